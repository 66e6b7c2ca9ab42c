import type { Store } from '#concierge/open-store.ts'
import { retrieve } from './retrieve.ts'
import { CONSUMED } from './shelves.ts'
import type { Form, Wish } from './wish.ts'

const OF_ANY: readonly Form[] = [...CONSUMED, 'topical' as const].map((category) => ({ category, kinds: [] }))

/** What is inhaled is chosen by its terpenes; where nothing of it has them, what is eaten or put on the skin may, by its own shelf. */
export function inAnyUse(store: Store, wish: Wish): Wish {
  if (wish.inhaled !== true || wish.forms.length > 0 || wish.terpenes.length === 0) return wish
  if (retrieve(store, wish).met.length > 0) return wish
  const found = new Set(retrieve(store, { ...wish, inhaled: null, forms: OF_ANY }).met.map(({ category }) => category))
  const forms = OF_ANY.filter(({ category }) => category !== null && found.has(category))
  return forms.length === 0 ? wish : { ...wish, inhaled: null, forms }
}
