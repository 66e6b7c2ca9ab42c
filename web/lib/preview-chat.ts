import type { ChatAnswer, ChatStreamEvent, PublicAgent } from '#contract/chat.ts'
import { ApiRefusal, type ChatApi } from '#widget/chat/chat-api.ts'
import { ApiError } from './api-error.ts'

type Said = { role: 'user' | 'assistant'; text: string; productIds: string[] }
export type PreviewGreeting = { greeting: string; quickReplies: string[]; agent: PublicAgent; minimumAge: number }
export type PreviewQuestion = { conversationId: string; history: Said[]; text: string; ageConfirmed: boolean }

/** How an agent that is being built greets and answers. Nothing of it is stored. */
export type PreviewCalls = {
  greet: (customerType?: 'new' | 'returning') => Promise<PreviewGreeting>
  answer: (question: PreviewQuestion) => Promise<ChatAnswer>
  /** Whether it asks for the shopper's age first. */
  asksAge: () => boolean
}

const KEPT_MESSAGES = 30

/** The chat's calls, answered by an agent that is being built. The conversation is kept here and goes along with each message. */
export function createPreviewApi(calls: PreviewCalls): ChatApi {
  let history: Said[] = []
  let ageConfirmed = false
  let minimumAge = 0
  return {
    start: ({ customerType }) =>
      refusing(async () => {
        const opened = await calls.greet(customerType)
        history = []
        ageConfirmed = false
        minimumAge = opened.minimumAge
        const ageGate = { required: calls.asksAge(), confirmed: false, minimumAge }
        return { ...opened, ageGate, conversationId: crypto.randomUUID(), secret: 'preview' }
      }),
    resume: () => Promise.reject(new ApiRefusal(404)),
    async *send({ conversationId }, { text }): AsyncGenerator<ChatStreamEvent> {
      const answer = await refusing(() => calls.answer({ conversationId, history: [...history], text, ageConfirmed }))
      const productIds = answer.products.map((product) => product.productId)
      const said: Said[] = [
        { role: 'user', text, productIds: [] },
        { role: 'assistant', text: answer.text, productIds },
      ]
      history = [...history, ...said].slice(-KEPT_MESSAGES)
      yield* eventsOf(answer)
    },
    confirmAge: async (_key, confirmed) => {
      ageConfirmed = confirmed
      const text = confirmed
        ? 'Thank you. What are you looking for?'
        : 'Thanks for being honest. I can tell you about the store, but not recommend products.'
      return { ageGate: { required: true, confirmed, minimumAge }, text }
    },
    recordEvent: async () => {},
    giveFeedback: async () => {},
    end: async () => {},
  }
}

function* eventsOf(answer: ChatAnswer): Generator<ChatStreamEvent> {
  yield { event: 'text', data: { text: answer.text } }
  if (answer.products.length > 0) yield { event: 'products', data: { products: answer.products } }
  if (answer.quickReplies.length > 0) yield { event: 'quick-replies', data: { quickReplies: answer.quickReplies } }
  if (answer.handoff !== null) yield { event: 'handoff', data: { handoff: answer.handoff } }
  yield { event: 'done', data: { messageId: answer.messageId, text: answer.text } }
}

/** The chat knows refusals of its own; it must not learn of the dashboard's. */
async function refusing<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw error instanceof ApiError && error.status !== null ? new ApiRefusal(error.status) : error
  }
}

/** Keeps a conversation for as long as the page stands. */
export function memoryOnly() {
  const kept = new Map<string, string>()
  return {
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, value: string | null) => {
      if (value === null) kept.delete(name)
      else kept.set(name, value)
    },
  }
}
