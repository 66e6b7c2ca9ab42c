import type { FastifyInstance } from 'fastify'
import { teamRoutes } from '#contract/team.ts'
import type { Database } from '#server/db/database.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { registerRoutes } from '#server/http/register-routes.ts'
import { changeMemberRole, removeMember } from './change-member.ts'
import { describeInvitation } from './describe-invitation.ts'
import { getTeam } from './get-team.ts'
import { inviteMember, resendInvitation } from './invite-member.ts'
import { revokeInvitation } from './revoke-invitation.ts'

export function registerTeam(
  app: FastifyInstance,
  deps: { db: Database; publicUrl: string },
  doorkeeper: Doorkeeper,
): void {
  registerRoutes(
    app,
    teamRoutes,
    {
      getTeam: (context) => getTeam(deps, context),
      inviteMember: (context, { body }) => inviteMember(deps, context, body),
      changeMemberRole: (context, { params, body }) => changeMemberRole(deps, context, { id: params.id, ...body }),
      removeMember: (context, { params }) => removeMember(deps, context, params.id),
      resendInvitation: (context, { params }) => resendInvitation(deps, context, params.id),
      revokeInvitation: (context, { params }) => revokeInvitation(deps, context, params.id),
      describeInvitation: (context, { body }) => describeInvitation(deps, context, body.token),
    },
    doorkeeper,
  )
}
