-- Who did what, append-only: each entry carries the hash of the one before it. What was is kept as text, since the hash
-- is taken over its very bytes.
create table audit_entries (
  tenant_id uuid not null constraint audit_entries_tenant_fkey references tenants (id) on delete cascade,
  seq bigint not null,
  at timestamptz not null,
  actor text not null,
  actor_role text not null,
  address text,
  action text not null,
  subject text not null,
  before text,
  after text,
  previous_hash text not null,
  hash text not null,
  constraint audit_entries_pkey primary key (tenant_id, seq)
);
create index audit_entries_action_idx on audit_entries (tenant_id, action, seq desc);
select wall_tenant_table('audit_entries');
revoke update, delete on audit_entries from econcierge_tenant;

-- The end of each tenant's chain; its row is the lock that lets one entry follow another.
create table audit_heads (
  tenant_id uuid not null constraint audit_heads_tenant_fkey references tenants (id) on delete cascade,
  seq bigint not null,
  hash text not null,
  constraint audit_heads_pkey primary key (tenant_id)
);
select wall_tenant_table('audit_heads');

-- Mail to be sent, written in the transaction that gives cause for it and sent by a job.
create table mails (
  tenant_id uuid not null constraint mails_tenant_fkey references tenants (id) on delete cascade,
  mail_id uuid not null,
  kind text not null,
  once_key text,
  to_address text not null,
  reply_to text,
  subject text not null,
  text text not null,
  html text,
  created_at timestamptz not null,
  not_before timestamptz not null,
  attempts integer not null,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text,
  constraint mails_pkey primary key (tenant_id, mail_id),
  constraint mails_once_key unique (tenant_id, once_key)
);
create index mails_waiting_idx on mails (tenant_id, not_before) where sent_at is null and given_up_at is null;
select wall_tenant_table('mails');
