import type { PublicAgent } from '#contract/chat.ts'
import type { ShownProduct } from '#contract/turn.ts'
import type { WidgetTheme } from '#contract/widget-config.ts'
import { type BrowserStorage, browserStorage, readVisitorId } from '#widget/browser-storage.ts'
import type { Emit } from '#widget/page-api.ts'
import { type ChatApi, createChatApi } from './chat-api.ts'
import { classesOf, coloursOf, wantsDark } from './chat-look.ts'
import { ChatSession } from './chat-session.ts'
import { type ChatView, FRESH_VIEW, type ViewState } from './chat-view.ts'
import { createBox } from './create-box.ts'
import { followScroll } from './follow-scroll.ts'
import { trapTab } from './keyboard.ts'
import { Panel } from './panel.tsx'
import { render, setProps } from './render.ts'
import { payableCents, productUrl } from './product-facts.ts'
import { savedChatStore } from './saved-chat.ts'
import { en } from './texts/en.ts'
import { loadTexts } from './texts/language.ts'

export type ChatOptions = {
  agentKey: string
  /** The eConcierge server, such as `https://chat.example`. */
  origin: string
  /** Other calls than the server's public ones: the builder's preview talks in test mode. */
  api?: ChatApi
  /** Asks for the agent, or knows it already. */
  loadAgent: () => Promise<PublicAgent>
  /** A language tag; the browser's language unless given. */
  language?: string
  /** `light` or `dark`; that of the page around unless given. */
  scheme?: string
  /** `floating` stands in the corner of the window; `fill` takes all of its host and has no close button. */
  layout?: 'floating' | 'fill'
  /** Where the conversation is kept, when neither the browser nor the tab shall keep it. */
  storage?: BrowserStorage
  /** False sends no browser id and no product events. */
  consent?: boolean
  /** The page that the shopper is on, when that is not this one. */
  pageUrl?: string
  identity?: () => string | null
  emit?: Emit
  onClose?: () => void
  /** Called when an answer is whole and the chat is closed. */
  onUnread?: () => void
}

export type MountedChat = {
  /** `focus: false` for a chat that opens by itself; `words` is what it then says. */
  open(how?: { focus?: boolean; words?: string }): Promise<void>
  close(): void
  /** Shows the chat as this agent from now on, whatever the server says of its look. */
  setAgent(agent: PublicAgent): void
  destroy(): void
  readonly conversationId: string | null
}

const FADE_MS = 500

/** Whether this visitor is left without the widget, so that what it brings can be measured against them. */
export async function isHeldOut({ origin, agentKey }: ChatOptions): Promise<boolean> {
  const visitorId = readVisitorId(browserStorage('localStorage'))
  return !!(await createChatApi(origin).visit?.({ agentKey, visitorId }))?.hidden
}

/** Puts the chat, closed, into a shadow root on `host`, which must not have one yet. */
export function mountChat(host: HTMLElement, options: ChatOptions): MountedChat {
  return new Chat(host, options)
}

class Chat implements MountedChat, ChatView {
  readonly floating: boolean
  readonly origin: string
  readonly session: ChatSession
  private readonly options: ChatOptions
  private readonly box: HTMLElement
  private readonly translated: Promise<void>
  /** Told when the page is laid out after a drawing: who asks for places then makes no layout of its own. */
  private readonly laidOut: ResizeObserver
  lang = en.lang
  texts = en
  view: ViewState = FRESH_VIEW
  private ownAgent: PublicAgent | null = null
  private worn = ''
  private scheduled = false
  private isDark = false
  private fading = false
  private readonly pageChanges = new MutationObserver(() => this.followFade())

  constructor(host: HTMLElement, options: ChatOptions) {
    this.options = options
    this.origin = options.origin
    this.floating = options.layout !== 'fill'
    this.box = createBox(host, this.floating)
    this.laidOut = new ResizeObserver(followScroll(this.box))
    this.session = this.createSession()
    const wished = options.language || navigator.language
    this.translated = loadTexts(wished).then(
      (texts) => {
        this.texts = texts
        this.lang = texts.lang
      },
      () => {},
    )
    // The page's own shortcuts do not hear what is typed here.
    for (const name of ['keydown', 'keyup', 'keypress'] as const) {
      this.box.addEventListener(name, (event) => this.onKey(event))
    }
    for (const element of [document.body, document.documentElement])
      this.pageChanges.observe(element, { attributes: true })
    matchMedia('(prefers-color-scheme:dark)').onchange = () => this.followFade()
  }

  get conversationId() {
    return this.session.key?.conversationId ?? null
  }

  async open({ focus = true, words = '' } = {}) {
    void this.session.open()
    this.followPage()
    await this.translated
    this.box.hidden = false
    this.look({ openingWords: words })
    if (focus) this.focus()
    this.tell('open', { conversationId: this.conversationId })
  }

  close = () => {
    if (this.box.hidden) return
    this.box.hidden = true
    this.options.onClose?.()
    this.tell('close', { conversationId: this.conversationId })
  }

  setAgent(agent: PublicAgent) {
    this.ownAgent = agent
    this.schedule()
  }

