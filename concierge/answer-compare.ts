import type { Store } from './open-store.ts'
import type { ProductAnswer, ProductQuestion } from './product-answer.ts'
import { choose } from './retrieve/choose.ts'
import { fitsForm } from './retrieve/constraints.ts'
import { rowsOfTerm } from './retrieve/rows-of-term.ts'
import { findNamed, rowsWithAll } from './retrieve/find-named.ts'
import { nameStems } from './retrieve/gazetteer.ts'
import type { Item } from './retrieve/item.ts'
import { retrieve } from './retrieve/retrieve.ts'
import { NO_WISH, type Wish } from './retrieve/wish.ts'
import { effectWords, sizeText } from './say/describe.ts'
import { inShort } from './say/pitch.ts'
import { type Language, listOf, money, sentence, shortName, tell, withoutClaims } from './say/wording.ts'
import { perGram, twoSizes, weighSizes } from './answer-compare-sizes.ts'
import { readWish } from './understand/read-wish.ts'

/** Two products side by side: what was asked about first, then what they cost, how strong they are and what else differs. */
export function answerCompare(pairs: readonly Item[], question: ProductQuestion): ProductAnswer | null {
  const { language, plain } = question
  const [a, b] = pairs
  if (a === undefined || b === undefined) return null
  const sizes = weighSizes(a, b, question)
  if (sizes !== null) return sizes
  const verdict = verdictOf(a, b, question)
  const texts = [
    ...(verdict === '' ? [] : [sentence(verdict)]),
    sentence(`${inShort(a, language)} ${tell(language, 'against', 'frente a')} ${inShort(b, language)}`),
  ]
  const differences = verdict === '' ? differencesOf(a, b, language) : ''
  if (differences !== '') texts.push(sentence(differences))
  const character = characterOf(a, b, traitAsked(plain), language)
  if (character !== '') texts.push(sentence(character))
  for (const item of [a, b])
    if (!item.inStock)
      texts.push(
        tell(
          language,
          `${apart(item, [a, b], language)} is sold out right now.`,
          `${apart(item, [a, b], language)} está agotado.`,
        ),
      )
  const amounts = [a, b].flatMap((item) => perGram(item) ?? [])
  return { text: texts.join(' '), about: [a, b], shown: [a, b].filter((item) => item.inStock), known: true, amounts }
}

/** What one of two is called: by its maker, size or shelf where both have one name. */
function apart(item: Item, pair: readonly [Item, Item], language: Language): string {
  const [a, b] = pair
  if (shortName(a) !== shortName(b)) return shortName(item)
  const { brand, subcategory } = item.product
  if (a.brandKey !== b.brandKey && brand !== null)
    return tell(language, `the one by ${withoutClaims(brand)}`, `el de ${withoutClaims(brand)}`)
  if (sizeText(a) !== sizeText(b)) return tell(language, `the ${sizeText(item)} one`, `el de ${sizeText(item)}`)
  return a.product.subcategory === b.product.subcategory || subcategory === null
    ? shortName(item)
    : tell(language, `the one under ${subcategory}`, `el de ${subcategory}`)
}

