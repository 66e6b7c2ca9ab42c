import type { Item } from '#concierge/retrieve/item.ts'
import { fitsForm } from '#concierge/retrieve/constraints.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import type { Bought, Standing } from './standing.ts'

/** What is talked about now and not bought yet: the things of a wish for several, else the first of what was shown. */
export function talkedOf({ shown, parts, taken, wish }: Standing): readonly Bought[] {
  const isOpen = (item: Item): boolean => !taken.some((bought) => bought.item === item)
  const [lead, other] = shown
  if (parts.length > 1 && other !== undefined)
    return shown
      .filter(isOpen)
      .slice(0, parts.length)
      .map((item) => ({ item, quantity: parts.find((part) => isPartFor(part, item))?.quantity ?? 1 }))
  const quantity = other === undefined ? (wish.quantity ?? 1) : 1
  return lead === undefined || !isOpen(lead) ? [] : [{ item: lead, quantity }]
}

/** Which of several things wished for an item was shown for: by its name where one was said, and by its form. */
export function isPartFor({ forms, terms }: Wish, item: Item): boolean {
  const isCalled = terms.every(
    ({ rows, stems }) => rows?.has(item.row) === true || stems.every((stem) => item.nameWords.has(stem)),
  )
  return isCalled && (forms.length === 0 || forms.some((form) => fitsForm(item, form)))
}

/** What a sum is of: what was bought so far with what was asked for beside it, else what is talked about. */
export function talliedOf(standing: Standing): readonly Bought[] {
  const { taken, added } = standing
  return taken.length === 0 || added ? [...taken, ...talkedOf(standing)] : taken
}
