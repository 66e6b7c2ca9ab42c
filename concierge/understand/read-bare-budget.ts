import type { Wish } from '#concierge/retrieve/wish.ts'
import type { FormMention } from './form-word.ts'
import { APIECE, IN_ALL } from './read-quantity.ts'
import type { Sentence } from './sentence.ts'

/** What follows a figure that is no price: a unit, a count of things, a time. */
const NO_UNIT =
  '(?![\\p{L}\\p{N}.:/%]| ?(?:g|mg|ml|oz|%|pack|thc|cbd|k|am|pm|inch|mm|years?|yrs?|people|hours?|minutes?|miles?|days?|weeks?|months?|of|gumm\\p{L}*|joints?|prerolls?|eighths?|grams?|ounces?|carts?|cartridges?|pieces?|caps?|batter\\p{L}+|watts?|volts?|v|th|st|nd|rd|or older|and over|to (?:1|one)(?!\\d))(?![\\p{L}]))'
const LEFT = '(?<![\\p{L}\\p{N}$.:/#-]|(?:number|no|gg|mac|gelato|batch|size|the|fat|st|of) )'
const FIGURE = '\\$?(\\d{1,3})'
/** "Say 45", "lets call it 30" are round about it as well. */
const SIDES =
  '(?:(?:lets |let us |id |ill )?(?:say|call it|figure|make it)(?: (?:like|about|around|roughly|maybe|up to))?|about|around|like|near|close to|at|maybe|roughly|approx\\p{L}*|somewhere around)'

const RANGE = new RegExp(
  `(?<![\\p{L}\\p{N}$.:/#-]|(?:number|no|gg|mac|gelato|batch|size|(?<!\\bin )the|fat|st|of) )${FIGURE}(?: ?- ?| to )${FIGURE}${NO_UNIT}`,
  'u',
)
/** "Used to smoke in the 70s": when it was. */
const OF_YEARS =
  /\b(?:used to|back|since|smoked|grew up|kid|young|college|school|was|were|haven?t?|did|remember|like|from|old) (?:\p{L}+ ){0,3}(?:in |since |from )?(?:the )?(?:19)?[5-9]0s\b/u
const DECADE = new RegExp(`(?:in|at|around) the (?:low |mid |high )?\\$?([2-9]0)s(?![\\p{L}])`, 'u')
/** "Im 40ish", "all of us 30ish". */
const IS_AGE = /\b(?:im|is|am|age|aged|hes|shes|theyre|turning|turned|(?:of us|were|we are)(?: all| both| mostly)?) ?$/
const ABOUT_IT: readonly RegExp[] = [
  new RegExp(
    `${LEFT}${FIGURE} ?(?:ish|or so|ish or so|give or take|more or less|mark|range|price range|price point)(?![\\p{L}])`,
    'u',
  ),
  new RegExp(`(?<![\\p{L}])${SIDES} (?:the |a )?${FIGURE}${NO_UNIT}`, 'u'),
]
const IN_HAND = new RegExp(
  `^(?:(?:ok|hey|hi|yo|so|well),? )*(?:i |ive |we )?(?:only |just )?(?:got|have|have got|has|brought|gots) (?:like |about |only |just )*${FIGURE}${NO_UNIT}(?=$| ,| and| for| what| want| need| looking)`,
  'u',
)
const EACH = new RegExp(`${LEFT}${FIGURE} (?:${APIECE})(?=$| ,| (?:and|or|for|please)(?: |$))`, 'u')
const SUM = new RegExp(
  `${LEFT}${FIGURE} (?:max |tops )?(${IN_ALL})(?=$| ,| (?:and|or|please|max|tops|if|but)(?: |$))`,
  'u',
)
const LAST = new RegExp(` ${FIGURE}$`, 'u')

/** Figures a price tag is likely to have; the weights and counts of menus are not among them. */
const PRICES = { least: 10, most: 400, step: 5 } as const

function isPrice(value: number): boolean {
  return value >= PRICES.least && value <= PRICES.most
}

/**
 * A figure without "$" or "under" beside a thing to buy ("disposable, 40ish", "sativa eighth 40-50", "got 30, want flower") is its price.
 * Called once the forms are known, since beside anything else a bare figure may be an hour or an age. `weighed` where something
 * is asked for by its weight: then a total is of money, and not of milligrams.
 */
export function readBareBudget(
  { plain, rest }: Sentence,
  forms: readonly FormMention[],
  weighed = false,
): Partial<Wish> {
  if (!/\d/.test(rest)) return {}
  const range = RANGE.exec(rest)
  const [low, high] = [Number(range?.[1] ?? 0), Number(range?.[2] ?? 0)]
  if (low < high && isPrice(low) && isPrice(high)) return { priceMin: low * 100, priceMax: high * 100 }
  const decade = Number(DECADE.exec(rest)?.[1] ?? 0)
  if (decade > 0 && !OF_YEARS.test(plain)) return { priceMin: decade * 100, priceMax: (decade + 9) * 100 + 99 }
  for (const pattern of ABOUT_IT) {
    const found = pattern.exec(rest)
    const value = Number(found?.[1] ?? 0)
    if (isPrice(value) && !IS_AGE.test(rest.slice(0, found?.index))) return { priceMax: value * 100, priceAbout: true }
  }
  const held = Number(IN_HAND.exec(rest)?.[1] ?? 0)
  if (isPrice(held)) return { priceMax: held * 100 }
  const sum = SUM.exec(rest)
  const isMoney = weighed || !forms.every(isDosed) || !sum?.[2]?.endsWith('total')
  if (isPrice(Number(sum?.[1] ?? 0)) && isMoney) return { priceMax: Number(sum?.[1]) * 100 }
  const apiece = Number(EACH.exec(rest)?.[1] ?? 0)
  if (isPrice(apiece) && !forms.some(isDosed)) return { priceMax: apiece * 100 }
  const last = LAST.exec(rest)
  const value = Number(last?.[1] ?? 0)
  const behindForm =
    last !== null && (plain.charAt(last.index - 1) === ',' || forms.some(({ end }) => end === last.index))
  return behindForm && !forms.some(isDosed) && isPrice(value) && value % PRICES.step === 0
    ? { priceMax: value * 100 }
    : {}
}

/** Behind a thing that is dosed a bare figure may be milligrams. */
function isDosed({ form }: FormMention): boolean {
  return form.category === 'edible' || form.category === 'tincture' || form.category === 'topical'
}
