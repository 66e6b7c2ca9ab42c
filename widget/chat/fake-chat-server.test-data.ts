import { AgentKey, PublicAgent } from '#contract/chat.ts'
import { WidgetTheme } from '#contract/widget-config.ts'

type Stored = { clientMessageId: string; text: string; answer: string; messageId: string; answered: boolean }
type Conversation = { id: string; secret: string; isAgeConfirmed: boolean; ended: boolean; stored: Stored[] }

/** What goes wrong at the next message: no line, a line cut in the answer, or a refusal. */
export type Mishap = 'offline' | 'cut' | { status: number; retryAfter?: number }

/**
 * The chat API at the network's edge, as the contract states it: what is said is stored once a `clientMessageId`, and
 * repeated sends get the stored answer. `mishaps` befall one message call each.
 */
export function fakeChatServer() {
  const conversations = new Map<string, Conversation>()
  const server = {
    mishaps: new Array<Mishap>(),
    /** Each message call that reached the server: its `clientMessageId`. */
    sends: new Array<string>(),
    starts: new Array<Record<string, unknown>>(),
    calls: new Array<string>(),
    conversations,
    agent: PublicAgent.parse({
      key: AgentKey.parse('ak_0123456789abcdef'),
      name: 'Buddy',
      businessName: 'Larkspur',
      contact: null,
      theme: WidgetTheme.parse({}),
    }),
    /** Everything that was said, in order, whatever the conversation. */
    said: () => [...conversations.values()].flatMap(({ stored }) => stored.map(({ text }) => text)),
    forget: () => conversations.clear(),
    /** While set, answers stop in the middle until it resolves. */
    hold: Promise.resolve(),
    fetch: async (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
      const { pathname } = new URL(String(address))
      server.calls.push(`${init.method ?? 'GET'} ${pathname.replace(/[0-9a-f-]{36}/, ':id')}`)
      const body = init.body ? JSON.parse(String(init.body)) : {}
      const [, id, call = ''] = /\/conversations\/([^/]+)\/?(.*)$/.exec(pathname) ?? []
      if (!id) return start(body)
      const found = conversations.get(id)
      const secret = new Headers(init.headers).get('authorization')
      if (!found || secret !== `Bearer ${found.secret}`) return refusal(404)
      if (call === 'messages') return message(found, body, init.signal)
      if (call === 'age') found.isAgeConfirmed = body.confirmed
      if (call === 'end') found.ended = true
      return call === '' ? json(200, stateOf(found)) : json(200, { ageGate: gateOf(found), text: 'Thank you.' })
    },
  }

  function start(body: Record<string, unknown>) {
    server.starts.push(body)
    const id = crypto.randomUUID()
    const opened = { id, secret: `s-${id}`, isAgeConfirmed: false, ended: false, stored: [] }
    conversations.set(id, opened)
    return json(201, { ...stateOf(opened), secret: opened.secret })
  }

  function stateOf(conversation: Conversation) {
    const part = { products: [], quickReplies: [], handoff: null, createdAt: '2026-01-01T00:00:00Z', feedback: null }
    return {
      conversationId: conversation.id,
      agent: server.agent,
      greeting: 'Hello.',
      quickReplies: ['Flower'],
      ageGate: gateOf(conversation),
      ended: conversation.ended,
      messages: conversation.stored.flatMap(({ text, answer, messageId, clientMessageId, answered }) => [
        { ...part, messageId: `u-${clientMessageId}`, role: 'user', text },
        ...(answered ? [{ ...part, messageId, role: 'assistant', text: answer }] : []),
      ]),
    }
  }

  function message(conversation: Conversation, body: Stored, signal: AbortSignal | null | undefined): Response {
    const mishap = server.mishaps.shift()
    if (mishap === 'offline') throw new TypeError('Failed to fetch')
    server.sends.push(body.clientMessageId)
    if (typeof mishap === 'object') return refusal(mishap.status, mishap.retryAfter)
    let stored = conversation.stored.find(({ clientMessageId }) => clientMessageId === body.clientMessageId)
    if (!stored) {
      stored = { ...body, answer: `You said: ${body.text}.`, messageId: crypto.randomUUID(), answered: true }
      conversation.stored.push(stored)
    }
    return new Response(answerStream(stored, mishap === 'cut', signal), { status: 200 })
  }

  function answerStream({ answer, messageId }: Stored, isCut: boolean, signal?: AbortSignal | null) {
    const encoder = new TextEncoder()
    return new ReadableStream<Uint8Array>({
      async start(controller) {
        signal?.addEventListener('abort', () => controller.error(new DOMException('Aborted', 'AbortError')))
        const say = (event: string, data: object) =>
          controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
        say('text', { text: answer.slice(0, 5) })
        await server.hold
        if (signal?.aborted) return
        if (isCut) return controller.error(new TypeError('network error'))
        say('text', { text: answer.slice(5) })
        say('done', { messageId, text: answer })
        controller.close()
      },
    })
  }
  return server
}

const gateOf = ({ isAgeConfirmed }: Conversation) => ({ required: true, confirmed: isAgeConfirmed, minimumAge: 21 })

const json = (status: number, data: object) => new Response(JSON.stringify(data), { status })

function refusal(status: number, retryAfter?: number): Response {
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
  return new Response('{"error":"no","code":"no"}', { status, headers })
}
