import type { Store } from '#concierge/open-store.ts'
import { fitsForm } from '#concierge/retrieve/constraints.ts'
import type { Term } from '#concierge/retrieve/wish.ts'
import { wordStem } from './fold-text.ts'
import type { ReadWish } from './read-wish.ts'

/**
 * "The Harbor cone", "Camp sparkling pear" of makers without papers or drinks: a word for a form that stands in the names of the
 * one maker that is said beside it, who has nothing of that form, is a part of a name.
 */
export function withFormsInNames(store: Store, read: ReadWish): ReadWish {
  const { wish, forms, plain } = read
  if (wish.brands.length === 0 || forms.length === 0) return read
  const makers = new Set(wish.brands)
  const items = store.items.filter(({ product }) => makers.has(product.brand ?? ''))
  const terms: Term[] = []
  const named = forms.filter(({ form, start, end }) => {
    const said = plain.slice(start, end)
    const stem = wordStem(said)
    if (said.includes(' ') || items.some((item) => fitsForm(item, form))) return false
    const rows = items.filter(({ nameWords }) => nameWords.has(stem)).map(({ row }) => row)
    if (rows.length > 0) terms.push({ said, stems: [stem], rows: new Set(rows) })
    return rows.length > 0
  })
  if (named.length === 0) return read
  const dropped = new Set(named.map(({ form }) => form))
  return {
    ...read,
    inNames: terms.map(({ said }) => said),
    forms: forms.filter((mention) => !named.includes(mention)),
    wish: { ...wish, forms: wish.forms.filter((form) => !dropped.has(form)), terms: [...wish.terms, ...terms] },
  }
}
