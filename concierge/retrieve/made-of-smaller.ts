import type { Store } from '#concierge/open-store.ts'
import { retrieve } from './retrieve.ts'
import type { Wish } from './wish.ts'

const MOST_OF_THEM = 5
const HAIR = 0.02
/** What is loose or in jars adds up; two joints of a gram are no joint of two. */
const ADDS_UP: ReadonlySet<string> = new Set(['flower', 'concentrate'])

/** "2 g of rosin" where it comes by the gram: the fewest of one size that weigh as much, as a wish for so many; null where none do. */
export function madeOfSmaller(store: Store, wish: Wish): Wish | null {
  const [grams, other] = wish.grams
  if (grams === undefined || other !== undefined || wish.quantity !== null || wish.forms.length === 0) return null
  if (!wish.forms.every(({ category }) => ADDS_UP.has(category ?? ''))) return null
  const { met } = retrieve(store, { ...wish, grams: [] })
  const sizes = [...new Set(met.flatMap((item) => item.grams ?? []))].sort((a, b) => b - a)
  for (const size of sizes) {
    const quantity = Math.round(grams / size)
    if (quantity < 2 || quantity > MOST_OF_THEM || Math.abs(quantity * size - grams) > HAIR * grams) continue
    const { priceMax } = wish
    const made: Wish = {
      ...wish,
      grams: [size],
      quantity,
      ...(priceMax === null ? {} : { priceMax: Math.floor(priceMax / quantity), budgetTotal: priceMax }),
    }
    if (retrieve(store, made).met.length > 0) return made
  }
  return null
}

const MOST_ROLLED = 14

/** "6 joints" where no pack holds six: the fewest packs of one size that hold as many, or so many singles, as a wish for them; null where none do. */
export function madeOfPacks(store: Store, wish: Wish): Wish | null {
  const { packCount: count, quantity, forms, priceMax } = wish
  if (count === null || count > MOST_ROLLED || quantity !== null || forms.length === 0) return null
  if (!forms.every(({ category }) => category === 'pre-roll')) return null
  for (let packs = 2; packs <= count; packs++) {
    if (count % packs !== 0) continue
    const each = count / packs
    const made: Wish = {
      ...wish,
      ...(each === 1 ? { packCount: null, single: true } : { packCount: each }),
      quantity: packs,
      ...(priceMax === null ? {} : { priceMax: Math.floor(priceMax / packs), budgetTotal: priceMax }),
    }
    if (retrieve(store, made).met.length > 0) return made
  }
  return null
}
