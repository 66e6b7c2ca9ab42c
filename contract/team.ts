import * as z from 'zod'
import { checkInvitationEmail, DEFAULT_INVITATION_ROLE } from '#contract/invitation-roles.ts'
import { INVITATION_ROLES, ROLES } from '#contract/permissions.ts'
import type { RouteTable } from '#contract/route.ts'

/** One row of the team: a member, or somebody who was invited and has not come yet. */
export const TeamRow = z.object({
  id: z.uuid(),
  kind: z.enum(['member', 'invitation']),
  name: z.string().nullable(),
  email: z.string(),
  role: z.enum(ROLES),
  status: z.enum(['active', 'invited', 'expired']),
  lastActiveAt: z.iso.datetime().nullable(),
  /** Of an invitation: until when it can be accepted. */
  expiresAt: z.iso.datetime().nullable(),
  isYou: z.boolean(),
  /** Whether the caller may edit and remove this person. */
  mayChange: z.boolean(),
})
export type TeamRow = z.infer<typeof TeamRow>

const byId = z.object({ id: z.uuid() })
const role = z.enum(INVITATION_ROLES)

const email = z
  .string()
  .trim()
  .max(254)
  .superRefine((text, context) => {
    const message = checkInvitationEmail(text)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })

/** The token in the link of an invitation. It opens nothing without the invited e-mail address. */
export const InvitationToken = z.string().regex(/^it_[A-Za-z0-9_-]{43}$/)

export const teamRoutes = {
  getTeam: {
    method: 'GET',
    path: '/admin/team',
    access: 'manage_team',
    summary: 'The members of the dispensary and who has been invited',
    reply: z.object({ team: z.array(TeamRow) }),
  },
  inviteMember: {
    method: 'POST',
    path: '/admin/team',
    access: 'manage_team',
    summary: 'Invite somebody by e-mail; the invitation is good for 7 days and works once',
    body: z.object({ email, role: role.default(DEFAULT_INVITATION_ROLE) }),
    status: 201,
    reply: TeamRow,
  },
  changeMemberRole: {
    method: 'PATCH',
    path: '/admin/team/:id',
    access: 'manage_team',
    summary: 'Give a member another role, from their next call on',
    params: byId,
    body: z.object({ role }),
    reply: TeamRow,
  },
  removeMember: {
    method: 'DELETE',
    path: '/admin/team/:id',
    access: 'manage_team',
    summary: 'Remove a member and end their sessions here',
    params: byId,
    reply: z.object({ removed: z.boolean() }),
  },
  resendInvitation: {
    method: 'POST',
    path: '/admin/team/invitations/:id/resend',
    access: 'manage_team',
    summary: 'Send an invitation again, with a new link and 7 new days',
    params: byId,
    reply: TeamRow,
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/admin/team/invitations/:id',
    access: 'manage_team',
    summary: 'Withdraw an invitation',
    params: byId,
    reply: z.object({ revoked: z.boolean() }),
  },
  describeInvitation: {
    method: 'POST',
    path: '/auth/invitation',
    access: 'public',
    summary: 'What the link of an invitation leads to, for who holds it',
    body: z.object({ token: InvitationToken }),
    reply: z.object({ tenantName: z.string(), email: z.string(), role: z.enum(INVITATION_ROLES) }),
  },
} as const satisfies RouteTable
