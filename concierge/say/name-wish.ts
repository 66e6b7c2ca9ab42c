import type { Category } from '#contract/catalog.ts'
import { FLAVOR_BY_ID } from '#concierge/retrieve/aromas.ts'
import type { Kind } from '#concierge/retrieve/kind.ts'
import { KIND_BY_ID, KINDS } from '#concierge/retrieve/kinds.ts'
import { OCCASION_OF } from '#concierge/retrieve/moods.ts'
import { MEAL, OCCASIONS } from '#concierge/retrieve/occasions.ts'
import { CATEGORY_LABELS } from '#concierge/retrieve/shelves.ts'
import { type Form, isJustBelow, type Wish } from '#concierge/retrieve/wish.ts'
import { trim } from './describe.ts'
import { type Language, listOf, money, tell } from './wording.ts'
import { pluralOf } from './plural-of.ts'

/** How an effect is wished for: before the noun ("relaxing flower") or behind it ("flower for bedtime"). */
const EFFECT_WORDS: Readonly<Record<string, { before?: string; behind?: string; es: string }>> = {
  sleepy: { behind: 'for bedtime', es: 'para dormir' },
  relaxed: { before: 'relaxing', es: 'para relajarse' },
  calm: { before: 'calming', es: 'para estar en calma' },
  happy: { before: 'feel-good', es: 'para el buen ánimo' },
  energetic: { before: 'energizing', es: 'con energía' },
  uplifted: { before: 'uplifting', es: 'para animarse' },
  focused: { behind: 'for focus', es: 'para concentrarse' },
  'clear mind': { before: 'clear-headed', es: 'para tener la mente clara' },
  creative: { before: 'creative', es: 'para crear' },
  inspired: { before: 'inspiring', es: 'para inspirarse' },
  hungry: { behind: 'for the munchies', es: 'para abrir el apetito' },
  aroused: { behind: 'for a romantic mood', es: 'para una noche romántica' },
}

const OCCASIONS_ES: ReadonlyMap<string, string> = new Map(
  [MEAL, ...OCCASIONS, ...Object.values(OCCASION_OF)].map(({ label, labelEs }) => [label, labelEs]),
)

/** A wish as a noun phrase: "relaxing indica eighths up to $40", "something calming for a quiet evening". */
export function nameWish(wish: Wish, language: Language): string {
  const noun = nounOf(wish, language)
  const names = nameTerms(wish.terms)
  const behind = [...purposesOf(wish, language), ...limitsOf(wish, language)]
  const adjectives = adjectivesOf(wish, language).map((word) =>
    noun.endsWith('s') ? (IN_PLURAL_ES.get(word) ?? word) : word,
  )
  const core =
    language === 'es'
      ? [noun === '' && names === '' ? 'algo' : noun, names, ...adjectives]
      : noun === '' && names === ''
        ? ['something', listOf(adjectives, language)]
        : [...adjectives, names, noun]
  return [...core, ...behind].filter((part) => part !== '').join(' ')
}

const IN_PLURAL_ES: ReadonlyMap<string, string> = new Map([
  ['suave', 'suaves'],
  ['fuerte', 'fuertes'],
  ['que no coloca', 'que no colocan'],
])

function adjectivesOf(wish: Wish, language: Language): string[] {
  const words: string[] = []
  if (wish.thcFree) words.push(tell(language, 'THC-free', 'sin THC'))
  else if (wish.unfelt) words.push(tell(language, 'non-intoxicating', 'que no coloca'))
  if (wish.mild || wish.gentle || wish.beginner) words.push(tell(language, 'gentle', 'suave'))
  if (wish.strong) words.push(tell(language, 'strong', 'fuerte'))
  if (language === 'en') {
    const effects = wish.effects.flatMap((id) => EFFECT_WORDS[id]?.before ?? [])
    if (effects.length > 0) words.push(listOf(effects, language))
  }
  const types = wish.strainTypes.filter((type) => !type.includes('-'))
  if (wish.strainTypes.length > 0)
    words.push(listOf(types.length > 0 ? types : wish.strainTypes.slice(0, 1), language, 'or'))
  if (wish.flavors.length > 0 && language === 'en')
    words.push(
      listOf(
        wish.flavors.map((id) => flavorName(id, language)),
        language,
        'or',
      ),
    )
  if (saysCbdRich(wish)) words.push(tell(language, 'CBD-rich', 'con mucho CBD'))
  if (wish.ratios.length > 0) words.push(listOf(wish.ratios, language, 'or'))
  return words
}

