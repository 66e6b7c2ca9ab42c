import type { Draft, Scene } from './draft.ts'
import { fromProduct } from './draft-product-answer.ts'
import { ofProducts, saidTaxed, sumLine, taxedTotal, totalOf } from './draft-sale.ts'
import type { Item } from './retrieve/item.ts'
import type { Wish } from './retrieve/wish.ts'
import { sizeText } from './say/describe.ts'
import { type Language, money, nameOf, numberWord, tell } from './say/wording.ts'
import { type LimitAsked, limitAsked } from './understand/limit-asked.ts'
import { countAsked, countIn } from './understand/read-quantity.ts'
import { sizesCounted } from './understand/sizes-counted.ts'
import { placesCounted } from './understand/places-counted.ts'
import { type Bought, saysWish } from './understand/standing.ts'
import { asksTotal, asksWithTax, each } from './understand/takes.ts'
import { talliedOf } from './understand/tally.ts'

/** What is reckoned of things that were shown: with another beside them, against a limit, or one size against more of a smaller. */
export function draftSum(scene: Scene): Draft | null {
  if (scene.understood.standing.shown.length === 0 || scene.understood.bought.length > 0) return null
  return (
    withAnother(scene) ??
    againstLimit(scene) ??
    savedBySize(scene) ??
    ofSizes(scene) ??
    ofPlaces(scene) ??
    ofMany(scene)
  )
}

const ASKS_SUM = /\b(?:how much|whats?|what (?:is|are|would|will|do|does)|price|costs?|total|come to|run me)\b/

const COMES_TO = /\b(?:whats? (?:that|it|this|they) cost|together|combined|add(?:ed)? up)\b|\badd up\b/

/** "First and third, whats that come to", "2 of the first and 1 of the second, total": the things of a list by their places. */
function ofPlaces(scene: Scene): Draft | null {
  const { plain, said, standing } = scene.understood
  if (saysWish({ ...said, ...OF_SUMS, count: null })) return null
  const placed = placesCounted(plain, standing.listed)
  const isSum = placed.length > 1 || (placed[0]?.quantity ?? 1) > 1
  const asks =
    asksTotal(plain) || (ASKS_SUM.test(plain) && (placed.some(({ quantity }) => quantity > 1) || COMES_TO.test(plain)))
  return isSum && asks
    ? ofProducts(scene, { bought: placed, text: sumLine(placed, scene.language) }, 'product_info')
    : null
}

/** "One quarter and one eighth, total" of the one thing that is talked about. */
function ofSizes(scene: Scene): Draft | null {
  const { store, understood, language } = scene
  const { plain, said, standing } = understood
  const [lead] = standing.shown
  const isOne = lead !== undefined && standing.shown.every(({ nameKey }) => nameKey === lead.nameKey)
  const sized = sizesCounted(plain)
  if (!isOne || sized.length < 2 || !asksTotal(plain)) return null
  if (saysWish({ ...said, ...OF_SUMS, count: null, grams: [], forms: [] })) return null
  const bought = sized.flatMap(({ grams, quantity }) => {
    const item = store.items.find(
      (one) => one.inStock && one.nameKey === lead.nameKey && one.category === lead.category && one.grams === grams,
    )
    return item === undefined ? [] : [{ item, quantity }]
  })
  return bought.length === sized.length
    ? ofProducts(scene, { bought, text: sumLine(bought, language) }, 'product_info')
    : null
}

const SO_MANY =
  /^(?!.*\b(?:show|recommend|suggest|other|more|different|pack|packs|each|fit|both|together|the two|between)\b)(?=.*\b(?:how much|whats?|what|price|costs?|total|come to|run me|if i (?:got|get|buy|bought|took|take))\b).*\b(?:two|three|four|five|six|[2-9]|1\d)\b(?! ?(?:g|mg|oz|grams?|dollars|bucks|percent|pm|am|people|%)\b)/

