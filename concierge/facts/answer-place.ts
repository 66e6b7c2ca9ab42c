import { wordStem } from '#concierge/understand/fold-text.ts'
import { staysEnglish } from '#concierge/say/house-spanish.ts'
import { listOf, sentence, tell } from '#concierge/say/wording.ts'
import { type FactAnswer, type FactQuestion, looseFlag, looseList, looseNumber, looseText } from './answer.ts'
import type { Fact } from './fact.ts'
import { pickLines } from './pick-lines.ts'
import { sayFact } from './say-fact.ts'
import { streetsIn } from './streets.ts'

export function answerParking({ store, profile, language, plain }: FactQuestion): FactAnswer {
  const { parking } = profile
  if (parking === undefined) return silent(language)
  const night = ASKS_NIGHT.test(plain) ? factsOfNight(store.facts) : []
  if (night.length > 0)
    return {
      text: night.map((fact) => sayFact(fact, language)).join(' '),
      paths: night.map(({ path }) => path),
      known: true,
    }
  const lines: string[] = []
  const where = looseText(parking, 'location')?.replace(/\.\s*$/, '') ?? null
  const denies = where !== null && /^no\b/i.test(where)
  const free = looseFlag(parking, 'free_lot')
  const spaces = looseNumber(parking, 'spaces')
  if (free === true) {
    const count = spaces === null ? '' : tell(language, ` with ${spaces} spaces`, ` con ${spaces} plazas`)
    lines.push(
      tell(
        language,
        `Yes, we have a free parking lot${count}${where === null ? '' : ` ${where}`}.`,
        `Sí, tenemos un estacionamiento gratis${count} para los clientes de la tienda${where === null || staysEnglish(where) ? '' : ` (${where})`}.`,
      ),
    )
  } else if (free === false)
    lines.push(
      tell(
        language,
        `We don't have a free lot of our own${where === null || denies ? '' : `; parking is ${where}`}.`,
        `No tenemos estacionamiento gratis propio${where === null || denies ? '' : `; ${where}`}.`,
      ),
    )
  else if (where !== null) lines.push(tell(language, `Parking: ${where}.`, `Estacionamiento: ${where}.`))
  const accessible = looseNumber(parking, 'accessible_spaces')
  if (accessible !== null && /access|handicap|disab|wheel/.test(plain))
    lines.push(tell(language, `${accessible} of the spaces are accessible.`, `${accessible} plazas son accesibles.`))
  const street = looseText(parking, 'street')
  if (street !== null && language === 'en')
    lines.push(tell(language, `Street parking: ${street}.`, `En la calle: ${street}.`))
  const others =
    language === 'es' ? streetsIn(parking).filter((name) => !lines.some((line) => line.includes(name))) : []
  if (others.length > 0)
    lines.push(`${free === true ? 'También se' : 'Se'} puede estacionar en ${listOf(others, language)}.`)
  const prose = language === 'es' ? parkingInSpanish(parking) : ''
  if (lines.length === 0 && prose !== '') return { text: prose, paths: ['parking'], known: true }
  lines.push(...notesOn(parking, plain))
  for (const [key, value] of Object.entries(parking)) {
    if (['free_lot', 'spaces', 'location', 'accessible_spaces', 'street'].includes(key) || typeof value === 'object')
      continue
    const words = key.replaceAll('_', ' ')
    if (words.split(' ').some((word) => word.length > 1 && plain.includes(word)))
      lines.unshift(sayLoose(words, value, language))
    else if (typeof value === 'string' && language === 'en') lines.push(sayLoose(words, value, language))
  }
  return lines.length === 0
    ? silent(language)
    : { text: [...new Set(lines)].join(' '), paths: ['parking'], known: true }
}

const ASKS_NIGHT =
  /\b(?:overnight|sleep\p{L}*|camp(?:ing)?|crash|nap|boondock\p{L}*|(?:all|the) night|dormir|pasar la noche)\b/u

