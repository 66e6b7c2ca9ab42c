import type { ChatStreamEvent } from '#contract/chat.ts'
import {
  ApiRefusal,
  type ChatApi,
  type ConversationKey,
  type OutgoingMessage,
  isFinal,
  secondsUntilRetry,
  statusOf,
} from './chat-api.ts'
import { type ChatState, message, type ShownMessage } from './chat-state.ts'
import type { SavedChatStore } from './saved-chat.ts'
import { inOneTab } from './tab-link.ts'

/** What delivery needs of the chat that it delivers for. */
export type DeliveryHost = {
  readonly options: {
    agentKey: string
    api: ChatApi
    saved: SavedChatStore
    onSaid: (role: ShownMessage['role'], text: string) => void
  }
  readonly state: ChatState
  readonly key: ConversationKey | null
  readonly closing: AbortController
  change(part: Partial<ChatState>): void
  update(key: string, part: Partial<ShownMessage>): void
  replaceConversation(): Promise<void>
  struggle(error: unknown, seconds: number, signal: AbortSignal): Promise<void>
  /** Called after each message that left the outbox, and when all have. */
  onDelivered(all: boolean): void
}

/** Tries of one message that the server itself failed at, before the shopper is asked. */
const SERVER_TRIES = 3
/** An answer that is not whole by then is taken for cut. */
const ANSWER_MS = 60_000

/**
 * Brings what the shopper said to the server, in order. A message stays in the outbox until it is answered, and every
 * try carries the same `clientMessageId`, by which the server answers it once however often it comes.
 */
export class MessageDelivery {
  busy = false
  private readonly host: DeliveryHost
  private stopping = new AbortController()

  constructor(host: DeliveryHost) {
    this.host = host
  }

  add(outgoing: OutgoingMessage) {
    const { host } = this
    const said = message(outgoing.clientMessageId, 'user', { text: outgoing.text, fate: 'waiting' })
    host.change({ lines: [...host.state.lines, said] })
    host.options.onSaid('user', outgoing.text)
    this.queue(outgoing)
  }

  retry({ key, text }: ShownMessage) {
    this.host.update(key, { fate: 'waiting' })
    this.queue({ text, clientMessageId: key })
  }

  /** Delivers what waits, unless that is already going on. Only one tab delivers at a time. */
  async run() {
    const { host } = this
    if (this.busy || host.state.phase !== 'ready' || !this.next()) return
    this.busy = true
    await inOneTab(`send:${host.options.agentKey}`, async () => {
      for (let outgoing = this.next(); outgoing; outgoing = this.next()) {
        const id = outgoing.clientMessageId
        const fate = await this.deliver(outgoing)
        // The page goes away: what was not answered stays in the outbox for the next one.
        if (host.closing.signal.aborted) return
        host.options.saved.change(({ outbox }) => ({ outbox: outbox.filter((one) => one.clientMessageId !== id) }))
        host.update(id, { fate })
        host.onDelivered(false)
      }
    })
    this.busy = false
    if (!host.closing.signal.aborted) host.onDelivered(true)
  }

  stop() {
    this.stopping.abort()
  }

  private queue(outgoing: OutgoingMessage) {
    this.host.options.saved.change(({ outbox }) => ({ outbox: [...outbox, outgoing] }))
    void this.run()
  }

  private next(): OutgoingMessage | undefined {
    return this.host.options.saved.read().outbox[0]
  }

  /** Tries until the message is answered or stopped (`done`), or given up (`failed`). */
  private async deliver(outgoing: OutgoingMessage): Promise<'done' | 'failed'> {
    const { host } = this
    const id = outgoing.clientMessageId
    const { signal } = (this.stopping = new AbortController())
    for (let round = 0, failures = 0, replaced = false; ; round++) {
      host.update(id, { fate: 'streaming' })
      try {
        await this.attempt(outgoing, signal)
        return 'done'
      } catch (error) {
        if (signal.aborted) {
          host.update(answerKey(id), { fate: 'stopped' })
          return 'done'
        }
        host.change({ lines: host.state.lines.filter(({ key }) => key !== answerKey(id)) })
        const status = statusOf(error)
        if (status === 404 && !replaced) {
          replaced = true
          await host.replaceConversation().catch(() => {})
          continue
        }
        if (isFinal(status) || (status >= 500 && ++failures >= SERVER_TRIES)) return 'failed'
        host.update(id, { fate: 'waiting' })
        await host.struggle(error, secondsUntilRetry(error, round), signal)
        if (signal.aborted) return 'failed'
      }
    }
  }

  /** Throws unless the answer came whole. */
  private async attempt(outgoing: OutgoingMessage, stop: AbortSignal) {
    const { key, options } = this.host
    if (!key) throw new ApiRefusal(404)
    const signal = AbortSignal.any([stop, AbortSignal.timeout(ANSWER_MS)])
    for await (const event of options.api.send(key, outgoing, signal)) {
      if (event.event === 'error') throw new ApiRefusal(event.data.code === 'too_many' ? 429 : 500)
      this.apply(outgoing.clientMessageId, event)
      if (event.event === 'done') return
    }
    throw new TypeError()
  }

  private apply(id: string, { event, data }: Exclude<ChatStreamEvent, { event: 'error' }>) {
    const { host } = this
    const key = answerKey(id)
    const { lines } = host.state
    const shown = lines.find((found) => found.key === key)
    if (!shown) {
      const at = lines.findIndex((found) => found.key === id) + 1 || lines.length
      host.change({
        lines: lines.toSpliced(at, 0, message(key, 'assistant', { fate: 'streaming', live: true })),
      })
    }
    const streaming = event === 'text'
    host.update(key, streaming ? { text: (shown?.text ?? '') + data.text } : data)
    if (event === 'done') {
      host.update(key, { fate: 'done' })
      host.options.onSaid('assistant', data.text)
    }
  }
}

const answerKey = (clientMessageId: string) => `${clientMessageId}:a`
