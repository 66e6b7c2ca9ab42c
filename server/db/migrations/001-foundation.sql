-- Two roles, switched to inside each transaction. The tenant role sees tenant tables through their policy; the platform
-- role sees reference tables, which hold what must be unique across tenants. Neither sees the other's tables.
do $$ begin create role econcierge_tenant nologin; exception when duplicate_object then null; end $$;
do $$ begin create role econcierge_platform nologin; exception when duplicate_object then null; end $$;
do $$ begin create role econcierge_operator nologin; exception when duplicate_object then null; end $$;

create function set_tenant(tenant uuid) returns void language plpgsql as $$
begin
  execute format('set local econcierge.tenant = %L', tenant);
end $$;

-- Reference tables. Their link to a tenant is called "tenant", so that "tenant_id" always means a walled table.

create table tenants (
  id uuid constraint tenants_pkey primary key,
  slug text not null constraint tenants_slug_key unique,
  name text not null,
  status text not null constraint tenants_status_known check (status in ('active', 'suspended')),
  time_zone text not null,
  is_demo boolean not null default false,
  created_at timestamptz not null
);

create table users (
  id uuid constraint users_pkey primary key,
  email text not null,
  email_key text not null constraint users_email_key_key unique,
  first_name text,
  last_name text,
  phone text,
  is_super_admin boolean not null default false,
  created_at timestamptz not null
);

create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null constraint identities_user_fkey references users (id) on delete cascade,
  created_at timestamptz not null,
  constraint identities_pkey primary key (issuer, subject)
);

create table memberships (
  user_id uuid not null constraint memberships_user_fkey references users (id) on delete cascade,
  tenant uuid not null constraint memberships_tenant_fkey references tenants (id) on delete cascade,
  role text not null constraint memberships_role_known
    check (role in ('customer', 'viewer', 'user', 'manager', 'billing-admin', 'admin')),
  created_at timestamptz not null,
  last_active_at timestamptz,
  constraint memberships_pkey primary key (tenant, user_id)
);
create index memberships_user_idx on memberships (user_id);

