import { FLAVORS, TERPENE_BY_ID } from '#concierge/retrieve/aromas.ts'
import { DESCRIBES, WHAT_IT_DOES } from '#concierge/retrieve/details.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import type { Strength } from '#concierge/retrieve/judge-strength.ts'
import { CATEGORY_LABELS } from '#concierge/retrieve/shelves.ts'
import { wordStem } from '#concierge/understand/fold-text.ts'
import { priceText, sizeText, strengthText, trim } from './describe.ts'
import { strainOf } from '#concierge/retrieve/strain-of.ts'
import { type Language, listOf, nameOf, sentence, tell } from './wording.ts'

const STRENGTH_ASKED =
  /\b(?:strong|stronger|strength|potent|potency|powerful|mild|mellow|gentle|weak|light|heavy|intense|too much|knock|floor me|hits? hard|get me|how high|fuerte|suave|potente|potencia)\b/

/** True for questions about what a product is like, which one sentence answers; prices and sizes are told for each variant. */
export function asksOfCharacter(plain: string): boolean {
  return (
    /\b(?:like|about|nice)$|\b(?:effects?|feel|(?:make|get|give|put|knock|keep)s? (?:you|me|ya)|good for|terps?|terpenes?|terpenos?|flavou?rs?|tastes?|smell|aroma|sabor|indica|sativa|hybrid|thc|cbd|efectos?)\b/.test(
      plain,
    ) ||
    STRENGTH_ASKED.test(plain) ||
    WHAT_IT_DOES.test(plain)
  )
}

/** The facts asked about one product first, then what else tells it. */
export function describeAsked(item: Item, plain: string, strength: Strength | null, language: Language): string {
  const asks = (pattern: RegExp): boolean => pattern.test(plain)
  const { product } = item
  const facts: string[] = []
  const general = asks(/\b(?:like|about)$|^tell me\b/) || asks(DESCRIBES)
  if (
    asks(
      /\b(?:effects?|feel|high like|do to me|(?:make|get|give|put|knock|keep)s? (?:you|me|ya)|good for|efectos?)\b/,
    ) ||
    asks(WHAT_IT_DOES) ||
    (general && product.effects.length > 0)
  )
    facts.push(effectText(item, language))
  if (asks(/\b(?:terps?|terpenes?|terpenos?)\b/)) facts.push(terpeneText(item, language))
  if (asks(/\b(?:flavou?rs?|tastes?|smell(?! ?proof)|aroma|sabor)\b/) || (general && product.flavors.length > 0))
    facts.push(flavorText(item, language))
  if (asks(/\bratios?\b/) && item.ratios.length > 0)
    facts.push(tell(language, `a ratio of ${listOf(item.ratios, 'en')}`, `proporción ${listOf(item.ratios, 'es')}`))
  if (asks(SIZE_ASKED) && measureOf(item) !== '' && sizeText(item) === '')
    facts.push(tell(language, `${measureOf(item)} by its name`, `${measureOf(item)} según su nombre`))
  const strain = asks(/\b(?:what|which|que) (?:strains?|cepa)\b/) ? strainOf(item) : null
  if (strain !== null) facts.push(tell(language, `the strain is ${strain}`, `la cepa es ${strain}`))
  if (asks(/\b(?:infused)\b/))
    facts.push(
      item.kinds.has('infused')
        ? tell(language, 'it is infused', 'es infusionado')
        : tell(language, "the menu doesn't list it as infused", 'el menú no lo indica como infusionado'),
    )
  const left = asksStockLeft(plain)
  if (left) facts.push(stockText(item, language))
  if (
    !left &&
    asks(/\b(?:how many|pieces|count|pack|cuantas|cuantos)\b/) &&
    item.packCount !== null &&
    item.packCount > 1
  )
    facts.push(
      asks(/\b(?:pieces|squares|piezas|trozos)\b/)
        ? tell(language, `${item.packCount} pieces`, `${item.packCount} piezas`)
        : tell(language, `${item.packCount} in a pack`, `${item.packCount} por paquete`),
    )
  const volume = asks(/\b(?:ml|milliliters?|fl oz|mililitros?)\b/) ? volumeText(item, language) : null
  if (volume !== null) facts.push(volume)
  if (
    asks(
      /\b(?:brand|makes?(?! (?:me|you|u|ya|us|him|her|people|someone)\b)|made by|maker|grows?|grew|grower|produces?|marca)\b/,
    ) &&
    product.brand !== null
  )
    facts.push(tell(language, `made by ${product.brand}`, `de ${product.brand}`))
  facts.push(...silences(item, asks, language))
  const judged = strength !== null && STRENGTH_ASKED.test(besideName(plain, item))
  facts.push(...coreFacts(item, language, !judged))
  const rest = sentence(`${nameOf(item, language)}: ${[...new Set(facts)].join(', ')}`)
  if (!judged) return rest
  const yes = strength === 'strong' && !ASKS_HOW.test(plain) ? tell(language, 'yes, ', 'sí, ') : ''
  return `${sentence(`${yes}${verdict(item, strength, language)}`)} ${rest}`
}