/** Whether one may stay the night. */
function factsOfNight(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(
    ({ path, value }) =>
      typeof value === 'string' &&
      !/^(?:delivery|deals)\b/.test(path) &&
      /(?:^|[._])(?:parking|lot|rvs?|trailers?|overnight|campers?|motorhomes?)/.test(path) &&
      (/overnight/.test(path) ||
        /\b(?:overnight|sleep\w*|camp(?:ing|ed)?|all night|towed|after (?:hours|closing))\b/i.test(value)),
  )
}

/** What English prose on parking tells in figures and plain kinds, in Spanish; empty where it tells none. */
function parkingInSpanish(parking: Readonly<Record<string, unknown>>): string {
  const told = Object.values(parking)
    .flat()
    .filter((value) => typeof value === 'string')
    .join(' ')
    .toLowerCase()
  const free = LOT_IS_FREE.test(told) ? ' gratis' : ''
  const kind = PARKING_KINDS.find(([pattern]) => pattern.test(told))?.[1]
  if (kind === undefined || /^no\b/.test(told)) return ''
  const spaces = /(\d+)[ -](?:\p{L}+ ){0,2}(?:spaces?|spots?|stalls?|cars?)\b/u.exec(told)?.[1]
  const accessible = /(\d+) (?:\p{L}+ ){0,3}(?:accessible|handicap)/u.exec(told)?.[1]
  return [
    `Sí, hay ${kind}${free}${spaces === undefined ? '' : ` con ${spaces} plazas`} para los clientes de la tienda.`,
    ...(accessible === undefined ? [] : [`${accessible} plazas son accesibles.`]),
    ...(/\blots?\b.*\bmeters?\b/.test(told)
      ? [`En la calle hay parquímetros${/\bfree (?:on )?sundays?\b/.test(told) ? ', gratis los domingos' : ''}.`]
      : []),
  ].join(' ')
}

/** "Meters till 6, free Sundays" makes no free lot of the one behind the shop. */
const LOT_IS_FREE =
  /\bfree (?:\p{L}+[- ]){0,4}(?:lots?|parking|garage|spaces|spots|stalls)\b|\b(?:lot|parking|garage)(?: \p{L}+){0,4} (?:is|are) (?:always |all )?free\b|^free\b(?! (?:on|after|before|sun|sat|week))/u

const PARKING_KINDS: readonly (readonly [RegExp, string])[] = [
  [/\blots?\b/, 'estacionamiento'],
  [/\b(?:garage|ramp|deck)\b/, 'estacionamiento en un garaje'],
  [/\b(?:street|curb|meters?|metered)\b/, 'estacionamiento en la calle'],
  [/\b(?:parking|park|spaces|spots|stalls)\b/, 'estacionamiento'],
]

/** Lines without a key of their own: those that speak of what is asked, else all. */
export function notesOn(part: Readonly<Record<string, unknown>>, plain: string): string[] {
  const notes = looseList(part, 'notes')
  const picked = pickLines(notes, plain)
  return (picked.length > 0 ? picked : notes).map((note) => sentence(note))
}

export function answerContact(question: FactQuestion): FactAnswer {
  const { profile, language, plain } = question
  const own = otherLine(question)
  if (own !== null)
    return profile.phone !== undefined && ASKS_BOTH.test(plain)
      ? {
          ...own,
          text: `${tell(language, `You can call us at ${profile.phone}.`, `Puedes llamarnos al ${profile.phone}.`)} ${own.text}`,
          paths: ['phone', ...own.paths],
        }
      : own
  const wantsMail = /\be ?mail|correo/.test(plain)
  const wantsPhone = /\bphone|\bnumber|\bcall|telefono|numero/.test(plain)
  const wantsSite = /\bweb|\bsite\b|\burl\b|\blinks?\b|online|instagram|social|pagina/.test(plain)
  const every = !wantsMail && !wantsPhone && !wantsSite
  const lines: string[] = []
  if (profile.phone !== undefined && (wantsPhone || every || wantsMail))
    lines.push(tell(language, `You can call us at ${profile.phone}.`, `Puedes llamarnos al ${profile.phone}.`))
  const text = looseText(profile, 'text_line')
  if (text !== null && every)
    lines.push(tell(language, `You can text us at ${text}.`, `Puedes escribirnos al ${text}.`))
  if (profile.email !== undefined && (wantsMail || every))
    lines.push(tell(language, `Our e-mail is ${profile.email}.`, `Nuestro correo es ${profile.email}.`))
  if (profile.website !== undefined && (wantsSite || every))
    lines.push(tell(language, `Our website is ${profile.website}`, `Nuestra página es ${profile.website}`))
  if (lines.length === 0) {
    if (profile.phone !== undefined)
      lines.push(
        tell(
          language,
          `The best way to reach us is ${profile.phone}.`,
          `La mejor forma de contactarnos es ${profile.phone}.`,
        ),
      )
    else return silent(language)
  }
  return { text: lines.join(' '), paths: ['phone', 'email', 'website'], known: true }
}

