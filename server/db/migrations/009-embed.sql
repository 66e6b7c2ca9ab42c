-- The pages that may show a shop's chat; no row or an empty list: any page. It stands on the platform's side, beside the
-- agent keys, since it is asked before anybody is let in to the tenant.
create table allowed_origins (
  tenant uuid not null constraint allowed_origins_tenant_fkey references tenants (id) on delete cascade,
  origins jsonb not null,
  updated_by text not null,
  updated_at timestamptz not null,
  constraint allowed_origins_pkey primary key (tenant)
);

-- Every launcher that was ever served under an address of its own: a page that names its hash must find those very bytes.
create table widget_builds (
  version text constraint widget_builds_pkey primary key,
  script text not null,
  first_served_at timestamptz not null
);
grant select, insert, update, delete on allowed_origins, widget_builds to econcierge_platform;

-- Secrets with which a shop's server signs who its customer is, sealed. One replaced stays good for a day.
create table identity_secrets (
  tenant_id uuid not null constraint identity_secrets_tenant_fkey references tenants (id) on delete cascade,
  secret_id uuid not null,
  sealed text not null,
  last_four text not null,
  made_by text not null,
  made_at timestamptz not null,
  valid_until timestamptz,
  constraint identity_secrets_pkey primary key (tenant_id, secret_id)
);
select wall_tenant_table('identity_secrets');

-- A customer as the shop's server named them, hashed with the tenant: enough to know them again, and no more.
alter table conversations add column customer_key text;
create index conversations_customer_idx on conversations (tenant_id, customer_key, started_at desc)
  where customer_key is not null;

-- Shoppers who asked to hear from a person.
create table handoff_requests (
  tenant_id uuid not null,
  conversation_id uuid not null,
  request_id uuid not null,
  email text,
  note text,
  created_at timestamptz not null,
  constraint handoff_requests_pkey primary key (tenant_id, conversation_id, request_id),
  constraint handoff_requests_conversation_fkey foreign key (tenant_id, conversation_id)
    references conversations (tenant_id, conversation_id) on delete cascade
);
select wall_tenant_table('handoff_requests');