/** Where a proportion is named, that says it. */
function saysCbdRich({ cbdRich, ratios }: Wish): boolean {
  return cbdRich && ratios.length === 0
}

/** What a flavor is called to the shopper. */
export function flavorName(id: string, language: Language): string {
  return tell(language, id.replace(' flavour', ''), FLAVOR_BY_ID.get(id)?.labelEs ?? id)
}

function purposesOf(wish: Wish, language: Language): string[] {
  const parts: string[] = []
  if (language === 'es') {
    for (const id of wish.effects) parts.push(EFFECT_WORDS[id]?.es ?? '')
    if (wish.flavors.length > 0)
      parts.push(
        `de ${listOf(
          wish.flavors.map((id) => `${OF_TASTE.has(id) ? 'sabor ' : ''}${flavorName(id, language)}`),
          language,
          'or',
        )}`,
      )
  } else for (const id of wish.effects) parts.push(EFFECT_WORDS[id]?.behind ?? '')
  if (wish.occasion !== null && wish.effects.length === 0)
    parts.push(tell(language, `for ${wish.occasion}`, `para ${OCCASIONS_ES.get(wish.occasion) ?? wish.occasion}`))
  if (wish.soon) parts.push(tell(language, 'felt within minutes', 'que se sienta en minutos'))
  if (wish.brands.length > 0) {
    const brands = listOf([...new Set(wish.brands)], language, 'or')
    parts.push(tell(language, `from ${brands}`, `de ${brands}`))
  }
  const inside = [
    ...wish.terpenes,
    ...wish.cannabinoids.filter((id) => id !== 'cbd' || !saysCbdRich(wish)).map((id) => id.toUpperCase()),
  ]
  const listed = listOf(inside, language, wish.eitherInside ? 'or' : 'and')
  if (listed !== '') parts.push(tell(language, `with ${listed}`, `con ${listed}`))
  if (wish.wear !== null) parts.push(tell(language, `in ${wish.wear}`, `en talla ${wish.wear}`))
  if (wish.onSale) parts.push(tell(language, 'on sale', 'en oferta'))
  return parts
}

/** Flavors that are called by an adjective: "gomitas de sabor ácido". */
const OF_TASTE: ReadonlySet<string> = new Set(['citrus', 'fruity', 'sweet', 'sour', 'spicy', 'earthy', 'floral'])

const WEIGHT_WORDS: readonly (readonly [number, string, string])[] = [
  [3.5, 'eighths', 'octavos'],
  [7, 'quarters', 'cuartos'],
  [14, 'half ounces', 'medias onzas'],
  [28, 'ounces', 'onzas'],
]

function nounOf(wish: Wish, language: Language): string {
  const nouns = wish.forms.map((form) => formNoun(form, language))
  const noun = listOf([...new Set(nouns)], language, 'or')
  const flower = wish.forms.length > 0 && wish.forms.every((form) => form.category === 'flower')
  if (wish.grams.length > 0) {
    const said = wish.grams.map((grams) => WEIGHT_WORDS.find(([weight]) => weight === grams))
    const words = said.flatMap((entry) => (entry === undefined ? [] : [tell(language, entry[1], entry[2])]))
    if (flower && words.length === said.length)
      return noun === tell(language, 'flower', 'flor')
        ? listOf(words, language, 'or')
        : tell(language, `${listOf(words, 'en', 'or')} of ${noun}`, `${listOf(words, 'es', 'or')} de ${noun}`)
    const grams = listOf(
      wish.grams.map((value) => `${trim(value)} g`),
      language,
      'or',
    )
    return tell(language, `${grams} ${noun}`.trim(), `${noun} de ${grams}`.trim())
  }
  if (wish.packCount !== null)
    return tell(
      language,
      `${wish.packCount}-packs${noun === '' ? '' : ` of ${noun}`}`,
      `paquetes de ${wish.packCount} ${noun}`.trim(),
    )
  if (wish.packMin !== null && wish.packMin <= 2)
    return noun === '' ? tell(language, 'packs', 'paquetes') : tell(language, `packs of ${noun}`, `paquetes de ${noun}`)
  if (wish.single) return tell(language, `single ${noun || 'pre-rolls'}`, `${noun || 'pre-rolls'} sueltos`)
  return noun
}

