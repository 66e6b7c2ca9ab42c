import { INVITATION_BLURBS } from '#contract/invitation-roles.ts'
import type { InvitationRole } from '#contract/permissions.ts'
import { layOutMail } from '#server/db/mail-layout.ts'
import type { OutgoingMail } from '#server/db/mail-outbox.ts'

export const INVITATION_DAYS = 7

/** The mail that brings an invitation. The name of the dispensary is its own words, so it is kept to one line. */
export function writeInvitation(invitation: {
  email: string
  role: InvitationRole
  tenantName: string
  invitedBy: string
  link: string
}): OutgoingMail {
  const { email, role, invitedBy, link } = invitation
  const { label, can } = INVITATION_BLURBS[role]
  const shop = oneLine(invitation.tenantName)
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

function oneLine(text: string): string {
  return text.replace(/\p{C}+/gu, ' ').trim()
}
