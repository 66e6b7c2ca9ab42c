-- A sign-up under way and, once completed, the record of who agreed to what. It belongs to nobody's tenant yet, so it stands
-- in reference tables. Never holds a card number: `payment` is what the provider says of the card.
create table signups (
  signup_id uuid constraint signups_pkey primary key,
  token_hash text not null constraint signups_token_key unique,
  email_key text not null,
  is_beta boolean not null,
  account jsonb not null,
  password_hash text not null,
  payment jsonb,
  business jsonb,
  agent jsonb,
  tenant uuid constraint signups_tenant_fkey references tenants (id) on delete cascade,
  user_id uuid constraint signups_user_fkey references users (id) on delete cascade,
  completed_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index signups_email_idx on signups (email_key);
create index signups_expires_idx on signups (expires_at);

-- The menu that was read for a sign-up, apart because it is large and seldom needed.
create table signup_menus (
  signup_id uuid constraint signup_menus_pkey primary key
    constraint signup_menus_signup_fkey references signups (signup_id) on delete cascade,
  version uuid not null,
  summary jsonb not null,
  products jsonb not null
);

create table waitlist (
  email_key text constraint waitlist_pkey primary key,
  email text not null,
  joined_at timestamptz not null
);
create index waitlist_joined_idx on waitlist (joined_at);

-- The ids by which a payment provider knows a tenant.
create table payment_accounts (
  provider text not null constraint payment_accounts_provider_known check (provider in ('sandbox', 'stripe')),
  customer_id text not null,
  subscription_id text not null,
  tenant uuid not null constraint payment_accounts_tenant_fkey references tenants (id) on delete cascade,
  created_at timestamptz not null,
  constraint payment_accounts_pkey primary key (provider, customer_id),
  constraint payment_accounts_subscription_key unique (provider, subscription_id)
);
create index payment_accounts_tenant_idx on payment_accounts (tenant);

-- What a tenant pays for. Without a card in the beta.
create table subscriptions (
  tenant_id uuid not null constraint subscriptions_tenant_fkey references tenants (id) on delete cascade,
  plan text not null constraint subscriptions_plan_known check (plan in ('professional', 'econcierge', 'optimization')),
  status text not null constraint subscriptions_status_known
    check (status in ('trialing', 'active', 'past_due', 'canceled')),
  is_beta boolean not null,
  price_cents integer not null,
  billing_email text not null,
  card_brand text,
  card_last_four text,
  card_expiry_month integer,
  card_expiry_year integer,
  trial_ends_at timestamptz not null,
  cancels_at_period_end boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint subscriptions_pkey primary key (tenant_id)
);
select wall_tenant_table('subscriptions');

grant select, insert, update, delete on signups, signup_menus, waitlist, payment_accounts to econcierge_platform;
