import type { ChatMessage, ConversationState, PublicAgent } from '#contract/chat.ts'
import type { ShownProduct } from '#contract/turn.ts'
import {
  type ChatApi,
  type ConversationKey,
  type ProductEventKind,
  isFinal,
  secondsUntilRetry,
  statusOf,
} from './chat-api.ts'
import { type ChatState, EMPTY_CHAT, message, type ShownMessage } from './chat-state.ts'
import { MessageDelivery } from './message-delivery.ts'
import { pause } from './pause.ts'
import { newId } from '#widget/browser-storage.ts'
import type { SavedChatStore } from './saved-chat.ts'
import { inOneTab, linkTabs, type TabLink } from './tab-link.ts'

export type CustomerType = 'new' | 'returning'

export type SessionOptions = {
  agentKey: string
  api: ChatApi
  saved: SavedChatStore
  /** False when the shopper did not consent to analytics: no browser id, no product events. */
  consent?: boolean
  pageUrl: string
  /** The identity token of the page, if it gave one. */
  identity?: () => string | null
  loadAgent: () => Promise<PublicAgent>
  /** Called at each change. */
  onChange: () => void
  /** Called with what either side said, when it is whole. */
  onSaid: (role: ShownMessage['role'], text: string) => void
}

/** One shopper's chat: what is known of it, and what can be done with it. Holds no DOM. */
export class ChatSession {
  state: ChatState = EMPTY_CHAT
  readonly options: SessionOptions
  private readonly tabs: TabLink
  private readonly delivery: MessageDelivery
  readonly closing = new AbortController()
  private customerType: CustomerType | undefined
  private stale = false

  constructor(options: SessionOptions) {
    this.options = options
    this.delivery = new MessageDelivery(this)
    this.tabs = linkTabs(options.agentKey, () => {
      this.stale = true
      this.catchUp()
    })
    document.addEventListener('visibilitychange', () => this.catchUp(), this.closing)
  }

  change(part: Partial<ChatState>) {
    this.state = { ...this.state, ...part }
    if (!this.closing.signal.aborted) this.options.onChange()
  }

  update(key: string, part: Partial<ShownMessage>) {
    this.change({ lines: this.state.lines.map((shown) => (shown.key === key ? { ...shown, ...part } : shown)) })
  }

  get key(): ConversationKey | null {
    return this.options.saved.read().key
  }

  /** Resumes the saved conversation or starts one; keeps trying while there is no line. */
  async open() {
    const { signal } = this.closing
    if (this.state.phase !== 'idle') return
    this.change({ phase: 'connecting' })
    for (let round = 0; !signal.aborted; round++) {
      try {
        return await this.reachServer()
      } catch (error) {
        if (isFinal(statusOf(error))) return this.change({ trouble: { kind: 'unavailable', seconds: 0 } })
        await this.struggle(error, secondsUntilRetry(error, round), signal)
      }
    }
  }

  chooseCustomer(customerType: CustomerType) {
    this.customerType = customerType
    this.change({ phase: 'idle' })
    return this.open()
  }

  send(text: string) {
    const trimmed = text.trim()
    if (trimmed) this.delivery.add({ text: trimmed, clientMessageId: newId() })
  }

  retry(failed: ShownMessage) {
    this.delivery.retry(failed)
  }

  stop() {
    this.delivery.stop()
  }

  async confirmAge(confirmed: boolean) {
    const { key, state } = this
    if (!key) return
    await this.attempt(async () => {
      const { ageGate, text } = await this.options.api.confirmAge(key, confirmed)
      const quickReplies = confirmed ? state.quickReplies : []
      this.change({
        ageGate,
        lines: [...this.state.lines, message(newId(), 'assistant', { text, quickReplies, live: true })],
      })
      this.tabs.announce()
    })
  }

  async rate({ key: shownKey, messageId }: ShownMessage, helpful: boolean) {
    const { key } = this
    if (!key || !messageId) return
    this.update(shownKey, { feedback: helpful ? 'helpful' : 'unhelpful' })
    await this.options.api.giveFeedback(key, messageId, helpful).catch(() => this.update(shownKey, { feedback: null }))
  }

  record(kind: ProductEventKind, product: ShownProduct) {
    const { key } = this
    if (key && this.options.consent !== false)
      this.options.api.recordEvent(key, kind, product.productId).catch(() => {})
  }