/** The number to call and the one to text to. */
const ASKS_BOTH =
  /\b(?:phone|telephone|call\p{L}*)\b.{0,40}\b(?:text|sms)\p{L}*\b|\b(?:text|sms)\p{L}*\b.{0,40}\b(?:or|and)\b.{0,16}\b(?:phone|call)\p{L}*\b/u
const LINE = /(?:^|_)(?:text|sms|phones?|tel|numbers?|lines?|e?mail|contact|hotline|whatsapp)(?:_|$)/
const ASKS_TEXTS = /\b(?:texts?|texting|sms|whats ?app|message)\b(?! list| alerts?| club)/

/** A number or an address for one matter alone: to text to, for drivers, for complaints. */
export function otherLine({ store, language, plain }: FactQuestion): FactAnswer | null {
  const asked = new Set(plain.split(' ').map(wordStem))
  const asksTexts = ASKS_TEXTS.test(plain)
  if (asksTexts) asked.add('text').add('sms')
  const fact = store.facts.find(
    ({ path, top, value, keyWords }) =>
      LINE.test(path.replaceAll('.', '_')) &&
      !SHOPS_OWN.has(top) &&
      (ONE_LINE.test(String(value)) || (asksTexts && TEXT_LINE.test(String(value)))) &&
      [...keyWords].some((stem) => stem.length > 2 && !EVERY_LINE.has(stem) && asked.has(stem)),
  )
  if (fact === undefined) return null
  const told = asksTexts && fact.keyWords.has('text') && ONE_LINE.test(String(fact.value))
  const text = told
    ? tell(
        language,
        `Yes, you can text us at ${String(fact.value)}.`,
        `Sí, puedes escribirnos al ${String(fact.value)}.`,
      )
    : sayFact(fact, language)
  const beside = store.facts.filter(
    (other) =>
      other !== fact &&
      other.path.startsWith(`${fact.top}.`) &&
      typeof other.value === 'string' &&
      fact.leaves.length > 0,
  )
  return {
    text: [text, ...beside.map((other) => sayFact(other, language))].join(' '),
    paths: [fact.path, ...beside.map(({ path }) => path)],
    known: true,
  }
}

/** A sentence with the number in it. */
const TEXT_LINE = /\btexts?\b.*\d{3}|\d{4}\b.*\btexts?\b/i
const ONE_LINE = /^(?:\S+@\S+|[+()\d .-]{7,20})$/
const SHOPS_OWN: ReadonlySet<string> = new Set(['phone', 'email', 'website', 'staff', 'address', 'delivery', 'pickup'])
const EVERY_LINE: ReadonlySet<string> = new Set(
  'phone tel number line email mail contact main other the for and shop store'.split(' '),
)

/** One more fact of a topic, under a key that nobody foresaw. */
export function sayLoose(words: string, value: unknown, language: FactQuestion['language']): string {
  const known = typeof value === 'boolean' || typeof value === 'number' ? value : String(value)
  const text = Array.isArray(value) ? value.map(String) : known
  return sayFact({ path: words.replaceAll(' ', '_'), value: text }, language)
}

/** Said when the profile has nothing on a question. */
export function silent(language: FactQuestion['language']): FactAnswer {
  return {
    text: tell(
      language,
      "I don't have that information here, but our team can tell you.",
      'No tengo esa información aquí, pero nuestro equipo te la puede dar.',
    ),
    paths: [],
    known: false,
  }
}
