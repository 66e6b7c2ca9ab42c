-- What a tenant pays for moves out of its walls: the operator's screens read plan, price and standing of all tenants, and a
-- provider's message names a customer, not a tenant. Its link to a tenant is called "tenant" from here on.
drop policy tenant_wall on subscriptions;
alter table subscriptions no force row level security;
alter table subscriptions disable row level security;
revoke all on subscriptions from econcierge_tenant;
alter table subscriptions rename column tenant_id to tenant;

-- Null while a trial runs: the trial's end is the period's end.
alter table subscriptions add column current_period_ends_at timestamptz;
alter table subscriptions add column past_due_since timestamptz;
alter table subscriptions add column ended_at timestamptz;
alter table subscriptions add column last_paid_at timestamptz;
-- Each look at the provider takes the next number before it looks; what an older look saw never replaces a newer one.
alter table subscriptions add column asked_seq bigint not null default 0;
alter table subscriptions add column applied_seq bigint not null default 0;
alter table subscriptions add column checked_at timestamptz;

create index subscriptions_checked_idx on subscriptions (checked_at);
create index subscriptions_trial_idx on subscriptions (trial_ends_at);

-- A tenant may be known to a provider before it has a subscription there.
alter table payment_accounts alter column subscription_id drop not null;
alter table payment_accounts add constraint payment_accounts_tenant_key unique (provider, tenant);

-- Messages of a provider that were acted upon, each once.
create table payment_events (
  provider text not null,
  event_id text not null,
  type text not null,
  customer_id text,
  received_at timestamptz not null,
  constraint payment_events_pkey primary key (provider, event_id)
);
create index payment_events_received_idx on payment_events (received_at);

-- What the sandbox provider knows of its customers, in place of a real provider's own records.
create table sandbox_accounts (
  customer_id text constraint sandbox_accounts_pkey primary key,
  state jsonb not null,
  updated_at timestamptz not null
);

-- The sandbox's pages that were opened for a customer, by the hash of their address.
create table sandbox_pages (
  token_hash text constraint sandbox_pages_pkey primary key,
  customer_id text not null constraint sandbox_pages_account_fkey
    references sandbox_accounts (customer_id) on delete cascade,
  page jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sandbox_pages_expires_idx on sandbox_pages (expires_at);

grant select, insert, update, delete on subscriptions, payment_events, sandbox_accounts, sandbox_pages
  to econcierge_platform;

-- The billing history of a tenant. Without a provider's id it is a row of our own, such as the start of a trial.
create table invoices (
  tenant_id uuid not null constraint invoices_tenant_fkey references tenants (id) on delete cascade,
  invoice_id uuid not null,
  provider_invoice_id text,
  number text not null,
  issued_at timestamptz not null,
  description text not null,
  amount_cents integer not null,
  status text not null constraint invoices_status_known check (status in ('paid', 'open', 'failed', 'void')),
  period_starts_at timestamptz,
  period_ends_at timestamptz,
  paid_at timestamptz,
  card_brand text,
  card_last_four text,
  constraint invoices_pkey primary key (tenant_id, invoice_id),
  constraint invoices_provider_key unique (tenant_id, provider_invoice_id)
);
create index invoices_issued_idx on invoices (tenant_id, issued_at desc);
select wall_tenant_table('invoices');

-- Tenants from before: each gets the trial that a new one begins with.
insert into subscriptions (tenant, plan, status, is_beta, price_cents, billing_email, trial_ends_at, created_at, updated_at)
select t.id, 'professional', 'trialing', false, 9700, '', t.created_at + interval '30 days', t.created_at, t.created_at
from tenants t where not exists (select 1 from subscriptions s where s.tenant = t.id);

-- Sandbox customers from before, as the sign-up wrote them down.
insert into sandbox_accounts (customer_id, state, updated_at)
select a.customer_id,
  jsonb_build_object(
    'email', s.billing_email,
    'card', case when s.card_last_four is null then null else jsonb_build_object('brand', s.card_brand,
      'lastFour', s.card_last_four, 'expiryMonth', s.card_expiry_month, 'expiryYear', s.card_expiry_year,
      'outcome', 'ok') end,
    'subscriptions', jsonb_build_array(jsonb_build_object('id', a.subscription_id, 'plan', s.plan,
      'status', 'trialing', 'startedAt', s.created_at, 'trialEndsAt', s.trial_ends_at, 'periodEndsAt', null,
      'cancelsAtPeriodEnd', s.cancels_at_period_end, 'failedSince', null, 'endedAt', null)),
    'invoices', jsonb_build_array()),
  s.updated_at
from payment_accounts a join subscriptions s on s.tenant = a.tenant
where a.provider = 'sandbox';
