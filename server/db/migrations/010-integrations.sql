-- A tenant's key, wrapped by the operator's master key. What it sealed stays readable when the master key changes; when
-- the row is gone, nothing it sealed can be read again.
create table tenant_data_keys (
  tenant_id uuid not null constraint tenant_data_keys_tenant_fkey references tenants (id) on delete cascade,
  master_key_id text not null,
  wrapped_key text not null,
  created_at timestamptz not null,
  constraint tenant_data_keys_pkey primary key (tenant_id)
);
select wall_tenant_table('tenant_data_keys');

-- A connection to a vendor. `sealed` holds its keys; `settings` what is no secret, such as the shop's address.
create table integrations (
  tenant_id uuid not null constraint integrations_tenant_fkey references tenants (id) on delete cascade,
  provider text not null,
  settings jsonb not null,
  sealed text,
  last_four text,
  account_name text not null,
  is_menu_source boolean not null,
  last_result text not null,
  checked_at timestamptz not null,
  connected_by text not null,
  connected_at timestamptz not null,
  failures integer not null,
  products_until timestamptz,
  orders_until timestamptz,
  next_sync_at timestamptz,
  constraint integrations_pkey primary key (tenant_id, provider)
);
create unique index integrations_one_menu on integrations (tenant_id) where is_menu_source;
create index integrations_due_idx on integrations (tenant_id, next_sync_at) where next_sync_at is not null;
select wall_tenant_table('integrations');

-- `place` is the vendor's cursor after the last page that was kept: a run that died goes on from there.
create table sync_runs (
  tenant_id uuid not null,
  run_id uuid not null,
  provider text not null,
  kind text not null constraint sync_runs_kind_known check (kind in ('full', 'changes')),
  status text not null constraint sync_runs_status_known check (status in ('running', 'waiting', 'done', 'failed', 'stopped')),
  phase text not null constraint sync_runs_phase_known check (phase in ('products', 'orders', 'finished')),
  place text,
  result text not null,
  started_by text not null,
  started_at timestamptz not null,
  beat_at timestamptz not null,
  retry_at timestamptz,
  finished_at timestamptz,
  products_since timestamptz,
  orders_since timestamptz,
  tries integer not null,
  products_read integer not null,
  products_expected integer,
  products_added integer not null,
  products_changed integer not null,
  products_removed integer not null,
  orders_read integer not null,
  orders_expected integer,
  failed_items integer not null,
  constraint sync_runs_pkey primary key (tenant_id, run_id),
  constraint sync_runs_integration_fkey foreign key (tenant_id, provider)
    references integrations (tenant_id, provider) on delete cascade
);
create unique index sync_runs_one_open on sync_runs (tenant_id, provider) where finished_at is null;
create index sync_runs_started_idx on sync_runs (tenant_id, provider, started_at desc);
select wall_tenant_table('sync_runs');

-- What a run has read of the menu so far; it takes the place of the old menu in one transaction at the end.
create table sync_products (
  tenant_id uuid not null,
  run_id uuid not null,
  product_id text not null,
  position integer not null,
  product jsonb,
  constraint sync_products_pkey primary key (tenant_id, run_id, product_id),
  constraint sync_products_run_fkey foreign key (tenant_id, run_id)
    references sync_runs (tenant_id, run_id) on delete cascade
);
select wall_tenant_table('sync_products');

create table sync_failures (
  tenant_id uuid not null,
  run_id uuid not null,
  kind text not null constraint sync_failures_kind_known check (kind in ('product', 'order')),
  external_id text not null,
  name text not null,
  reason text not null,
  constraint sync_failures_pkey primary key (tenant_id, run_id, kind, external_id),
  constraint sync_failures_run_fkey foreign key (tenant_id, run_id)
    references sync_runs (tenant_id, run_id) on delete cascade
);
select wall_tenant_table('sync_failures');

