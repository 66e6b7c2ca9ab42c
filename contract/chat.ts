import * as z from 'zod'
import type { RouteTable } from '#contract/route.ts'
import { Handoff, ShownProduct } from '#contract/turn.ts'
import { LauncherLook } from '#contract/launcher-look.ts'
import { WidgetTheme } from '#contract/widget-config.ts'

export const MESSAGE_MAX_CHARS = 2000
export const MESSAGES_PER_CONVERSATION = 200

export const AgentKey = z.string().regex(/^ak_[A-Za-z0-9_-]{16,64}$/)
const Id = z.uuid()

export const AgeGate = z.object({ required: z.boolean(), confirmed: z.boolean(), minimumAge: z.int().min(18).max(21) })
export type AgeGate = z.infer<typeof AgeGate>

/** What the widget may know of an agent before anyone has spoken. */
export const PublicAgent = z.object({
  key: AgentKey,
  name: z.string(),
  businessName: z.string(),
  contact: z.string().nullable(),
  theme: WidgetTheme,
  /** For the loader, which has no other use of the theme's look. */
  launcher: LauncherLook.optional(),
  /** True while a share of visitors is held out: the loader then shows nothing before `recordVisit` has answered. */
  measuresLift: z.boolean().optional(),
})
export type PublicAgent = z.infer<typeof PublicAgent>

export const ChatMessage = z.object({
  messageId: Id,
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  products: z.array(ShownProduct),
  quickReplies: z.array(z.string()),
  handoff: Handoff.nullable(),
  createdAt: z.iso.datetime(),
  feedback: z.enum(['helpful', 'unhelpful']).nullable(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** The whole of one answer, as JSON callers get it. The stream carries the same parts as events. */
export const ChatAnswer = ChatMessage.pick({
  messageId: true,
  text: true,
  products: true,
  quickReplies: true,
  handoff: true,
})
export type ChatAnswer = z.infer<typeof ChatAnswer>

/**
 * Events of the answer stream, in this order: any number of `text`, at most one each of `products`, `quick-replies` and
 * `handoff`, then `done`; or `error` as the last. `text` carries a piece to append. `done` repeats the stored text, which
 * replaces the pieces where the check step repaired a fact.
 */
export const ChatStreamEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('text'), data: z.object({ text: z.string() }) }),
  z.object({ event: z.literal('products'), data: z.object({ products: z.array(ShownProduct) }) }),
  z.object({ event: z.literal('quick-replies'), data: z.object({ quickReplies: z.array(z.string()) }) }),
  z.object({ event: z.literal('handoff'), data: z.object({ handoff: Handoff }) }),
  z.object({ event: z.literal('done'), data: z.object({ messageId: Id, text: z.string() }) }),
  z.object({ event: z.literal('error'), data: z.object({ error: z.string(), code: z.string() }) }),
])
export type ChatStreamEvent = z.infer<typeof ChatStreamEvent>

export const ConversationStart = z.object({
  agentKey: AgentKey,
  /** A random id that the widget keeps for this browser: it groups visits, and identifies nobody. */
  visitorId: Id.optional(),
  customerType: z.enum(['new', 'returning']).optional(),
  pageUrl: z.string().max(500).optional(),
  /** A token signed by the shop's server that says who the returning customer is. */
  identity: z.string().max(4000).optional(),
})
export type ConversationStart = z.input<typeof ConversationStart>

export const ConversationOpened = z.object({
  conversationId: Id,
  secret: z.string(),
  agent: PublicAgent,
  greeting: z.string(),
  quickReplies: z.array(z.string()),
  ageGate: AgeGate,
})
export type ConversationOpened = z.infer<typeof ConversationOpened>

export const ConversationState = z.object({
  conversationId: Id,
  agent: PublicAgent,
  greeting: z.string(),
  quickReplies: z.array(z.string()),
  ageGate: AgeGate,
  ended: z.boolean(),
  messages: z.array(ChatMessage),
})
export type ConversationState = z.infer<typeof ConversationState>

const conversation = z.object({ id: Id })