  /** Ends this conversation and begins another. */
  async startAnew() {
    const { key, state } = this
    this.stop()
    if (key) this.options.api.end(key).catch(() => {})
    this.options.saved.change(() => ({ key: null, outbox: [] }))
    this.customerType = undefined
    this.change({ ...EMPTY_CHAT, agent: state.agent })
    await this.open()
    this.tabs.announce()
  }

  close() {
    this.closing.abort()
    this.tabs.close()
    this.stop()
  }

  /** The server no longer knows the conversation: begins a fresh one, keeping what was said and not answered. */
  async replaceConversation() {
    this.options.saved.change(() => ({ key: null }))
    await this.resumeOrStart()
  }

  /** Says what is wrong for as long as it is waited. */
  async struggle(error: unknown, seconds: number, signal: AbortSignal) {
    const status = statusOf(error)
    this.change({ trouble: { kind: status === 429 ? 'limited' : status ? 'server' : 'offline', seconds } })
    await pause(seconds, signal)
    this.change({ trouble: null })
  }

  onDelivered(all: boolean) {
    this.tabs.announce()
    if (all) this.catchUp()
  }

  private async reachServer() {
    // The agent comes first: its theme says whether a conversation is kept, so where to look for one.
    const agent = this.state.agent ?? (await this.options.loadAgent())
    this.change({ agent })
    if (agent.theme.requestAuthentication && !this.customerType && !this.key) {
      return this.change({ phase: 'choosing-customer' })
    }
    await this.resumeOrStart()
    this.change({ phase: 'ready' })
    void this.delivery.run()
  }

  /** In one tab at a time, so that two tabs opened together share one conversation. */
  private resumeOrStart() {
    return inOneTab(`open:${this.options.agentKey}`, async () => {
      const { key } = this
      this.show((key && (await this.resume(key))) || (await this.start()))
    })
  }

  /** What the server holds; null when it is no longer there or has ended. */
  private async resume(key: ConversationKey): Promise<ConversationState | null> {
    const { api, identity } = this.options
    const token = identity?.() ?? null
    try {
      const body = { identity: token }
      if (token !== null && (await api.post?.<{ isOther: boolean }>(key, '/identify', body))?.isOther) return null
      const state = await api.resume(key)
      return state.ended ? null : state
    } catch (error) {
      if (isFinal(statusOf(error))) return null
      throw error
    }
  }

  private async start(): Promise<ConversationState> {
    const { api, saved, agentKey, consent, pageUrl, identity } = this.options
    const opened = await api.start({
      agentKey,
      pageUrl,
      customerType: this.customerType,
      visitorId: consent === false ? undefined : saved.visitorId(),
      identity: identity?.() || undefined,
    })
    const { conversationId, secret } = opened
    saved.change(() => ({ key: { conversationId, secret } }))
    return { ...opened, messages: [], ended: false }
  }

  /** Shows what the server holds, and below it what it has not answered. */
  private show({ agent, greeting, quickReplies, ageGate, messages: stored }: ConversationState) {
    const { outbox } = this.options.saved.read()
    // A waiting message that the server has already is shown once: its answer is about to be given again.
    const last = stored.findLast(({ role }) => role === 'user')
    const known = last && last.text === outbox[0]?.text ? stored.slice(0, stored.indexOf(last)) : stored
    const waiting = outbox.map(({ text, clientMessageId }) =>
      message(clientMessageId, 'user', { text, fate: 'waiting' }),
    )
    this.change({ agent, greeting, quickReplies, ageGate, lines: [...known.map(fromServer), ...waiting] })
  }

  private async attempt(task: () => Promise<void>) {
    await task().catch((error: unknown) => this.struggle(error, 5, this.closing.signal))
  }

  /** Asks for what other tabs said. A hidden tab does when it is looked at, a busy one when it is done. */
  private catchUp() {
    if (!this.stale || document.hidden || this.state.phase !== 'ready' || this.delivery.busy) return
    this.stale = false
    void this.attempt(() => this.resumeOrStart())
  }
}

function fromServer(stored: ChatMessage): ShownMessage {
  return { ...stored, key: stored.messageId, fate: 'done' }
}
