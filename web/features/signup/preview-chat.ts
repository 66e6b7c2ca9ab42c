import type { ChatStreamEvent } from '#contract/chat.ts'
import type { AgentDraft } from '#contract/signup.ts'
import { ApiRefusal, type ChatApi } from '#widget/chat/chat-api.ts'
import { api } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { requireSignupToken } from './use-pending-signup.ts'

type Said = { role: 'user' | 'assistant'; text: string; productIds: string[] }

const KEPT_MESSAGES = 30

/**
 * The chat's calls, answered by the agent as it is being built. The server stores nothing of it, so the conversation is kept
 * here and goes along with each message.
 */
export function createPreviewApi(readAgent: () => AgentDraft): ChatApi {
  let history: Said[] = []
  let ageConfirmed = false
  const call = async <T>(ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask()
    } catch (error) {
      throw error instanceof ApiError && error.status !== null ? new ApiRefusal(error.status) : error
    }
  }
  return {
    start: () =>
      call(async () => {
        const agent = readAgent()
        const opened = await api('POST /signup/preview', { body: { signupToken: requireSignupToken(), agent } })
        history = []
        ageConfirmed = false
        const ageGate = { required: agent.guardrails.ageVerification, confirmed: false, minimumAge: opened.minimumAge }
        return { ...opened, ageGate, conversationId: crypto.randomUUID(), secret: 'preview' }
      }),
    resume: () => Promise.reject(new ApiRefusal(404)),
    async *send(_key, message): AsyncGenerator<ChatStreamEvent> {
      const { text } = message
      const body = { signupToken: requireSignupToken(), agent: readAgent(), history: [...history], text, ageConfirmed }
      const answer = await call(() => api('POST /signup/preview/message', { body }))
      const productIds = answer.products.map((product) => product.productId)
      history = [...history, { role: 'user' as const, text, productIds: [] }, said(answer.text, productIds)].slice(
        -KEPT_MESSAGES,
      )
      yield { event: 'text', data: { text: answer.text } }
      if (answer.products.length > 0) yield { event: 'products', data: { products: answer.products } }
      if (answer.quickReplies.length > 0) yield { event: 'quick-replies', data: { quickReplies: answer.quickReplies } }
      if (answer.handoff !== null) yield { event: 'handoff', data: { handoff: answer.handoff } }
      yield { event: 'done', data: { messageId: answer.messageId, text: answer.text } }
    },
    confirmAge: async (_key, confirmed) => {
      ageConfirmed = confirmed
      const text = confirmed
        ? 'Thank you. What are you looking for?'
        : 'Thanks for being honest. I can tell you about the store, but not recommend products.'
      return { ageGate: { required: true, confirmed, minimumAge: 21 }, text }
    },
    recordEvent: async () => {},
    giveFeedback: async () => {},
    end: async () => {},
  }
}

function said(text: string, productIds: string[]): Said {
  return { role: 'assistant', text, productIds }
}
