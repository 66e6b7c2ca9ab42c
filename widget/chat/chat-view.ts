import type { PublicAgent } from '#contract/chat.ts'
import type { ShownProduct } from '#contract/turn.ts'
import type { ChatSession } from './chat-session.ts'
import type { ChatState } from './chat-state.ts'
import type { Child } from './render.ts'
import type { Texts } from './texts/en.ts'

/** What the shopper did to the view itself; gone with the page. */
export type ViewState = {
  menuOpen: boolean
  /** Messages whose products are all shown. */
  expanded: string[]
  /** At most two. */
  compared: ShownProduct[]
  /** What is drawn after all else: the comparison, once it was asked for. */
  extra: ((chat: ChatView) => Child) | null
  comparing: boolean
  /** Ids of products put into the cart a moment ago. */
  added: string[]
  /** What the chat says when it opened by itself. */
  openingWords: string
  /** What stands in the way of the last thing tried. */
  hint: string
}

export const FRESH_VIEW: ViewState = {
  menuOpen: false,
  expanded: [],
  compared: [],
  extra: null,
  comparing: false,
  added: [],
  openingWords: '',
  hint: '',
}

/** All that a part of the chat is drawn from, and what it can do. */
export type ChatView = {
  readonly agent: PublicAgent | null
  readonly state: ChatState
  readonly view: ViewState
  readonly session: ChatSession
  readonly texts: Texts
  /** The language tag, for figures. */
  readonly lang: string
  /** The eConcierge server: pictures given by path are its own. */
  readonly origin: string
  /** A chat that fills its frame instead cannot be closed. */
  readonly floating: boolean
  look(change: Partial<ViewState>): void
  send(text: string): void
  addToCart(product: ShownProduct): void
  openProduct(product: ShownProduct, url: string): void
  startAnew(): void
  close(): void
  /** Moves the focus to where it belongs now. */
  focus(): void
}
