-- What an agent's row holds is what shoppers meet; the draft of the next version stands beside it until it is published.
alter table agents add column published_version integer not null default 0;

-- No row means that nothing was edited yet. `version` counts the saves: one over a stale version is refused.
create table agent_drafts (
  tenant_id uuid not null,
  agent_id uuid not null,
  version integer not null,
  document jsonb not null,
  updated_by text not null,
  updated_at timestamptz not null,
  constraint agent_drafts_pkey primary key (tenant_id, agent_id),
  constraint agent_drafts_agent_fkey foreign key (tenant_id, agent_id)
    references agents (tenant_id, agent_id) on delete cascade
);
select wall_tenant_table('agent_drafts');

-- Every version that was ever live, never changed again. `passed` and `probes` are null where it was published unchecked.
create table agent_versions (
  tenant_id uuid not null,
  agent_id uuid not null,
  version integer not null,
  document jsonb not null,
  published_by text not null,
  published_at timestamptz not null,
  passed integer,
  probes integer,
  reason text,
  constraint agent_versions_pkey primary key (tenant_id, agent_id, version),
  constraint agent_versions_agent_fkey foreign key (tenant_id, agent_id)
    references agents (tenant_id, agent_id) on delete cascade
);
select wall_tenant_table('agent_versions');
revoke update, delete on agent_versions from econcierge_tenant;

-- The last runs of the probes. `document_hash` tells what was tried: a run counts for exactly that draft.
create table agent_checks (
  tenant_id uuid not null,
  agent_id uuid not null,
  check_id uuid not null,
  draft_version integer not null,
  document_hash text not null,
  passed integer not null,
  probes integer not null,
  report jsonb not null,
  started_by text not null,
  finished_at timestamptz not null,
  constraint agent_checks_pkey primary key (tenant_id, agent_id, check_id),
  constraint agent_checks_agent_fkey foreign key (tenant_id, agent_id)
    references agents (tenant_id, agent_id) on delete cascade
);
select wall_tenant_table('agent_checks');

-- The share of probes that a draft must pass. Its row is also the lock under which a tenant's agents change.
create table agent_settings (
  tenant_id uuid not null constraint agent_settings_tenant_fkey references tenants (id) on delete cascade,
  bar_percent integer not null,
  updated_by text not null,
  updated_at timestamptz not null,
  constraint agent_settings_pkey primary key (tenant_id)
);
select wall_tenant_table('agent_settings');
