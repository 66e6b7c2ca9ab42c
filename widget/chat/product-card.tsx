/**
 * @jsxRuntime classic
 * @jsx h
 */
import type { ShownProduct } from '#contract/turn.ts'
import { safeUrl } from '#widget/safe-url.ts'
import type { ChatView } from './chat-view.ts'
import { Icon } from './icons.tsx'
import { productFacts } from './product-facts.ts'
import { h } from './render.ts'

type Props = { product: ShownProduct; chat: ChatView }

/** One product: what it is, what it costs, why it was chosen, and the one button. */
export function ProductCard({ product, chat }: Props) {
  const { texts, view } = chat
  const { price, was, type, potency, size, url } = productFacts(product, chat)
  return (
    <article key={product.productId} class="card">
      <div class="row">
        <Picture product={product} chat={chat} />
        <div class="grow">
          <div class="muted">{[product.brand, size].filter(Boolean).join(' · ')}</div>
          <b>
            {url ? (
              <a href={url} target="_top" onClick={() => chat.openProduct(product, url)}>
                {product.name}
              </a>
            ) : (
              product.name
            )}
          </b>
          <div>
            {type && <span class={`chip ${product.strainType}`}>{type}</span>}
            {potency.map((part) => (
              <span class="chip">{part}</span>
            ))}
          </div>
        </div>
      </div>
      {product.effects[0] && <div class="muted">{product.effects.slice(0, 4).join(' · ')}</div>}
      <ul class="why" aria-label={texts.why}>
        {product.reasons.slice(0, 3).map((reason) => (
          <li class="row">
            <Icon name="check" />
            {reason}
          </li>
        ))}
      </ul>
      <div class="row">
        <span class="grow">
          <b class="price">{price}</b>
          {was && <span class="sr">{texts.was}</span>}
          {was && <s class="muted">{was}</s>}
          {was && <span class="chip sale">{texts.sale}</span>}
        </span>
        <button
          class="link"
          aria-pressed={view.compared.includes(product)}
          aria-label={`${texts.compare}: ${product.name}`}
          onClick={(event) => compare(chat, product, event.currentTarget)}
        >
          {texts.compare}
        </button>
      </div>
      <CartButton product={product} chat={chat} />
    </article>
  )
}

/** Fetched at the first press: few shoppers compare. */
async function compare(chat: ChatView, product: ShownProduct, button: Node) {
  const { toggleCompared } = await import('./compare-sheet.tsx')
  toggleCompared(chat, product, button.getRootNode())
}

export function CartButton({ product, chat }: Props) {
  const { texts } = chat
  if (!product.inStock) return <div class="muted">{texts.soldOut}</div>
  const added = chat.view.added.includes(product.productId)
  const label = added ? texts.added : texts.add
  return (
    <button class="main" aria-label={`${label}: ${product.name}`} onClick={() => chat.addToCart(product)}>
      <Icon name={added ? 'check' : 'cart'} /> {label}
    </button>
  )
}

export function Picture({ product, chat }: Props) {
  const url = safeUrl(product.imageUrl, chat.origin)
  return (
    <span class="picture">
      {url ? <img src={url} alt="" loading="lazy" referrerpolicy="no-referrer" /> : <Icon name="leaf" />}
    </span>
  )
}