/** "How much for 3 of em", "and if i got 3" of the one thing that was shown. */
function ofMany(scene: Scene): Draft | null {
  const { plain, said, standing, named } = scene.understood
  const [item, other] = standing.shown
  // "Two packs total": so many as were read of it.
  const ofPacks = countAsked(plain)?.ofPacks === true && (asksTotal(plain) || asksWithTax(plain)) ? said.quantity : null
  if (item === undefined || other !== undefined || !(SO_MANY.test(plain) || ofPacks !== null)) return null
  const namesOther = ofPacks === null && named.items.length > 0 && !named.items.includes(item)
  if (saysWish({ ...said, ...OF_SUMS, count: null }) || namesOther) return null
  const quantity = ofPacks ?? countIn(plain)
  if (quantity === null || item.payable === null) return null
  const bought = [{ item, quantity }]
  const taxed = asksWithTax(plain) ? saidTaxed(taxedTotal(scene, bought), scene.language) : ''
  const text = [sumLine(bought, scene.language), taxed].filter((line) => line !== '').join(' ')
  return ofProducts(scene, { bought, text }, 'product_info')
}

const TOGETHER_WITH =
  /^(?!.*\b(?:go(?:es)?|pairs?|mix(?:es)?|take|smoke|use|works?|eat|combine|safe|ok|okay)\b).*\b(?:together|combined|along) with\b/
const WITH_IT =
  /\b(?:with|plus|and|add(?:ed|ing)?|includ(?:e|ed|ing)|get) (?:in )?(?:the|an?|one|that|this|both|two|[2-9])\b/

/** "And together with the dragonfruit bits?": the sum of what is talked about and of one thing more, called by its name. */
function withAnother(scene: Scene): Draft | null {
  const { plain, said, named, standing } = scene.understood
  const isSum = TOGETHER_WITH.test(plain) || (asksTotal(plain) && WITH_IT.test(plain))
  if (!isSum || said.terms.length === 0 || standing.shown.length > 1) return null
  const beside = { ...said, terms: [], brands: [], forms: [], grams: [], qualifiers: [], flavors: [], quantity: null }
  const [item, ...others] = named.items.filter(({ inStock }) => inStock)
  const isOne = item !== undefined && others.every(({ nameKey }) => nameKey === item.nameKey)
  if (!isOne || saysWish(beside) || standing.shown.includes(item)) return null
  const bought = [...talliedOf(standing), { item, quantity: said.quantity ?? 1 }]
  return ofProducts(scene, { bought, text: sumLine(bought, scene.language) }, 'product_info')
}

/** What a limit and a count are read as where a wish is looked for. */
const OF_SUMS = {
  quantity: null,
  packCount: null,
  priceMax: null,
  priceMin: null,
  priceBelow: false,
  budgetTotal: null,
} as const satisfies Partial<Wish>

/** "If i get 2 of em am i over 50", "is 60 enough for both": yes or no, and the sum. */
function againstLimit(scene: Scene): Draft | null {
  const { understood, language } = scene
  const { plain, said } = understood
  const limit = limitAsked(plain)
  if (limit === null || saysWish({ ...said, ...OF_SUMS })) return null
  const bought = meantOf(scene, countIn(limit.beside) ?? 1)
  const total = totalOf(bought)
  if (total === 0) return null
  const taxed = taxedTotal(scene, bought)
  const text = [verdictOn(total, taxed, limit, language), sumLine(bought, language), saidTaxed(taxed, language)]
    .filter((line) => line !== '')
    .join(' ')
  const draft = ofProducts(scene, { bought, text }, 'product_info')
  return { ...draft, amounts: [...draft.amounts, limit.cents] }
}

