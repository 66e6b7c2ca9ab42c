import type { Item } from '#concierge/retrieve/item.ts'
import { BEGINNER_MG } from '#concierge/retrieve/constraints.ts'
import { piecesSold } from '#concierge/retrieve/pieces-sold.ts'
import { EFFECT_BY_ID } from '#concierge/retrieve/effects.ts'
import { foldText } from '#concierge/understand/fold-text.ts'
import { type Language, listOf, money, tell } from './wording.ts'

/** "3.5 g", "10-pack, 10 mg each", from the row. */
export function sizeText(item: Item): string {
  const parts: string[] = []
  if (item.category === 'edible' && item.mgPerPiece !== null) {
    if (item.packCount !== null && item.packCount > 1)
      parts.push(piecesSold(item) === 1 ? `${item.packCount} servings` : `${item.packCount}-pack`)
    parts.push(`${trim(item.mgPerPiece)} mg each`)
  } else if (item.category === 'edible' && item.mgTotal !== null) parts.push(`${trim(item.mgTotal)} mg`)
  else if (item.grams !== null) {
    if (item.packCount !== null && item.packCount > 1) parts.push(`${item.packCount}-pack`)
    parts.push(`${trim(item.grams)} g`)
  } else if (item.product.size !== null && !/^(?:each|1(?: ?ea(?:ch)?)?)$/i.test(item.product.size.trim()))
    parts.push(item.product.size.replaceAll('|', ','))
  return parts.join(', ')
}

export function trim(value: number): string {
  return String(Math.round(value * 100) / 100)
}

export function priceText(item: Item, language: Language): string {
  if (item.payable === null) return tell(language, 'price in store', 'precio en tienda')
  const was = item.product.priceCents
  return item.onSale && was !== null
    ? tell(
        language,
        `${money(item.payable)} on sale (was ${money(was)})`,
        `${money(item.payable)} en oferta (antes ${money(was)})`,
      )
    : money(item.payable)
}

/** "27.9% THC", "5 mg a piece": how strong, in the unit of its shelf; empty when the menu does not say. */
export function strengthText(item: Item, language: Language): string {
  if (item.category === 'edible') {
    if (item.mgPerPiece !== null)
      return tell(language, `${trim(item.mgPerPiece)} mg a piece`, `${trim(item.mgPerPiece)} mg por pieza`)
    return item.mgTotal === null
      ? ''
      : tell(language, `${trim(item.mgTotal)} mg in all`, `${trim(item.mgTotal)} mg en total`)
  }
  const { thcPercent } = item.product
  return thcPercent === null || item.category === 'topical' ? '' : `${trim(thcPercent)}% THC`
}

const READS_BETTER: Readonly<Record<string, string>> = { 'clear mind': 'clear-headed', 'clear head': 'clear-headed' }

/** The menu's own effect words that stand for these effects; in Spanish the lexicon's. At most two. */
export function effectWords(item: Item, ids: readonly string[], language: Language): string {
  if (language === 'es')
    return listOf([...new Set(ids.map((id) => EFFECT_BY_ID.get(id)?.labelEs ?? id))].slice(0, 2), language)
  const words = item.product.effects
    .map((word) => word.toLowerCase())
    .filter((word) => ids.some((id) => EFFECT_BY_ID.get(id)?.row.test(foldText(word)) === true))
  return listOf(
    words.slice(0, 2).map((word) => READS_BETTER[word] ?? word),
    language,
  )
}

/** What a first-timer should hear, once a conversation. */
export function beginnerAdvice(items: readonly Item[], language: Language): string {
  const [first] = items
  const eaten = items.some((item) => item.category === 'edible')
  const smoked = items.some((item) => item.category === 'flower' || item.category === 'pre-roll')
  const bite = tell(
    language,
    `have one piece of up to ${BEGINNER_MG} mg, wait at least 2 hours (edibles take 30 minutes to 2 hours), and expect it to last 4 to 8 hours`,
    `una pieza de hasta ${BEGINNER_MG} mg, espera al menos 2 horas (tarda de 30 minutos a 2 horas) y puede durar de 4 a 8 horas`,
  )
  const puff = tell(
    language,
    'take one small puff and give it 10 to 15 minutes',
    'da una calada pequeña y espera 10 a 15 minutos',
  )
  const opening = tell(language, 'Start low, go slow:', 'Empieza con poco:')
  if (!eaten) return `${opening} ${puff}.`
  if (!smoked) return `${opening} ${bite}.`
  return first?.category === 'edible'
    ? `${opening} ${bite}; ${tell(language, 'of what is smoked,', 'de lo que se fuma,')} ${puff}.`
    : `${opening} ${puff}; ${tell(language, 'of an edible,', 'de un comestible,')} ${bite}.`
}
