import type { PageEventName, PageEvents } from './page-api.ts'

/** What the chat in an iFrame tells the page around it. */
export type FrameMessage =
  | { source: 'econcierge'; type: 'ready' }
  | {
      [Name in PageEventName]: { source: 'econcierge'; type: 'event'; name: Name; detail: PageEvents[Name] }
    }[PageEventName]

/** What the page around may ask of the chat. */
export type PageMessage =
  | { source: 'econcierge-page'; type: 'identify'; token: string }
  | { source: 'econcierge-page'; type: 'hear'; name: PageEventName }

const EVENT_NAMES = ['add-to-cart', 'product-click', 'message', 'open', 'close'] as const satisfies PageEventName[]
const TOKEN_MAX_CHARS = 4000

type Peer = { postMessage(message: unknown, targetOrigin: string): void }

/** Sends to a window of that very origin; nothing is ever sent to whoever happens to be there. */
export function sendAcross(peer: Peer, origin: string, message: FrameMessage | PageMessage) {
  peer.postMessage(message, origin)
}

/**
 * Calls `onMessage` with each well-formed message of `peer` at exactly `origin`; returns the function that ends it.
 * `read` narrows the data, and answers null for what is not ours.
 */
export function listenAcross<Message>(
  { peer, origin, read }: { peer: unknown; origin: string; read: (data: unknown) => Message | null },
  onMessage: (message: Message) => void,
): () => void {
  const listener = (event: MessageEvent<unknown>) => {
    if (event.source !== peer || event.origin !== origin) return
    const message = read(event.data)
    if (message) onMessage(message)
  }
  addEventListener('message', listener)
  return () => removeEventListener('message', listener)
}

export function readPageMessage(data: unknown): PageMessage | null {
  if (!isRecord(data) || data.source !== 'econcierge-page') return null
  const { type, token } = data
  if (type === 'identify' && typeof token === 'string' && token.length <= TOKEN_MAX_CHARS) {
    return { source: 'econcierge-page', type, token }
  }
  const name = EVENT_NAMES.find((known) => known === data.name)
  return type === 'hear' && name ? { source: 'econcierge-page', type, name } : null
}

/** Narrows what the frame sent; every field of an event is checked, since the page may act on it. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (!isRecord(data) || data.source !== 'econcierge') return null
  if (data.type === 'ready') return { source: 'econcierge', type: 'ready' }
  const { detail, name } = data
  if (data.type !== 'event' || !isRecord(detail)) return null
  const head = { source: 'econcierge', type: 'event' } as const
  const { conversationId } = detail
  if (name === 'open' || name === 'close') {
    return conversationId === null || isText(conversationId) ? { ...head, name, detail: { conversationId } } : null
  }
  if (!isText(conversationId)) return null
  if (name === 'message') {
    const { role, text } = detail
    return (role === 'user' || role === 'assistant') && isText(text)
      ? { ...head, name, detail: { role, text, conversationId } }
      : null
  }
  const { productId } = detail
  if (!isText(productId) || !isText(detail.name)) return null
  if (name === 'product-click') {
    return isText(detail.url) && detail.url.startsWith('https://')
      ? { ...head, name, detail: { productId, name: detail.name, url: detail.url, conversationId } }
      : null
  }
  return name === 'add-to-cart' ? readAddToCart(detail, { productId, name: detail.name, conversationId }) : null
}

type ReadSoFar = { productId: string; name: string; conversationId: string }

function readAddToCart(detail: Record<string, unknown>, known: ReadSoFar): FrameMessage | null {
  const { sku, priceCents, quantity } = detail
  if (sku !== null && !isText(sku)) return null
  if (priceCents !== null && !isCount(priceCents)) return null
  if (!isCount(quantity)) return null
  return { source: 'econcierge', type: 'event', name: 'add-to-cart', detail: { ...known, sku, priceCents, quantity } }
}

const isRecord = (found: unknown): found is Record<string, unknown> => typeof found === 'object' && found !== null
const isText = (found: unknown): found is string => typeof found === 'string'
const isCount = (found: unknown): found is number => Number.isInteger(found) && Number(found) >= 0
