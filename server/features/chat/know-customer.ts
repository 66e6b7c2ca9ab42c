import type { TenantTrx } from '#server/db/database.ts'
import { openIdentitySecrets } from '#server/db/identity-secrets.ts'
import type { Sealer } from '#server/db/seal.ts'
import { type Identity, readIdentity } from './read-identity.ts'

/** Who the shop says is there; null for whatever the shop did not sign. Opens secrets only when a token is given. */
export async function knowCustomer(
  trx: TenantTrx,
  sealer: Sealer,
  given: { tenantId: string; token: string | undefined; now: Date },
): Promise<Identity | null> {
  const { tenantId, token, now } = given
  if (token === undefined) return null
  return readIdentity(token, await openIdentitySecrets(trx, sealer, { tenantId, now }), { tenantId, now })
}
