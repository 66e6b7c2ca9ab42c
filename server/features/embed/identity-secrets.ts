import { randomUUIDv7 } from 'node:crypto'
import type { IdentitySecret } from '#contract/embed.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import type { Database } from '#server/db/database.ts'
import { IDENTITY_PURPOSE, type IdentitySecretRow } from '#server/db/identity-secrets.ts'
import type { Sealer } from '#server/db/seal.ts'
import { AppError } from '#server/http/app-error.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'
import { createToken } from '#server/http/tokens.ts'
import { deleteIdentitySecret, endIdentitySecrets, insertIdentitySecret } from './queries.ts'

export type SecretDeps = { db: Database; sealer: Sealer }

/** Long enough to put the new secret on the shop's server while the old one still signs. */
const OVERLAP_MS = 24 * 60 * 60 * 1000
const SUBJECT = 'Secret that signs who a customer is'

/** Makes the secret that counts from now on, and shows it this once. */
export async function makeIdentitySecret(
  deps: SecretDeps,
  context: StaffContext,
): Promise<IdentitySecret & { secret: string }> {
  const { tenant, actor, now } = context
  const secret = createToken('cis_')
  return deps.db.tenant(tenant.id, async (trx) => {
    await endIdentitySecrets(trx, tenant.id, { from: now, until: new Date(now.getTime() + OVERLAP_MS) })
    const row = {
      secret_id: randomUUIDv7(),
      sealed: await deps.sealer.seal(trx, tenant.id, IDENTITY_PURPOSE, secret),
      last_four: secret.slice(-4),
      made_by: actor.email,
      made_at: now,
      valid_until: null,
    }
    await insertIdentitySecret(trx, { tenant_id: tenant.id, ...row })
    await recordAudit(trx, tenant.id, auditActorOf(context), {
      action: 'secret.made',
      subject: SUBJECT,
      after: { id: row.secret_id, lastFour: row.last_four },
    })
    return { ...toIdentitySecret(row), secret }
  })
}

/** What a destroyed secret signed is believed no longer, from the next call on. Throws `not_found`. */
export async function destroyIdentitySecret(
  deps: SecretDeps,
  context: StaffContext,
  id: string,
): Promise<{ destroyed: boolean }> {
  const { tenant } = context
  return deps.db.tenant(tenant.id, async (trx) => {
    const lastFour = await deleteIdentitySecret(trx, tenant.id, id)
    if (lastFour === undefined) throw new AppError('not_found')
    await recordAudit(trx, tenant.id, auditActorOf(context), {
      action: 'secret.destroyed',
      subject: SUBJECT,
      before: { id, lastFour },
    })
    return { destroyed: true }
  })
}

export function toIdentitySecret(row: IdentitySecretRow): IdentitySecret {
  return {
    id: row.secret_id,
    lastFour: row.last_four,
    madeBy: row.made_by,
    madeAt: row.made_at.toISOString(),
    validUntil: row.valid_until?.toISOString() ?? null,
  }
}
