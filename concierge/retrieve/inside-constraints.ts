import type { Item } from './item.ts'
import type { Wish } from './wish.ts'

type InsideConstraint = { id: 'terpene' | 'cannabinoid'; holds: (item: Item) => boolean }

/** What is to be in a thing: of several terpenes or cannabinoids all, or one where one is enough. */
export function insideConstraints({ terpenes, topTerpene, cannabinoids, eitherInside }: Wish): InsideConstraint[] {
  const list: InsideConstraint[] = []
  const isEnough = (ids: readonly string[], has: (id: string) => boolean): boolean =>
    eitherInside ? ids.some(has) : ids.every(has)
  if (terpenes.length > 0)
    list.push({
      id: 'terpene',
      holds: (item) =>
        topTerpene
          ? terpenes.includes(item.terpenes[0] ?? '')
          : isEnough(terpenes, (terpene) => item.terpenes.includes(terpene)),
    })
  if (cannabinoids.length > 0)
    list.push({ id: 'cannabinoid', holds: (item) => isEnough(cannabinoids, (id) => item.cannabinoids.has(id)) })
  return list
}