/** "The mellow indica": what the name says is not asked. */
function besideName(plain: string, { nameWords }: Item): string {
  return plain
    .split(' ')
    .filter((word) => !nameWords.has(wordStem(word)))
    .join(' ')
}

/** "How strong is it" is no question of yes or no. */
const ASKS_HOW = /\b(?:how|whats?|which|que tan|cuanto|cual)\b/

/** "How many are left", "is there a lot of it in stock". */
const STOCK_ASKED =
  /\b(?:how (?:many|much)|what(?:s| is)?|is there (?:a lot|much|enough|plenty)|are there (?:a lot|many|enough|plenty)) .{0,40}\b(?:left|remaining|in stock|on hand|in inventory)\b|\bhow many (?:of (?:it|them|those|these|that) )?(?:do )?(?:you|u|yall) (?:still )?(?:have|got)\b|\bcuant[oa]s? (?:te |les |me )?(?:quedan?|hay|tienen)\b|\b(?:left|remaining|in stock|on hand)(?: ,| and)* (?:how (?:many|much)|cuant[oa]s?)(?: (?:exactly|of (?:it|them)))?$|\b(?:is|are) (?:it|they|that|those) (?:running|almost|nearly|about to)(?: (?:be|run))? (?:low|out|gone|sold out)\b/

export function asksStockLeft(plain: string): boolean {
  return STOCK_ASKED.test(plain)
}

/** How much of a liquid is in it, by its name, its size or what is told of it. */
function volumeText({ product }: Item, language: Language): string {
  const said = /(\d+(?:\.\d+)?) ?(ml|fl\.? ?oz)\b(?! (?:each|per|a|dose|serving))/i.exec(
    `${product.name} | ${product.size ?? ''} | ${product.description ?? ''}`,
  )
  return said === null
    ? tell(language, "the menu doesn't say how many ml are in it", 'el menú no indica cuántos ml trae')
    : `${said[1]} ${(said[2] ?? '').toLowerCase()}`
}

function stockText({ product: { stock } }: Item, language: Language): string {
  return stock === null
    ? tell(language, "the menu doesn't say how many are left", 'el menú no indica cuántos quedan')
    : tell(language, `${stock} left in stock`, `quedan ${stock}`)
}

const SIZE_ASKED = /\b(?:what size|how (?:big|tall|long|wide|large)|weigh|weight|grams?|tamano)\b/

