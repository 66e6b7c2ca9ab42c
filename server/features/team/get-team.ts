import type { TeamRow } from '#contract/team.ts'
import type { Database } from '#server/db/database.ts'
import type { StaffContext } from '#server/http/context.ts'
import { listInvitations, listMembers } from './queries.ts'
import { toInvitation, toMember } from './team-rows.ts'

/** The members, who joined first first, then those who have been invited. */
export async function getTeam(deps: { db: Database }, context: StaffContext): Promise<{ team: TeamRow[] }> {
  return deps.db.platform(async (trx) => {
    const members = await listMembers(trx, context.tenant.id)
    const invitations = await listInvitations(trx, context.tenant.id)
    return {
      team: [...members.map((row) => toMember(row, context)), ...invitations.map((row) => toInvitation(row, context))],
    }
  })
}
