/** What a shop's own page can call and hear: `window.eConcierge`, and the names and shapes of its events. */
export type AddToCart = {
  productId: string
  sku: string | null
  name: string
  /** What the shopper pays for one, before tax; null when the menu gives no price. */
  priceCents: number | null
  quantity: number
  conversationId: string
}

export type ProductClick = { productId: string; name: string; url: string; conversationId: string }

export type MessageSeen = { role: 'user' | 'assistant'; text: string; conversationId: string }

export type PageEvents = {
  'add-to-cart': AddToCart
  'product-click': ProductClick
  message: MessageSeen
  open: { conversationId: string | null }
  close: { conversationId: string | null }
}

export type PageEventName = keyof PageEvents

/** Tells the page of an event; true when somebody listens to it. */
export type Emit = <Name extends PageEventName>(name: Name, detail: PageEvents[Name]) => boolean

export type PageApi = {
  open(): void
  close(): void
  /**
   * Hands over an identity token signed by the shop's server, before the chat is first opened on the page. An empty one says
   * that nobody is signed in: the conversation of a customer is then not shown to whoever comes next.
   */
  identify(token: string): void
  /** Calls `listener` at each event of that name; returns the function that ends it. */
  on<Name extends PageEventName>(name: Name, listener: (detail: PageEvents[Name]) => void): () => void
  /** The shopper's conversation, once there is one: send it along with the order. */
  readonly conversationId: string | null
}

declare global {
  interface Window {
    eConcierge?: PageApi
  }
}