/** Kinds that describe a thing and do not name it. */
const DESCRIBES: ReadonlySet<string> = new Set([
  'infused',
  'mini',
  'king-size',
  'smell-proof',
  'locking',
  ...KINDS.filter(({ described }) => described).map(({ id }) => id),
])

function formNoun(form: Form, language: Language): string {
  const kinds = form.kinds
    .flatMap((id) => KIND_BY_ID.get(id) ?? [])
    .map((kind, at, all) =>
      language === 'es'
        ? kind.labelEs
        : kind.quality || at === all.length - 1
          ? kind.label
          : kind.label.replace(/s$/, ''),
    )
  if (language === 'es') return nounInSpanish(form)
  if (form.category === null) return kinds.join(' ')
  const finer = form.kinds.some((id) => !DESCRIBES.has(id) && KIND_BY_ID.get(id)?.category === form.category)
  if (finer && form.word !== undefined) return calledFiner(form, form.word, language)
  if (finer) return kinds.join(' ')
  const made = form.word !== undefined && kinds.length === 1 && language === 'en' ? [form.word] : kinds
  return [...made, shelfName(form.category, language)].join(' ')
}

/** In Spanish what describes a thing stands behind it: "pre-rolls infusionados", "gomitas sin azúcar". */
function nounInSpanish({ category, kinds }: Form): string {
  const known = kinds.flatMap((id) => KIND_BY_ID.get(id) ?? [])
  const isOfIt = (kind: Kind): boolean => kind.quality && kind.category === 'concentrate' && category !== 'concentrate'
  const describing = known.filter((kind) => DESCRIBES.has(kind.id) || isOfIt(kind))
  const named = known.filter((kind) => !describing.includes(kind))
  const isFiner = named.some((kind) => kind.category === category)
  const shelf = category === null || isFiner ? [] : [shelfName(category, 'es')]
  return [...named, ...describing]
    .map((kind) => (isOfIt(kind) && category !== null ? `de ${kind.labelEs}` : kind.labelEs))
    .toSpliced(isFiner ? 0 : named.length, 0, ...shelf)
    .join(' ')
}

/** "RSO capsules": by the shopper's own word, with what it is made of. */
function calledFiner(form: Form, word: string, language: Language): string {
  const kinds = form.kinds.flatMap((id) => KIND_BY_ID.get(id) ?? [])
  const label = (of: readonly Kind[]): string => of.map((kind) => tell(language, kind.label, kind.labelEs)).join(' ')
  if (language === 'es') return label(kinds)
  const extracts = kinds.filter(({ quality, category }) => quality && category === 'concentrate')
  const traits = kinds.filter(({ described, category }) => described && category === 'edible')
  return [label(traits), ...(form.category === 'concentrate' ? [] : [label(extracts)]), pluralOf(word, language, '')]
    .join(' ')
    .trim()
}

function shelfName(category: Category, language: Language): string {
  return language === 'es' ? CATEGORY_LABELS[category].es : CATEGORY_LABELS[category].many
}