/** How large a thing is by its name: '12" Beaker', "2.2in 4pc Grinder"; empty where its name has no measure. */
function measureOf({ product }: Item): string {
  return /\d+(?:\.\d+)? ?(?:"|”|''|-?in(?:ch(?:es)?)?\b|cm\b|mm\b)/i.exec(product.name)?.[0].replace('”', '"') ?? ''
}

const UNDOSED: ReadonlySet<string> = new Set(['accessory', 'merch', 'topical'])

/** What was asked and the row does not say. */
function silences(item: Item, asks: (pattern: RegExp) => boolean, language: Language): string[] {
  const { product } = item
  const figure = product.thcPercent ?? item.mgTotal ?? item.mgPerPiece
  const unsaid: readonly (readonly [boolean, string, string])[] = [
    [
      figure === null &&
        !UNDOSED.has(item.category) &&
        (asks(
          /\b(?:thc|potency|percent(?:age)?|milligrams?|mg|dos(?:e|age)|potencia|(?:tests?|tested|testing)(?= at\b))\b/,
        ) ||
          asks(STRENGTH_ASKED)),
      "the menu doesn't list its THC",
      'el menú no indica su THC',
    ],
    [
      asks(/\bcbd\b/) && product.cbdPercent === null && product.cbdMgTotal === null,
      "the menu doesn't list its CBD",
      'el menú no indica su CBD',
    ],
    [
      asks(/\b(?:who (?:makes|made|grows|grew)|brand|made by|maker|grower|marca)\b/) && product.brand === null,
      "the menu doesn't name its maker",
      'el menú no indica la marca',
    ],
    [
      asks(/\bindica\b|\bsativa\b|\bhybrid\b|\bstrain type\b/) && item.strainType === null,
      "the menu doesn't say whether it is indica or sativa",
      'el menú no indica si es indica o sativa',
    ],
    [
      asks(SIZE_ASKED) && sizeText(item) === '' && measureOf(item) === '',
      "the menu doesn't list its size",
      'el menú no indica el tamaño',
    ],
  ]
  return unsaid.flatMap(([silent, en, es]) => (silent ? [tell(language, en, es)] : []))
}

/** "That's on the strong side for our flower, at 31.5% THC". */
function verdict(item: Item, strength: Strength, language: Language): string {
  const figure = strengthText(item, language)
  const shelf = language === 'es' ? CATEGORY_LABELS[item.category].es : CATEGORY_LABELS[item.category].many
  switch (strength) {
    case 'mild':
      return tell(
        language,
        `it's on the mild side for our ${shelf}, at ${figure}`,
        `es de lo más suave en ${shelf}: ${figure}`,
      )
    case 'medium':
      return tell(
        language,
        `it's of medium strength for our ${shelf}, at ${figure}`,
        `es de potencia media en ${shelf}: ${figure}`,
      )
    case 'strong':
      return tell(
        language,
        `it's on the strong side for our ${shelf}, at ${figure}`,
        `es de lo más fuerte en ${shelf}: ${figure}`,
      )
  }
}

function effectText(item: Item, language: Language): string {
  const { effects } = item.product
  if (effects.length === 0) return tell(language, 'the menu lists no effects for it', 'el menú no indica efectos')
  const list = listOf(effects, language).toLowerCase()
  return tell(language, `the menu lists ${list}`, `el menú indica ${list}`)
}

function coreFacts(item: Item, language: Language, withStrength: boolean): string[] {
  const { product } = item
  const price = priceText(item, language)
  const facts: string[] = [item.payable === null ? price : tell(language, price, `cuesta ${price}`)]
  if (item.strainType !== null) facts.push(tell(language, item.strainType, `es ${item.strainType}`))
  const size = `${sizeText(item)}${rolledEach(item, language)}`
  if (size !== '') facts.push(tell(language, size, `viene en ${size}`))
  if (withStrength && item.category !== 'edible' && product.thcPercent !== null)
    facts.push(tell(language, `${trim(product.thcPercent)}% THC`, `con ${trim(product.thcPercent)}% de THC`))
  // What a name alone says may be CBD, so that beside edibles the menu's own column counts.
  const total = item.category === 'edible' ? item.mgTotal : product.thcMgTotal
  if (total !== null) facts.push(tell(language, `${trim(total)} mg THC in total`, `${trim(total)} mg de THC en total`))
  if (product.cbdPercent !== null && product.cbdPercent >= 0.5 && item.category !== 'edible')
    facts.push(`${trim(product.cbdPercent)}% CBD`)
  if (product.cbdMgTotal !== null && product.cbdMgTotal >= 1)
    facts.push(`${trim(product.cbdMgTotal)} mg CBD${eachOf(item, product.cbdMgTotal, language)}`)
  if (item.category === 'topical' && product.thcPercent === null && item.mgTotal === null)
    facts.push(
      item.cannabinoids.size > 0
        ? [...item.cannabinoids].map((id) => id.toUpperCase()).join(', ')
        : tell(language, 'the menu gives no THC figure for it', 'el menú no indica su THC'),
    )
  return facts
}

/** What one joint of a pack weighs; none where the figures make no joint, as where the menu's size is that of one already. */
function rolledEach({ category, grams, packCount }: Item, language: Language): string {
  if (category !== 'pre-roll' || grams === null || packCount === null || packCount < 2) return ''
  const each = grams / packCount
  if (each < LIGHTEST_JOINT || each > HEAVIEST_JOINT) return ''
  return tell(language, ` (${trim(each)} g each)`, ` (${trim(each)} g cada uno)`)
}

const LIGHTEST_JOINT = 0.25
const HEAVIEST_JOINT = 2

/** What of a whole is in one piece, where the menu's own figures agree on how many pieces there are. */
function eachOf({ category, packCount, mgPerPiece, mgTotal }: Item, whole: number, language: Language): string {
  const counted =
    category === 'edible' &&
    packCount !== null &&
    packCount > 1 &&
    (mgPerPiece === null || mgTotal === null || Math.round(mgPerPiece * packCount) === Math.round(mgTotal))
  return counted
    ? tell(language, ` (${trim(whole / packCount)} mg each)`, ` (${trim(whole / packCount)} mg cada una)`)
    : ''
}

function terpeneText(item: Item, language: Language): string {
  if (item.product.terpenes.length === 0)
    return tell(language, 'the menu lists no terpenes for it', 'el menú no indica terpenos')
  const list = listOf(item.product.terpenes, language)
  return tell(language, `terpenes ${list}`, `terpenos ${list}`)
}

function flavorText(item: Item, language: Language): string {
  if (item.product.flavors.length > 0) {
    const list = listOf(item.product.flavors, language).toLowerCase()
    return tell(language, `flavours ${list}`, `sabores ${list}`)
  }
  const named = tasteOfName(item, language)
  if (named !== '') return tell(language, `by its name, ${named}`, `por su nombre, ${named}`)
  const [top] = item.terpenes
  const terpene = top === undefined ? undefined : TERPENE_BY_ID.get(top)
  return terpene === undefined
    ? tell(language, 'the menu lists no flavours for it', 'el menú no indica sabores')
    : tell(
        language,
        `its first listed terpene is ${terpene.id} (${terpene.scent})`,
        `su primer terpeno es ${terpene.id} (${terpene.scentEs})`,
      )
}

/** What a thing to eat or drink tastes of by its name; of a strain the name tells no taste. */
function tasteOfName({ category, nameKey }: Item, language: Language): string {
  if (category !== 'edible' && category !== 'tincture') return ''
  const tastes = FLAVORS.filter(({ id, sold }) => !BROAD.has(id) && sold.test(nameKey))
  return listOf(
    tastes.map(({ id, labelEs }) => tell(language, id, labelEs)),
    language,
  )
}

/** What a taste told already is of. */
const BROAD: ReadonlySet<string> = new Set(['citrus', 'berry', 'fruity', 'tropical', 'sweet'])
