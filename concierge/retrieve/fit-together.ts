import { batteryFit, takes } from './battery-fit.ts'
import type { Item } from './item.ts'
import type { Retrieved } from './retrieve.ts'
import type { Wish } from './wish.ts'

/** What was found for a battery and for a cartridge or pod beside it, without what does not go together; all of it where nothing does. */
export function fitTogether(retrieved: readonly Retrieved[], parts: readonly Wish[]): readonly Retrieved[] {
  const battery = parts.findIndex((part) => isOf(part, ['battery']))
  const filled = parts.findIndex((part) => isOf(part, ['cartridge', 'pod']))
  const [batteries, fills] = [retrieved[battery]?.met, retrieved[filled]?.met]
  const pair = batteries === undefined || fills === undefined ? null : pairOf(batteries, fills)
  if (pair === null) return retrieved
  return retrieved.map((part, at) =>
    at === battery ? { ...part, met: pair.batteries } : at === filled ? { ...part, met: pair.fills } : part,
  )
}

function isOf({ forms }: Wish, kinds: readonly string[]): boolean {
  return forms.length > 0 && forms.every((form) => form.kinds.some((kind) => kinds.includes(kind)))
}

type Pair = { batteries: readonly Item[]; fills: readonly Item[] }

/** Those that all go with one another: of the common thread, or of the first maker that has both. */
function pairOf(batteries: readonly Item[], fills: readonly Item[]): Pair | null {
  const threaded = fills.filter((item) => threadOf(item) === '510')
  const common = batteries.filter((other) => threaded.some((item) => takes(other, item, '510')))
  if (common.length > 0) return { batteries: common, fills: threaded }
  for (const other of batteries) {
    const own = fills.filter((item) => threadOf(item) === 'own' && takes(other, item, 'own'))
    if (own.length > 0)
      return { batteries: batteries.filter((one) => own.every((item) => takes(one, item, 'own'))), fills: own }
  }
  return null
}

/** What the row says it takes; a pod that says nothing takes its maker's own. */
function threadOf(item: Item): '510' | 'own' | 'none' {
  return batteryFit(item)?.thread ?? (item.kinds.has('pod') ? 'own' : '510')
}