-- Every opaque token the product issues, told apart by purpose, stored only as a hash.
create table tokens (
  token_hash text constraint tokens_pkey primary key,
  purpose text not null constraint tokens_purpose_known check (purpose in ('session', 'login_ticket')),
  user_id uuid not null constraint tokens_user_fkey references users (id) on delete cascade,
  tenant uuid constraint tokens_tenant_fkey references tenants (id) on delete cascade,
  bound_to text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index tokens_user_idx on tokens (user_id);
create index tokens_expires_idx on tokens (expires_at);

-- A sign-in under way: what the provider's answer must match, bound to one browser, gone with its first use.
create table sign_in_attempts (
  state_hash text constraint sign_in_attempts_pkey primary key,
  browser_hash text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
create index sign_in_attempts_expires_idx on sign_in_attempts (expires_at);

create table agent_keys (
  agent_key text constraint agent_keys_pkey primary key,
  tenant uuid not null constraint agent_keys_tenant_fkey references tenants (id) on delete cascade,
  agent_id uuid not null
);

create table store_keys (
  key_hash text constraint store_keys_pkey primary key,
  tenant uuid not null constraint store_keys_tenant_fkey references tenants (id) on delete cascade,
  name text not null,
  last_four text not null,
  created_at timestamptz not null
);

create table rate_counters (
  bucket text not null,
  window_start timestamptz not null,
  hits integer not null,
  constraint rate_counters_pkey primary key (bucket, window_start)
);
create index rate_counters_window_idx on rate_counters (window_start);

-- Tenant tables.

create table settings (
  tenant_id uuid not null constraint settings_tenant_fkey references tenants (id) on delete cascade,
  version integer not null,
  data jsonb not null,
  updated_at timestamptz not null,
  constraint settings_pkey primary key (tenant_id)
);

create table stores (
  tenant_id uuid not null constraint stores_tenant_fkey references tenants (id) on delete cascade,
  store_id uuid not null,
  is_primary boolean not null,
  profile jsonb not null,
  updated_at timestamptz not null,
  constraint stores_pkey primary key (tenant_id, store_id)
);

create table agents (
  tenant_id uuid not null constraint agents_tenant_fkey references tenants (id) on delete cascade,
  agent_id uuid not null,
  agent_key text not null,
  name text not null,
  description text not null,
  status text not null constraint agents_status_known check (status in ('draft', 'active')),
  brief jsonb not null,
  theme jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint agents_pkey primary key (tenant_id, agent_id)
);
create unique index agents_one_active on agents (tenant_id) where status = 'active';

create table catalogs (
  tenant_id uuid not null constraint catalogs_tenant_fkey references tenants (id) on delete cascade,
  version bigint not null,
  product_count integer not null,
  imported_at timestamptz not null,
  source text not null,
  constraint catalogs_pkey primary key (tenant_id)
);

create table products (
  tenant_id uuid not null constraint products_tenant_fkey references tenants (id) on delete cascade,
  product_id text not null,
  position integer not null,
  sku text,
  name text not null,
  brand text,
  category text not null,
  subcategory text,
  strain_name text,
  strain_type text,
  thc_percent double precision,
  cbd_percent double precision,
  thc_mg_total double precision,
  thc_mg_per_piece double precision,
  cbd_mg_total double precision,
  size text,
  size_grams double precision,
  pack_count integer,
  price_cents integer,
  sale_price_cents integer,
  currency text not null,
  stock integer,
  effects jsonb not null,
  flavors jsonb not null,
  terpenes jsonb not null,
  tags jsonb not null,
  promo text,
  description text,
  image_url text,
  url text,
  constraint products_pkey primary key (tenant_id, product_id)
);

create table catalog_imports (
  tenant_id uuid not null constraint catalog_imports_tenant_fkey references tenants (id) on delete cascade,
  import_id uuid not null,
  file_name text not null,
  imported_rows integer not null,
  bad_rows jsonb not null,
  actor text not null,
  created_at timestamptz not null,
  constraint catalog_imports_pkey primary key (tenant_id, import_id)
);

create table conversations (
  tenant_id uuid not null constraint conversations_tenant_fkey references tenants (id) on delete cascade,
  conversation_id uuid not null,
  agent_id uuid not null,
  secret_hash text not null,
  visitor_id uuid,
  customer_type text,
  channel text not null constraint conversations_channel_known check (channel in ('widget', 'preview')),
  page_url text,
  language text not null,
  greeting text not null,
  quick_replies jsonb not null,
  age_gate_required boolean not null,
  minimum_age integer not null,
  age_confirmed_at timestamptz,
  age_refused_at timestamptz,
  started_at timestamptz not null,
  last_message_at timestamptz not null,
  ended_at timestamptz,
  message_count integer not null,
  recommendation_count integer not null,
  rating integer,
  helpful boolean,
  sentiment real,
  answered boolean,
  quality text,
  score jsonb,
  flag_count integer not null,
  figures_day date not null,
  constraint conversations_pkey primary key (tenant_id, conversation_id)
);
create index conversations_started_idx on conversations (tenant_id, started_at desc);
create index conversations_open_idx on conversations (tenant_id, last_message_at) where ended_at is null;

create table messages (
  tenant_id uuid not null,
  conversation_id uuid not null,
  seq integer not null,
  message_id uuid not null,
  client_message_id uuid,
  reply_to integer,
  role text not null constraint messages_role_known check (role in ('user', 'assistant')),
  text text not null,
  turn jsonb,
  feedback text,
  created_at timestamptz not null,
  constraint messages_pkey primary key (tenant_id, conversation_id, seq),
  constraint messages_id_key unique (tenant_id, message_id),
  constraint messages_client_id_key unique (tenant_id, conversation_id, client_message_id),
  constraint messages_reply_key unique (tenant_id, conversation_id, reply_to),
  constraint messages_conversation_fkey foreign key (tenant_id, conversation_id)
    references conversations (tenant_id, conversation_id) on delete cascade
);

-- Which products a conversation showed, and what the shopper did with them: the ground of attribution.
create table conversation_products (
  tenant_id uuid not null,
  conversation_id uuid not null,
  product_id text not null,
  shown_at timestamptz not null,
  clicked_at timestamptz,
  added_at timestamptz,
  constraint conversation_products_pkey primary key (tenant_id, conversation_id, product_id),
  constraint conversation_products_conversation_fkey foreign key (tenant_id, conversation_id)
    references conversations (tenant_id, conversation_id) on delete cascade
);
create index conversation_products_product_idx on conversation_products (tenant_id, product_id, shown_at);

create table flags (
  tenant_id uuid not null,
  flag_id uuid not null,
  conversation_id uuid not null,
  reason text not null,
  severity text not null constraint flags_severity_known check (severity in ('high', 'medium', 'low')),
  snippet text not null,
  created_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by text,
  note text,
  constraint flags_pkey primary key (tenant_id, flag_id),
  constraint flags_conversation_fkey foreign key (tenant_id, conversation_id)
    references conversations (tenant_id, conversation_id) on delete cascade
);
create index flags_created_idx on flags (tenant_id, created_at desc);
create index flags_conversation_idx on flags (tenant_id, conversation_id);

create table orders (
  tenant_id uuid not null constraint orders_tenant_fkey references tenants (id) on delete cascade,
  order_id uuid not null,
  external_id text not null,
  placed_at timestamptz not null,
  status text not null constraint orders_status_known check (status in ('placed', 'voided')),
  conversation_id uuid,
  matched_by text not null constraint orders_matched_by_known check (matched_by in ('conversation', 'products', 'none')),
  match_confidence real not null,
  discount_cents integer not null,
  tax_cents integer not null,
  net_cents integer not null,
  direct_cents integer not null,
  assisted_cents integer not null,
  figures_day date not null,
  received_at timestamptz not null,
  constraint orders_pkey primary key (tenant_id, order_id),
  constraint orders_external_key unique (tenant_id, external_id)
);
create index orders_placed_idx on orders (tenant_id, placed_at desc);
create index orders_conversation_idx on orders (tenant_id, conversation_id);

create table order_items (
  tenant_id uuid not null,
  order_id uuid not null,
  line integer not null,
  product_id text,
  sku text,
  name text not null,
  quantity integer not null,
  returned_quantity integer not null,
  unit_price_cents integer not null,
  is_direct boolean not null,
  constraint order_items_pkey primary key (tenant_id, order_id, line),
  constraint order_items_order_fkey foreign key (tenant_id, order_id)
    references orders (tenant_id, order_id) on delete cascade
);

-- One row a tenant and local day, kept up in the transaction that changes what it counts.
create table daily_figures (
  tenant_id uuid not null constraint daily_figures_tenant_fkey references tenants (id) on delete cascade,
  day date not null,
  orders integer not null default 0,
  orders_with integer not null default 0,
  net_cents bigint not null default 0,
  net_with_cents bigint not null default 0,
  direct_cents bigint not null default 0,
  assisted_cents bigint not null default 0,
  conversations integer not null default 0,
  messages integer not null default 0,
  recommendations integer not null default 0,
  conversions integer not null default 0,
  scored integer not null default 0,
  sentiment_hundredths bigint not null default 0,
  positive integer not null default 0,
  neutral integer not null default 0,
  negative integer not null default 0,
  answered integer not null default 0,
  quality_good integer not null default 0,
  quality_review integer not null default 0,
  quality_bad integer not null default 0,
  flags integer not null default 0,
  flagged_conversations integer not null default 0,
  duration_seconds bigint not null default 0,
  ratings integer not null default 0,
  rating_sum integer not null default 0,
  constraint daily_figures_pkey primary key (tenant_id, day)
);

-- The wall: only rows of the tenant set for this transaction exist, for reading and for writing, even for the owner.
create function wall_tenant_table(walled text) returns void language plpgsql as $$
begin
  execute format('alter table %I enable row level security', walled);
  execute format('alter table %I force row level security', walled);
  execute format(
    'create policy tenant_wall on %I using (tenant_id = nullif(current_setting(''econcierge.tenant'', true), '''')::uuid)'
    ' with check (tenant_id = nullif(current_setting(''econcierge.tenant'', true), '''')::uuid)', walled);
  execute format('grant select, insert, update, delete on %I to econcierge_tenant', walled);
end $$;

select wall_tenant_table('settings');
select wall_tenant_table('stores');
select wall_tenant_table('agents');
select wall_tenant_table('catalogs');
select wall_tenant_table('products');
select wall_tenant_table('catalog_imports');
select wall_tenant_table('conversations');
select wall_tenant_table('messages');
select wall_tenant_table('conversation_products');
select wall_tenant_table('flags');
select wall_tenant_table('orders');
select wall_tenant_table('order_items');
select wall_tenant_table('daily_figures');

grant select, insert, update, delete on
  tenants, users, identities, memberships, tokens, sign_in_attempts, agent_keys, store_keys, rate_counters to econcierge_platform;

grant econcierge_tenant, econcierge_platform, econcierge_operator to current_user;
