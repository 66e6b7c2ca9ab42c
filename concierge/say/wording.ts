import type { ShopDay } from '#concierge/facts/shop-clock.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import { remember } from '#concierge/retrieve/remember.ts'

export type Language = 'en' | 'es'

/** The same thing said in two languages. */
export function tell(language: Language, en: string, es: string): string {
  return language === 'es' ? es : en
}

/** Dollars with cents only where there are any: 3500 → "$35", 3575 → "$35.75". */
export function money(cents: number): string {
  return cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`
}

export function dollars(amount: number): string {
  return money(Math.round(amount * 100))
}

const NUMBERS = {
  en: ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  es: ['', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
}

/** A small number as a word. */
export function numberWord(value: number, language: Language): string {
  return NUMBERS[language][value] ?? String(value)
}

/** "Two come to $58 before tax." */
export function sumOf(quantity: number, payable: number, language: Language): string {
  const total = money(quantity * payable)
  return sentence(
    tell(
      language,
      `${numberWord(quantity, 'en')} come to ${total} before tax`,
      `${numberWord(quantity, 'es')} son ${total} antes de impuestos`,
    ),
  )
}

/** "21:00" → "9 PM", "10:30" → "10:30 AM"; what a shop tells in another way ("9:00 PM", "noon") stays as it is told. */
export function clock(time: string): string {
  if (!/^\d{1,2}(?::\d{2})?$/.test(time)) return time
  const [hours, minutes] = time.split(':').map(Number)
  const hour = hours ?? 0
  const half = hour % 24 < 12 ? 'AM' : 'PM'
  const shown = hour % 12 === 0 ? 12 : hour % 12
  return (minutes ?? 0) === 0 ? `${shown} ${half}` : `${shown}:${String(minutes).padStart(2, '0')} ${half}`
}

const DAYS_ES: Record<ShopDay['weekday'], string> = {
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miércoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sábado',
  sunday: 'domingo',
}
const MONTHS_EN = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const MONTHS_ES = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]

export function weekdayName(weekday: ShopDay['weekday'], language: Language): string {
  return language === 'es' ? DAYS_ES[weekday] : weekday.charAt(0).toUpperCase() + weekday.slice(1)
}

export function dateName(day: ShopDay, language: Language): string {
  return language === 'es'
    ? `${day.day} de ${MONTHS_ES[day.month - 1] ?? ''}`
    : `${MONTHS_EN[day.month - 1] ?? ''} ${day.day}`
}

export function listOf(words: readonly string[], language: Language, joint: 'and' | 'or' = 'and'): string {
  const word = language === 'es' ? (joint === 'and' ? 'y' : 'o') : joint
  if (words.length <= 1) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')} ${word} ${words.at(-1) ?? ''}`
}

/** A product's name as it is said: its menu name, and the brand when the name does not carry it. */
export function nameOf(item: Item, language: Language = 'en'): string {
  const { brand } = item.product
  const clean = shortName(item)
  if (brand === null || clean.toLowerCase().includes(brand.toLowerCase().replace(/\.$/, ''))) return clean
  const maker = withoutClaims(brand.replace(/[.!?]+$/, ''))
  return maker === '' ? clean : `${clean} ${language === 'es' ? 'de' : 'by'} ${maker}`
}

/** The menu name alone, for a second mention; a name that is nothing but a claim gives way to the word of its shelf. */
export function shortName(item: Item): string {
  const { product } = item
  const spoken = withoutClaims(product.name.trim().replace(/[.!?]+$/, ''))
  return spoken === '' ? (product.subcategory ?? product.category) : spoken
}

const ILLS =
  'pain|aches?|anxiety|insomnia|migraines?|headaches?|arthritis|nausea|cancer|ptsd|adhd|depression|seizures?|epilepsy|cramps?|pms|inflammation|eczema|psoriasis|diabetes|fibromyalgia|tumou?rs?'
const CLAIMS = new RegExp(
  `\\b(?:(?:cures?|heals?|treats?|relieves?|fights?|kills?|stops?|prevents?|eases?|soothes?|anti)[ -]+(?:the |your |away )?(?:${ILLS})|(?:${ILLS})[ -]+(?:relief|cure|killer|away|be gone|begone|fighter|remedy|treatment|therapy|aid)|(?:${ILLS})|relief|relieving|heal(?:ing|er|s)?|(?<!\\b(?:cold|slow|fresh|jar|glass|hang|warm|long|craft|small batch) )cure[sd]?|curative|remedy|anti[ -]?inflammatory|analgesic|therapeutic|therapy|medicinal|(?:sleep|stress|muscle|joint)[ -](?:aid|relief|cure|remedy))\\b[\\s,&-]*`,
  'gi',
)

const CLAIMED = new RegExp(CLAIMS.source, 'i')
/** What a vendor promises of a body, and the ills that are named for it, in a sentence: more than a name has room for. */
const PROMISED = new RegExp(
  String.raw`\b(?:${ILLS}|pains|painful|painkillers?|chronic|insomniacs?|anxious|libido|aphrodisiac|blood (?:flow|pressure)|immun\p{L}+|antioxidants?|detox\p{L}*|symptoms?|disorders?|diseases?|ailments?|inflam\p{L}+|appetite|metabolism|sleep (?:cycle|quality)|stress|medical(?:ly)?|medicines?|medicat(?:e|es|ing)|fda|doctors?|clinical(?:ly)?|proven|health(?:y|ier)?|wellness|well-?being|sleepless(?:ness)?|sore(?:ness)?|spasms?|tension|restores?|recovery)\b`,
  'iu',
)

/** True where a text says what something does for a body's ills: that is never repeated. */
export function hasClaims(text: string): boolean {
  return CLAIMED.test(text) || PROMISED.test(text)
}

/** A vendor's medical claim in a name is not spoken; the card shows the menu's own name. */
export const withoutClaims: (name: string) => string = remember(leaveOutClaims, { most: 2000, longest: 200 })

function leaveOutClaims(name: string): string {
  const spoken = name
    .replace(CLAIMS, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/[\s&,-]+$|^[\s&,-]+/g, '')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .trim()
  return spoken.length < 3 ? '' : spoken
}

/** A sentence with a capital first letter and an end mark. */
export function sentence(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  const capital = trimmed.replace(/^[¿¡]?\p{Ll}/u, (start) => start.toUpperCase())
  return /[.!?…。？！]$/.test(capital) ? capital : `${capital}.`
}

/** Picks one of several wordings, always the same one for the same seed. */
export function vary(options: readonly string[], seed: string): string {
  let hash = 7
  for (let at = 0; at < seed.length; at++) hash = (hash * 31 + seed.charCodeAt(at)) >>> 0
  return options[hash % options.length] ?? ''
}
