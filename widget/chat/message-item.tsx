/**
 * @jsxRuntime classic
 * @jsx h
 */
import type { ShownMessage } from './chat-state.ts'
import type { ChatView } from './chat-view.ts'
import { Icon } from './icons.tsx'
import { openSheet } from './open-sheet.ts'
import { ProductCard } from './product-card.tsx'
import { h } from './render.ts'
import { fill } from './texts/language.ts'

const PRODUCTS_AT_FIRST = 3

/** One thing said: by the shopper, or by the concierge with what belongs to it. */
export function MessageItem({ shown, chat }: { shown: ShownMessage; chat: ChatView }) {
  const { texts } = chat
  const { key, role, text, fate, products, handoff, feedback } = shown
  const count = chat.view.expanded.includes(key) ? products.length : PRODUCTS_AT_FIRST
  const contact = handoff?.contact ?? chat.agent?.contact
  return (
    <div key={key} class={`message ${role}`}>
      {role === 'user' && <span class="sr">{texts.you}</span>}
      {text && <div class="bubble">{text}</div>}
      {products[0] && (
        <div class="message">
          {products.slice(0, count).map((product) => (
            <ProductCard product={product} chat={chat} />
          ))}
        </div>
      )}
      {products[count] && (
        <button class="reply" onClick={() => chat.look({ expanded: [...chat.view.expanded, key] })}>
          {fill(texts.more, { count: products.length - count })}
        </button>
      )}
      {handoff && (
        <div class="card">
          <b>{texts.handoff}</b>
          <div>{contact ? contactParts(contact) : texts.handoffNone}</div>
          <button class="reply" onClick={(event) => openSheet(chat, 'handoff', event.currentTarget)}>
            {texts.leaveMessage}
          </button>
        </div>
      )}
      {(fate === 'waiting' || fate === 'stopped') && <div class="muted">{texts[fate]}</div>}
      {fate === 'failed' && (
        <div class="muted">
          {texts.notSent}
          <button class="link" onClick={() => chat.session.retry(shown)}>
            {texts.retry}
          </button>
        </div>
      )}
      {shown.messageId && role === 'assistant' && (
        <div class="row thumbs">
          <Thumb shown={shown} chat={chat} helpful />
          <Thumb shown={shown} chat={chat} />
          {feedback && (
            <span class="muted" role="status">
              {texts.thanks}
            </span>
          )}
        </div>
      )}
    </div>
  )
}

function Thumb({ shown, chat, helpful = false }: { shown: ShownMessage; chat: ChatView; helpful?: boolean }) {
  const rating = helpful ? 'helpful' : 'unhelpful'
  return (
    <button
      class={`icon ${rating}`}
      aria-label={chat.texts[rating]}
      aria-pressed={shown.feedback === rating}
      onClick={() => chat.session.rate(shown, helpful)}
    >
      <Icon name="thumb" />
    </button>
  )
}

/** A contact as plain text in which telephone numbers and e-mail addresses can be tapped. */
export function contactParts(text: string) {
  return text.split(/(\+?\(?\d[\d\s().-]{7,}\d|[\w.+-]+@[\w-]+\.[\w.-]*\w)/).map((part, index) => {
    if (index % 2 === 0) return part
    return <a href={part.includes('@') ? `mailto:${part}` : `tel:${part.replace(/[^\d+]/g, '')}`}>{part}</a>
  })
}
