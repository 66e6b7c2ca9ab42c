import { randomUUID } from 'node:crypto'
import type { ChatAnswer, ConversationOpened } from '#contract/chat.ts'
import type { TestApp, TestReply } from './test-app.ts'

/** A shopper over HTTP: opens a conversation with an agent and talks. */
export type Shopper = {
  conversationId: string
  secret: string
  opened: ConversationOpened
  confirmAge: (confirmed?: boolean) => Promise<TestReply>
  say: (text: string, clientMessageId?: string) => Promise<{ status: number; answer: ChatAnswer; reply: TestReply }>
}

export async function makeShopper(app: TestApp, agentKey: string): Promise<Shopper> {
  const start = await app.call('POST', '/api/chat/conversations', { body: { agentKey } })
  if (start.status !== 201) throw new Error(`no conversation: ${start.text}`)
  const opened: ConversationOpened = JSON.parse(start.text)
  const { conversationId, secret } = opened
  const base = `/api/chat/conversations/${conversationId}`
  return {
    conversationId,
    secret,
    opened,
    confirmAge: (confirmed = true) => app.call('POST', `${base}/age`, { token: secret, body: { confirmed } }),
    say: async (text, clientMessageId = randomUUID()) => {
      const reply = await app.call('POST', `${base}/messages`, { token: secret, body: { text, clientMessageId } })
      return { status: reply.status, answer: JSON.parse(reply.text), reply }
    },
  }
}
