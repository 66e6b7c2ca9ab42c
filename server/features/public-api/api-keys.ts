import type { KeyScope } from '#contract/api-keys.ts'
import { ApiKey } from '#contract/public-api.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'
import { createToken, hashToken } from '#server/http/tokens.ts'
import { deleteKey, insertKey, type KeyRow, listKeys } from './queries.ts'

type Deps = { db: Database }

const MOST_KEYS = 50

export async function listApiKeys(deps: Deps, { tenant }: StaffContext): Promise<{ keys: ApiKey[] }> {
  const rows = await deps.db.platform((trx) => listKeys(trx, tenant.id))
  return { keys: rows.map(toApiKey) }
}

/** Makes a key with these scopes. Only its hash is kept. */
export async function makeApiKey(
  deps: Deps,
  context: StaffContext,
  input: { name: string; scopes: readonly KeyScope[] },
): Promise<{ key: ApiKey; secret: string }> {
  const { tenant, actor, now } = context
  const secret = createToken('sk_')
  const scopes = [...new Set(input.scopes)]
  const row = {
    key_hash: hashToken(secret),
    tenant: tenant.id,
    name: input.name,
    last_four: secret.slice(-4),
    created_at: now,
    created_by: actor.email,
    last_used_at: null,
  }
  await deps.db.bothSides(async (sides) => {
    await sides.platform(async (trx) => {
      if ((await listKeys(trx, tenant.id)).length >= MOST_KEYS)
        throw new AppError('unprocessable', { text: `There are ${MOST_KEYS} keys. Revoke one that is no longer used.` })
      await insertKey(trx, { ...row, scopes: JSON.stringify(scopes) })
    })
    await sides.tenant(tenant.id, (trx) =>
      recordAudit(trx, tenant.id, auditActorOf(context), {
        action: 'secret.made',
        subject: `API key ${input.name}`,
        after: { scopes, endsIn: row.last_four },
      }),
    )
  })
  return { key: toApiKey({ ...row, scopes }), secret }
}

/** Revokes a key: it is gone from the next call on. */
export async function revokeApiKey(deps: Deps, context: StaffContext, id: string): Promise<{ revoked: boolean }> {
  const { tenant } = context
  await deps.db.bothSides(async (sides) => {
    const name = await sides.platform(async (trx) => {
      const found = (await listKeys(trx, tenant.id)).find((row) => idOf(row.key_hash) === id)
      if (found === undefined) throw new AppError('not_found')
      await deleteKey(trx, tenant.id, found.key_hash)
      return found.name
    })
    await sides.tenant(tenant.id, (trx) =>
      recordAudit(trx, tenant.id, auditActorOf(context), { action: 'secret.destroyed', subject: `API key ${name}` }),
    )
  })
  return { revoked: true }
}

/** A key goes by the beginning of its hash, which opens nothing. */
function idOf(keyHash: string): string {
  return keyHash.slice(0, 16)
}

function toApiKey(row: KeyRow): ApiKey {
  return ApiKey.parse({
    id: idOf(row.key_hash),
    name: row.name,
    lastFour: row.last_four,
    scopes: row.scopes,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  })
}
