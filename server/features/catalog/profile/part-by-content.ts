import { dateOfHoliday } from '#concierge/facts/read-day.ts'
import { isOwn } from '#concierge/facts/own-facts.ts'
import { inSentences, isLoose, linesOf, type Loose, readFlag, tellLoose, wordsOf } from './loose-value.ts'
import { shapeDelivery } from './shape-delivery.ts'
import { readExceptions } from './shape-exceptions.ts'
import { shapeHolidays } from './shape-holidays.ts'
import { shapeWeek } from './shape-hours.ts'
import { isOfMatching, shapeDeals, tellMatch } from './shape-offers.ts'
import { shapeLoyalty } from './shape-loyalty.ts'
import { shapePayment } from './shape-payment.ts'
import { shapeParking } from './shape-place.ts'
import { shapeReturns } from './shape-returns.ts'
import { shapeEligibility, shapeLeaving, shapeLimits, shapeSmoking } from './shape-rules.ts'
import { shapeTax } from './shape-tax.ts'
import { shapePickup } from './shape-services.ts'
import { isOfClub, nameOfClub } from './club-content.ts'
import { daysOf, namesWeek } from './named-by-days.ts'
import { partBySigns } from './part-by-signs.ts'

type Told = { key: string; words: string; value: unknown; text: string }
type Content = {
  at: string
  /** Whether what is told under such a key belongs to the part. */
  is: (told: Told) => boolean
  shape: (told: Told) => { part: unknown; rest?: unknown } | null
  /** A part that others have begun may be added to. */
  joins?: boolean
}

const DISCOUNT = /\d ?%|\$\d|\boff\b|\bhalf[- ]price|\bbogo\b|\bfor (?:the price of )?\$?\d|\bfree\b/i
const ACCESS =
  /\bramp\b|\bwheelchairs?\b|\bstep[- ]free\b|\bno (?:steps|stairs)\b|\b(?:one|two|three|\d) steps?\b|\bautomatic doors?\b|\bdoor opener\b|\b(?:low|lower|lowered) (?:counter|register|window)|\belevator\b|\bwide (?:aisles|doors?)\b|\bbraille\b|\bhearing loop\b|\blarge[- ]print\b/gi
const OF_RIDES = /\b(?:shuttle|van|bus|ride|transit|restrooms?|bathrooms?|delivery|parking)\b/
const PAPERS =
  /\b(?:id|ids|identification|licen[cs]es?|passports?|21|eighteen|twenty[- ]one|under 21|minors?|child(?:ren)?|kids|bab(?:y|ies))\b/i
