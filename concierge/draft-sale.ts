import { answerStore } from './answer-store.ts'
import type { Draft, Scene } from './draft.ts'
import { fromProduct } from './draft-product-answer.ts'
import type { Item } from './retrieve/item.ts'
import { sizeText } from './say/describe.ts'
import { inShort } from './say/pitch.ts'
import { gearTaxShare, taxShare } from './say/with-tax.ts'
import { type Language, listOf, money, nameOf, sentence, sumOf, tell } from './say/wording.ts'
import { countIn, pricedQuantity } from './understand/read-quantity.ts'
import { type Bought, saysWish } from './understand/standing.ts'
import { asksTotal, asksWithTax, checksOut, each } from './understand/takes.ts'
import { talliedOf } from './understand/tally.ts'

/** Topics that a sale does not answer: what they ask goes first. */
const OF_SALE: ReadonlySet<string> = new Set([
  'pickup',
  'tax',
  'product_info',
  'availability',
  'compare',
  'recommend',
  'recommend_no_match',
  'clarify',
  'affirm',
  'small_talk',
  'out_of_scope',
  'education',
])

/** A name that covers less of what was said is only like it. */
const CALLED = 0.6

/** What lies in a cart is not ordered yet, and what is added to nothing is not of an order. */
const IN_CART = /\b(?:cart|bag|basket)\b|^(?!.*\border)/

/** What is bought, what it comes to and with tax, and how it is had; null where a message asks for none of that. */
export function draftSale(scene: Scene): Draft | null {
  const { understood } = scene
  const { bought, plain } = understood
  const inCart = bought.length > 0 && understood.intent === 'order_change' && IN_CART.test(plain)
  const leaves = bought.length > 0 && checksOut(plain)
  const addsUp = understood.intent === 'order_change' && ADDS_UP.test(plain)
  if (!(inCart || leaves || addsUp || OF_SALE.has(understood.intent)) || understood.standing.shown.length === 0)
    return null
  if (bought.length > 0) return draftBought(scene)
  const { said, pointed, standing, named } = understood
  const isNamed = said.terms.length + said.brands.length > 0 && named.items.length > 0 && named.coverage > CALLED
  if (saysWish({ ...said, quantity: null }) || isNamed) return null
  if (asksWithTax(plain)) return draftTaxed(scene)
  const sums = asksTotal(plain) || (standing.added && COMES_TO.test(plain))
  if (!sums || pricedQuantity(plain) !== null) return null
  const tallied = ONE_OF_EACH.test(plain) ? each(standing.shown) : talliedOf(standing)
  const pair = tallied.length < 2 && /\bboth|two\b/.test(plain) ? each(standing.listed.slice(0, 2)) : tallied
  const ofMany = standing.taken.length === 0 && pair.length < 2 && pointed.length !== 1 && standing.shown.length > 1
  return ofMany ? null : ofProducts(scene, { bought: pair, text: sumLine(pair, scene.language) }, 'product_info')
}

/** "How much would that be" where one thing was put to another: of all of it. */
const COMES_TO =
  /^(?:(?:ok|okay|so|and|then|cool|great|perfect|,) ?)*(?:how much|what)(?:s| is| does| do| would| will|ll)?(?: (?:all|all of))? (?:it|that|this|they|those|everything)(?: all)? (?:be|cost|come to|run|add up to)(?: me| us| (?:all )?(?:together|in total|then))*$/

/** "Add it up" changes no order. */
const ADDS_UP = /\badd (?:it|that|them|this|everything|all(?: of)? (?:it|that|them|this)) (?:all )?up\b/
const ONE_OF_EACH = /\b(?:one|1) (?:of )?each\b|\beach (?:one )?of (?:them|those|these)\b|\ball three\b/

