import { askedOfPair } from './asked-of-pair.ts'
import { perGram, weighSizes } from './answer-compare-sizes.ts'
import { apart, cheaperOf, gapOf, type Pair, strongerOf } from './pair.ts'
import type { ProductAnswer, ProductQuestion } from './product-answer.ts'
import type { Item } from './retrieve/item.ts'
import { trim } from './say/describe.ts'
import { inShort } from './say/pitch.ts'
import { listOf, money, sentence, tell } from './say/wording.ts'

/** Two products side by side: what was asked about first, then what they cost, how strong they are and what else differs. */
export function answerCompare([a, b]: readonly Item[], question: ProductQuestion): ProductAnswer | null {
  const { language, plain } = question
  if (a === undefined || b === undefined) return null
  const sizes = weighSizes(a, b, question)
  if (sizes !== null) return sizes
  const pair: Pair = { a, b, language }
  const verdict = askedOfPair(pair, question)
  const texts = [
    ...(verdict === '' ? [] : [sentence(verdict)]),
    sentence(`${inShort(a, language)} ${tell(language, 'against', 'frente a')} ${inShort(b, language)}`),
  ]
  const differences = verdict === '' ? differencesOf(pair) : ''
  if (differences !== '') texts.push(sentence(differences))
  const character = characterOf(pair, traitAsked(plain))
  if (character !== '') texts.push(sentence(character))
  for (const item of [a, b])
    if (!item.inStock)
      texts.push(tell(language, `${apart(item, pair)} is sold out right now.`, `${apart(item, pair)} está agotado.`))
  const amounts = [a, b].flatMap((item) => perGram(item) ?? [])
  return { text: texts.join(' '), about: [a, b], shown: [a, b].filter((item) => item.inStock), known: true, amounts }
}

/** "A is 3.5 g at $10 a gram and B 7 g at $9": what things of two weights cost; null where they weigh the same. */
function weightsOf(pair: Pair): string | null {
  const { a, b, language } = pair
  const [x, y] = [perGram(a), perGram(b)]
  if (x === null || y === null || a.grams === b.grams || a.category !== b.category) return null
  const at = (item: Item, cents: number): string =>
    tell(
      language,
      `${trim(item.grams ?? 0)} g at ${money(cents)} a gram`,
      `${trim(item.grams ?? 0)} g a ${money(cents)} el gramo`,
    )
  return tell(
    language,
    `${apart(a, pair)} is ${at(a, x)} and ${apart(b, pair)} ${at(b, y)}`,
    `${apart(a, pair)} es de ${at(a, x)} y ${apart(b, pair)} de ${at(b, y)}`,
  )
}

/** "A costs $4 less and is the stronger one", "A costs $4 less, and B is the stronger one". */
function differencesOf(pair: Pair): string {
  const { language } = pair
  const weights = weightsOf(pair)
  const cheaper = weights === null ? cheaperOf(pair) : null
  const stronger = strongerOf(pair)
  const gap = money(gapOf(pair))
  const less =
    cheaper === null
      ? (weights ?? '')
      : tell(language, `${apart(cheaper, pair)} costs ${gap} less`, `${apart(cheaper, pair)} cuesta ${gap} menos`)
  if (stronger === null) return less
  const subject = stronger === cheaper && cheaper !== null ? '' : `${apart(stronger, pair)} `
  const strong = tell(language, `${subject}is the stronger one`, `${subject}es más fuerte`)
  if (weights !== null) return `${weights}; ${strong}`
  return less === '' ? strong : `${less} ${tell(language, 'and', 'y')} ${strong}`
}

type Trait = 'terpenes' | 'effects' | 'flavors'

/** What of their character is compared: the effects, where nothing else is asked. */
function traitAsked(plain: string): Trait {
  if (/\b(?:terps?|terpenes?|terpenos?)\b/.test(plain)) return 'terpenes'
  return /\b(?:tast(?:e|es|ier|y)|flavou?rs?|sabor|sabe)\b/.test(plain) ? 'flavors' : 'effects'
}

/** "Both are sativa; one is listed as focused, the other as happy". */
function characterOf(pair: Pair, by: Trait): string {
  const { a, b, language } = pair
  const parts: string[] = []
  if (a.strainType !== null && b.strainType !== null)
    parts.push(
      a.strainType === b.strainType
        ? tell(language, `both are ${a.strainType}`, `los dos son ${a.strainType}`)
        : tell(
            language,
            `${apart(a, pair)} is ${a.strainType} and ${apart(b, pair)} ${b.strainType}`,
            `${apart(a, pair)} es ${a.strainType} y ${apart(b, pair)} ${b.strainType}`,
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
