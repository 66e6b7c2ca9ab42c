import type { Store } from './open-store.ts'
import type { ProductAnswer, ProductQuestion } from './product-answer.ts'
import type { Item } from './retrieve/item.ts'
import { retrieve } from './retrieve/retrieve.ts'
import { type Form, NO_WISH, type Wish } from './retrieve/wish.ts'
import { trim } from './say/describe.ts'
import { nameWish } from './say/name-wish.ts'
import { type Language, money, sentence, tell } from './say/wording.ts'
import { readWish } from './understand/read-wish.ts'

type Asked = readonly [asked: RegExp, en: string, es: string]
export type Figure = { of: (item: Item) => number | null; say: (value: number) => string; asked: readonly Asked[] }

/** Whatever is asked for less of: money, strength. */
const LESS =
  /\b(?:cheap\p{L}*|affordable|costs? less|less (?:money|expensive|strong|potent)|weak\p{L}*|mild\p{L}*|gentl\p{L}*|light\p{L}*|barat\p{L}*|suaves?)\b/u

export const PRICE: Figure = {
  of: (item) => item.payable,
  say: money,
  asked: [
    [LESS, 'cheaper', 'barato'],
    [/./, 'dearer', 'caro'],
  ],
}
export const THC: Figure = {
  of: (item) => item.product.thcPercent,
  say: (value) => `${trim(value)}% THC`,
  asked: [
    [LESS, 'gentler', 'suave'],
    [/./, 'stronger', 'fuerte'],
  ],
}
export const DOSE: Figure = { ...THC, of: (item) => item.mgPerPiece, say: (value) => `${trim(value)} mg a piece` }

const PER_MG: Figure = {
  of: ({ payable, mgTotal }) =>
    payable === null || mgTotal === null || mgTotal === 0 ? null : Math.round(payable / mgTotal),
  say: (cents) => `${money(cents)} per mg`,
  asked: [
    [LESS, 'cheaper per mg', 'barato por mg'],
    [/./, 'dearer per mg', 'caro por mg'],
  ],
}
const BY_MG = /\b(?:per|a|each|by the|por) (?:mg|milligrams?)\b/

const OF_STRENGTH =
  /\b(?:strong\p{L}*|potent\p{L}*|hard\p{L}*|weak\p{L}*|mild\p{L}*|gentl\p{L}*|light\p{L}*|thc|potency|fuertes?|suaves?)\b/u
const OF_PRICE = /\b(?:cheap\p{L}*|pric\p{L}*|expensive|affordable|cost\p{L}*|money|barat\p{L}*|caros?)\b/u

/** The figure that two things are weighed by, null where none is asked for. */
export function figureAsked(plain: string, eaten: boolean): Figure | null {
  if (eaten && BY_MG.test(plain)) return PER_MG
  return OF_PRICE.test(plain) ? PRICE : OF_STRENGTH.test(plain) ? (eaten ? DOSE : THC) : null
}

/** "Is live rosin stronger than badder", "carts or disposables, what's cheaper": two kinds weighed by the figures of this menu. */
export function answerCompareKinds(
  [left, right]: readonly Form[],
  { store, plain, language }: ProductQuestion,
): ProductAnswer | null {
  if (left === undefined || right === undefined) return null
  const eaten = left.category === 'edible' && right.category === 'edible'
  const figure = figureAsked(plain, eaten)
  if (figure === null || (figure === THC && (left.category === 'edible') !== (right.category === 'edible'))) return null
  const wishes = sidesSaid([left, right], plain, store)
  const [a, b] = wishes.map((wish) => rangeOf(retrieve(store, wish).met, figure))
  if (a === undefined || b === undefined || a === null || b === null) return null
  const [x, y] = wishes.map((wish) => nameWish(wish, language))
  return {
    text: sentence(verdict([x ?? '', a], [y ?? '', b], { figure, language, plain })),
    about: [a.first, a.last, b.first, b.last],
    shown: figure === PRICE || figure === PER_MG ? [a.first, b.first] : [a.last, b.last],
    known: true,
    amounts: figure === PRICE || figure === PER_MG ? [a, b].flatMap(({ low, high }) => [low, high]) : [],
  }
}

/** "The cherry gummies or the dark chocolate": each kind with what its own half of the sentence says of it. */
function sidesSaid(forms: readonly Form[], plain: string, { vocabulary }: Store): Wish[] {
  const halves = plain.split(BETWEEN_SIDES).map((half) => readWish(half, vocabulary).wish)
  return forms.map((form) => {
    const bare = { ...NO_WISH, forms: [form] }
    const own = halves.filter((half) => half.forms.length === 1 && isSame(half.forms[0], form))
    const [said] = own
    return halves.length !== 2 || said === undefined || own.length > 1
      ? bare
      : { ...bare, flavors: said.flavors, strainTypes: said.strainTypes, grams: said.grams, packCount: said.packCount }
  })
}

const BETWEEN_SIDES = /\b(?:or|vs|versus|than|o)\b/

function isSame(one: Form | undefined, other: Form): boolean {
  return one !== undefined && one.category === other.category && one.kinds.join() === other.kinds.join()
}

export type Range = { low: number; middle: number; high: number; first: Item; last: Item }

export function rangeOf(items: readonly Item[], { of }: Figure): Range | null {
  const known = items
    .flatMap((item) => {
      const value = of(item)
      return value === null ? [] : [{ item, value }]
    })
    .sort((one, other) => one.value - other.value)
  const [first, middle, last] = [known[0], known[Math.floor(known.length / 2)], known.at(-1)]
  if (first === undefined || middle === undefined || last === undefined) return null
  return { low: first.value, middle: middle.value, high: last.value, first: first.item, last: last.item }
}

export function spanOf({ low, high }: Range, { say }: Figure, language: Language): string {
  return low === high ? say(low) : tell(language, `${say(low)} to ${say(high)}`, `${say(low)} a ${say(high)}`)
}

type Side = readonly [name: string, range: Range]
type Question = { figure: Figure; language: Language; plain: string }

/** "Yes: as a rule the stronger of the two on our menu is badder (74% THC to 82% THC), against rosin (72% THC)". */
export function verdict(left: Side, right: Side, { figure, language, plain }: Question): string {
  const said = ([name, range]: Side): string => `${name} (${spanOf(range, figure, language)})`
  const [a, b] = [left[1].middle, right[1].middle]
  if (a === b)
    return tell(
      language,
      `on our menu ${said(left)} and ${said(right)} come out about the same`,
      `en nuestro menú ${said(left)} y ${said(right)} salen más o menos igual`,
    )
  const most = LESS.test(plain) ? a < b : a > b
  const [first, second] = most ? [left, right] : [right, left]
  const asked = figure.asked.find(([pattern]) => pattern.test(plain)) ?? figure.asked[0]
  const answer = /^(?:is|are|do|does|son|es)\b/.test(plain)
    ? tell(language, most ? 'yes: ' : 'no: ', most ? 'sí: ' : 'no: ')
    : ''
  return tell(
    language,
    `${answer}as a rule the ${asked?.[1] ?? ''} of the two on our menu: ${said(first)}, against ${said(second)}`,
    `${answer}por lo general lo más ${asked?.[2] ?? ''} de los dos en nuestro menú: ${said(first)}, frente a ${said(second)}`,
  )
}
