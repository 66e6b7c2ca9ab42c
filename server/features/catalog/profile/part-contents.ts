import { dateOfHoliday } from '#concierge/facts/read-day.ts'
import { inSentences, isLoose, linesOf, type Loose, readFlag, sentenceCase, tellLoose } from './loose-value.ts'
import { shapeAddress } from './shape-address.ts'
import { shapeDelivery } from './shape-delivery.ts'
import { readExceptions } from './shape-exceptions.ts'
import { shapeHolidays } from './shape-holidays.ts'
import { shapeWeek } from './shape-hours.ts'
import { isOfMatching, shapeDeals, tellMatch } from './shape-offers.ts'
import { shapeLoyalty } from './shape-loyalty.ts'
import { shapePayment } from './shape-payment.ts'
import { shapeParking } from './shape-place.ts'
import { shapeReturns } from './shape-returns.ts'
import { shapeEligibility } from './shape-rules.ts'
import { shapeTax } from './shape-tax.ts'
import { shapePickup } from './shape-services.ts'
import { isOfClub, nameOfClub } from './club-content.ts'
import { daysOf, namesWeek } from './named-by-days.ts'
import { OF_RULES } from './rule-contents.ts'
import type { Content, Told } from './told-content.ts'

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
export const CONTENTS: readonly Content[] = [
  {
    at: 'address',
    is: ({ value }) =>
      isLoose(value) && ('street' in value || 'line1' in value) && ('city' in value || 'town' in value),
    shape: ({ value }) => ({ part: value }),
  },
  {
    at: 'address',
    is: ({ words, value }) => OF_PLACE.test(words) && shapeAddress(value) !== null,
    shape: ({ value }) => ({ part: shapeAddress(value) }),
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
      !/^(?:can|may|do|does|is|are|will)\b/.test(words) &&
      /\b(?:doors?|entry|ids?|who|ages?|come|coming|bring|enter|entering|check|guests?|admission|adults?|papers)\b/.test(
        words,
      ) &&
      !/\b(?:deliver\p{L}*|last|hours?|open|close|times?|deals?|privacy|scan\p{L}*|data|records?)\b/u.test(words) &&
      /\b(?:id|ids|identification|licen[cs]es?|passports?)\b/i.test(text) &&
      /\b(?:18|21|twenty[- ]one|accept\p{L}*|valid|expired|photo)\b/iu.test(text),
    shape: shapeDoor,
  },
  ...OF_RULES,
  {
    at: 'tax',
    is: ({ words, text }) =>
      !/\b(?:deals?|deliver\p{L}*|club|points|rewards?|exempt\p{L}*|id|about|kind|medical|patients?)\b/u.test(words) &&
      /\btax(?:es)?\b/i.test(`${words} ${text}`) &&
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
    is: ({ words, value, text }) => typeof value === 'string' && OF_TWO_DEALS.test(words) && COMBINES.test(text),
    shape: ({ value }) => ({ part: { stacking: value } }),
  },
  {
    at: 'deals',
    joins: true,
    is: ({ words, value, text }) =>
      typeof value === 'string' &&
      /^(?:do|does|is|are) .*\bdiscounts?\b/.test(words) &&
      GROUP.test(words) &&
      /\d ?%|\$\d/.test(text),
    shape: ({ words, text }) => ({ part: { always: [tellDiscountAsked(words, text)] } }),
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
    joins: true,
    is: ({ words, text }) =>
      /\b(?:pay|paying|money|register|till|checkout|wallet|tender|cash|cards?)\b/.test(words) &&
      !/gift|business|medical|loyalty/.test(words) &&
      !/\b(?:online|ahead|split|two|half)\b/.test(words) &&
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

const OF_PLACE =
  /^(?:where(?: (?:we are|to find us|exactly|are you|are we))?|(?:our |street |full |shop |store |mailing )?(?:address|location|place|spot)|located|location|(?:come )?(?:see|find|visit) us(?: at)?|we are (?:at|located)|direccion|donde(?: estamos)?)$/
/** Two discounts at once. */
const COMBINES =
  /\b(?:one|1|single) (?:discount|deal|offer|promo)\b|\bcombin|\bstack|\btogether\b|\b(?:only|just) one\b/i
const OF_TWO_DEALS = /\b(?:discounts?|deals?|offers?|coupons?|specials?|promos?)\b/
const GROUP =
  /\b(?:seniors?|\d\d ?\+|over \d\d|vet(?:eran)?s?|military|students?|teachers?|nurses?|first[- ](?:time|visit|order|responders?)|new (?:customers?|guests?|members?)|locals?|residents?|industry|budtenders?|union|patients?)\b/i

/** Lines or a table of standing offers for kinds of guests. */
function isOfGroups(value: unknown): boolean {
  const lines = linesOf(value)
  const offers = lines.filter((line) => GROUP.test(line) && DISCOUNT.test(line))
  return offers.length > 1 && offers.length * 3 >= lines.length * 2
}

/** "Do you have a discount for nurses": "Discount for nurses: 10% with a badge". */
function tellDiscountAsked(words: string, text: string): string {
  const head = words.replace(/^(?:do|does|is|are) (?:you|there|we)(?: (?:have|give|offer|do))?(?: (?:an?|any))? /, '')
  return `${sentenceCase(head)}: ${text.replace(/^(?:yes|yep|sure)[,;:.!]* /i, '')}`
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
