import * as z from 'zod'
import type { RouteTable } from '#contract/route.ts'

const Choices = z.object({
  newConversations: z.boolean(),
  weeklyReports: z.boolean(),
  productAlerts: z.boolean(),
  billing: z.boolean(),
  highPriority: z.boolean(),
  maintenance: z.boolean(),
})

export const NotificationSettings = z.object({
  choices: Choices,
  /** Where texts go, as `+13035550123`; null while none was given. */
  phone: z.string().nullable(),
  /** Texts go to a number alone that its member proved by a code, and that has not answered STOP. */
  phoneState: z.enum(['none', 'unverified', 'verified', 'stopped']),
  email: z.string(),
  /** Which of them the member's role can get at all. */
  available: Choices,
  /** Whether messages leave at all, or wait in the operator's outbox. */
  sends: z.object({ mail: z.boolean(), text: z.boolean() }),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

/** Leads to one member's one kind of mail, signed. It opens nothing else. */
const UnsubscribeToken = z.string().regex(/^un_[A-Za-z0-9_-]{44,60}\.[A-Za-z0-9_-]{43}$/)

/** A message as the operator sees it. `waiting` covers the time between two tries. */
export const OutboxMail = z.object({
  id: z.uuid(),
  channel: z.enum(['mail', 'text']),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  status: z.enum(['waiting', 'sent', 'given-up']),
  attempts: z.int(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  nextTryAt: z.iso.datetime().nullable(),
  lastError: z.string().nullable(),
})
export type OutboxMail = z.infer<typeof OutboxMail>

const inTenant = z.object({ tenant: z.string().min(1).max(80), id: z.uuid() })

export const notificationRoutes = {
  getNotifications: {
    method: 'GET',
    path: '/admin/notifications',
    access: 'signed-in',
    summary: 'What the caller wants to be told, and how',
    reply: NotificationSettings,
  },
  saveNotifications: {
    method: 'PUT',
    path: '/admin/notifications',
    access: 'signed-in',
    summary: 'Save what the caller wants to be told',
    body: z.object({ choices: Choices, phone: z.string().trim().max(40) }),
    reply: NotificationSettings,
  },
  sendPhoneCode: {
    method: 'POST',
    path: '/admin/notifications/phone/code',
    access: 'signed-in',
    summary: 'Text a code of six digits to a number, to prove that it is the caller’s',
    body: z.object({ phone: z.string().trim().min(1).max(40) }),
    reply: z.object({ phone: z.string(), validMinutes: z.int() }),
  },
  verifyPhone: {
    method: 'POST',
    path: '/admin/notifications/phone/verify',
    access: 'signed-in',
    summary: 'Prove a number by the code that was texted to it; texts go there from now on',
    body: z.object({ code: z.string().trim().min(1).max(20) }),
    reply: NotificationSettings,
  },
  unsubscribe: {
    method: 'POST',
    path: '/unsubscribe',
    access: 'public',
    summary: 'Leave one kind of mail, by the link in it',
    body: z.object({ token: UnsubscribeToken }),
    reply: z.object({ left: z.string() }),
  },
  listOutbox: {
    method: 'GET',
    path: '/operator/outbox',
    access: 'manage_tenants',
    summary: 'The newest messages of a tenant; the look is written to the operator’s log',
    query: z.object({ tenant: z.string().max(80).optional() }),
    reply: z.object({
      tenant: z.string(),
      tenants: z.array(z.object({ slug: z.string(), name: z.string() })),
      sends: z.object({ mail: z.boolean(), text: z.boolean() }),
      mails: z.array(OutboxMail),
    }),
  },
  readOutboxMail: {
    method: 'GET',
    path: '/operator/outbox/:tenant/:id',
    access: 'manage_tenants',
    summary: 'One message with its text; the look is written to the operator’s log',
    params: inTenant,
    reply: OutboxMail.extend({ text: z.string(), replyTo: z.string().nullable() }),
  },
  retryOutboxMail: {
    method: 'POST',
    path: '/operator/outbox/:tenant/:id/retry',
    access: 'manage_tenants',
    summary: 'Try a message again that was given up',
    params: inTenant,
    reply: z.object({ retried: z.boolean() }),
  },
  announceMaintenance: {
    method: 'POST',
    path: '/operator/maintenance',
    access: 'manage_tenants',
    summary: 'Text everyone who wants to hear of system maintenance',
    body: z.object({ text: z.string().trim().min(10).max(300) }),
    reply: z.object({ queued: z.int() }),
  },
} as const satisfies RouteTable

export const TEXT_REPLY_LIMIT_BYTES = 16 * 1024

/** What the provider of text messages tells us. */
export const textReplyRoutes = {
  receiveTextReply: {
    method: 'POST',
    path: '/texts/replies',
    access: 'public',
    summary:
      'An answer to a text message, signed by the provider: STOP ends texts to its number, START begins them again',
    reply: z.unknown(),
    bodyLimitBytes: TEXT_REPLY_LIMIT_BYTES,
  },
} as const satisfies RouteTable
