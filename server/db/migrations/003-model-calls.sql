-- Tokens are reserved before a model is called and settled after it. A reservation that is never settled, because the
-- server died, stops counting when it expires.

create table model_calls (
  tenant_id uuid not null constraint model_calls_tenant_fkey references tenants (id) on delete cascade,
  call_id uuid not null,
  conversation_id uuid not null,
  day date not null,
  reserved_tokens integer not null,
  input_tokens integer,
  output_tokens integer,
  expires_at timestamptz not null,
  constraint model_calls_pkey primary key (tenant_id, call_id)
);
create index model_calls_day_idx on model_calls (tenant_id, day);
create index model_calls_conversation_idx on model_calls (tenant_id, conversation_id);
select wall_tenant_table('model_calls');

create table platform_model_days (
  day date constraint platform_model_days_pkey primary key,
  used_tokens bigint not null
);

create table platform_model_reservations (
  call_id uuid constraint platform_model_reservations_pkey primary key,
  day date not null,
  tokens integer not null,
  expires_at timestamptz not null
);
create index platform_model_reservations_day_idx on platform_model_reservations (day);
grant select, insert, update, delete on platform_model_days, platform_model_reservations to econcierge_platform;