/** What was asked of the two ("which hits harder", "cheaper per gram") as one sentence; empty when nothing was, or the rows are silent. */
function verdictOf(a: Item, b: Item, { plain, language, store }: ProductQuestion): string {
  if (/\b(?:per|a|by the) gram\b|por gramo/.test(plain)) {
    const [x, y] = [perGram(a), perGram(b)]
    if (x === null || y === null || x === y) return ''
    const [low, high] = x < y ? [x, y] : [y, x]
    return tell(
      language,
      `${apart(x < y ? a : b, [a, b], language)} is cheaper by the gram, at ${money(low)} against ${money(high)}`,
      `${apart(x < y ? a : b, [a, b], language)} sale mejor por gramo: ${money(low)} frente a ${money(high)}`,
    )
  }
  const figures = figuresAsked(a, b, { plain, language })
  if (figures !== '') return figures
  const strong = strongerOf(a, b)
  if (
    /\b(?:strong\p{L}*|hard\p{L}*|potent|potency|tolerance|most thc|higher|more thc|kick|fuerte|potente|pega)\b/u.test(
      plain,
    ) &&
    strong !== null
  )
    return tell(
      language,
      `${apart(strong, [a, b], language)} is the stronger of the two`,
      `${apart(strong, [a, b], language)} es más fuerte`,
    )
  if (
    /\b(?:mild\p{L}*|weak\p{L}*|gentl\p{L}*|light\p{L}*|easier|(?:less|lower|fewer|smaller|least)(?: in)? (?:thc|mg|milligrams|dos(?:e|age)|potency)|suave)\b/u.test(
      plain,
    ) &&
    strong !== null
  )
    return tell(
      language,
      `${apart(strong === a ? b : a, [a, b], language)} is the gentler of the two`,
      `${apart(strong === a ? b : a, [a, b], language)} es más suave`,
    )
  const cheaper = cheaperAsked(a, b, { plain, language })
  if (cheaper !== '') return cheaper
  const moods = readWish(plain, store.vocabulary).wish.effects
  const [suits] = [a, b].filter((item) => moods.some((mood) => item.effects.has(mood)))
  if (suits !== undefined && ![a, b].every((item) => moods.some((mood) => item.effects.has(mood))))
    return tell(
      language,
      `${apart(suits, [a, b], language)} is the one listed as ${effectWords(suits, moods, language)}`,
      `${apart(suits, [a, b], language)} es el que figura con efecto de ${effectWords(suits, moods, language)}`,
    )
  return ''
}

/** Which of two costs less, or that both cost the same; empty where that is not asked or not known. */
function cheaperAsked(a: Item, b: Item, { plain, language }: Pick<ProductQuestion, 'plain' | 'language'>): string {
  if (!ASKS_CHEAPER.test(plain) || a.payable === null || b.payable === null) return ''
  const cheap = cheaperOf(a, b)
  if (cheap === null) return tell(language, `both cost ${money(a.payable)}`, `los dos cuestan ${money(a.payable)}`)
  return tell(
    language,
    `${apart(cheap, [a, b], language)} is the cheaper one, by ${money(gapOf(a, b))}`,
    `${apart(cheap, [a, b], language)} es más barato, por ${money(gapOf(a, b))}`,
  )
}

const ASKS_CHEAPER = /\b(?:cheap\p{L}*|less money|costs? less|lower price|expensive|barat\p{L}*)\b/u

/** What a whole package holds, and what one piece does. */
const OF_WHOLE =
  /\b(?:altogether|all together|in total|total|overall|in all|(?:per|a|the|whole|entire|full) (?:whole |entire )?(?:package|pack|bag|bottle|can|bar|box|container))\b/
const OF_PIECE =
  /\b(?:(?:in|per|each|a|one|every) (?:one )?(?:piece|gummy|serving|square|dose|each)|apiece|each one|per serving)\b/
const ASKS_FIGURE = /\b(?:thc|mg|milligrams?|dos(?:e|age))\b/

/** "Which has more thc altogether", "mg in one piece of each": the figures of both, of the whole or of a piece. */
function figuresAsked(a: Item, b: Item, { plain, language }: Pick<ProductQuestion, 'plain' | 'language'>): string {
  if (!ASKS_FIGURE.test(plain)) return ''
  const isWhole = OF_WHOLE.test(plain)
  if (!isWhole && !OF_PIECE.test(plain)) return ''
  const [x, y] = isWhole ? [a.product.thcMgTotal, b.product.thcMgTotal] : [a.mgPerPiece, b.mgPerPiece]
  if (x === null || y === null) return ''
  const [en, es] = isWhole ? ['in total', 'en total'] : ['a piece', 'por pieza']
  if (x === y) return tell(language, `Both have ${x} mg ${en}`, `Los dos tienen ${x} mg ${es}`)
  const [more, less] = x > y ? [a, b] : [b, a]
  const [high, low] = [Math.max(x, y), Math.min(x, y)]
  return tell(
    language,
    `${apart(more, [a, b], language)} has more, ${high} mg ${en} against ${low} mg in ${apart(less, [a, b], language)}`,
    `${apart(more, [a, b], language)} tiene más, ${high} mg ${es} frente a ${low} mg en ${apart(less, [a, b], language)}`,
  )
}

