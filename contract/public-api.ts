import * as z from 'zod'
import { ATTEMPT_RESULTS, KEY_SCOPES, WEBHOOK_EVENTS } from '#contract/api-keys.ts'
import { Product } from '#contract/catalog.ts'
import type { RouteTable } from '#contract/route.ts'

/** What happened. `id` stays the same however often it is delivered; `data` carries ids and figures, never a shopper's words. */
const event = <T extends string, D extends z.ZodType>(type: T, data: D) =>
  z.object({ id: z.uuid(), type: z.literal(type), createdAt: z.iso.datetime(), tenant: z.uuid(), data })

const cents = z.int()
/** False where the shop's page says that the shopper did not consent to analytics. An event from before it was asked has none. */
const analyticsConsent = z.boolean().default(false)

export const WebhookEvent = z.discriminatedUnion('type', [
  event(
    'conversation.ended',
    z.object({
      conversationId: z.uuid(),
      startedAt: z.iso.datetime(),
      endedAt: z.iso.datetime(),
      messages: z.int(),
      recommendations: z.int(),
      hasOrder: z.boolean(),
      rating: z.int().nullable(),
      analyticsConsent,
    }),
  ),
  event(
    'order.attributed',
    z.object({
      orderId: z.string(),
      conversationId: z.uuid(),
      placedAt: z.iso.datetime(),
      status: z.enum(['placed', 'voided']),
      currency: z.literal('USD'),
      netCents: cents,
      directCents: cents,
      assistedCents: cents,
      matchedBy: z.enum(['conversation', 'products']),
      analyticsConsent,
    }),
  ),
  event(
    'flag.raised',
    z.object({
      flagId: z.uuid(),
      conversationId: z.uuid(),
      severity: z.enum(['high', 'medium', 'low']),
      reason: z.string(),
    }),
  ),
  /** A shopper who ticked the box for news; the one event that carries an address, told to Mailchimp alone. */
  event('contact.opted_in', z.object({ email: z.email(), conversationId: z.uuid(), optedInAt: z.iso.datetime() })),
])
export type WebhookEvent = z.infer<typeof WebhookEvent>

export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  lastFour: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

export const Webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  lastFour: z.string(),
  isOn: z.boolean(),
  /** Why it was switched off; null while it is on, and when a person did it. */
  offReason: z.string().nullable(),
  /** Failed attempts since the last one that arrived. */
  failures: z.int(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
})
export type Webhook = z.infer<typeof Webhook>

export const Delivery = z.object({
  id: z.uuid(),
  eventId: z.uuid(),
  type: z.string(),
  status: z.enum(['waiting', 'delivered', 'failed', 'dropped']),
  createdAt: z.iso.datetime(),
  nextAttemptAt: z.iso.datetime().nullable(),
  /** What was sent, as it was sent. */
  body: z.string(),
  attempts: z.array(
    z.object({
      at: z.iso.datetime(),
      durationMs: z.int(),
      statusCode: z.int().nullable(),
      result: z.enum(ATTEMPT_RESULTS),
    }),
  ),
})
export type Delivery = z.infer<typeof Delivery>

const byKeyId = z.object({ id: z.string().regex(/^[0-9a-f]{16}$/) })
const byId = z.object({ id: z.uuid() })
const webhookForm = {
  url: z.string().trim().min(1).max(2000),
  description: z.string().trim().max(120).default(''),
  events: z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length),
}

export const apiKeyRoutes = {
  listApiKeys: {
    method: 'GET',
    path: '/admin/api-keys',
    access: 'manage_settings',
    summary: 'The keys of the public API, newest first; never the keys themselves',
    reply: z.object({ keys: z.array(ApiKey) }),
  },
  makeApiKey: {
    method: 'POST',
    path: '/admin/api-keys',
    access: 'manage_settings',
    summary: 'Make a key; it is shown this once',
    body: z.object({
      name: z.string().trim().min(1).max(80),
      scopes: z.array(z.enum(KEY_SCOPES)).min(1).max(KEY_SCOPES.length),
    }),
    status: 201,
    reply: z.object({ key: ApiKey, secret: z.string() }),
  },
  revokeApiKey: {
    method: 'DELETE',
    path: '/admin/api-keys/:id',
    access: 'manage_settings',
    summary: 'Revoke a key; its next call is refused',
    params: byKeyId,
    reply: z.object({ revoked: z.boolean() }),
  },
} as const satisfies RouteTable