  destroy() {
    this.session.close()
    this.pageChanges.disconnect()
    this.box.remove()
  }

  private followPage() {
    this.isDark = wantsDark(this.options.scheme)
    this.schedule()
  }

  /** The page changes, perhaps to other colors, and may take some time to fade. */
  private followFade() {
    if (this.fading || this.box.hidden) return
    this.fading = true
    setTimeout(() => {
      this.fading = false
      this.followPage()
    }, FADE_MS)
  }

  private get tell(): Emit {
    return this.options.emit ?? (() => false)
  }

  private createSession() {
    const { options } = this
    // A shop that does not keep conversations still keeps them for the tab: a reload is no farewell.
    const [lasting, passing] = [browserStorage('localStorage'), browserStorage('sessionStorage')]
    const storage = () => options.storage ?? (!this.agent || this.agent.theme.persistConversation ? lasting : passing)
    return new ChatSession({
      api: createChatApi(options.origin),
      pageUrl: (location.origin + location.pathname).slice(0, 500),
      ...options,
      saved: savedChatStore(storage, options.agentKey),
      onChange: () => this.schedule(),
      onSaid: (role, text) => {
        this.tell('message', { role, text, conversationId: this.conversationId ?? '' })
        if (role === 'assistant') this.onAnswer()
      },
    })
  }

  private onAnswer() {
    if (this.agent?.theme.soundEnabled) import('./chime.ts').then(({ chime }) => chime()).catch(() => {})
    if (this.box.hidden) this.options.onUnread?.()
  }

  look = (change: Partial<ViewState>) => {
    this.view = { ...this.view, ...change }
    this.draw()
  }

  send = (text: string) => {
    this.look({ menuOpen: false, hint: '' })
    this.session.send(text)
  }

  openProduct = (product: ShownProduct, url: string) => {
    const { productId, name } = product
    this.session.record('product-click', product)
    this.tell('product-click', { productId, name, url, conversationId: this.conversationId ?? '' })
    if (this.coversPage) this.close()
  }

  addToCart = (product: ShownProduct) => {
    const { productId, sku, name } = product
    this.session.record('add-to-cart', product)
    const heard = this.tell('add-to-cart', {
      productId,
      sku,
      name,
      priceCents: payableCents(product),
      quantity: 1,
      conversationId: this.conversationId ?? '',
    })
    const url = productUrl(product)
    if (heard) {
      const others = () => this.view.added.filter((id) => id !== productId)
      this.look({ added: [...others(), productId], hint: '' })
      setTimeout(() => this.look({ added: others() }), 2500)
    } else if (url) window.open(url, '_top')
    else this.look({ hint: this.texts.noCart })
  }

  startAnew = () => {
    this.look(FRESH_VIEW)
    void this.session.startAnew()
    this.focus()
  }

  get state() {
    return this.session.state
  }

  get agent(): PublicAgent | null {
    return this.ownAgent ?? this.session?.state.agent ?? null
  }

  private get coversPage() {
    return this.floating && !!this.agent?.theme.mobileResponsive && innerWidth <= 480
  }

  private onKey(event: KeyboardEvent) {
    event.stopPropagation()
    if (event.type !== 'keydown') return
    const { comparing, menuOpen } = this.view
    if (comparing || this.coversPage) trapTab(event, this.box.querySelector('.sheet') ?? this.box)
    if (event.key !== 'Escape') return
    if (comparing || menuOpen) {
      this.look({ comparing: false, menuOpen: false })
      this.focus()
    } else if (this.floating) this.close()
  }

  /** Touch screens would raise their keyboard over the chat, so there the chat itself takes the focus. */
  focus = () => {
    if (this.scheduled) this.draw()
    const stops = [...this.box.querySelectorAll<HTMLElement>('[data-focus]')]
    const stop = matchMedia('(pointer: coarse)').matches ? null : stops.at(-1)
    ;(stop ?? this.box).focus({ preventScroll: true })
  }

  private schedule() {
    if (this.scheduled) return
    this.scheduled = true
    const draw = () => {
      if (this.scheduled) this.draw()
    }
    if (document.hidden) setTimeout(draw)
    else requestAnimationFrame(draw)
  }

  /** Only what changed is put on: the browser would work out every style anew for the same words. */
  private wear(theme: WidgetTheme) {
    const look = theme.primaryColor + theme.textColor + theme.roundness
    if (look !== this.worn) this.box.style.cssText = coloursOf(theme)
    this.worn = look
  }

  private draw() {
    const { box, lang, agent, isDark, floating } = this
    this.scheduled = false
    if (agent) this.wear(agent.theme)
    setProps(box, {
      class: agent ? classesOf(agent.theme, { isDark, floating }) : box.className,
      dir: this.texts.dir,
      lang,
      'aria-label': agent?.name ?? this.texts.aiAssistant,
      // A chat that is part of the page is a region, and a region is never modal.
      'aria-modal': floating ? this.coversPage : null,
    })
    render(box, Panel(this))
    this.laidOut.unobserve(box)
    this.laidOut.observe(box)
  }
}
