import type { StrainType } from '#contract/catalog.ts'
import { feltVerdict } from './answer-felt.ts'
import { answerWhether, priceVerdict } from './answer-whether.ts'
import { fitsForm } from './retrieve/constraints.ts'
import { CATEGORY_LABELS } from './retrieve/shelves.ts'
import { judgeStrength } from './retrieve/judge-strength.ts'
import type { Item } from './retrieve/item.ts'
import { asksOfCharacter, describeAsked } from './say/describe-product.ts'
import { centsPer, type Unit, unitAsked } from './retrieve/unit-price.ts'
import { inShort } from './say/pitch.ts'
import { sayRate } from './say/say-rate.ts'
import { type Language, money, sentence, sumOf, tell } from './say/wording.ts'
import { asksExtreme } from './understand/extreme-of-shown.ts'
import { plainSentence } from './understand/fold-text.ts'
import { asksOfBoth } from './understand/pointed-at.ts'
import { asksPiecePrice, pricedQuantity } from './understand/read-quantity.ts'
import { type ProductAnswer, type ProductQuestion, SHOWN_VARIANTS } from './product-answer.ts'

/** The facts asked about a named product; all of them when none is singled out. */
export function answerProductInfo(items: readonly Item[], question: ProductQuestion): ProductAnswer {
  const { plain, language, store } = question
  const [first] = items
  if (first === undefined) return { text: '', about: [], shown: [], known: false }
  const variants = sameProduct(items)
  const shown = variants.filter((item) => item.inStock).slice(0, SHOWN_VARIANTS)
  const about = shown.length > 0 ? shown : variants.slice(0, 1)
  const told =
    asksOfCharacter(plain) && !/\b(?:price|cost|how much|each|sizes?|both|all|they|those|them)\b/.test(plain)
      ? about.slice(0, 1)
      : about
  const texts = told.map((item) => describeAsked(item, plain, judgeStrength(store, item), language))
  const extreme = extremeAsked(plain, language)
  if (extreme !== '') {
    const short = ASKS_MORE.test(plain) ? describeAsked(first, plain, null, language) : `${inShort(first, language)}.`
    texts.splice(0, texts.length, `${extreme} ${short}`)
  }
  const verdict =
    feltVerdict(told, plain, language) ??
    typeVerdict(told, plain, language) ??
    answerWhether(told, question) ??
    priceVerdict(told, question) ??
    otherShelf(first, question)
  if (verdict !== null) texts.unshift(verdict)
  if (shown.length === 0) texts.push(tell(language, 'It is sold out right now.', 'Ahora mismo está agotado.'))
  if (/\b(?:any good|worth it|good|recommend|popular|is it nice)\b/.test(plain) && first.inStock)
    texts.push(
      tell(
        language,
        'If that fits what you like, it is a good pick.',
        'Si encaja con lo que te gusta, es buena elección.',
      ),
    )
  const { amounts, lines, whole } = reckoned(about, extreme === '' ? about : [first], question)
  if (whole) texts.splice(0, texts.length, ...lines)
  else texts.push(...lines)
  return { text: texts.join(' '), about, shown, known: true, amounts }
}

/** "Are the durban cookies edibles": where it stands instead; null where that is not asked. */
function otherShelf(item: Item, { plain, said, language }: ProductQuestion): string | null {
  const asked = /^(?:is|are|es|son)\b/.test(plain) && said.forms.length > 0
  if (
    !asked ||
    said.forms.some((form) => form.category === item.category || form.loose === true || fitsForm(item, form))
  )
    return null
  const { many, es } = CATEGORY_LABELS[item.category]
  return tell(language, `No, you'll find it among our ${many}.`, `No, está entre ${es}.`)
}

type Reckoned = { lines: readonly string[]; amounts: readonly number[]; whole: boolean }

/** What several of them, both together or one piece come to; `whole` where that says all there is to say. */
function reckoned(about: readonly Item[], bought: readonly Item[], { plain, language }: ProductQuestion): Reckoned {
  const both = rateAsked(plain) === null ? sumOfBoth(about, plain) : null
  if (both !== null) {
    const line = tell(
      language,
      `Together they come to ${money(both)} before tax`,
      `Juntos son ${money(both)} antes de impuestos`,
    )
    return { lines: [sentence(line)], amounts: [both], whole: false }
  }
  const quantity = pricedQuantity(bought.reduce(withoutName, plain))
  const priced = quantity === null ? [] : bought.filter(({ payable }) => payable !== null)
  const sums = priced.map(({ payable }) => sumOf(quantity ?? 1, payable ?? 0, language))
  const whole = sums.length > 1
  const lines = whole ? priced.map((item, at) => `${inShort(item, language)}. ${sums[at] ?? ''}`) : sums
  const amounts = priced.map(({ payable }) => (quantity ?? 1) * (payable ?? 0))
  const rates = ratesAsked(bought, plain)
  const several = rates.length > 1
  for (const { item, unit, cents } of rates)
    lines.push(`${several ? `${inShort(item, language)}. ` : ''}${sayRate(unit, cents, { language })}`)
  amounts.push(...rates.map(({ cents }) => cents))
  return { lines, amounts, whole: whole || several }
}

/** A number in what a thing or its maker is called ("Six Rivers") counts none. */
function withoutName(plain: string, { product }: Item): string {
  const rest = plain.replace(plainSentence(product.name), 'it')
  return product.brand === null ? rest : rest.replace(plainSentence(product.brand), 'it')
}

