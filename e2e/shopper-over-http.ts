import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'

/** A shopper of the demo dispensary who talks over HTTP, as the widget does. */
export type HttpShopper = { conversationId: string; say: (text: string) => Promise<string>; leave: () => Promise<void> }

/** Opens a conversation and passes the age gate. The same `visitorId` is the same shopper. */
export async function openChat(request: APIRequestContext, visitorId: string = randomUUID()): Promise<HttpShopper> {
  const { agentKey }: { agentKey: string } = await (await request.get('/api/shop')).json()
  const opened = await request.post('/api/chat/conversations', { data: { agentKey, visitorId } })
  expect(opened.status()).toBe(201)
  const { conversationId, secret }: { conversationId: string; secret: string } = await opened.json()
  const call = async (what: string, data: object) => {
    const reply = await request.post(`/api/chat/conversations/${conversationId}/${what}`, {
      data,
      headers: { accept: 'application/json', authorization: `Bearer ${secret}` },
    })
    expect(reply.ok(), await reply.text()).toBe(true)
    return reply
  }
  await call('age', { confirmed: true })
  return {
    conversationId,
    say: async (text) => {
      const answer: { text: string } = await (await call('messages', { text, clientMessageId: randomUUID() })).json()
      return answer.text
    },
    leave: async () => void (await call('end', {})),
  }
}

/** A whole conversation, closed at its end, so that it is scored at once. */
export async function chat(request: APIRequestContext, said: readonly string[], visitorId?: string): Promise<string> {
  const shopper = await openChat(request, visitorId)
  for (const text of said) await shopper.say(text)
  await shopper.leave()
  return shopper.conversationId
}
