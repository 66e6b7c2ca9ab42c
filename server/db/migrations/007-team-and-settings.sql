-- Who saved the settings last, for whoever comes too late with their own changes.
alter table settings add column updated_by text;

-- An invitation stands beside the people and memberships it leads to: it is looked up by e-mail before any tenant is known.
create table invitations (
  invitation_id uuid constraint invitations_pkey primary key,
  tenant uuid not null constraint invitations_tenant_fkey references tenants (id) on delete cascade,
  email text not null,
  email_key text not null,
  role text not null constraint invitations_role_known
    check (role in ('viewer', 'user', 'manager', 'billing-admin', 'admin')),
  token_hash text not null,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz
);
create unique index invitations_token_key on invitations (token_hash);
create unique index invitations_pending_key on invitations (tenant, email_key)
  where accepted_at is null and revoked_at is null;
create index invitations_email_idx on invitations (email_key) where accepted_at is null and revoked_at is null;

-- The invitation whose link began a sign-in: only it may bring somebody who has an account elsewhere into a tenant.
alter table sign_in_attempts add column invitation_id uuid;

-- Pictures that were uploaded, drawn again. The key stands in public addresses and leads to the tenant.
create table media_keys (
  media_key text constraint media_keys_pkey primary key,
  tenant uuid not null constraint media_keys_tenant_fkey references tenants (id) on delete cascade,
  media_id uuid not null
);
create table media (
  tenant_id uuid not null constraint media_tenant_fkey references tenants (id) on delete cascade,
  media_id uuid not null,
  media_key text not null,
  png bytea not null,
  width integer not null,
  height integer not null,
  made_by text not null,
  created_at timestamptz not null,
  constraint media_pkey primary key (tenant_id, media_id)
);
select wall_tenant_table('media');

-- What each member wants to be told, and how. No row: the defaults.
create table notification_choices (
  tenant_id uuid not null constraint notification_choices_tenant_fkey references tenants (id) on delete cascade,
  user_id uuid not null,
  new_conversations boolean not null,
  weekly_reports boolean not null,
  product_alerts boolean not null,
  billing boolean not null,
  high_priority_texts boolean not null,
  maintenance_texts boolean not null,
  phone text,
  updated_at timestamptz not null,
  constraint notification_choices_pkey primary key (tenant_id, user_id)
);
select wall_tenant_table('notification_choices');

-- What has been told already: a digest of a day, a report of a week, a product that ran out.
create table notification_runs (
  tenant_id uuid not null constraint notification_runs_tenant_fkey references tenants (id) on delete cascade,
  kind text not null,
  period text not null,
  ran_at timestamptz not null,
  constraint notification_runs_pkey primary key (tenant_id, kind, period)
);
select wall_tenant_table('notification_runs');

-- A mail of a kind that one can leave says how; a text message travels the same way as a mail.
alter table mails add column unsubscribe_url text;
alter table mails add column channel text not null default 'mail';
alter table mails add constraint mails_channel_known check (channel in ('mail', 'text'));

-- Keys that the servers of one database share and nobody configures, such as the one that signs unsubscribe links.
create table platform_secrets (
  name text constraint platform_secrets_pkey primary key,
  secret text not null,
  created_at timestamptz not null
);

grant select, insert, update, delete on invitations, media_keys, platform_secrets to econcierge_platform;