function cheaperOf(a: Item, b: Item): Item | null {
  if (a.payable === null || b.payable === null || a.payable === b.payable) return null
  return a.payable < b.payable ? a : b
}

function gapOf(a: Item, b: Item): number {
  return Math.abs((a.payable ?? 0) - (b.payable ?? 0))
}

/** "A costs $4 less and is the stronger one", "A costs $4 less, and B is the stronger one". */
function differencesOf(a: Item, b: Item, language: Language): string {
  const cheaper = cheaperOf(a, b)
  const stronger = strongerOf(a, b)
  const gap = money(gapOf(a, b))
  const less =
    cheaper === null
      ? ''
      : tell(
          language,
          `${apart(cheaper, [a, b], language)} costs ${gap} less`,
          `${apart(cheaper, [a, b], language)} cuesta ${gap} menos`,
        )
  if (stronger === null) return less
  const subject = stronger === cheaper ? '' : `${apart(stronger, [a, b], language)} `
  const strong = tell(language, `${subject}is the stronger one`, `${subject}es más fuerte`)
  return less === '' ? strong : `${less} ${tell(language, 'and', 'y')} ${strong}`
}

function strongerOf(a: Item, b: Item): Item | null {
  const edible = a.category === 'edible'
  const [x, y] = edible ? [a.mgPerPiece, b.mgPerPiece] : [a.product.thcPercent, b.product.thcPercent]
  if (x === null || y === null || x === y || a.category !== b.category) return null
  return x > y ? a : b
}

type Trait = 'terpenes' | 'effects' | 'flavors'

/** What of their character is compared: the effects, where nothing else is asked. */
function traitAsked(plain: string): Trait {
  if (/\b(?:terps?|terpenes?|terpenos?)\b/.test(plain)) return 'terpenes'
  return /\b(?:tast(?:e|es|ier|y)|flavou?rs?|sabor|sabe)\b/.test(plain) ? 'flavors' : 'effects'
}

/** "Both are sativa; one is listed as focused, the other as happy". */
function characterOf(a: Item, b: Item, by: Trait, language: Language): string {
  const parts: string[] = []
  if (a.strainType !== null && b.strainType !== null)
    parts.push(
      a.strainType === b.strainType
        ? tell(language, `both are ${a.strainType}`, `los dos son ${a.strainType}`)
        : tell(
            language,
            `${apart(a, [a, b], language)} is ${a.strainType} and ${apart(b, [a, b], language)} ${b.strainType}`,
            `${apart(a, [a, b], language)} es ${a.strainType} y ${apart(b, [a, b], language)} ${b.strainType}`,
          ),
    )
  const places: readonly (readonly [Item, string, string])[] = [
    [a, 'the first', 'el primero'],
    [b, 'the second', 'el segundo'],
  ]
  for (const [item, en, es] of places) {
    if (item.product[by].length === 0) continue
    const list = listOf(item.product[by], language).toLowerCase()
    parts.push(
      by === 'effects'
        ? tell(language, `${en} is listed as ${list}`, `${es} figura como ${list}`)
        : tell(language, `${en} has ${list}`, `${es} tiene ${list}`),
    )
  }
  return parts.join('; ')
}

/** Enough of one name's forms and sizes to find the pair that compares best. */
const WEIGHED = 40

