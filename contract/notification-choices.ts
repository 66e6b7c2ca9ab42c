/** What a member can be told of, in the order and the words of the settings screen. */
export const EMAIL_NOTIFICATIONS = {
  newConversations: 'New customer conversations',
  weeklyReports: 'Weekly analytics reports',
  productAlerts: 'Product recommendation alerts',
  billing: 'Billing and payment notifications',
} as const
export type EmailNotification = keyof typeof EMAIL_NOTIFICATIONS

export const TEXT_NOTIFICATIONS = {
  highPriority: 'High-priority alerts',
  maintenance: 'System maintenance notifications',
} as const
export type TextNotification = keyof typeof TEXT_NOTIFICATIONS

export type NotificationName = EmailNotification | TextNotification
export type NotificationChoices = Record<NotificationName, boolean>

/** Section 2 of the specification: the first, the second and the fourth are on. */
export const DEFAULT_NOTIFICATIONS: Readonly<NotificationChoices> = {
  newConversations: true,
  weeklyReports: true,
  productAlerts: false,
  billing: true,
  highPriority: false,
  maintenance: false,
}

export const PHONE_WANTED = 'Please enter a mobile number of the United States'

/** A number of the United States as `+13035550123`, whatever way it was typed; null for anything else. */
export function readPhone(typed: string): string | null {
  const digits = typed.replace(/[\s().\-+]/g, '')
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(national) ? `+1${national}` : null
}
