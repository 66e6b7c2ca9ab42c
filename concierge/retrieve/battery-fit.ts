import type { Store } from '#concierge/open-store.ts'
import { foldText } from '#concierge/understand/fold-text.ts'
import type { Item } from './item.ts'

/** Which battery a row of the menu says its cart or pod takes, and the words it says it in; none where what it is says so. */
export type BatteryFit = { thread: '510' | 'own' | 'none'; said: string | null }

const ONLY_ITS_OWN =
  /\bbatter(?:y|ies) only\b|\bonly\b.{0,24}\bbatter(?:y|ies)\b|\bfits\b.{0,24}\bonly\b|\bneeds? an? (?!510|new|charged|good)\p{L}+ (?:\p{L}+ )?battery\b|\bproprietary\b/u
const NONE_NEEDED = /\bno (?:extra |separate )?battery (?:needed|required|necessary)\b/
const THREAD = /\b510\b/
const NOT_THREAD = /\b(?:not|isnt|isn't|doesnt|doesn't|no|non|never)\b.{0,20}\b510\b/

/** Null where the row does not say. */
export function batteryFit({ category, product, kinds }: Item): BatteryFit | null {
  if (category !== 'vape') return null
  const lines = [...(product.description?.split(/[.!?;]+(?:\s|$)/) ?? []), ...product.tags, product.name]
  const find = (pattern: RegExp): string | undefined => lines.find((line) => pattern.test(foldText(line)))?.trim()
  const own = find(ONLY_ITS_OWN)
  if (own !== undefined) return { thread: 'own', said: own }
  const none = find(NONE_NEEDED)
  if (none !== undefined) return { thread: 'none', said: none }
  const thread = find(THREAD)
  if (thread === undefined && kinds.has('disposable')) return { thread: 'none', said: null }
  return thread === undefined || NOT_THREAD.test(foldText(thread)) ? null : { thread: '510', said: thread }
}

/** What holds of nearly all of its kind, where a row does not say: cartridges have the common thread, pods fit their maker's device. */
export function usualFit(item: Item): BatteryFit | null {
  const said = batteryFit(item)
  if (said !== null || item.category !== 'vape') return said
  if (item.kinds.has('pod')) return { thread: 'own', said: null }
  return item.kinds.has('cartridge') ? { thread: '510', said: null } : null
}

/** The line in which a battery says that it takes no common thread; null where none does. */
export function refuses510({ product }: Item): string | null {
  const lines = product.description?.split(/[.!?;]+(?:\s|$)/) ?? []
  return lines.find((line) => NOT_THREAD.test(foldText(line)))?.trim() ?? null
}

/** The line in which a battery says that it takes the common thread; null where none does. */
export function says510({ product }: Item): string | null {
  const lines = [...(product.description?.split(LINES) ?? []), ...product.tags, product.name]
  return lines.find((line) => THREAD.test(foldText(line)) && !NOT_THREAD.test(foldText(line)))?.trim() ?? null
}

const LINES = /[.!?;|()\n]+(?:\s|$)|\s[-–—•]\s|\s\(/

/** The batteries in stock that take it: any of that thread, or its maker's own. */
export function batteriesFor(store: Store, item: Item, { thread }: BatteryFit): readonly Item[] {
  if (thread === 'none') return []
  return (store.shelves.get('accessory') ?? []).filter(
    (other) => other.inStock && other.kinds.has('battery') && takes(other, item, thread),
  )
}

/** Its maker's own batteries that are all sold out. */
export function soldOutFor(store: Store, item: Item): readonly Item[] {
  return (store.shelves.get('accessory') ?? []).filter(
    (other) => !other.inStock && other.kinds.has('battery') && takes(other, item, 'own'),
  )
}

/** True where that battery takes it: by the thread, because both are of one maker, or because it is called after the maker of the battery. */
export function takes(battery: Item, { brandKey, label }: Item, thread: BatteryFit['thread']): boolean {
  if (thread === '510') return is510(battery)
  const maker = foldText(battery.product.brand ?? '')
  return (brandKey !== null && battery.brandKey === brandKey) || (maker !== '' && label.startsWith(`${maker} `))
}

/** True for a battery of the common thread by its name or description. */
function is510({ label, product }: Item): boolean {
  const told = (product.description?.split(/[.!?;]+(?:\s|$)/) ?? []).map((line) => foldText(line))
  return [label, ...told].some((line) => THREAD.test(line) && !NOT_THREAD.test(line))
}