/** The two sides of a comparison as the sentence names them: by name, or as the extreme of a shelf ("the strongest sativa eighth"). */
export function sidesOf({ store, plain, wish, agent }: ProductQuestion, pointed: readonly Item[]): Item[] {
  const sizes = pointed.length === 0 ? twoSizes(store, wish) : []
  if (sizes.length === 2) return sizes
  const [first, second] = wish.terms
    .filter((term) => term.rows !== null && term.rows.size > 0)
    .map((term) => rowsOfTerm(store, term))
  if (first !== undefined && second !== undefined && pointed.length === 0) {
    const itemsOf = (rows: ReadonlySet<number>): Item[] =>
      [...rows]
        .flatMap((row) => store.items[row] ?? [])
        .filter((item) => wish.forms.length === 0 || wish.forms.some((form) => fitsForm(item, form)))
        .sort((a, b) => Number(b.inStock) - Number(a.inStock))
        .slice(0, WEIGHED)
    const pair = closestPair(itemsOf(first), itemsOf(second), plain)
    if (pair.length === 2) return pair
  }
  const behind = plain.replace(
    /^.*?\b(?:compare|difference between|between|better|diferencia entre|comparar?)\b,?/,
    ' ',
  )
  const body = behind.trim() === '' ? plain : behind
  const sides = body
    .split(/\b(?:and|vs|versus|or|with|to|y|o|than|from|compared)\b|,/)
    .map((side) => side.trim())
    .filter((side) => side !== '')
  const found: (readonly Item[])[] = []
  for (const side of sides) {
    const read = readWish(side, store.vocabulary).wish
    const extreme =
      read.order === null || read.terms.length > 0 || (read.forms.length === 0 && read.strainTypes.length === 0)
        ? undefined
        : choose(retrieve(store, { ...read, count: 1 }).met, { ...read, count: 1 }, agent)[0]
    const named = namedBy(store, side, wish, read)
    if (extreme !== undefined) found.push([extreme.item])
    else if (named.length > 0) found.push(named)
  }
  if (found.length < 2 && pointed.length > 0) found.unshift(...pointed.map((item) => [item]))
  const other = found.slice(1).find((side) => side.some((item) => item !== found[0]?.[0])) ?? []
  return closestPair(found[0] ?? [], other, plain)
}

function namedBy(store: Store, side: string, wish: Wish, own: Wish): readonly Item[] {
  const forms = own.forms.length > 0 ? own.forms : wish.forms
  const named = findNamed(store, side, { ...NO_WISH, forms, grams: own.grams, brands: wish.brands })
  if (named.items.length > 0 && named.coverage >= 0.5) return named.items
  const worded = rowsWithAll(store, side)
  return forms.length === 0 ? worded : worded.filter((item) => forms.some((form) => fitsForm(item, form)))
}

/** What a word of a product's name costs that was not said: the device, not its spare part. */
const UNSAID = 0.1

/** Of all that two names may mean, the pair of one shelf and size. */
function closestPair(left: readonly Item[], right: readonly Item[], plain: string): Item[] {
  const said = new Set(nameStems(plain))
  const weigh = (item: Item) => ({ item, unsaid: [...item.nameWords].filter((word) => !said.has(word)).length })
  const others = right.slice(0, WEIGHED).map(weigh)
  const [first] = left
  let best: { pair: Item[]; score: number } | null = null
  for (const [i, { item: a, unsaid }] of left.slice(0, WEIGHED).map(weigh).entries()) {
    for (const [j, { item: b, unsaid: unsaidToo }] of others.entries()) {
      if (a === b) continue
      const score =
        (a.category === b.category ? 4 : 0) +
        (a.grams !== null && a.grams === b.grams ? 2 : 0) +
        (a.category === 'flower' ? 1 : 0) +
        (a.kinds.has('infused') === b.kinds.has('infused') ? 1.5 : 0) -
        UNSAID * (unsaid + unsaidToo) -
        (i + j) * 0.01
      if (score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = { pair: [a, b], score }
    }
  }
  return best?.pair ?? (first === undefined ? [] : [first])
}
