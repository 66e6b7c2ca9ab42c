-- What the operator sees of all tenants stands in reference tables: counts of nobody, rolled up from the tenants' own rows.
-- The operator's role reads these and nothing else; it passes no wall and writes nothing.

-- One row a tenant and UTC day. Calls and tokens are added as they happen, conversations are set by the roll-up.
create table usage_days (
  tenant uuid not null constraint usage_days_tenant_fkey references tenants (id) on delete cascade,
  day date not null,
  shopper_calls bigint not null default 0,
  staff_calls bigint not null default 0,
  store_calls bigint not null default 0,
  tokens bigint not null default 0,
  conversations integer not null default 0,
  updated_at timestamptz not null,
  constraint usage_days_pkey primary key (tenant, day)
);
create index usage_days_day_idx on usage_days (day);
create index usage_days_updated_idx on usage_days (updated_at);

-- How a tenant stands at the last roll-up.
create table tenant_pulses (
  tenant uuid constraint tenant_pulses_pkey primary key
    constraint tenant_pulses_tenant_fkey references tenants (id) on delete cascade,
  domain text not null,
  snippet_seen_at timestamptz,
  first_conversation_on date,
  last_conversation_on date,
  open_flags integer not null,
  storage_bytes bigint not null,
  storage_counted_at timestamptz not null,
  rolled_up_at timestamptz not null
);

-- How the server did, a row a minute in which any process of it ran.
create table server_minutes (
  minute timestamptz constraint server_minutes_pkey primary key,
  requests integer not null,
  failures integer not null,
  total_ms bigint not null,
  slowest_ms integer not null
);

-- Loads of the landing page. No cookie, no address: a count.
create table landing_days (
  day date constraint landing_days_pkey primary key,
  visits integer not null
);

-- How far sign-ups came that nobody finished, kept as counts when they are forgotten. The day is that of their beginning.
create table journey_days (
  day date constraint journey_days_pkey primary key,
  signups integer not null,
  payments integer not null,
  setups integer not null
);

-- The operator's own log, chained like each tenant's. It names tenants by words alone, since it outlives them.
create table operator_entries (
  seq bigint constraint operator_entries_pkey primary key,
  at timestamptz not null,
  actor text not null,
  actor_role text not null,
  address text,
  action text not null,
  subject text not null,
  before text,
  after text,
  previous_hash text not null,
  hash text not null
);
create index operator_entries_action_idx on operator_entries (action, seq desc);

create table operator_heads (
  chain text constraint operator_heads_pkey primary key,
  seq bigint not null,
  hash text not null
);

-- A super admin who looks at a tenant, reading only and for a limited time.
create table support_sessions (
  support_id uuid constraint support_sessions_pkey primary key,
  token_hash text not null constraint support_sessions_token_key unique,
  user_id uuid not null constraint support_sessions_user_fkey references users (id) on delete cascade,
  tenant uuid not null constraint support_sessions_tenant_fkey references tenants (id) on delete cascade,
  reason text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index support_sessions_tenant_idx on support_sessions (tenant, expires_at);

-- One seal a message, chained through its conversation: what was said, under which rules, behind which age gate.
create table transcript_seals (
  tenant_id uuid not null,
  conversation_id uuid not null,
  seq integer not null,
  rule_set text not null,
  age_gate text not null constraint transcript_seals_age_gate_known
    check (age_gate in ('not_required', 'open', 'confirmed', 'refused')),
  previous_hash text not null,
  hash text not null,
  constraint transcript_seals_pkey primary key (tenant_id, conversation_id, seq),
  constraint transcript_seals_conversation_fkey foreign key (tenant_id, conversation_id)
    references conversations (tenant_id, conversation_id) on delete cascade
);
select wall_tenant_table('transcript_seals');
revoke update, delete on transcript_seals from econcierge_tenant;

grant select, insert, update, delete on
  usage_days, tenant_pulses, server_minutes, landing_days, journey_days, support_sessions to econcierge_platform;
grant select, insert on operator_entries to econcierge_platform;
grant select, insert, update on operator_heads to econcierge_platform;

grant select on
  tenants, memberships, subscriptions, usage_days, tenant_pulses, server_minutes, landing_days, journey_days, operator_entries
  to econcierge_operator;
grant select (id, email, first_name, last_name, is_super_admin) on users to econcierge_operator;
grant select (signup_id, is_beta, payment, business, tenant, completed_at, created_at) on signups to econcierge_operator;
grant select (support_id, user_id, tenant, reason, started_at, expires_at, ended_at) on support_sessions to econcierge_operator;
