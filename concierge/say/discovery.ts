import type { Store } from '#concierge/open-store.ts'
import { CATEGORY_LABELS, CONSUMED } from '#concierge/retrieve/shelves.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import { type Language, tell } from './wording.ts'

/** A question that finds out more, and what a shopper may tap to answer it. */
export type Discovery = { text: string; quickReplies: readonly string[] }

const EVERYDAY = ['flower', 'pre-roll', 'vape', 'edible'] as const
const SHELF = { en: 'What sounds good', es: '¿Qué se te antoja' }
const MOOD = {
  en: 'Would you like something for winding down, or something more lively?',
  es: '¿Prefieres algo para relajarte o algo más animado?',
}

/** Which shelf it may be, of the everyday ones that have something in stock. */
export function shelfQuestion(store: Store, language: Language): Discovery {
  const stocked = EVERYDAY.filter((category) => store.shelves.get(category)?.some((item) => item.inStock) === true)
  const names = stocked.map((category) => tell(language, CATEGORY_LABELS[category].many, CATEGORY_LABELS[category].es))
  const other = tell(language, ' or something else', ' u otra cosa')
  const listed = names.length === 0 ? '' : `: ${names.join(', ')}${other}`
  return {
    text: `${tell(language, SHELF.en, SHELF.es)}${listed}?`,
    quickReplies: names.map((name) => name.charAt(0).toUpperCase() + name.slice(1)),
  }
}

/** Whether it is for calm or for company. */
export function moodQuestion(language: Language): Discovery {
  return {
    text: tell(language, MOOD.en, MOOD.es),
    quickReplies: [
      tell(language, 'Something for winding down', 'Algo para relajarme'),
      tell(language, 'Something lively', 'Algo animado'),
    ],
  }
}

/** True of a reply that asked one of these questions. */
export function asksToDiscover(reply: string): boolean {
  return [SHELF.en, SHELF.es, MOOD.en, MOOD.es].some((question) => reply.includes(question))
}

/** What a wish leaves open: the shelf first, then the mood. Null once both were said, and where asking would be idle. */
export function openQuestion(wish: Wish, store: Store, language: Language): Discovery | null {
  const isNamed = wish.terms.length > 0 || wish.brands.length > 0
  if (isNamed || wish.order !== null || wish.count !== null || wish.quantity !== null) return null
  if (wish.forms.length === 0 && wish.inhaled === null) return shelfQuestion(store, language)
  const isConsumed = wish.forms.every(({ category }) => category !== null && CONSUMED.includes(category))
  return isConsumed && !saysMood(wish) ? moodQuestion(language) : null
}

function saysMood(wish: Wish): boolean {
  const { effects, leaning, strainTypes, cannabinoids, occasion } = wish
  const isListed = [effects, leaning, strainTypes, cannabinoids].some((list) => list.length > 0)
  const isTold = wish.beginner || wish.mild || wish.medium || wish.gentle || wish.strong || wish.thcFree || wish.unfelt
  return isListed || isTold || occasion !== null
}