-- Where a vendor's webhooks arrive: the address leads to the tenant, the signature is the proof.
create table vendor_hooks (
  hook_id text constraint vendor_hooks_pkey primary key,
  tenant uuid not null constraint vendor_hooks_tenant_fkey references tenants (id) on delete cascade,
  provider text not null,
  created_at timestamptz not null,
  constraint vendor_hooks_provider_key unique (tenant, provider)
);
grant select, insert, update, delete on vendor_hooks to econcierge_platform;

create table vendor_hook_receipts (
  tenant_id uuid not null,
  provider text not null,
  delivery_id text not null,
  topic text not null,
  received_at timestamptz not null,
  constraint vendor_hook_receipts_pkey primary key (tenant_id, provider, delivery_id),
  constraint vendor_hook_receipts_integration_fkey foreign key (tenant_id, provider)
    references integrations (tenant_id, provider) on delete cascade
);
create index vendor_hook_receipts_received_idx on vendor_hook_receipts (tenant_id, received_at);
select wall_tenant_table('vendor_hook_receipts');

-- The columns of the last menu file, as a person put them.
create table column_mappings (
  tenant_id uuid not null constraint column_mappings_tenant_fkey references tenants (id) on delete cascade,
  mapping jsonb not null,
  saved_by text not null,
  saved_at timestamptz not null,
  constraint column_mappings_pkey primary key (tenant_id)
);
select wall_tenant_table('column_mappings');

-- Keys of the public API. The key that a tenant is born with reports orders, as it always did.
alter table store_keys add column scopes jsonb not null default '["orders:write"]';
alter table store_keys add column created_by text;
alter table store_keys add column last_used_at timestamptz;
create index store_keys_tenant_idx on store_keys (tenant);

-- What happened, written in the transaction in which it happened and told by a job to everyone who asked to hear of it.
create table events (
  tenant_id uuid not null constraint events_tenant_fkey references tenants (id) on delete cascade,
  event_id uuid not null,
  type text not null,
  once_key text not null,
  data jsonb not null,
  created_at timestamptz not null,
  spread_at timestamptz,
  constraint events_pkey primary key (tenant_id, event_id),
  constraint events_once_key unique (tenant_id, type, once_key)
);
create index events_waiting_idx on events (tenant_id, created_at) where spread_at is null;
create index events_created_idx on events (tenant_id, created_at);
select wall_tenant_table('events');

create table webhook_endpoints (
  tenant_id uuid not null constraint webhook_endpoints_tenant_fkey references tenants (id) on delete cascade,
  endpoint_id uuid not null,
  url text not null,
  description text not null,
  events jsonb not null,
  sealed text not null,
  last_four text not null,
  is_on boolean not null,
  off_reason text,
  failures integer not null,
  failing_since timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  constraint webhook_endpoints_pkey primary key (tenant_id, endpoint_id)
);
select wall_tenant_table('webhook_endpoints');

-- One event on its way to one hearer: an endpoint by its id, or a connection by its provider.
create table deliveries (
  tenant_id uuid not null,
  delivery_id uuid not null,
  event_id uuid not null,
  hearer text not null,
  status text not null constraint deliveries_status_known check (status in ('waiting', 'delivered', 'failed', 'dropped')),
  attempts integer not null,
  next_attempt_at timestamptz not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint deliveries_pkey primary key (tenant_id, delivery_id),
  constraint deliveries_hearer_key unique (tenant_id, event_id, hearer),
  constraint deliveries_event_fkey foreign key (tenant_id, event_id)
    references events (tenant_id, event_id) on delete cascade
);
create index deliveries_waiting_idx on deliveries (tenant_id, next_attempt_at) where status = 'waiting';
create index deliveries_hearer_idx on deliveries (tenant_id, hearer, created_at desc);
select wall_tenant_table('deliveries');

create table delivery_attempts (
  tenant_id uuid not null,
  delivery_id uuid not null,
  attempt integer not null,
  at timestamptz not null,
  duration_ms integer not null,
  status_code integer,
  result text not null,
  constraint delivery_attempts_pkey primary key (tenant_id, delivery_id, attempt),
  constraint delivery_attempts_delivery_fkey foreign key (tenant_id, delivery_id)
    references deliveries (tenant_id, delivery_id) on delete cascade
);
select wall_tenant_table('delivery_attempts');
