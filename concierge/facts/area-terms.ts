import { foldText } from '#concierge/understand/fold-text.ts'
import { dollars, listOf, sentence, tell } from '#concierge/say/wording.ts'
import type { FactQuestion } from './answer.ts'

/** What delivery to one place costs, as far as the profile tells; amounts in dollars. */
export type AreaTerms = { place: string; minimum: number | null; fee: number | null; freeOver: number | null }
type Figure = Exclude<keyof AreaTerms, 'place'>
type Delivery = Readonly<Record<string, unknown>> | undefined

const FIGURES: readonly (readonly [RegExp, Figure])[] = [
  [/free/, 'freeOver'],
  [/min/, 'minimum'],
  [/fee|cost|charge|price/, 'fee'],
]
/** "$50 in Brooklyn", "$10 in Manhattan and Queens", "Brooklyn: $50", "Lowell $5". */
const SUM_OF_PLACE = /\$(\d+(?:\.\d+)?)\s+(?:in|for|to|within|around)\s+([^,;.$]+)/g
const PLACE_OF_SUM = /(\p{Lu}[\p{L}' ]+?):?\s+\$(\d+(?:\.\d+)?)/gu
const EXCEPTED =
  /\b(?:no delivery|not|except|excluding|don'?t deliver|never)\b(?:\s+(?:to|in|for|deliver(?:ed)?))*\s+([^.;]+)/i

/** Places with delivery terms of their own: from a table under any key, or from amounts written out ("$50 in Brooklyn, $90 in Queens"). */
export function readAreas(delivery: Delivery): AreaTerms[] {
  const areas = new Map<string, AreaTerms>()
  const put = (place: string, figure: Figure, sum: number): void => {
    const name = place.trim().replace(/^the /i, '')
    const known = areas.get(foldText(name)) ?? { place: name, minimum: null, fee: null, freeOver: null }
    areas.set(foldText(name), { ...known, [figure]: known[figure] ?? sum })
  }
  for (const [key, value] of Object.entries(delivery ?? {})) {
    if (key.endsWith('_note')) continue
    if (isTable(value) && key !== 'hours') readTable(key, value, put)
    const figure = figureOf(key)
    if (typeof value === 'string' && figure !== null) for (const [place, sum] of sumsIn(value)) put(place, figure, sum)
  }
  return [...areas.values()]
}

function readTable(
  key: string,
  table: Readonly<Record<string, unknown>>,
  put: (p: string, f: Figure, s: number) => void,
) {
  for (const [place, terms] of Object.entries(table)) {
    const figure = figureOf(key)
    if (typeof terms === 'number' && figure !== null) put(place.replaceAll('_', ' '), figure, terms)
    if (!isTable(terms)) continue
    for (const [name, sum] of Object.entries(terms)) {
      const of = figureOf(name)
      if (of !== null && typeof sum === 'number') put(place.replaceAll('_', ' '), of, sum)
    }
  }
}

function figureOf(key: string): Figure | null {
  return FIGURES.find(([words]) => words.test(key))?.[1] ?? null
}

function sumsIn(text: string): [string, number][] {
  const found: [string, number][] = []
  for (const [, sum = '', places = ''] of text.matchAll(SUM_OF_PLACE))
    for (const place of splitPlaces(places)) found.push([place, Number(sum)])
  if (found.length === 0)
    for (const [, place = '', sum = ''] of text.matchAll(PLACE_OF_SUM)) found.push([place, Number(sum)])
  return found
}

function splitPlaces(places: string): string[] {
  return places
    .split(/,|\s+(?:and|or|&)\s+/)
    .map((place) => place.trim())
    .filter((place) => place !== '')
}

/** Those of the areas that a plain sentence names. */
export function areasNamed(areas: readonly AreaTerms[], plain: string): AreaTerms[] {
  return areas.filter(({ place }) => namesPlace(plain, place))
}

/** Places that the area itself leaves out ("No delivery to the Bronx"), when the sentence names one. */
export function exceptedPlaces(area: string | undefined, plain: string): string[] {
  const listed = EXCEPTED.exec(area ?? '')?.[1]
  return listed === undefined ? [] : splitPlaces(listed).filter((place) => namesPlace(plain, place))
}

const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  brooklyn: ['bk', 'bklyn'],
  'staten island': ['staten'],
}

function namesPlace(plain: string, place: string): boolean {
  const name = foldText(place).replace(/^the /, '')
  const said = ` ${plain} `
  return [name, ...(SHORT_NAMES[name] ?? [])].some((one) => said.includes(` ${one} `))
}

/** "In Queens: minimum order $90, delivery fee $10." for each of the areas. */
export function sayAreas(areas: readonly AreaTerms[], language: FactQuestion['language']): string[] {
  return areas.flatMap(({ place, minimum, fee, freeOver }) => {
    const terms = [
      minimum === null ? '' : tell(language, `minimum order ${dollars(minimum)}`, `pedido mínimo ${dollars(minimum)}`),
      sayFee(fee, language),
      freeOver === null ? '' : tell(language, `free over ${dollars(freeOver)}`, `gratis desde ${dollars(freeOver)}`),
    ].filter((term) => term !== '')
    return terms.length === 0
      ? []
      : [sentence(tell(language, `in ${place}: ${listOf(terms, language)}`, `en ${place}: ${listOf(terms, language)}`))]
  })
}

function sayFee(fee: number | null, language: FactQuestion['language']): string {
  if (fee === null) return ''
  return fee === 0
    ? tell(language, 'no delivery fee', 'sin costo de entrega')
    : tell(language, `delivery fee ${dollars(fee)}`, `costo de entrega ${dollars(fee)}`)
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Where the drivers go, as a sentence; an area that begins with a preposition of its own keeps it. */
export function sayArea(area: string, language: FactQuestion['language']): string {
  const own = /^(?:in|within|inside|throughout|across|around|up to)\b/i.test(area)
  return tell(
    language,
    own ? `We deliver ${area.charAt(0).toLowerCase()}${area.slice(1)}.` : `We deliver in ${area}.`,
    `Entregamos en ${area}.`,
  )
}
