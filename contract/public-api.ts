import * as z from 'zod'

/** What happened. `id` stays the same however often it is delivered; `data` carries ids and figures, never a shopper's words. */
const event = <T extends string, D extends z.ZodType>(type: T, data: D) =>
  z.object({ id: z.uuid(), type: z.literal(type), createdAt: z.iso.datetime(), tenant: z.uuid(), data })

const cents = z.int()

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