/** "Ok ill take two, whats the total": the sum, then how to order. */
function draftBought(scene: Scene): Draft {
  const { store, input, understood, language } = scene
  const { bought, plain, standing } = understood
  const others = standing.taken.filter(({ item }) => !bought.some((one) => one.item === item))
  const all = [...others, ...bought]
  const lines = [sumLine(bought, language), ...(others.length > 0 ? [sumLine(all, language, true)] : [])]
  const gone = bought.find(({ item }) => !item.inStock)
  const taxed = asksWithTax(plain) ? taxLine(scene, all) : ''
  const pickup = answerStore('pickup', {
    store,
    profile: store.profile,
    language,
    now: input.now,
    plain: 'ill take it',
  })
  const text =
    gone === undefined
      ? [...lines, taxed, pickup.known && !ASKS_SUM.test(plain) ? pickup.text : '']
          .filter((line) => line !== '')
          .join(' ')
      : tell(language, `${nameOf(gone.item)} is sold out right now.`, `${nameOf(gone.item)} está agotado.`)
  return { ...ofProducts(scene, { bought: all, text }, 'pickup'), paths: ['pickup', 'tax'] }
}

/** "And with tax": of the sum that was told last, else of each that was shown. */
function draftTaxed(scene: Scene): Draft | null {
  const { understood, language, input } = scene
  const { plain } = understood
  if (pricedQuantity(plain) !== null) return null
  const tax = answerStore('tax', {
    ...understood,
    store: scene.store,
    profile: scene.store.profile,
    language,
    now: input.now,
  })
  if (!tax.known) return null
  const { bought, isOneSum, isPointed } = taxedOf(scene)
  const last = input.history.findLast(({ role }) => role === 'assistant')?.text ?? ''
  const told = [...new Set([...last.matchAll(SUM)].map((match) => Math.round(Number(match[1]) * 100)))]
  const sums = isPointed ? [] : told
  const lines =
    sums.length > 0
      ? [taxLines(scene, sums, shareFor(scene, bought))]
      : taxedLines(scene, isOneSum ? [bought] : bought.map((one) => [one]))
  const text = [...lines, tax.text].filter((line) => line !== '').join(' ')
  const draft = ofProducts(scene, { bought, text }, 'tax')
  return { ...draft, amounts: [...draft.amounts, ...withTax(scene, sums)], paths: ['tax'] }
}

/** The sum is asked for, and not how to order. */
const ASKS_SUM = /\b(?:total|sum|how much|owe)\b/

const THE_TWO = /\b(?:the|those|these|both|that) (?:two|three|couple|pair|2|3)\b/

/** What tax is asked of: so many of one where they are counted, the one that is pointed at, else all that was bought as one sum, else each of the first shown. */
function taxedOf({ understood: { plain, pointed, standing } }: Scene): {
  bought: readonly Bought[]
  isOneSum: boolean
  isPointed: boolean
} {
  // "That" after a sum is what was summed up.
  const meant = pointed.filter((item) => !standing.taken.some((bought) => bought.item === item))
  const many = THE_TWO.test(plain) ? null : countIn(plain)
  const [item = standing.shown[0]] = meant.length === 1 ? meant : []
  if (many !== null && item !== undefined && standing.taken.length === 0)
    return { bought: [{ item, quantity: many }], isOneSum: true, isPointed: true }
  if (meant.length === 1) return { bought: each(meant), isOneSum: false, isPointed: true }
  const tallied = talliedOf(standing)
  if (standing.taken.length > 0 || tallied.length > 1) return { bought: tallied, isOneSum: true, isPointed: false }
  return { bought: each(standing.shown.slice(0, 3)), isOneSum: false, isPointed: false }
}

function taxedLines(scene: Scene, sums: readonly (readonly Bought[])[]): string[] {
  return sums.flatMap((bought) => [sumLine(bought, scene.language), taxLine(scene, bought)])
}

const SUM = /\$(\d+(?:\.\d{1,2})?)(?: together)?(?: before tax|, tax included)/g

export function totalOf(bought: readonly Bought[]): number {
  return bought.reduce((sum, { item, quantity }) => sum + quantity * (item.payable ?? 0), 0)
}

