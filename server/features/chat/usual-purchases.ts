import { toShownProduct } from '#concierge/shown-product.ts'
import { takeTurn } from '#concierge/take-turn.ts'
import type { Turn } from '#contract/turn.ts'
import type { Database } from '#server/db/database.ts'
import type { Shop } from './open-shop.ts'
import { listPastProducts, type PastProduct } from './queries.ts'
import type { AnswerTurn } from './send-message.ts'

/** Asking for what one always takes, in the words of shoppers and of the button that offers it. */
const ASKS_FOR_USUAL =
  /\b(?:my|the|your) (?:usual|usuals|favou?rites?|regular order)\b|\bthe usual\b|\bsame (?:thing )?as (?:last time|before|usual)\b|\bwhat (?:did i|have i) (?:buy|bought|get|got|order|ordered)\b|\b(?:re-?order|buy (?:it|that|them) again|order (?:it|that|them) again)\b|\blo de siempre\b|\blo mismo (?:de|que) (?:siempre|la última vez|antes)\b|\bmis favoritos\b|\bqué (?:compré|pedí)\b/i

const SHOWN = 4

/**
 * Shows a customer whom the shop vouched for what they took before, as far as it is on the shelf today. Anybody else, and
 * whoever a guard speaks to, is answered the usual way: nothing of a past is ever told to a stranger.
 */
export function withUsualPurchases(db: Database, otherwise: AnswerTurn): AnswerTurn {
  return async (shop, request) => {
    const { conversationId, history, text, now, mayRecommend } = request
    if (!mayRecommend || !ASKS_FOR_USUAL.test(text)) return otherwise(shop, request)
    const past = await db.tenant(shop.tenantId, (trx) => listPastProducts(trx, shop.tenantId, conversationId))
    if (past.length === 0) return otherwise(shop, request)
    const builtIn = takeTurn(shop.store, { agent: shop.brief, history, text, now, mayRecommend })
    if (builtIn.guard !== null) return otherwise(shop, request)
    return sayUsual(builtIn, shop, past) ?? otherwise(shop, request)
  }
}

function sayUsual(builtIn: Turn, shop: Shop, past: readonly PastProduct[]): Turn | null {
  const { language } = builtIn
  const items = new Map(shop.store.items.map((item) => [item.product.productId, item]))
  const known = past.flatMap((one) => {
    const item = items.get(one.productId)
    return item === undefined ? [] : [{ item, past: one }]
  })
  if (known.length === 0) return null
  const here = known.filter(({ item }) => item.inStock).slice(0, SHOWN)
  const gone = known.filter(({ item }) => !item.inStock).slice(0, 2)
  const names = gone.map(({ item }) => item.product.name).join(', ')
  const es = language === 'es'
  const parts = [
    here.length > 0 &&
      (es ? 'Esto es lo que suele llevar, y hoy lo tenemos:' : 'This is what you usually take, and we have it today:'),
    here.length === 0 && (es ? 'Hoy no tenemos lo que suele llevar.' : 'What you usually take is sold out today.'),
    names !== '' && here.length > 0 && (es ? `Agotado hoy: ${names}.` : `Sold out today: ${names}.`),
  ]
  return {
    ...builtIn,
    text: parts.filter((part) => part !== false).join(' '),
    products: here.map(({ item, past: one }) => toShownProduct(item, [reasonOf(one, language, shop)])),
    quickReplies: es ? ['Algo parecido', 'Ofertas de hoy'] : ['Something similar', "Today's deals"],
    handoff: null,
    answered: true,
    factsChecked: here.length,
    factsRepaired: 0,
    trace: [
      ...builtIn.trace.filter((step) => step.step === 'understood' || step.step === 'guard'),
      { step: 'usual', found: { products: known.map(({ item }) => item.product.productId) } },
    ],
  }
}

function reasonOf({ orders, lastAt }: PastProduct, language: Turn['language'], { profile }: Shop): string {
  const day = lastAt.toLocaleDateString(language === 'es' ? 'es-US' : 'en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: profile.timezone ?? 'America/New_York',
  })
  if (orders === 0) return language === 'es' ? `Lo puso en el carrito el ${day}` : `You put it in your cart on ${day}`
  if (language === 'es') return orders === 1 ? `Lo compró el ${day}` : `Lo compró ${orders} veces, la última el ${day}`
  return orders === 1 ? `You bought it on ${day}` : `You bought it ${orders} times, last on ${day}`
}