function limitsOf(wish: Wish, language: Language): string[] {
  const limits: string[] = []
  const { priceMin, priceMax, mgPieceMax, mgPieceMin } = wish
  // "Mild" and "medium" are said without a figure: the bounds that stand for them are ours, not the shopper's.
  const [thcMin, thcMax] =
    wish.mild || wish.medium || (wish.strong && wish.order !== null) ? [null, null] : [wish.thcMin, wish.thcMax]
  if (priceMin !== null && priceMax !== null)
    limits.push(
      tell(language, `from ${money(priceMin)} to ${money(priceMax)}`, `de ${money(priceMin)} a ${money(priceMax)}`),
    )
  else if (priceMax !== null && wish.priceAbout)
    limits.push(tell(language, `around ${money(priceMax)}`, `de unos ${money(priceMax)}`))
  else if (priceMax !== null && isJustBelow(priceMax))
    limits.push(tell(language, `under ${money(priceMax + 1)}`, `de menos de ${money(priceMax + 1)}`))
  else if (priceMax !== null && wish.quantity !== null)
    limits.push(tell(language, `up to ${money(priceMax)} each`, `de hasta ${money(priceMax)} cada uno`))
  else if (priceMax !== null) limits.push(tell(language, `up to ${money(priceMax)}`, `de hasta ${money(priceMax)}`))
  else if (priceMin !== null) limits.push(tell(language, `from ${money(priceMin)}`, `desde ${money(priceMin)}`))
  if (thcMin !== null && thcMax !== null)
    limits.push(
      tell(language, `at ${trim(thcMin)} to ${trim(thcMax)}% THC`, `con ${trim(thcMin)} a ${trim(thcMax)}% de THC`),
    )
  else if (thcMax !== null)
    limits.push(tell(language, `up to ${trim(thcMax)}% THC`, `de hasta ${trim(thcMax)}% de THC`))
  else if (thcMin !== null) limits.push(`${least(thcMin, language)}${tell(language, '% THC', '% de THC')}`)
  const { mgTotalMin, mgTotalMax } = wish
  if (mgTotalMin !== null && mgTotalMin === mgTotalMax)
    limits.push(tell(language, `with ${trim(mgTotalMin)} mg in all`, `con ${trim(mgTotalMin)} mg en total`))
  else if (mgTotalMax !== null)
    limits.push(tell(language, `up to ${trim(mgTotalMax)} mg in all`, `de hasta ${trim(mgTotalMax)} mg en total`))
  else if (mgTotalMin !== null)
    limits.push(`${least(mgTotalMin, language)} ${tell(language, 'mg in all', 'mg en total')}`)
  const { cbdMgMin, cbdMgMax } = wish
  if (cbdMgMax !== null)
    limits.push(tell(language, `with up to ${trim(cbdMgMax)} mg CBD`, `con hasta ${trim(cbdMgMax)} mg de CBD`))
  else if (cbdMgMin !== null) limits.push(`${least(cbdMgMin, language)} ${tell(language, 'mg CBD', 'mg de CBD')}`)
  if (mgPieceMin !== null && mgPieceMin === mgPieceMax)
    limits.push(tell(language, `at ${trim(mgPieceMin)} mg a piece`, `de ${trim(mgPieceMin)} mg por pieza`))
  else if (mgPieceMin !== null && mgPieceMax !== null && mgPieceMin < mgPieceMax)
    limits.push(
      tell(
        language,
        `with ${trim(mgPieceMin)} to ${trim(mgPieceMax)} mg a piece`,
        `de ${trim(mgPieceMin)} a ${trim(mgPieceMax)} mg por pieza`,
      ),
    )
  else if (mgPieceMax !== null)
    limits.push(tell(language, `up to ${trim(mgPieceMax)} mg a piece`, `de hasta ${trim(mgPieceMax)} mg por pieza`))
  else if (mgPieceMin !== null)
    limits.push(`${least(mgPieceMin, language)} ${tell(language, 'mg a piece', 'mg por pieza')}`)
  return limits
}

/** "From 10"; what must be more than something shown is a hair above it (see read-relative.ts), and said so: "over 25.51". */
function least(value: number, language: Language): string {
  const hundredths = Math.round(value * 100)
  return hundredths % 10 === 0
    ? tell(language, `from ${trim(value)}`, `desde ${trim(value)}`)
    : tell(language, `over ${trim((hundredths - 1) / 100)}`, `de más de ${trim((hundredths - 1) / 100)}`)
}

/** Of more than two loose words it is not known which of them are one name: they are repeated as they were typed. */
function nameTerms(terms: Wish['terms']): string {
  const loose = terms.length > 2 && terms.every(({ rows }) => rows === null)
  return terms.map(({ said, whole }) => (loose || whole === true ? said : capitalized(said))).join(' ')
}

/** Every word with a capital, as names are written. */
export function capitalized(words: string): string {
  return words
    .replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/\b(?:Og|Gg|Ak|Gmo)\b/g, (name) => name.toUpperCase())
}
