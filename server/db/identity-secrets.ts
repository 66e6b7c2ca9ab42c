import type { TenantTrx } from './database.ts'
import { type Sealer, UnsealError } from './seal.ts'

/** How many secrets a shop may have at a time: the one in use, and the one it replaced for a day. */
const SECRETS_READ = 10

export const IDENTITY_PURPOSE = 'widget-identity'

export type IdentitySecretRow = {
  secret_id: string
  sealed: string
  last_four: string
  made_by: string
  made_at: Date
  valid_until: Date | null
}

/** The secrets that are good at this moment, newest first. */
export function listIdentitySecrets(trx: TenantTrx, tenantId: string, now: Date): Promise<IdentitySecretRow[]> {
  return trx
    .selectFrom('identity_secrets')
    .select(['secret_id', 'sealed', 'last_four', 'made_by', 'made_at', 'valid_until'])
    .where('tenant_id', '=', tenantId)
    .where((where) => where.or([where('valid_until', 'is', null), where('valid_until', '>', now)]))
    .orderBy('made_at', 'desc')
    .orderBy('secret_id', 'desc')
    .limit(SECRETS_READ)
    .execute()
}

/** The same, opened. One that can no longer be opened vouches for nobody. */
export async function openIdentitySecrets(
  trx: TenantTrx,
  sealer: Sealer,
  { tenantId, now }: { tenantId: string; now: Date },
): Promise<string[]> {
  const opened: string[] = []
  for (const { sealed } of await listIdentitySecrets(trx, tenantId, now)) {
    try {
      opened.push(await sealer.unseal(trx, tenantId, IDENTITY_PURPOSE, sealed))
    } catch (error) {
      if (!(error instanceof UnsealError)) throw error
    }
  }
  return opened
}