export const webhookRoutes = {
  listWebhooks: {
    method: 'GET',
    path: '/admin/webhooks',
    access: 'manage_settings',
    summary: 'The addresses that hear of what happens',
    reply: z.object({ webhooks: z.array(Webhook) }),
  },
  makeWebhook: {
    method: 'POST',
    path: '/admin/webhooks',
    access: 'manage_settings',
    summary: 'Add an address; the secret that signs what it hears is shown this once',
    body: z.object(webhookForm),
    status: 201,
    reply: z.object({ webhook: Webhook, secret: z.string() }),
  },
  updateWebhook: {
    method: 'PUT',
    path: '/admin/webhooks/:id',
    access: 'manage_settings',
    summary: 'Change an address, or switch it on or off',
    params: byId,
    body: z.object({ ...webhookForm, isOn: z.boolean() }),
    reply: Webhook,
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/admin/webhooks/:id',
    access: 'manage_settings',
    summary: 'Remove an address and destroy its secret',
    params: byId,
    reply: z.object({ deleted: z.boolean() }),
  },
  testWebhook: {
    method: 'POST',
    path: '/admin/webhooks/:id/test',
    access: 'manage_settings',
    summary: 'Send a signed test to an address now',
    params: byId,
    reply: z.object({ result: z.enum(ATTEMPT_RESULTS), statusCode: z.int().nullable() }),
  },
  listDeliveries: {
    method: 'GET',
    path: '/admin/webhooks/:id/deliveries',
    access: 'manage_settings',
    summary: 'The last fifty deliveries to an address, each with its attempts',
    params: byId,
    reply: z.object({ deliveries: z.array(Delivery) }),
  },
  redeliver: {
    method: 'POST',
    path: '/admin/webhooks/:id/deliveries/:deliveryId/redeliver',
    access: 'manage_settings',
    summary: 'Deliver an event once more',
    params: byId.extend({ deliveryId: z.uuid() }),
    reply: Delivery,
  },
} as const satisfies RouteTable

/** The public API beside `POST /store/orders`: for a shop's own server, by a key with the scope named. */
export const publicApiRoutes = {
  listStoreProducts: {
    method: 'GET',
    path: '/store/products',
    access: 'store-key',
    summary: 'Read the menu, a page at a time (scope catalog:read)',
    query: z.object({
      after: z.string().max(120).optional(),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    reply: z.object({ products: z.array(Product), next: z.string().nullable() }),
  },
  changeStoreProducts: {
    method: 'PUT',
    path: '/store/products',
    access: 'store-key',
    summary:
      'Add or replace products by their productId, and remove others; repeating it changes nothing (scope catalog:write)',
    body: z.object({
      products: z.array(Product).max(500).default([]),
      remove: z.array(z.string().max(120)).max(500).default([]),
    }),
    reply: z.object({ added: z.int(), changed: z.int(), removed: z.int() }),
    bodyLimitBytes: 4 * 1024 * 1024,
  },
  listStoreConversations: {
    method: 'GET',
    path: '/store/conversations',
    access: 'store-key',
    summary: 'Read the figures of ended conversations, oldest first; no words of shoppers (scope conversations:read)',
    query: z.object({
      since: z.iso.datetime({ offset: true }).optional(),
      after: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(200).default(100),
    }),
    reply: z.object({
      conversations: z.array(
        z.object({
          id: z.uuid(),
          startedAt: z.iso.datetime(),
          endedAt: z.iso.datetime(),
          messages: z.int(),
          recommendations: z.int(),
          rating: z.int().nullable(),
          sentiment: z.number().nullable(),
          answered: z.boolean().nullable(),
          hasOrder: z.boolean(),
        }),
      ),
      next: z.uuid().nullable(),
    }),
  },
} as const satisfies RouteTable
