import type { Store } from '#concierge/open-store.ts'
import type { PastMessage } from '#concierge/ports.ts'
import { foldText } from '#concierge/understand/fold-text.ts'
import type { Item } from './item.ts'
import { isCommonWord } from './word-index.ts'

/** The products an assistant message showed, in its order: by their ids, else by the names written in its text. */
export function shownItems(store: Store, message: PastMessage): Item[] {
  if (message.productIds !== undefined && message.productIds.length > 0)
    return message.productIds.flatMap((id) => store.byId.get(id) ?? [])
  const text = foldText(message.text)
  const found = new Map<number, { item: Item; length: number; fit: number }>()
  for (const item of store.items) {
    for (const name of [item.nameKey, item.strainKey]) {
      if (name.length < 4 || (!name.includes(' ') && isCommonWord(name))) continue
      const at = text.indexOf(name)
      if (at < 0) continue
      const fit = fitHere(item, text.slice(at, at + name.length + 70), text)
      const before = found.get(at)
      if (before === undefined || name.length > before.length || (name.length === before.length && fit > before.fit))
        found.set(at, { item, length: name.length, fit })
    }
  }
  const ordered = [...found].sort((a, b) => a[0] - b[0])
  const kept: Item[] = []
  let end = -1
  for (const [at, entry] of ordered) {
    if (at < end) continue
    kept.push(entry.item)
    end = at + entry.length
  }
  return kept
}

/** Of several products of one name the one whose brand, size or price stands beside the name. */
function fitHere(item: Item, near: string, text: string): number {
  let fit = item.inStock ? 0.1 : 0
  const brand = foldText(item.product.brand ?? '').replace(/\.$/, '')
  if (brand !== '' && near.includes(brand)) fit += 2
  else if (brand !== '' && text.includes(brand)) fit += 1
  if (item.grams !== null && near.includes(`${item.grams}g`)) fit += 1
  if (item.payable !== null && near.includes(`$${item.payable / 100}`)) fit += 1
  if (item.product.priceCents !== null && near.includes(`$${item.product.priceCents / 100}`)) fit += 0.8
  return fit
}