/** Yes or no by the prices of the menu, and both where only the tax makes the difference. */
function verdictOn(total: number, taxed: number | null, { isOver, cents }: LimitAsked, language: Language): string {
  const limit = money(cents)
  if (taxed !== null && total <= cents && taxed > cents)
    return tell(
      language,
      `Before tax that is within ${limit}, with tax it goes over.`,
      `Antes de impuestos no pasa de ${limit}, con impuestos sí.`,
    )
  const yes = isOver === total > cents
  return total > cents
    ? tell(language, `${yes ? 'Yes' : 'No'}, that is over ${limit}.`, `${yes ? 'Sí' : 'No'}, son más de ${limit}.`)
    : tell(language, `${yes ? 'Yes' : 'No'}, that is within ${limit}.`, `${yes ? 'Sí' : 'No'}, no pasa de ${limit}.`)
}

/** What a limit is asked of: the one that is pointed at, both of two, or what is talked about, as many as are said. */
function meantOf({ understood: { plain, pointed, standing } }: Scene, quantity: number): readonly Bought[] {
  const [one, other] = pointed
  if (one !== undefined && other === undefined) return [{ item: one, quantity }]
  if (/\bboth\b/.test(plain) && standing.taken.length === 0) return each(standing.listed.slice(0, 2))
  const tallied = talliedOf(standing)
  const [first, second] = tallied
  if (first === undefined || second !== undefined) return tallied
  if (standing.shown.length > 1 && standing.taken.length === 0) return []
  return [{ item: first.item, quantity: quantity > 1 ? quantity : first.quantity }]
}

const SAVES =
  /\b(?:(?:how much|what) (?:(?:more|money|cash) )?(?:do|would|will|can|does|did|am|are|is) (?:i|we|you|it|that|the)\b.{0,12}\bsav(?:e|ing|ings)|(?:do|would|will|can|does|did) (?:i|we|it|that) (?:\p{L}+ ){0,2}save|whats the savings?|(?:is|would) it (?:be )?cheaper)\b/u

/** "How much do i save getting the oz instead of 2 halves": the larger of two sizes of one thing against as much in the smaller. */
function savedBySize(scene: Scene): Draft | null {
  const { store, understood, language } = scene
  const { plain, said, standing } = understood
  const [lead] = standing.shown
  if (lead === undefined || said.grams.length === 0 || said.terms.length > 0 || !SAVES.test(plain)) return null
  const sizes = store.items.filter(
    (item) => item.inStock && item.nameKey === lead.nameKey && item.category === lead.category && item.payable !== null,
  )
  const asked = sizes.filter(({ grams }) => grams !== null && said.grams.includes(grams))
  const [small, large] = [...new Set([...asked, ...(asked.length === 1 ? [lead] : [])])].toSorted(byGrams)
  const count = Math.round((large?.grams ?? 0) / (small?.grams ?? 1))
  if (small === undefined || large === undefined || count < 2) return null
  const [apart, whole] = [count * (small.payable ?? 0), large.payable ?? 0]
  const compared = tell(
    language,
    `${numberWord(count, 'en')} of the ${sizeText(small)} come to ${money(apart)} and the ${sizeText(large)} is ${money(whole)}`,
    `${numberWord(count, 'es')} de ${sizeText(small)} son ${money(apart)} y el de ${sizeText(large)} cuesta ${money(whole)}`,
  )
  const saved = apart - whole
  const verdict =
    saved > 0
      ? tell(language, `You save ${money(saved)} before tax.`, `Ahorras ${money(saved)} antes de impuestos.`)
      : tell(language, 'There is nothing to save.', 'No ahorras nada.')
  const text = `${verdict} ${nameOf(large, language)}: ${compared}.`
  const items = [large, small]
  const answer = { text, about: items, shown: items, known: true, amounts: [apart, whole, Math.abs(saved)] }
  const draft = fromProduct(answer, scene, 'product_info')
  return { ...draft, groundTexts: [...draft.groundTexts, String(count)] }
}

function byGrams(one: Item, other: Item): number {
  return (one.grams ?? 0) - (other.grams ?? 0)
}
