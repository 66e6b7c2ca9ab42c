import type { Form, Wish } from '#concierge/retrieve/wish.ts'

/**
 * "Edibles, no gelatin": of a whole shelf, most of which has none by its nature and says nothing of it, only what says to have some
 * is left out. Gummies without it are those that say so.
 */
export function withoutGelatin(wish: Wish): Wish {
  if (!wish.forms.some(isAnyWithout)) return wish
  const forms = wish.forms.map((form): Form => (isAnyWithout(form) ? { category: 'edible', kinds: [] } : form))
  return { ...wish, forms, notKinds: [...wish.notKinds, 'gelatin'] }
}

function isAnyWithout({ kinds }: Form): boolean {
  return kinds.length === 1 && kinds[0] === 'gelatin-free'
}
