/**
 * @jsxRuntime classic
 * @jsx h
 */
import type { ShownProduct } from '#contract/turn.ts'
import type { ChatView } from './chat-view.ts'
import css from './compare-sheet.css?inline'
import { Icon } from './icons.tsx'
import { CartButton, Picture } from './product-card.tsx'
import { productFacts } from './product-facts.ts'
import { h } from './render.ts'
import { wear } from './wear.ts'
import { enCompare } from './texts/en-compare.ts'
import { esCompare } from './texts/es-compare.ts'

const compareTexts = ({ lang }: ChatView) => (/^es/i.test(lang) ? esCompare : enCompare)

/** Chooses a product for the comparison, or takes it out again; the last two chosen count. */
export function toggleCompared(chat: ChatView, product: ShownProduct, root: Node) {
  wear(root, css)
  const { compared } = chat.view
  const others = compared.filter((one) => one !== product)
  chat.look({
    compared: others.length < compared.length ? others : [...others, product].slice(-2),
    extra: Comparison,
  })
}

function Comparison(chat: ChatView) {
  const own = compareTexts(chat)
  const { compared, comparing } = chat.view
  if (comparing) return CompareSheet(chat)
  if (!compared[0]) return null
  const open = () => {
    chat.look({ comparing: true })
    chat.focus()
  }
  return (
    <div class="row notice" role="status">
      {compared[1] ? (
        <button class="main grow" onClick={open}>
          {own.compare}
        </button>
      ) : (
        <span class="grow">{own.oneMore}</span>
      )}
      <button class="icon" aria-label={own.stop} onClick={() => chat.look({ compared: [] })}>
        <Icon name="close" />
      </button>
    </div>
  )
}

/** Two products side by side, over the chat. */
function CompareSheet(chat: ChatView) {
  const { texts } = chat
  const { compared } = chat.view
  const own = compareTexts(chat)
  const facts = compared.map((product) => productFacts(product, chat))
  const rows = [
    [own.price, facts.map(({ price, was }) => (was ? `${price} (${texts.was} ${was})` : price))],
    [own.type, facts.map(({ type }) => type)],
    [own.potency, facts.map(({ potency }) => potency.join(', '))],
    [own.size, facts.map(({ size }) => size)],
    [own.effects, compared.map(({ effects }) => effects.join(', '))],
    [texts.why, compared.map(({ reasons }) => reasons.join(', '))],
  ] as const
  return (
    <section class="sheet" role="dialog" aria-modal="true" aria-label={own.title}>
      <header>
        <b class="grow">{own.title}</b>
        <button class="icon" data-focus aria-label={own.back} onClick={() => chat.look({ comparing: false })}>
          <Icon name="close" />
        </button>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{own.title}</span>
            </th>
            {compared.map((product) => (
              <th scope="col">
                <Picture product={product} chat={chat} /> {product.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(([, values]) => values.some(Boolean))
            .map(([label, values]) => (
              <tr>
                <th scope="row">{label}</th>
                {values.map((value) => (
                  <td>{value || '–'}</td>
                ))}
              </tr>
            ))}
          <tr>
            <th scope="row">
              <span class="sr">{texts.add}</span>
            </th>
            {compared.map((product) => (
              <td>
                <CartButton product={product} chat={chat} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}
