import type { Store } from '#concierge/open-store.ts'
import type { PastMessage } from '#concierge/ports.ts'
import { foldText, plainSentence } from '#concierge/understand/fold-text.ts'
import { readWish } from '#concierge/understand/read-wish.ts'
import { findNamed } from './find-named.ts'
import { isLexiconWord } from './gazetteer.ts'
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
      if (name.length < 4 || (!name.includes(' ') && (isCommonWord(name) || isLexiconWord(name)))) continue
      const at = text.indexOf(name)
      if (at < 0) continue
      const fit = fitHere(item, text.slice(at, at + name.length + 70), text)
      const before = found.get(at)
      if (before === undefined || name.length > before.length || (name.length === before.length && fit > before.fit))
        found.set(at, { item, length: name.length, fit })
    }
  }
  const ordered = [...found].sort((a, b) => a[0] - b[0])
  const kept: Place[] = []
  let end = -1
  for (const [at, entry] of ordered) {
    if (at < end) continue
    kept.push({ at, item: entry.item })
    end = at + entry.length
  }
  const priced = pricedIn(store, text, kept)
  return [...priced, ...numberedIn(store, text, priced)].sort((a, b) => a.at - b.at).map(({ item }) => item)
}

type Place = { at: number; item: Item }

const PRICE = /\$(\d+(?:\.\d{1,2})?)/g
/** What a list puts before a name: "1.", "and", "Top picks:". */
const LIST_MARK = /^(?:.*:\s)?[\s,.;)]*(?:(?:and|or|then)\s)?(?:#?\d+[.)]\s*)?/s
/** "Debit card (PIN, $2.00 fee)": what a service costs is no thing's price. */
const OF_SERVICE = /^ ?(?:\p{L}+ )?(?:fee|charge|surcharge|minimum|off)\b/u
const SURE = 0.6
/** A figure alone is no name: "from 1 PM, minimum order $50". */
const SPELT = /\p{L}{3}/u

/**
 * Before each price of a reply stands a thing's name. Where none was found as the menu writes it, or only a part of the name that is
 * another thing's at another price ("runtz" in "cherry runtz by hamilton, $32.50"), its rare words and the price tell it.
 */
function pricedIn(store: Store, text: string, kept: readonly Place[]): Place[] {
  const places = [...kept]
  let from = 0
  for (const match of text.matchAll(PRICE)) {
    const to = match.index
    const line = text.lastIndexOf('\n', to) + 1
    const start = STARTS_NUMBERED.test(text.slice(line, to)) ? Math.max(from, line) : from
    from = to + match[0].length
    if (OF_SERVICE.test(text.slice(from))) continue
    const cents = Math.round(Number(match[1]) * 100)
    const costs = ({ payable, product }: Item): boolean => payable === cents || product.priceCents === cents
    const [found, another] = places.filter(({ at }) => at >= start && at < to)
    if (another !== undefined || (found !== undefined && costs(found.item))) continue
    const before = text.slice(start, to)
    const mark = LIST_MARK.exec(before)?.[0].length ?? 0
    const items = namedIn(store, before.slice(mark))
    const item = items.find(costs) ?? (found === undefined ? items[0] : undefined)
    if (item === undefined) continue
    if (found === undefined) places.push({ at: start + mark, item })
    else places.splice(places.indexOf(found), 1, { at: found.at, item })
  }
  return places
}

const STARTS_NUMBERED = /^[ \t]*#?\d{1,2}[.)] /
const NUMBERED = /^[ \t]*#?\d{1,2}[.)] +(\S.*)$/gm

/** What a numbered line without a price names, so that those after it keep their places. */
function numberedIn(store: Store, text: string, found: readonly Place[]): Place[] {
  return [...text.matchAll(NUMBERED)].flatMap((match) => {
    const [line, said = ''] = match
    const isFound = found.some(({ at }) => at >= match.index && at < match.index + line.length)
    const shelves = new Set(found.map(({ item }) => item.category))
    const fitting = (item: Item): number => fitHere(item, said, said) + (shelves.has(item.category) ? 1 : 0)
    const [item] = isFound
      ? []
      : namedIn(store, said.replace(/[,(].*$/, '')).toSorted((a, b) => fitting(b) - fitting(a))
    return item === undefined ? [] : [{ at: match.index, item }]
  })
}

/** The things that most of the words name. */
function namedIn(store: Store, text: string): readonly Item[] {
  const said = plainSentence(text)
  const { items, coverage, words } = findNamed(store, said, readWish(said, store.vocabulary).wish)
  return coverage >= SURE && words.some((word) => SPELT.test(word)) ? items : []
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
