/** What a key of the public API may do. Free of schemas, for the browser. */
export const KEY_SCOPES = ['orders:write', 'catalog:read', 'catalog:write', 'conversations:read'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]

export const SCOPE_WORDS: Record<KeyScope, string> = {
  'orders:write': 'Report orders',
  'catalog:read': 'Read the menu',
  'catalog:write': 'Change the menu',
  'conversations:read': 'Read the figures of conversations',
}

/** What a webhook may hear of. An event with a shopper's address in it is not among them. */
export const WEBHOOK_EVENTS = ['conversation.ended', 'order.attributed', 'flag.raised'] as const
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number]

export const EVENT_WORDS: Record<WebhookEventType, string> = {
  'conversation.ended': 'A conversation ended',
  'order.attributed': 'An order came from a conversation',
  'flag.raised': 'A conversation was flagged',
}

/** How one attempt to deliver went. */
export const ATTEMPT_RESULTS = ['delivered', 'refused', 'unreachable', 'rate_limited'] as const
export type AttemptResult = (typeof ATTEMPT_RESULTS)[number]
