import { REFERENCE_TABLES } from '#server/db/walls.ts'
import type { SqlSession } from '#server/db/migrate.ts'

/** Tables that belong to the machinery: the record of migrations, and the schema of the job queue. */
const MACHINERY_TABLES = ['schema_migrations']
const QUEUE_SCHEMA = 'pgboss'

const OWN_TENANT = "(tenant_id = (NULLIF(current_setting('econcierge.tenant'::text, true), ''::text))::uuid)"

const TABLES = `
  select c.oid::int as oid, n.nspname as schema, c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
    exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped) as walled,
    has_table_privilege('econcierge_tenant', c.oid, 'select, insert, update, delete, truncate, references, trigger') as tenant_role,
    has_table_privilege('econcierge_platform', c.oid, 'select, insert, update, delete, truncate, references, trigger') as platform_role,
    has_any_column_privilege('econcierge_operator', c.oid, 'select, insert, update, references') as operator_reads,
    has_table_privilege('econcierge_operator', c.oid, 'insert, update, delete, truncate, references, trigger')
      or has_any_column_privilege('econcierge_operator', c.oid, 'insert, update, references') as operator_writes,
    has_table_privilege('econcierge_tenant', c.oid, 'truncate, references, trigger')
      or has_table_privilege('econcierge_platform', c.oid, 'truncate, references, trigger') as dangerous
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'
  order by 2, 3`

const POLICIES = `
  select p.polrelid::int as oid, p.polcmd::text as command, p.polpermissive as permissive, p.polroles::oid[]::text as roles,
    pg_get_expr(p.polqual, p.polrelid) as reads, pg_get_expr(p.polwithcheck, p.polrelid) as writes
  from pg_policy p`

const ROLES = `select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles
  where rolname in ('econcierge_tenant', 'econcierge_platform', 'econcierge_operator')`

type Row = Record<string, unknown>

/** Every place where the wall between tenants has a hole, in words. Empty when there is none. Run as the owner. */
export async function findWallFaults(owner: Pick<SqlSession, 'query'>): Promise<string[]> {
  const tables = await owner.query(TABLES)
  const policies = await owner.query(POLICIES)
  const roles = await owner.query(ROLES)
  return [...tables.flatMap((table) => tableFaults(table, policies)), ...roleFaults(roles), ...listFaults(tables)]
}

function tableFaults(table: Row, policies: Row[]): string[] {
  const name = `${table.schema}.${table.name}`
  if (table.schema === QUEUE_SCHEMA) return reachFaults(name, table)
  if (table.schema !== 'public') return [`${name}: a table outside of the known schemas`]
  if (table.walled === true) return walledFaults(name, table, policies)
  const faults: string[] = []
  if (table.operator_writes === true) faults.push(`${name}: the operator's role may write`)
  if (!isListed(table.name)) faults.push(`${name}: has no tenant_id and is not a listed reference table`)
  if (table.tenant_role === true) faults.push(`${name}: the tenant role reaches a table without tenants`)
  if (table.dangerous === true) faults.push(`${name}: a role may truncate, reference or trigger`)
  return faults
}

function walledFaults(name: string, table: Row, policies: Row[]): string[] {
  const faults: string[] = []
  if (table.enabled !== true) faults.push(`${name}: row-level security is not enabled`)
  if (table.forced !== true) faults.push(`${name}: row-level security is not forced`)
  if (table.operator_reads === true) faults.push(`${name}: the operator's role reaches a tenant table`)
  if (table.platform_role === true) faults.push(`${name}: the platform role reaches a tenant table`)
  if (table.dangerous === true) faults.push(`${name}: a role may truncate, reference or trigger`)
  const own = policies.filter((policy) => policy.oid === table.oid)
  const [policy] = own
  if (policy === undefined || own.length > 1) return [...faults, `${name}: has ${own.length} policies instead of one`]
  if (policy.command !== '*' || policy.permissive !== true || policy.roles !== '{0}')
    faults.push(`${name}: the policy is not for every command and role`)
  if (policy.reads !== OWN_TENANT) faults.push(`${name}: reading is not limited to the own tenant`)
  if (policy.writes !== OWN_TENANT) faults.push(`${name}: writing is not limited to the own tenant`)
  return faults
}

function reachFaults(name: string, table: Row): string[] {
  const isReached = table.tenant_role === true || table.platform_role === true
  return isReached ? [`${name}: a role of the product reaches the queue's table`] : []
}

function roleFaults(roles: Row[]): string[] {
  if (roles.length !== 3)
    return ['roles: econcierge_tenant, econcierge_platform and econcierge_operator are not all there']
  return roles
    .filter((role) => [role.rolsuper, role.rolbypassrls, role.rolcreaterole, role.rolcreatedb].includes(true))
    .map((role) => `roles: ${role.rolname} has powers beyond its tables`)
}

function listFaults(tables: Row[]): string[] {
  const walledNames = tables.filter((table) => table.walled === true).map((table) => table.name)
  const present = tables.map((table) => table.name)
  return REFERENCE_TABLES.flatMap((name) => {
    if (walledNames.includes(name)) return [`${name}: is listed as a reference table and has tenant_id`]
    return present.includes(name) ? [] : [`${name}: is listed as a reference table and does not exist`]
  })
}

function isListed(name: unknown): boolean {
  return [...REFERENCE_TABLES, ...MACHINERY_TABLES].some((listed) => listed === name)
}