const TAKEN_BACK =
  /\b(?:faulty|defective|defects?|broken|dead|leaks?|leaking|doesn'?t work|does not work|unopened|sealed|receipt|final|original packag\p{L}*|works? wrong)\b/iu
const MADE_GOOD =
  /\b(?:swap(?:s|ped)?|exchang\p{L}*|refund\p{L}*|replac\p{L}*|store credit|money back|returns?|returned|final sale|sales? (?:are |is )?final|warranty)\b/iu

/** Parts of a profile whose key says nothing that a list of names could hold ("wheel_club", "door_rules"): what they tell says what they are. */
const CONTENTS: readonly Content[] = [
  {
    at: 'address',
    is: ({ value }) =>
      isLoose(value) && ('street' in value || 'line1' in value) && ('city' in value || 'town' in value),
    shape: ({ value }) => ({ part: value }),
  },
  {
    at: 'phone',
    is: ({ words, text }) => /^(?:call|ring|dial|voice|reach|talk)\b/.test(words) && /^[+()\d .-]{7,20}$/.test(text),
    shape: ({ text }) => ({ part: text }),
  },
  {
    at: 'delivery',
    is: ({ words, value, text }) =>
      /\b(?:deliver\p{L}*|we bring|brought|courier|drivers?|doorsteps?|your door|wheels)\b/u.test(words) &&
      !/\b(?:job|license|id|backs?|number|line)\b/.test(words) &&
      (isLoose(value) || /\b(?:deliver|bring|drop)/i.test(text)) &&
      /\$\d|\b(?:minimum|zones?|towns?|zips?|areas?|free|miles?|no|not)\b/i.test(text),
    shape: ({ value }) => ({ part: shapeDelivery(value) }),
  },
  {
    at: 'loyalty',
    is: ({ words, value, text }) => !/empt|recycl|refer|deal|discount/.test(words) && isOfClub({ words, value, text }),
    shape: ({ key, value }) => ({ part: { ...nameOfClub(key), ...shapeLoyalty(value) } }),
  },
  {
    at: 'return_policy',
    is: ({ words, text }) =>
      !/lost|gift|cancel|order|price|deliver/.test(words) && TAKEN_BACK.test(text) && MADE_GOOD.test(text),
    shape: ({ value }) => ({ part: shapeReturns(value) }),
  },
  {
    at: 'accessibility',
    joins: true,
    is: ({ words, text }) =>
      !OF_RIDES.test(words) &&
      new Set([...text.matchAll(ACCESS)].map(([found]) => found.toLowerCase())).size >=
        (/\b(?:getting|access|entrance|doors?|mobility|step|ease|building|layout|barrier|everyone|comfort|move|moving|around)/.test(
          words,
        )
          ? 1
          : 2),
    shape: ({ key, value }) => ({
      part: isLoose(value)
        ? plainTable(value)
        : { [`${key}_note`]: typeof value === 'string' ? value : inSentences(linesOf(value)) },
    }),
  },
  {
    at: 'id_policy',
    joins: true,
    is: ({ words, text }) =>
      /\b(?:doors?|entry|ids?|who|ages?|come|coming|bring|enter|entering|check|guests?|admission|adults?|papers)\b/.test(
        words,
      ) &&
      !/\b(?:deliver\p{L}*|last|hours?|open|close|times?|deals?|privacy|scan\p{L}*|data|records?)\b/u.test(words) &&
      /\b(?:id|ids|identification|licen[cs]es?|passports?)\b/i.test(text) &&
      /\b(?:18|21|twenty[- ]one|accept\p{L}*|valid|expired|photo)\b/iu.test(text),
    shape: shapeDoor,
  },
  {
    at: 'limits_and_rules',
    joins: true,
    is: ({ words, text }) =>
      /\b(?:using|use|smok\p{L}*|vap(?:e|ing)|consum\p{L}*|property|premises|lighting|lounge|indoors|around here)\b/u.test(
        words,
      ) &&
      !/\blounge\b/.test(words) &&
      /\b(?:smok|vap|consum|eat|light|us)(?:e|es|ed|ing|ption)?\b/i.test(text) &&
      /\b(?:no|not|never|nowhere|prohibited|illegal|banned|only|allowed|please|keep|wait)\b/i.test(text),
    shape: ({ value }) => ({ part: shapeSmoking(value) }),
  },
  {
    at: 'limits_and_rules',
    joins: true,
    is: ({ words, text }) =>
      /\b(?:limits?|most|maximum|max|how much|cap|caps|allowance)\b/.test(words) &&
      !/\b(?:deals?|discounts?|points|atm|time|parking)\b/.test(words) &&
      /\d ?(?:oz|ounces?|g|grams?|mg|milligrams?)\b|\b(?:ounce|gram)s?\b/i.test(text),
    shape: ({ key, value }) => ({ part: shapeLimits(value, key) }),
  },
  {
    at: 'limits_and_rules',
    joins: true,
    is: ({ words, text }) =>
      /\b(?:leav\p{L}*|travel\p{L}*|border|cross\p{L}*|across|home with|airport|state lines?|taking)\b/u.test(words) &&
      /\b(?:stay|stays|leave|leaves|cross|taken|taking|airport|lines?|ship)\b/i.test(text) &&
      /\b(?:not|never|must|no|illegal|cannot)\b|n't\b/i.test(text),
    shape: ({ value }) => ({ part: shapeLeaving(value) }),
  },
  {
    at: 'tax',
    is: ({ words, text }) =>
      !/\b(?:deals?|deliver\p{L}*|club|points|rewards?|exempt\p{L}*|id|about|kind)\b/u.test(words) &&
      /\btax(?:es)?\b/i.test(text) &&
      /\binclud|\badded\b|\bbefore tax|\d ?%|\bout[- ]the[- ]door\b|\bplus tax|\bexcise\b/i.test(text),
    shape: ({ value }) => ({ part: shapeTax(value) }),
  },
  {
    at: 'deals',
    joins: true,
    is: ({ words, value, text }) => typeof value === 'string' && isOfMatching(words, text),
    shape: ({ value }) => ({ part: { price_match: tellMatch(value) } }),
  },
  {
    at: 'deals',
    joins: true,
    is: ({ value, text }) => DISCOUNT.test(text) && namesWeek(value),
    shape: ({ key, value }) => ({ part: shapeDeals(value, `${key} deals`) }),
  },
  {
    at: 'deals',
    joins: true,
    is: ({ words, value }) => !/club|points|loyal|reward/.test(words) && isOfGroups(value),
    shape: ({ value }) => ({ part: shapeDeals({ always: value }, 'deals') }),
  },
  {
    at: 'holidays',
    is: ({ words, value }) =>
      !/deal|discount|deliver/.test(words) && daysOf(value).filter((name) => dateOfHoliday(name) !== null).length > 1,
    shape: ({ value }) => {
      const told = shapeHolidays(value)
      return told === null || told.holidays.length < 2
        ? null
        : { part: told.holidays, ...(told.notes.length > 0 && { rest: told.notes }) }
    },
  },
  {
    at: 'hours',
    is: ({ words, value }) =>
      /\b(?:open|opening|doors?|when|clock|week|business|visit)\b/.test(words) &&
      !/\b(?:deliver\p{L}*|phones?|medical|quiet|deals?|busy|order)\b/u.test(words) &&
      shapeWeek(readExceptions(value).usual) !== null,
    shape: ({ value }) => {
      const { usual, others = [] } = readExceptions(value)
      return { part: shapeWeek(usual), ...(others.length > 0 && { rest: Object.fromEntries(others) }) }
    },
  },
  {
    at: 'payment',
    is: ({ words, text }) =>
      /\b(?:pay|paying|money|register|till|checkout|wallet|tender|cash|cards?)\b/.test(words) &&
      !/gift|business|medical|loyalty/.test(words) &&
      /\bcash\b/i.test(text) &&
      /\b(?:debit|credit|cards?|atm|app)\b/i.test(text),
    shape: ({ value }) => ({ part: shapePayment(value) }),
  },
  {
    at: 'parking',
    is: ({ words, text }) =>
      /\b(?:park\p{L}*|lots?|cars?|garage|driving)\b/u.test(words) &&
      /\b(?:park\p{L}*|spaces?|spots?|lot|garage|meters?|street)\b/iu.test(text),
    shape: ({ value }) => ({ part: shapeParking(value) }),
  },
  {
    at: 'pickup',
    is: ({ words, text }) =>
      /\b(?:pick ?up|ahead|reserve|reservations?|grab|collect|express|online)\b/.test(words) &&
      !/\bdeliver/.test(words) &&
      /\bready\b|\bhold\b|\bheld\b|\bkept\b|\bpick(?:ed)? ?up\b/i.test(text),
    shape: ({ value }) => ({ part: shapePickup(value) }),
  },
]

const GROUP =
  /\b(?:seniors?|\d\d ?\+|over \d\d|vet(?:eran)?s?|military|students?|teachers?|nurses?|first[- ](?:time|visit|order|responders?)|new (?:customers?|guests?|members?)|locals?|residents?|industry|budtenders?|union|patients?)\b/i

/** Lines or a table of standing offers for kinds of guests. */
function isOfGroups(value: unknown): boolean {
  const lines = Array.isArray(value) || isLoose(value) ? linesOf(value) : []
  const offers = lines.filter((line) => GROUP.test(line) && DISCOUNT.test(line))
  return offers.length > 1 && offers.length * 3 >= lines.length * 2
}

function plainTable(table: Loose): Loose {
  return Object.fromEntries(
    Object.entries(table).map(([key, entry]) => [key, readFlag(entry) ?? (isLoose(entry) ? tellLoose(entry) : entry)]),
  )
}

/** Rules of the door: those on papers and ages; what else is asked of guests stays where it was. */
function shapeDoor({ value }: Told): { part: unknown; rest?: unknown } | null {
  if (isLoose(value)) return { part: shapeEligibility(value) }
  const lines = linesOf(value)
  const ofPapers = lines.filter((line) => PAPERS.test(line))
  const rest = lines.filter((line) => !ofPapers.includes(line))
  return { part: shapeEligibility(ofPapers), ...(rest.length > 0 && { rest }) }
}

/** A table that its keys and values together tell to be one part. */
const SHAPED: Readonly<Record<string, Content['shape']>> = {
  delivery: ({ value }) => ({ part: shapeDelivery(value) }),
  payment: ({ value }) => ({ part: shapePayment(value) }),
  id_policy: ({ value }) => ({ part: shapeEligibility(value) }),
  pickup: ({ value }) => ({ part: shapePickup(value) }),
  limits_and_rules: ({ value }) => ({ part: shapeLimits(value) }),
  parking: ({ value }) => ({ part: shapeParking(value) }),
}

/** Parts of which one table tells the whole; the others are as often told by a line in a drawer. */
const WHOLE: ReadonlySet<string> = new Set([
  'delivery',
  'loyalty',
  'return_policy',
  'id_policy',
  'payment',
  'pickup',
  'deals',
  'holidays',
  'hours',
])

/** The part that an entry belongs to by what it tells; of a table that it is as a whole where `whole` is asked for. */
export function partByContent(key: string, value: unknown, whole = false): string | null {
  if (typeof value === 'number' || readFlag(value) !== null) return null
  const told: Told = { key, words: wordsOf(key), value, text: textOf(value) }
  const sure = isLoose(value) ? partBySigns(key, value) : null
  if (sure !== null) return sure
  return CONTENTS.find(({ at, is }) => (!whole || WHOLE.has(at)) && is(told))?.at ?? null
}

/** Moves what stands under keys of the shop's own to the part that its content tells it to be. */
export function placeByContent(
  shaped: Record<string, unknown>,
  merge: (before: unknown, added: unknown) => unknown,
): void {
  for (const [key, value] of Object.entries(shaped)) {
    if (key.startsWith('_') || !isOwn({ top: key }) || typeof value === 'number' || readFlag(value) !== null) continue
    const told: Told = { key, words: wordsOf(key), value, text: textOf(value) }
    const whole = isLoose(value) ? partBySigns(key, value) : null
    const content = CONTENTS.find(({ at, is, joins }) => (joins === true || shaped[at] === undefined) && is(told))
    const at = whole ?? content?.at
    const found = (whole === null ? content?.shape : SHAPED[whole])?.(told) ?? null
    if (at === undefined || found === null || found.part === null) continue
    shaped[at] = merge(shaped[at], found.part)
    if (found.rest === undefined) delete shaped[key]
    else shaped[key] = found.rest
  }
}

/** All that is told, with the names under which it stands. */
function textOf(value: unknown): string {
  return Array.isArray(value) || isLoose(value) ? linesOf(value).join('. ') : tellLoose(value)
}