export const chatRoutes = {
  getWidgetConfig: {
    method: 'GET',
    path: '/chat/agents/:agentKey',
    access: 'public',
    summary: 'How the widget of an agent looks and what it is called',
    params: z.object({ agentKey: AgentKey }),
    reply: PublicAgent,
  },
  startConversation: {
    method: 'POST',
    path: '/chat/conversations',
    access: 'public',
    summary: 'Open a conversation with an agent',
    body: ConversationStart,
    status: 201,
    reply: ConversationOpened,
  },
  getConversation: {
    method: 'GET',
    path: '/chat/conversations/:id',
    access: 'conversation',
    summary: 'Resume a conversation',
    params: conversation,
    reply: ConversationState,
  },
  identifyCustomer: {
    method: 'POST',
    path: '/chat/conversations/:id/identify',
    access: 'conversation',
    summary: "Say by a token of the shop's server who the customer of a conversation is",
    params: conversation,
    body: z.object({ identity: z.string().max(4000) }),
    /** `isOther`: the conversation is another customer's, so a new one must begin. A token that is not right is nobody's. */
    reply: z.object({ known: z.boolean(), isOther: z.boolean() }),
  },
  confirmAge: {
    method: 'POST',
    path: '/chat/conversations/:id/age',
    access: 'conversation',
    summary: "Record the shopper's answer to the age gate",
    params: conversation,
    body: z.object({ confirmed: z.boolean() }),
    reply: z.object({ ageGate: AgeGate, text: z.string() }),
  },
  sendMessage: {
    method: 'POST',
    path: '/chat/conversations/:id/messages',
    access: 'conversation',
    summary: 'Say something; answered as an event stream, or as JSON when the Accept header asks for it',
    params: conversation,
    /** `clientMessageId` makes a repeated send harmless: the stored answer is given again. */
    body: z.object({ text: z.string().trim().min(1).max(MESSAGE_MAX_CHARS), clientMessageId: Id.optional() }),
    reply: ChatAnswer,
  },
  recordEvent: {
    method: 'POST',
    path: '/chat/conversations/:id/events',
    access: 'conversation',
    summary: 'A shown product was clicked or added to the cart',
    params: conversation,
    body: z.object({ kind: z.enum(['product-click', 'add-to-cart']), productId: z.string().min(1).max(120) }),
    status: 202,
    reply: z.object({ recorded: z.boolean() }),
  },
  giveFeedback: {
    method: 'POST',
    path: '/chat/conversations/:id/feedback',
    access: 'conversation',
    summary: 'Rate the conversation, or say whether an answer helped',
    params: conversation,
    body: z
      .object({
        rating: z.int().min(1).max(5).optional(),
        helpful: z.boolean().optional(),
        messageId: Id.optional(),
      })
      .refine((feedback) => feedback.rating !== undefined || feedback.helpful !== undefined, {
        message: 'Give a rating or say whether it helped',
      }),
    reply: z.object({ recorded: z.boolean() }),
  },
  requestHandoff: {
    method: 'POST',
    path: '/chat/conversations/:id/handoff',
    access: 'conversation',
    summary: 'Mail the conversation to the shop, for a person to answer',
    params: conversation,
    /** `email` counts only where the shop collects addresses. */
    body: z.object({
      email: z.email().max(254).optional(),
      note: z.string().max(1000).optional(),
      /** The words beside the box that the shopper ticked for news, as they were shown; they count with an `email` alone. */
      newsConsent: z.string().min(10).max(300).optional(),
    }),
    /** `sent` is false where the shop has no address to mail to; `when` says when a person is there. */
    reply: z.object({ sent: z.boolean(), when: z.string(), contact: z.string().nullable() }),
  },
  endConversation: {
    method: 'POST',
    path: '/chat/conversations/:id/end',
    access: 'conversation',
    summary: 'The shopper closes the conversation',
    params: conversation,
    reply: z.object({ ended: z.boolean() }),
  },
} as const satisfies RouteTable

export const visitRoutes = {
  recordVisit: {
    method: 'POST',
    path: '/chat/visits',
    access: 'public',
    summary: 'A browser came by while lift is measured: says whether the widget stays hidden for it',
    body: z.object({ agentKey: AgentKey, visitorId: Id }),
    /** The same visitor always gets the same answer while one measurement runs. */
    reply: z.object({ hidden: z.boolean() }),
  },
} as const satisfies RouteTable
