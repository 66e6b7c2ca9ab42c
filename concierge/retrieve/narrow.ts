import { FIZZY, isLook, WHOLE_PLANT } from '#concierge/understand/read-qualifiers.ts'
import { COLOR_NAMES } from './colors.ts'
import type { Item } from './item.ts'
import type { Wish } from './wish.ts'
import { isCommonWord } from './word-index.ts'

/** What is left of a wish's things when the words beside them are heeded, and the looks that none of them has. */
export type Narrowed = { items: readonly Item[]; missing: readonly string[] }

/**
 * Of what fits, the things that carry most of the words said beside them: a thing that breaks a named word is no filler for one
 * that keeps it. Where nothing carries a word, the word decides nothing.
 */
export function narrow(met: readonly Item[], wish: Wish): Narrowed {
  const { qualifiers } = wish
  const kept = reallyCaffeinated(singly(belowLimit(toDrink(withoutUnsure(met, wish), wish), wish), wish), wish)
  const items = toldSo(ofFirstType(kept, wish), wish)
  if (qualifiers.length === 0 || items.length === 0) return { items, missing: [] }
  const tests = qualifiers.map((stem) => testOf(stem, items))
  const missing = qualifiers.filter((stem, at) => tests[at] === null && isLook(stem))
  const held = tests.filter((test) => test !== null)
  if (held.length === 0) return { items, missing }
  const counts = items.map((item) => held.filter((holds) => holds(item)).length)
  const most = Math.max(...counts)
  return { items: items.filter((_item, at) => counts[at] === most), missing }
}

/** "A sativa hybrid": those that lie between the two, where there are any. */
function ofFirstType(items: readonly Item[], { strainTypes: [first] }: Wish): readonly Item[] {
  if (first !== 'sativa-hybrid' && first !== 'indica-hybrid') return items
  const between = items.filter(({ strainType }) => strainType === first)
  return between.length > 0 ? between : items
}

/** "Pre-rolls with a glass tip": the things whose description has most of the words that are said beside them, where it is not most of them. */
function toldSo(items: readonly Item[], { told }: Wish): readonly Item[] {
  if (told.length === 0 || items.length < 2) return items
  const tests = told.map(wordTest)
  const counts = items.map(({ product: { description, effects } }) => {
    const text = [description ?? '', ...effects.map((effect) => `for ${effect}`)].join(' | ')
    return tests.filter((isIn) => isIn(text)).length
  })
  const most = Math.max(...counts)
  const meant = items.filter((_item, at) => most > 0 && counts[at] === most)
  return meant.length > 0 && meant.length <= items.length / 2 ? meant : items
}

/** What is chewy is set with gelatin unless it says otherwise, and a salve that nobody gets high from may have THC in it: such are left out where others are there. */
function withoutUnsure(met: readonly Item[], { notKinds, unfelt }: Wish): readonly Item[] {
  const sure = met.filter(
    (item) =>
      (!unfelt || ((item.mgTotal ?? 0) === 0 && (item.product.thcPercent ?? 0) === 0)) &&
      !(notKinds.includes('gelatin') && SET.some((kind) => item.kinds.has(kind)) && !saysFree(item)),
  )
  return sure.length > 0 ? sure : met
}

/** What is stirred into a drink is none where others are there, unless it is asked for by its own word. */
function toDrink(items: readonly Item[], { forms }: Wish): readonly Item[] {
  if (!forms.some(({ kinds, word }) => kinds.includes('drink') && word === undefined)) return items
  const drinks = items.filter(({ kinds, label }) => !kinds.has('drink') || !STIRRED_IN.test(label))
  return drinks.length > 0 ? drinks : items
}

const STIRRED_IN = /\bsyrups?\b|\bhoney sticks?\b|\b(?:drink|beverage) (?:mix(?:es)?|powders?|enhancers?)\b/

const SET: readonly string[] = ['gummy', 'chew']

function saysFree({ kinds, mentioned }: Item): boolean {
  return kinds.has('gelatin-free') || mentioned.includes('gelatin-free')
}

/** "Under 20", "under 16 percent": without what is just that, as long as there is anything else. */
function belowLimit(items: readonly Item[], { priceBelow, priceMax, thcBelow, thcMax }: Wish): readonly Item[] {
  const cheaper =
    priceBelow && priceMax !== null ? items.filter(({ payable }) => payable !== null && payable < priceMax) : items
  const left = cheaper.length > 0 ? cheaper : items
  const milder = thcBelow && thcMax !== null ? left.filter(({ product }) => (product.thcPercent ?? 0) < thcMax) : left
  return milder.length > 0 ? milder : left
}

/** "One single gummy": of what is eaten those that the menu counts as one, where it counts any so. */
function singly(items: readonly Item[], { single }: Wish): readonly Item[] {
  if (!single) return items
  const counted = items.filter(({ category, packCount }) => category !== 'edible' || packCount === 1)
  return counted.length > 0 ? counted : items
}

/** What tastes of coffee may have none of it in it: where anything says caffeine itself, that is meant. */
function reallyCaffeinated(items: readonly Item[], { forms }: Wish): readonly Item[] {
  if (!forms.some(({ kinds }) => kinds.includes('caffeine'))) return items
  const said = items.filter(({ label, product }) => CAFFEINE.test(`${label} ${product.description ?? ''}`))
  return said.length > 0 ? said : items
}

