import type { InvitationRole } from '#contract/permissions.ts'
import type { Database } from '#server/db/database.ts'
import { findInvitationByToken } from '#server/db/invitations.ts'
import { AppError } from '#server/http/app-error.ts'
import type { PublicContext } from '#server/http/context.ts'
import { takeHit } from '#server/http/limits.ts'
import { hashToken } from '#server/http/tokens.ts'
import { invitationRoleOf } from './team-rows.ts'

const LOOKS_A_MINUTE = 30

/** What an invitation is to. Throws `not_found` alike for one that was used, withdrawn, is over or never was. */
export async function describeInvitation(
  deps: { db: Database },
  { address, now }: PublicContext,
  token: string,
): Promise<{ tenantName: string; email: string; role: InvitationRole }> {
  await takeHit(deps.db, [{ bucket: `invitation:${address}`, limit: LOOKS_A_MINUTE, windowSeconds: 60 }], now)
  const row = await deps.db.platform((trx) => findInvitationByToken(trx, hashToken(token), now))
  if (row === undefined) throw new AppError('not_found')
  return { tenantName: row.tenant_name, email: row.email, role: invitationRoleOf(row) }
}
