-- Customers of a payment provider whose account here was erased: what they pay for is ended there by a job, however long the
-- provider does not answer. A row goes when that is done.
create table payment_closures (
  provider text not null,
  customer_id text not null,
  account text not null,
  asked_at timestamptz not null,
  next_try_at timestamptz not null,
  tries integer not null,
  last_error text,
  constraint payment_closures_pkey primary key (provider, customer_id)
);
create index payment_closures_due_idx on payment_closures (next_try_at);
grant select, insert, update, delete on payment_closures to econcierge_platform;

-- Since when nothing has referred to an uploaded picture; null while something does.
alter table media add column unused_since timestamptz;

-- Texts go to numbers alone that were proved to be their member's.
alter table notification_choices add column phone_verified_at timestamptz;

-- The code that a number is proved with, as a hash; one at a time for each member.
create table phone_codes (
  tenant_id uuid not null constraint phone_codes_tenant_fkey references tenants (id) on delete cascade,
  user_id uuid not null,
  phone text not null,
  code_hash text not null,
  tries integer not null,
  expires_at timestamptz not null,
  constraint phone_codes_pkey primary key (tenant_id, user_id)
);
select wall_tenant_table('phone_codes');

-- Numbers that answered STOP, whichever accounts text them.
create table text_stops (
  phone text constraint text_stops_pkey primary key,
  stopped_at timestamptz not null
);
grant select, insert, update, delete on text_stops to econcierge_platform;