const CAFFEINE = /caffein(?!\w*.?free)/i
const SPECTRUM = /\bfull[- ]?spectrum\b/i
const METALS: readonly string[] = ['metal', 'aluminum', 'aluminium', 'steel', 'titanium', 'brass', 'zinc']
const WOODS: readonly string[] = ['wood', 'wooden', 'bamboo', 'walnut', 'maple', 'oak']
/** What a thing is made of and which color it has, by all the words that say so. */
const MADE_OF: ReadonlyMap<string, readonly string[]> = new Map([
  ['metal', METALS],
  ['aluminum', ['aluminum', 'aluminium']],
  ['steel', ['steel']],
  ['titanium', ['titanium']],
  ['wood', WOODS],
  ['wooden', WOODS],
  ['plastic', ['plastic', 'acrylic']],
  ['glass', ['glass', 'borosilicate']],
  ['silicone', ['silicone']],
  ['ceramic', ['ceramic']],
  ['quartz', ['quartz']],
  ...COLOR_NAMES,
  ['unbreakable', ['silicone', 'unbreakable', 'shatterproof', ...METALS, ...WOODS]],
])

/** What bubbles, by all the words that say so. */
const FIZZES: readonly string[] =
  'fizzy,fizz,seltzer,soda,cola,sparkling,carbonated,carbonation,bubbly,bubble,spritz,spritzer,root beer,ginger ale,ginger beer,tonic,beer,lager'.split(
    ',',
  )

/** "Something fizzy": of what is drunk. */
function fizzes({ kinds, label, product }: Item): boolean {
  return kinds.has('drink') && FIZZES_TESTS.some((isIn) => isIn(label) || isIn(product.description ?? ''))
}

/** "A metal grinder", "a gray hoodie": used and worn things that say so, by name, size or description; what says nothing may be of anything. */
function madeOf(stem: string): ((item: Item) => boolean) | null {
  const tests = MADE_OF.get(stem)?.map(wordTest)
  if (tests === undefined) return null
  return ({ category, label, product }) =>
    (category === 'accessory' || category === 'merch') &&
    tests.some((isIn) => isIn(label) || isIn(product.size ?? '') || isIn(product.description ?? ''))
}

/** How a word is looked for that whole sorts of words tell: of what a thing is made, and whether it bubbles; null for others. */
export function toldBySort(stem: string): ((item: Item) => boolean) | null {
  if (stem === WHOLE_PLANT) return ({ label, product }) => SPECTRUM.test(`${label} ${product.description ?? ''}`)
  return stem === FIZZY ? fizzes : madeOf(stem)
}

/** How a word is looked for: in what a thing is called, and a rare word in its description where no name has it. */
function testOf(stem: string, items: readonly Item[]): ((item: Item) => boolean) | null {
  const isOf = toldBySort(stem)
  if (isOf !== null && items.some(isOf)) return isOf
  const isIn = wordTest(stem)
  const byName = (item: Item): boolean => isIn(item.label)
  if (items.some(byName)) return byName
  if (isCommonWord(stem)) return null
  const byText = (item: Item): boolean => isIn(item.product.description ?? '')
  return items.some(byText) ? byText : null
}

/**
 * Whether a text has the word itself, in the singular or the plural. Each word would be a pattern of its own, and to compile it takes
 * longer than to look through a shelf.
 */
export function wordTest(stem: string): (text: string) => boolean {
  if (stem === '1 1/4') return (text) => /(?<![\d.])1(?: ?1\/4|\.25)(?!\d)/.test(text)
  const word = stem.toLowerCase()
  if (word === '') return () => false
  const [root, endings] = word.length > 1 && word.endsWith('y') ? [word.slice(0, -1), ENDINGS_OF_Y] : [word, ENDINGS]
  return (text) => {
    const lower = text.toLowerCase()
    for (let at = lower.indexOf(root); at >= 0; at = lower.indexOf(root, at + 1)) {
      const end = at + root.length
      if (LETTER_OR_DIGIT_LAST.test(lower.slice(Math.max(0, at - 2), at))) continue
      if (
        endings.some(
          (ending) =>
            lower.startsWith(ending, end) &&
            !LETTER_FIRST.test(lower.slice(end + ending.length, end + ending.length + 2)),
        )
      )
        return true
    }
    return false
  }
}

const ENDINGS = ['', 's', 'es']
const ENDINGS_OF_Y = ['y', 'ys', 'yes', 'ie', 'ies', 'iees']
const LETTER_OR_DIGIT_LAST = /[\p{L}\p{N}]$/u
const LETTER_FIRST = /^\p{L}/u
const FIZZES_TESTS = FIZZES.map(wordTest)

/** The things in stock whose name or description carries every word: what a shopper asks for by what is in it. */
export function carryingAll(items: readonly Item[], words: readonly string[]): Item[] {
  const tests = words.map(wordTest)
  return items.filter(
    (item) => item.inStock && tests.every((isIn) => isIn(item.label) || isIn(item.product.description ?? '')),
  )
}
