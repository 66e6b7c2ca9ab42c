import type { Store } from './open-store.ts'
import { isLexiconWord } from './retrieve/gazetteer.ts'
import type { Item } from './retrieve/item.ts'
import { once, onceFor, remember } from './retrieve/remember.ts'
import { isCommonWord } from './retrieve/word-index.ts'
import { foldText, wordStem } from './understand/fold-text.ts'
import { EMPTY_CODE, mix } from './understand/text-code.ts'
import { allMatches } from './understand/all-matches.ts'

/** What a reply may state: the rows it speaks of, the profile, and figures of its own making (sums, the shopper's budget, articles). */
export type CheckGround = { store: Store; items: readonly Item[]; texts: readonly string[]; amounts: readonly number[] }

export type Checked = { text: string; factsChecked: number; factsRepaired: number; dropped: readonly string[] }

/**
 * Compares every figure, hour and product name of a finished reply with its ground. A sentence with a figure that no row
 * carries is dropped, because a wrong fact is worse than a missing one.
 */
export function checkReply(text: string, ground: CheckGround): Checked {
  const allowed = allowedFigures(ground)
  const ofShop = factFigures(ground.store)
  const strangers = strangerNames(text, ground)
  const kept: string[] = []
  const dropped: string[] = []
  let factsChecked = 0
  let factsRepaired = 0
  for (const part of sentencesOf(text)) {
    const figures = figuresOf(part)
    const wrong = figures.filter((figure) => !allowed.has(figure) && !ofShop.has(figure))
    const own = strangers.length === 0 ? '' : ` ${stemsOf(part).join(' ')} `
    const alien = strangers.filter((name) => own.includes(` ${name} `))
    factsChecked +=
      figures.length + ground.items.filter((item) => part.includes(item.product.name)).length + alien.length
    if (wrong.length === 0 && alien.length === 0) kept.push(part)
    else {
      factsRepaired += wrong.length + alien.length
      dropped.push(part.trim())
    }
  }
  return { text: kept.join('').trim(), factsChecked, factsRepaired, dropped }
}

