import type {
  AgeGate,
  ChatStreamEvent,
  ConversationOpened,
  ConversationStart,
  ConversationState,
} from '#contract/chat.ts'
import { readEvents } from './read-events.ts'

export type ConversationKey = { conversationId: string; secret: string }
export type OutgoingMessage = { text: string; clientMessageId: string }
export type ProductEventKind = 'product-click' | 'add-to-cart'

/** The calls of the chat. The builder's preview brings its own. */
export type ChatApi = {
  start(body: ConversationStart): Promise<ConversationOpened>
  resume(key: ConversationKey): Promise<ConversationState>
  send(key: ConversationKey, message: OutgoingMessage, signal: AbortSignal): AsyncIterable<ChatStreamEvent>
  confirmAge(key: ConversationKey, confirmed: boolean): Promise<{ ageGate: AgeGate; text: string }>
  recordEvent(key: ConversationKey, kind: ProductEventKind, productId: string): Promise<unknown>
  giveFeedback(key: ConversationKey, messageId: string, helpful: boolean): Promise<unknown>
  end(key: ConversationKey): Promise<unknown>
  /** Any other call about a conversation. A preview has none: it knows no customers, is not rated, and mails nobody. */
  post?<Reply>(key: ConversationKey, what: string, body: object): Promise<Reply>
  /** Counts a visitor while lift is measured; true when the widget stays hidden for them. */
  visit?(body: { agentKey: string; visitorId: string }): Promise<{ hidden: boolean }>
}

/** The server answered, and the answer was no. `retryAfterSeconds` is 0 when it did not say. */
export class ApiRefusal extends Error {
  readonly status: number
  readonly retryAfterSeconds: number

  constructor(status: number, retryAfterSeconds = 0) {
    super()
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The status of a refusal, or 0 when the server was not reached. */
export const statusOf = (error: unknown) => (error instanceof ApiRefusal ? error.status : 0)

/** Whether trying again cannot help: the server refused, and neither from being busy nor from being broken. */
export const isFinal = (status: number) => !!status && status < 500 && status !== 429 && status !== 409

/** Seconds until the next try: what the server asked for, else twice as long each round, at most half a minute. */
export function secondsUntilRetry(error: unknown, round: number): number {
  return (error instanceof ApiRefusal && error.retryAfterSeconds) || Math.min(2 ** round, 30)
}

/** Calls the chat API of `origin`. Rejects with `ApiRefusal` on a refusal, and with the fetch's own error without a line. */
export function createChatApi(origin: string): ChatApi {
  const call = async (path: string, { key, body, signal }: CallOptions) => {
    const response = await fetch(`${origin}/api/chat/${path}`, {
      method: body && 'POST',
      credentials: 'omit',
      signal: signal ?? AbortSignal.timeout(20_000),
      headers: {
        // Without it the answer is streamed.
        ...(!signal && { Accept: 'application/json' }),
        ...(body && { 'Content-Type': 'application/json' }),
        ...(key && { Authorization: `Bearer ${key.secret}` }),
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new ApiRefusal(response.status, Number(response.headers.get('Retry-After')))
    return response
  }
  const json = async (path: string, how: CallOptions) => (await call(path, how)).json()
  const about = (key: ConversationKey, what: string, body?: object) =>
    json(`conversations/${key.conversationId}${what}`, { key, body })
  return {
    start: (body) => json('conversations', { body }),
    resume: (key) => about(key, ''),
    async *send(key, body, signal) {
      const { body: stream } = await call(`conversations/${key.conversationId}/messages`, { key, body, signal })
      if (stream) yield* readEvents(stream)
    },
    confirmAge: (key, confirmed) => about(key, '/age', { confirmed }),
    recordEvent: (key, kind, productId) => about(key, '/events', { kind, productId }),
    giveFeedback: (key, messageId, helpful) => about(key, '/feedback', { messageId, helpful }),
    end: (key) => about(key, '/end', {}),
    post: about,
    visit: (body) => json('visits', { body }),
  }
}

type CallOptions = { key?: ConversationKey; body?: object; signal?: AbortSignal }
