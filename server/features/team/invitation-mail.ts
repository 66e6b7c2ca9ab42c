import { INVITATION_BLURBS } from '#contract/invitation-roles.ts'
import type { InvitationRole } from '#contract/permissions.ts'
import { layOutMail } from '#server/db/mail-layout.ts'
import type { OutgoingMail } from '#server/db/mail-outbox.ts'

export const INVITATION_DAYS = 7

/** The mail that brings an invitation. */
export function writeInvitation(invitation: {
  email: string
  role: InvitationRole
  tenantName: string
  invitedBy: string
  link: string
}): OutgoingMail {
  const { email, role, invitedBy, link } = invitation
  const { label, can } = INVITATION_BLURBS[role]
  const shop = plainName(invitation.tenantName)
  const title = `You are invited to ${shop} on eConcierge`
  return {
    kind: 'invitation',
    to: email,
    replyTo: invitedBy,
    subject: title,
    ...layOutMail({
      title,
      parts: [
        { kind: 'heading', text: title },
        { kind: 'text', text: `${invitedBy} invites you to the dashboard of ${shop} as ${label}.` },
        { kind: 'list', rows: can.map((text) => ({ text })) },
        { kind: 'button', label: 'Accept the invitation', href: link },
        {
          kind: 'note',
          text: `Sign in with the account of ${email}. The link works once and for ${INVITATION_DAYS} days.`,
        },
      ],
      footer: [{ kind: 'note', text: 'You did not expect this? Then you need not do anything.' }],
    }),
  }
}

const NAME_CHARS = 80

/** Anyone can name a dispensary anything: no line break and no address to click on comes from its name. */
function plainName(name: string): string {
  const line = name.replace(/\p{C}+/gu, ' ').replace(/(?:https?:\/\/|www\.)\S*/gi, ' ')
  return line.replace(/\s+/g, ' ').trim().slice(0, NAME_CHARS) || 'a dispensary'
}