/** The stems of a text, cheaply: replies are made of menu words already. */
function stemsOf(text: string): string[] {
  return (
    foldText(text)
      .replace(/pre-roll/g, 'preroll')
      .replace(/'/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map(wordStem)
}

function sentencesOf(text: string): string[] {
  return (
    text
      .match(/[^.!?。！？]*(?:[.!?。！？](?=\S)[^.!?。！？]*)*(?:[.!?。！？]+\s*|$)/g)
      ?.filter((part) => part !== '') ?? []
  )
}

const FIGURE = /(\$\s?)?(\d+(?:[.:]\d+)?)\s?(%|mg\b|g\b|oz\b|a\.?m\.?\b|p\.?m\.?\b|-pack\b)?/g

/** Figures with their unit made uniform: "$35.00" and "$35" are one, "9:00 PM" and "9 PM" too. What a shop says is said often. */
export const figuresOf: (text: string) => readonly string[] = remember(readFigures, { most: 2000, longest: 300 })

function readFigures(text: string): readonly string[] {
  const found: string[] = []
  if (!/\d/.test(text)) return found
  const rest = foldText(text).replace(/(\d),(\d{3})\b/g, '$1$2')
  for (const match of allMatches(rest, FIGURE)) {
    const [, dollar, number, unit] = match
    if (number === undefined) continue
    const before = rest.charAt(match.index - 1)
    if (/[\p{L}#]/u.test(before)) continue
    found.push(uniform(number, dollar !== undefined ? '$' : (unit ?? '')))
  }
  return found
}

function uniform(number: string, unit: string): string {
  if (unit.startsWith('a') || unit.startsWith('p'))
    return `${number.replace(/^0/, '').replace(/:00$/, '')}${unit.charAt(0)}m`
  const value = number.includes(':') ? number : String(Number(number))
  return unit === '$' ? `$${value}` : unit === '%' ? `${value}%` : value
}

/** Figures of the rows, of the texts and of the reply's own making; those of the profile are apart. */
function allowedFigures({ items, texts, amounts }: CheckGround): ReadonlySet<string> {
  const allowed = new Set<string>()
  for (const item of items) for (const figure of figuresOfItem(item)) allowed.add(figure)
  for (const amount of amounts) allowed.add(`$${String(amount / 100)}`)
  for (const text of texts) addFigures(text, allowed)
  return allowed
}

const VOLUME = /\d{1,4}(?:\.\d{1,2})? ?(?:ml|fl\.? ?oz)\b/gi

/** What may be said of a row. */
const figuresOfItem = onceFor((item: Item): ReadonlySet<string> => {
  const { product } = item
  const figures = new Set<string>()
  addFigures(`${product.name} ${product.brand ?? ''} ${product.size ?? ''} ${product.strainName ?? ''}`, figures)
  for (const [volume] of (product.description ?? '').matchAll(VOLUME)) addFigures(volume, figures)
  for (const value of [
    product.thcPercent,
    product.cbdPercent,
    item.mgPerPiece,
    item.mgTotal,
    product.cbdMgTotal,
    item.grams,
    item.packCount,
    product.stock,
    cbdOfPiece(item),
    item.grams === null || item.packCount === null ? null : item.grams / item.packCount,
  ]) {
    if (value === null) continue
    const rounded = String(Math.round(value * 100) / 100)
    for (const figure of [rounded, `${rounded}%`]) figures.add(figure)
  }
  for (const cents of [item.payable, product.priceCents, product.salePriceCents])
    if (cents !== null) figures.add(`$${String(cents / 100)}`)
  return figures
})

function cbdOfPiece({ product, packCount }: Item): number | null {
  return product.cbdMgTotal === null || packCount === null ? null : product.cbdMgTotal / packCount
}

/** Every figure of the profile. */
const factFigures = onceFor((store: Store): ReadonlySet<string> => {
  const figures = new Set<string>()
  for (const fact of store.facts) {
    const value = Array.isArray(fact.value) ? fact.value.join(' ') : String(fact.value)
    addFigures(value, figures)
    if (typeof fact.value === 'number') figures.add(`$${String(fact.value)}`)
    const time = /^(\d{1,2}):(\d{2})$/.exec(value)
    if (time !== null) addClock(Number(time[1]), Number(time[2]), figures)
  }
  return figures
})

function addFigures(text: string, figures: Set<string>): void {
  for (const figure of figuresOf(text)) {
    figures.add(figure)
    figures.add(figure.replace(/^\$|%$/g, ''))
  }
}

function addClock(hours: number, minutes: number, allowed: Set<string>): void {
  const hour = hours % 12 === 0 ? 12 : hours % 12
  const half = hours % 24 < 12 ? 'am' : 'pm'
  allowed.add(minutes === 0 ? `${hour}${half}` : `${hour}:${String(minutes).padStart(2, '0')}${half}`)
}

/** What a row is called and sorted under, as stems. Rows do not change while a store is open. */
const stemsOfItem = onceFor(({ product: { name, brand, subcategory, tags } }: Item): string =>
  stemsOf([name, brand ?? '', subcategory ?? '', ...tags].join(' ')).join(' '),
)

/** The first words of names of several and their first two, as codes, so that most places of a reply need no further look. */
type Beginnings = { firsts: ReadonlySet<number>; pairs: ReadonlySet<number> }

const beginningsOf = onceFor(({ gazetteer }: Store): Beginnings => {
  const firsts = new Set<number>()
  const pairs = new Set<number>()
  for (const name of gazetteer.names.keys()) {
    const [first = '', second] = name.split(' ', 2)
    if (second === undefined) continue
    firsts.add(mix(EMPTY_CODE, first))
    pairs.add(mix(EMPTY_CODE, `${first} ${second}`))
  }
  return { firsts, pairs }
})

/** Names of several words that the catalogue knows and that stand in the text, but belong to none of the rows used. */
function strangerNames(text: string, { store, items, texts }: CheckGround): string[] {
  const { gazetteer } = store
  const own = new Set(items.map((item) => item.row))
  const ownText = once(() => ` ${[...items.map(stemsOfItem), ...texts.flatMap(stemsOf)].join(' ')} `)
  const stems = stemsOf(text)
  const { firsts, pairs } = beginningsOf(store)
  const strangers: string[] = []
  for (let at = 0; at + 1 < stems.length; at++) {
    let key = stems[at] ?? ''
    const first = mix(EMPTY_CODE, key)
    if (!firsts.has(first) || !pairs.has(mix(mix(first, ' '), stems[at + 1] ?? ''))) continue
    const longest = Math.min(gazetteer.longest, gazetteer.nameHeads.get(key) ?? 0, stems.length - at)
    for (let length = 2; length <= longest; length++) {
      key += ` ${stems[at + length - 1]}`
      const rows = gazetteer.names.get(key)
      if (
        rows === undefined ||
        key.length < 9 ||
        ownText().includes(` ${key} `) ||
        rows.some((row) => own.has(row)) ||
        stems.slice(at, at + length).every((stem) => isCommonWord(stem) || isLexiconWord(stem))
      )
        continue
      strangers.push(key)
    }
  }
  return strangers
}
