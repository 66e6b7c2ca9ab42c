import type { InvitationRole, Role } from '#contract/permissions.ts'

/** Section 6 of the specification: the roles one can be invited to and what each is said to be for, in the order of the list. */
export const INVITATION_BLURBS = {
  viewer: { label: 'Viewer', can: ['View analytics', 'View conversations', 'Read-only access'] },
  user: { label: 'User', can: ['View analytics', 'View conversations', 'Limited editing', 'Basic access'] },
  manager: {
    label: 'Manager',
    can: ['View analytics', 'Edit widget settings', 'Manage conversations', 'Create content'],
  },
  'billing-admin': {
    label: 'Billing Admin',
    can: ['Update billing info', 'Manage subscriptions', 'View billing history', 'Payment methods'],
  },
  admin: { label: 'Admin', can: ['Full system access', 'User management', 'Billing control', 'All settings'] },
} as const satisfies Record<InvitationRole, { label: string; can: readonly string[] }>

export const DEFAULT_INVITATION_ROLE = 'viewer' satisfies InvitationRole

const OTHER_LABELS = { customer: 'Customer', super_admin: 'Super Admin' } as const

export function roleLabel(role: Role): string {
  return role === 'customer' || role === 'super_admin' ? OTHER_LABELS[role] : INVITATION_BLURBS[role].label
}

/** What the invitation form says of an address; null for one that can be written to. */
export function checkInvitationEmail(email: string): string | null {
  const text = email.trim()
  if (text === '') return 'Please enter an email address'
  return EMAIL_PATTERN.test(text) && text.length <= EMAIL_MAX_CHARS ? null : 'Please enter a valid email address'
}

const EMAIL_MAX_CHARS = 254
/** One address and nothing around it: no name, no second one, no line break. */
const EMAIL_PATTERN = /^[^\s@<>"(),:;[\]\\]{1,64}@[a-z0-9](?:[a-z0-9-]{0,62}\.)+[a-z]{2,24}$/i

/** Section 8: hyphens in the role become spaces. */
export function invitationSent(email: string, role: InvitationRole): string {
  return `Invitation sent to ${email} with ${role.replaceAll('-', ' ')} role.`
}

export const INVITATION_FAILED = 'Failed to send invitation. Please try again.'
