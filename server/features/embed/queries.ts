import type { Insertable } from 'kysely'
import type { PlatformTrx, TenantTrx } from '#server/db/database.ts'
import type { TenantTables } from '#server/db/schema.ts'

export type OriginsRow = { origins: unknown }

export function findAllowedOrigins(trx: PlatformTrx, tenant: string): Promise<OriginsRow | undefined> {
  return trx.selectFrom('allowed_origins').select('origins').where('tenant', '=', tenant).executeTakeFirst()
}

export async function writeAllowedOrigins(
  trx: PlatformTrx,
  row: { tenant: string; origins: readonly string[]; by: string; at: Date },
): Promise<void> {
  const changed = { origins: JSON.stringify(row.origins), updated_by: row.by, updated_at: row.at }
  await trx
    .insertInto('allowed_origins')
    .values({ tenant: row.tenant, ...changed })
    .onConflict((conflict) => conflict.column('tenant').doUpdateSet(changed))
    .execute()
}

/** The live agent; the oldest where none is. */
export function findLiveAgent(trx: TenantTrx, tenantId: string) {
  return trx
    .selectFrom('agents')
    .select(['agent_key', 'name', 'status'])
    .where('tenant_id', '=', tenantId)
    .orderBy('status')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
}

export async function listAgentKeys(trx: TenantTrx, tenantId: string): Promise<string[]> {
  const rows = await trx.selectFrom('agents').select('agent_key').where('tenant_id', '=', tenantId).limit(200).execute()
  return rows.map((row) => row.agent_key)
}

export async function readPrimaryProfile(trx: TenantTrx, tenantId: string): Promise<unknown> {
  const row = await trx
    .selectFrom('stores')
    .select('profile')
    .where('tenant_id', '=', tenantId)
    .where('is_primary', '=', true)
    .executeTakeFirst()
  return row?.profile
}

export function findBuild(trx: PlatformTrx, version: string): Promise<{ script: string } | undefined> {
  return trx.selectFrom('widget_builds').select('script').where('version', '=', version).executeTakeFirst()
}

export async function keepBuild(trx: PlatformTrx, build: { version: string; script: string; at: Date }): Promise<void> {
  await trx
    .insertInto('widget_builds')
    .values({ version: build.version, script: build.script, first_served_at: build.at })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute()
}

export async function insertIdentitySecret(
  trx: TenantTrx,
  row: Insertable<TenantTables['identity_secrets']>,
): Promise<void> {
  await trx.insertInto('identity_secrets').values(row).execute()
}

/** The one in use ends after the overlap; those that it had replaced end now. */
export async function endIdentitySecrets(
  trx: TenantTrx,
  tenantId: string,
  { from, until }: { from: Date; until: Date },
): Promise<void> {
  await trx
    .deleteFrom('identity_secrets')
    .where('tenant_id', '=', tenantId)
    .where('valid_until', 'is not', null)
    .execute()
  await trx
    .updateTable('identity_secrets')
    .set({ valid_until: until })
    .where('tenant_id', '=', tenantId)
    .where('made_at', '<=', from)
    .execute()
}

/** The last four characters of the one that was deleted. */
export async function deleteIdentitySecret(
  trx: TenantTrx,
  tenantId: string,
  secretId: string,
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('identity_secrets')
    .where('tenant_id', '=', tenantId)
    .where('secret_id', '=', secretId)
    .returning('last_four')
    .executeTakeFirst()
  return row?.last_four
}