/** "Two come to $60 before tax", "Runtz ($70) and Sport ($20): $90 together before tax". */
export function sumLine(bought: readonly Bought[], language: Language, inAll = false): string {
  const [first, second] = bought
  if (first === undefined) return ''
  if (second === undefined) {
    const { item, quantity } = first
    if (item.payable === null) return sentence(inShort(item, language))
    return quantity > 1
      ? `${sentence(inShort(item, language))} ${sumOf(quantity, item.payable, language)}`
      : sentence(
          tell(
            language,
            `${nameOf(item)} is ${money(item.payable)} before tax`,
            `${nameOf(item, 'es')} cuesta ${money(item.payable)} antes de impuestos`,
          ),
        )
  }
  const names = bought.map(({ item, quantity }) => {
    const price = item.payable === null ? '' : ` (${money(quantity * item.payable)})`
    const isOfSizes = bought.some((one) => one.item !== item && one.item.nameKey === item.nameKey)
    const size = isOfSizes ? ` ${sizeText(item)}` : ''
    return `${quantity > 1 ? `${quantity} × ` : ''}${nameOf(item, language)}${size}${price}`
  })
  const sum = money(totalOf(bought))
  return inAll
    ? tell(
        language,
        `With ${listOf(names.slice(0, -1), language)} that is ${sum} together before tax.`,
        `Con ${listOf(names.slice(0, -1), language)} son ${sum} en total antes de impuestos.`,
      )
    : tell(
        language,
        `${listOf(names, language)}: ${sum} together before tax.`,
        `${listOf(names, language)}: ${sum} en total antes de impuestos.`,
      )
}

/** "That is about $65.18 with tax"; nothing where the rates are not told plainly. */
function taxLine(scene: Scene, bought: readonly Bought[]): string {
  return saidTaxed(taxedTotal(scene, bought), scene.language)
}

export function saidTaxed(cents: number | null, language: Language): string {
  if (cents === null || cents === 0) return ''
  return tell(language, `With tax that is about ${money(cents)}.`, `Con impuestos son unos ${money(cents)}.`)
}

/** What all of it comes to with tax; null where the rates are not told plainly. */
export function taxedTotal(scene: Scene, bought: readonly Bought[]): number | null {
  const parts = bought.map((one) => ({ cents: totalOf([one]), share: shareFor(scene, [one]) ?? Number.NaN }))
  const sum = Math.round(parts.reduce((whole, { cents, share }) => whole + cents * (1 + share), 0))
  return Number.isNaN(sum) ? null : sum
}

/** What tax adds to each of these; null where it is told in no plain rate, or is not the same for all. */
function shareFor({ store: { profile } }: Scene, bought: readonly Bought[]): number | null {
  const shares = new Set(bought.map(({ item }) => (isGear(item) ? gearTaxShare(profile) : taxShare(profile))))
  const [share = null, other] = shares
  return other === undefined ? share : null
}

function isGear({ category }: Item): boolean {
  return category === 'accessory' || category === 'merch'
}

/** "With tax, $72 is about $78.21 and $30 about $32.59." */
function taxLines({ language }: Scene, sums: readonly number[], share: number | null): string {
  const [sum = 0, other] = sums
  if (share === null || sum === 0) return ''
  const taxed = (cents: number): string => money(Math.round(cents * (1 + share)))
  if (other === undefined) return saidTaxed(Math.round(sum * (1 + share)), language)
  const pairs = sums.map((cents) =>
    tell(language, `${money(cents)} is about ${taxed(cents)}`, `${money(cents)} son unos ${taxed(cents)}`),
  )
  return sentence(tell(language, `With tax, ${listOf(pairs, language)}`, `Con impuestos, ${listOf(pairs, language)}`))
}

function withTax({ store: { profile } }: Scene, amounts: readonly number[]): number[] {
  const shares = [taxShare(profile) ?? 0, gearTaxShare(profile) ?? 0]
  return amounts.flatMap((cents) => [cents, ...shares.map((share) => Math.round(cents * (1 + share)))])
}

export function ofProducts(
  scene: Scene,
  { bought, text }: { bought: readonly Bought[]; text: string },
  intent: Draft['intent'],
): Draft {
  const items = bought.map(({ item }) => item)
  const sums = bought.flatMap((one) => [one.item.payable ?? 0, totalOf([one])])
  const answer = {
    text,
    about: items,
    shown: items.filter((item) => item.inStock),
    known: true,
    amounts: [
      ...withTax(scene, [...sums, totalOf(bought), totalOf(scene.understood.bought)]),
      taxedTotal(scene, bought) ?? 0,
    ],
  }
  const drafted = fromProduct(answer, scene, intent)
  return { ...drafted, groundTexts: [...drafted.groundTexts, ...bought.map(({ quantity }) => String(quantity))] }
}
