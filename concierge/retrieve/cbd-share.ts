import { allMatches } from '#concierge/understand/all-matches.ts'
import { foldText } from '#concierge/understand/fold-text.ts'
import type { Item } from './item.ts'
import { onceFor } from './remember.ts'

const RATIO = '(\\d{1,2}(?:\\.\\d)?(?: ?: ?\\d{1,2}(?:\\.\\d)?)+)'
const PARTS = '((?:thc|cb[dgnc])v?a?(?: ?[:/] ?(?:thc|cb[dgnc])v?a?)+)'
const NAMED = new RegExp(`${RATIO}[ (]*${PARTS}|${PARTS}[ )]*${RATIO}`)
const MILLIGRAMS = /(\d+(?:\.\d+)?) ?mg (?:of )?(thc|cbd)\b/g

/** CBD against THC by what a row says: the proportion in its name, else its figures, else the milligrams in its description. */
export const hasMoreCbd: (item: Item) => boolean = onceFor((item) => {
  const named = byName(item.label)
  if (named !== null) return named
  const { cbdMgTotal, cbdPercent, thcPercent, description } = item.product
  if (cbdMgTotal !== null && item.mgTotal !== null) return cbdMgTotal > item.mgTotal
  if (cbdPercent !== null && thcPercent !== null) return cbdPercent > thcPercent
  const [first] = item.ratios
  if (first !== undefined && item.cannabinoids.has('cbd')) return Number(first.split(':')[0]) > 1
  const told = new Map<string, number>()
  for (const [, figure, of = ''] of allMatches(foldText(description ?? ''), MILLIGRAMS))
    if (!told.has(of)) told.set(of, Number(figure))
  return (told.get('cbd') ?? 0) > (told.get('thc') ?? Number.POSITIVE_INFINITY)
})

const CLEARLY = 1.5

/** Clearly more CBD than THC, where an even share is told as more by a hair: "mostly CBD". */
export const isMostlyCbd: (item: Item) => boolean = onceFor((item) => {
  const { cbdMgTotal, cbdPercent, thcPercent } = item.product
  if (cbdMgTotal !== null && item.mgTotal !== null) return cbdMgTotal > item.mgTotal * CLEARLY
  if (cbdPercent !== null && thcPercent !== null) return cbdPercent > thcPercent * CLEARLY
  return hasMoreCbd(item)
})

/** "5:1:1 CBD:THC:CBN", "CBD:THC 20:1"; null where no proportion with its parts is named. */
function byName(label: string): boolean | null {
  const found = NAMED.exec(label)
  if (found === null) return null
  const shares = (found[1] ?? found[4] ?? '').split(':').map(Number)
  const parts = (found[2] ?? found[3] ?? '').split(/ ?[:/] ?/)
  const [cbd, thc] = [parts.indexOf('cbd'), parts.indexOf('thc')]
  return cbd >= 0 && thc >= 0 && (shares[cbd] ?? 0) > (shares[thc] ?? 0)
}