/** "How much is that per gram". */
const OF_A_GRAM = /\b(?:how much|whats?|price|costs?)\b.*\b(?:per|a|each|por) gra?m?o?\b/

/** The unit that a price is to be told by; null where that of the whole is asked. */
function rateAsked(plain: string): Unit | null {
  if (asksPiecePrice(plain)) return 'piece'
  if (OF_A_GRAM.test(plain)) return 'gram'
  return ASKS_PRICE.test(plain) || asksExtreme(plain) ? unitAsked(plain) : null
}

/** What a unit of each costs, to the cent, where that is asked; without what is one such unit itself, or has no weight or count. */
function ratesAsked(items: readonly Item[], plain: string): { item: Item; unit: Unit; cents: number }[] {
  const unit = rateAsked(plain)
  return items.flatMap((item) => {
    const cents = unit === null ? null : centsPer(unit, item)
    if (unit === null || cents === null || (items.length === 1 && cents === item.payable)) return []
    return [{ item, unit, cents: Math.round(cents) }]
  })
}

const ASKS_PRICE =
  /\b(?:how much|prices?|costs?|come to|add up|total|sum|pay|spend|altogether|together|cuanto|precio)\b/

/** What two different things cost that are asked of together; null where that is not asked. */
function sumOfBoth([a, b, other]: readonly Item[], plain: string): number | null {
  if (a?.payable == null || b?.payable == null || other !== undefined || a.nameKey === b.nameKey) return null
  return asksOfBoth(plain) && ASKS_PRICE.test(plain) ? a.payable + b.payable : null
}

/** "The cheaper one, is it a sativa?", "the weaker of those, does it taste like anything". */
const ASKS_MORE =
  /\b(?:indica|sativa|hybrid|flavou?rs?|tastes?|smells?|aroma|effects?|terps?|terpenes?|who makes|what brand|sabor)\b/

const ONE_TYPE =
  /^(?:(?:so|and|ok|okay|but|wait|oh|is it true) )*(?:is|are|es) (?!.* (?:or|o) ).*\b(indica|sativa|hybrid|hibrid[ao])\b/
const TYPES_SAID: Readonly<Record<StrainType, readonly [string, string]>> = {
  indica: ['an indica', 'indica'],
  sativa: ['a sativa', 'sativa'],
  hybrid: ['a hybrid', 'híbrida'],
  'indica-hybrid': ['a hybrid that leans indica', 'híbrida con dominio indica'],
  'sativa-hybrid': ['a hybrid that leans sativa', 'híbrida con dominio sativa'],
}

/** "Is that indica?": yes, or what it is instead; null where it is not asked of one thing, or the menu does not say. */
function typeVerdict([item, other]: readonly Item[], plain: string, language: Language): string | null {
  const asked = ONE_TYPE.exec(plain)?.[1]?.replace(/hibrid[ao]/, 'hybrid')
  const type = item?.strainType ?? null
  if (item === undefined || asked === undefined || type === null || other !== undefined) return null
  // "Is the chill indica infused": a type that the name has is asked only as a type.
  if (item.nameWords.has(asked) && !new RegExp(`\\ban? ${asked}\\b|\\b${asked}(?: strain)?$`).test(plain)) return null
  const [en, es] = TYPES_SAID[type]
  if (type === asked) return tell(language, `Yes, it's ${en}.`, `Sí, es ${es}.`)
  return type.includes(asked)
    ? tell(language, `It's ${en}.`, `Es ${es}.`)
    : tell(language, `No, it's ${en}.`, `No, es ${es}.`)
}

/** Of what a name matches, the products of the first one's name and brand: its sizes and packs. */
function sameProduct(items: readonly Item[]): Item[] {
  const [first] = items
  if (first === undefined) return []
  const same = items.filter(
    (item) =>
      item.product.name === first.product.name &&
      item.category === first.category &&
      item.product.brand === first.product.brand,
  )
  return same.length > 1 ? same : items.slice(0, SHOWN_VARIANTS)
}

const EXTREMES: readonly (readonly [RegExp, string, string])[] = [
  [/\b(?:cheap\p{L}*|least expensive|lowest priced?|best price|barat\p{L}*)\b/u, 'cheapest', 'más barato'],
  [/\b(?:(?:most|more) expensive|priciest|pricier|dearest|mas car[oa])\b/, 'dearest', 'más caro'],
  [
    /\b(?:strong\p{L}*|potent|most thc|more thc|(?:most|more) (?:mg|milligrams)|higher thc|highest|hardest|harder|fuerte)\b/u,
    'strongest',
    'más fuerte',
  ],
  [
    /\b(?:mild\p{L}*|weak\p{L}*|gentl\p{L}*|light\p{L}*|less thc|least thc|lowest|easiest|suave)\b/u,
    'gentlest',
    'más suave',
  ],
]

/** "The cheapest of those:" before the one that is meant. */
function extremeAsked(plain: string, language: ProductQuestion['language']): string {
  if (!asksExtreme(plain)) return ''
  const words = EXTREMES.find(([pattern]) => pattern.test(plain))
  return words === undefined ? '' : tell(language, `The ${words[1]} of those:`, `El ${words[2]} de esos:`)
}
