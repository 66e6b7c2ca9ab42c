import {
  inSentences,
  isLoose,
  linesOf,
  readFlag,
  sentenceCase,
  sentencesOf,
  tellLoose,
  wordsOf,
} from './loose-value.ts'
import { shapeDelivery } from './shape-delivery.ts'
import { shapeHolidays } from './shape-holidays.ts'
import { shapeWeek } from './shape-hours.ts'
import { shapeLoyalty } from './shape-loyalty.ts'
import { shapeDealRules, shapeDeals, tellMatch, tellStacking } from './shape-offers.ts'
import { shapeMachine, shapePayment } from './shape-payment.ts'
import { shapePickup, shapeWay } from './shape-services.ts'
import { BETWEEN_LANGUAGES, shapeFlags, shapeParking, shapeTeam } from './shape-place.ts'
import { shapeReturns } from './shape-returns.ts'
import { shapeAge, shapeEligibility, shapeLeaving, shapeLimits, shapePatients } from './shape-rules.ts'
import { shapeSmoking } from './shape-smoking.ts'
import { shapeRuns } from './shape-runs.ts'
import { shapeZones } from './shape-zones.ts'

type Part = { at: string; shape: (value: unknown, key: string) => unknown }

const flagAs = (name: string) => (value: unknown) => {
  const flag = readFlag(value)
  return flag === null ? null : { [name]: flag }
}

/** Keys of the whole profile in other words, folded, and where in the contract's shape they belong. */
export const PARTS: readonly (readonly [RegExp, Part])[] = [
  [
    /^(?:(?:store|shop|opening|business|regular|normal|operating|working|open) )?(?:hours|times|schedule|horario|horarios)(?: of operation)?$/,
    { at: 'hours', shape: shapeWeek },
  ],
  [
    /^holidays?(?: (?:hours|schedule|closures|closings|closed))?$|^(?:special|exceptional|seasonal|different|odd) (?:days?|dates?|hours|openings?|times)$|^(?:closures|closings|closed (?:days|dates|on))$|^(?:days|dates) (?:we are )?closed$|^(?:hours )?exceptions$/,
    { at: 'holidays', shape: shapeHolidayRows },
  ],
  [
    /^(?:accepted |we accept )?(?:payments?|tender)(?: (?:methods?|options?|types?|info|forms?|accepted))?$|^(?:methods|forms) of payment$|^(?:ways|how) to pay$|^we accept$/,
    { at: 'payment', shape: shapePayment },
  ],
  [/^atms?(?: on site| machine)?$|^cash machine$/, { at: 'payment', shape: shapeMachine }],
  [
    /^deliver(?:y|ies)(?: (?:info|service|details|policy|options?|available|offered))?$|^do you deliver$/,
    { at: 'delivery', shape: shapeDelivery },
  ],
  [
    /^delivery (?:zones?|areas?)$/,
    {
      at: 'delivery',
      shape: (value) =>
        Array.isArray(value) ? shapeZones(value) : typeof value === 'string' ? { offered: true, area: value } : null,
    },
  ],
  [/^delivery (?:hours|times?|schedule)$/, { at: 'delivery', shape: shapeRuns }],
  [/^delivery (?:fee|cost|charge)$/, { at: 'delivery', shape: (value) => shapeDelivery({ fee: value }) }],
  [
    /^delivery (?:minimum|min)(?: order)?$|^minimum delivery(?: order)?$/,
    { at: 'delivery', shape: (value) => shapeDelivery({ minimum: value }) },
  ],
  [
    /^pick ?up(?: (?:info|orders?|service|details|available|offered))?$|^in store pickup$|^order(?:ing)? ahead$|^online order(?:s|ing)?$|^click and collect$|^pre ?orders?$/,
    { at: 'pickup', shape: shapePickup },
  ],
  [/^curb ?side(?: pick ?up)?(?: (?:hours|times?))?$/, { at: 'pickup', shape: (value) => shapeWay('curbside', value) }],
  [
    /^drive (?:thru|through|up)(?: (?:window|lane|line|service))?(?: (?:hours|times?))?$/,
    { at: 'pickup', shape: (value) => shapeWay('drive_thru', value) },
  ],
  [
    /^ids$|^identification$|^(?:ids?|identification) (?:policy|rules|requirements?|check|needed|required)$|^eligibility$|^who (?:can|may) (?:shop|buy|enter|come in)$|^entry(?: (?:rules|policy|requirements?))?$|^accepted ids?$/,
    { at: 'id_policy', shape: shapeEligibility },
  ],
  [
    /^(?:min|minimum|legal)? ?age(?: (?:limit|requirement|policy|minimum))?$|^how old$/,
    { at: 'id_policy', shape: shapeAge },
  ],
  [
    /^(?:out of state|visitors?|tourists?|non ?residents?|foreign(?:ers?)?)(?: (?:customers?|visitors?|ids?|policy|shoppers?|guests?))?$/,
    { at: 'id_policy', shape: shapeAway },
  ],
  [
    /^(?:medical|mmj|patients?)(?: (?:patients?|program(?:me)?|cards?|info|customers?|marijuana))?$/,
    { at: 'id_policy', shape: shapePatients },
  ],
  [
    /^(?:busiest|busy|peak|rush)(?: (?:hours?|times?))?$/,
    { at: 'busiest_hours', shape: (value) => (isLoose(value) || typeof value === 'string' ? linesOf(value) : null) },
  ],
  [/^(?:team|crew|employees)$/, { at: 'staff', shape: shapeTeam }],
  [/^parking(?: (?:lot|info|details|options?))?$/, { at: 'parking', shape: shapeParking }],
  [
    /^(?:accessible|handicap(?:ped)?|ada|disabled|parking) (?:spaces|spots|stalls)$/,
    {
      at: 'parking',
      shape: (value, key) => shapeParking({ [key === 'parking_spaces' ? 'spaces' : 'accessible_spaces']: value }),
    },
  ],
  [/^access(?:ibility)?(?: (?:info|features|options))?$|^ada$/, { at: 'accessibility', shape: shapeFlags }],
  [
    /^(?:pets?|dogs?|animals?)(?: (?:policy|allowed|welcome|friendly))?$/,
    { at: 'accessibility', shape: flagAs('pets') },
  ],
  [
    /^(?:wheelchair|handicap)(?: (?:access|accessible|accessibility))?$/,
    { at: 'accessibility', shape: flagAs('wheelchair') },
  ],
  [
    /^(?:returns?|refunds?|exchanges?)(?: (?:policy|rules|and exchanges|and refunds|info))?$/,
    { at: 'return_policy', shape: shapeReturns },
  ],
  [
    /^(?:loyalty|rewards?|points|membership)(?: (?:program|programme|club|points|info|system))?$/,
    { at: 'loyalty', shape: shapeLoyalty },
  ],
  [
    /^(?:daily |weekly |ongoing |current |standing |our )?(?:deals?|specials?|promos?|promotions?|offers?|discounts?|sales?)(?: (?:of the day|by day|of the week|info|list))?$|^happy hours?$|^(?:(?:our|weekly|daily|everyday) )?savings$|^(?:ways|how) to save$|^(?:deals?|specials?|promos?|promotions?|offers?|discounts?|sales?|savings) (?:and )?(?:deals?|specials?|promos?|promotions?|offers?|discounts?|sales?|savings)$/,
    { at: 'deals', shape: shapeDeals },
  ],
  [
    /^(?:month(?:ly|s)?|by month|date|calendar|seasonal) (?:deals?|specials?|promos?|offers?|discounts?|sales?)$|^(?:deals?|specials?|offers?) (?:of|by|each|every) (?:the )?month$/,
    { at: 'deals', shape: (value) => shapeDeals(isLoose(value) ? { by_date: value } : value, 'deals') },
  ],
  [
    /^(?:new|first ?time) (?:customers?|guests?|patients?|members?|shoppers?|visitors?)(?: (?:discounts?|deals?|offers?|specials?))?$|^first (?:visit|time|order|purchase) (?:discounts?|deals?|offers?|specials?)$/,
    {
      at: 'deals',
      shape: (value) =>
        typeof value === 'string' && /\d ?%|\$\d|\boff\b/.test(value) ? { always: [`New customers: ${value}`] } : null,
    },
  ],
  [
    /^referrals?(?: (?:program(?:me)?|rewards?|bonus))?$|^(?:refer|bring) a friend$/,
    {
      at: 'deals',
      shape: (value) =>
        readFlag(value) === null && tellLoose(value) !== ''
          ? { always: [`Refer a friend: ${tellLoose(value)}`] }
          : null,
    },
  ],
  [
    /^(?:\p{L}+ ){0,3}(?:stack(?:ing|able|s)?|combin(?:e|es|able|ing|ations?))(?: \p{L}+){0,2}$/u,
    { at: 'deals', shape: (value) => ({ stacking: tellStacking(value) }) },
  ],
  [
    /^(?:deals?|discounts?|offers?|promos?|specials?|promotions?) (?:rules?|terms|policy|policies|conditions|limits|fine print|restrictions)$|^(?:rules|terms) (?:of|for|on) (?:deals|discounts|offers|specials)$|^fine print$/,
    { at: 'deals', shape: shapeDealRules },
  ],
  [
    /^(?:price (?:match(?:ing|es)?|promise|guarantee|beat(?:ing)?)|(?:best|low(?:est)?) price (?:promise|guarantee))(?: (?:policy|terms|rules))?$/,
    { at: 'deals', shape: (value) => ({ price_match: readFlag(value) ?? tellMatch(value) }) },
  ],
  [
    /^(?:(?:adult|recreational|rec)(?: use)? )?(?:purchase|purchasing|buying|legal|daily|possession)? ?limits?(?: per (?:day|visit|transaction))?$/,
    { at: 'limits_and_rules', shape: shapeLimits },
  ],
  [
    /^(?:crossing|leaving|across|over|beyond) (?:the )?(?:state|state lines?|the border|state borders?)$|^(?:out of state|interstate) (?:travel|transport)$|^travel(?:l?ing)?(?: (?:rules|policy|with cannabis))?$|^(?:airports?|flying)$/,
    { at: 'limits_and_rules', shape: shapeLeaving },
  ],
  [
    /^(?:smoking|consumption|on ?site consumption|vaping)(?: (?:policy|rules|on site))?$/,
    { at: 'limits_and_rules', shape: shapeSmoking },
  ],
  [
    /^(?!sign )(?:\p{L}+ ){0,2}languages?(?: spoken)?$|^(?:\p{L}+ )?(?:speaks?|spoken)(?: here)?$/u,
    {
      at: 'staff',
      shape: (value) => ({
        languages: Array.isArray(value)
          ? value.map(tellLoose)
          : (sentencesOf(tellLoose(value))[0] ?? '')
              .split(BETWEEN_LANGUAGES)
              .map((name) => name.trim().replace(/\.$/, ''))
              .filter(Boolean),
      }),
    },
  ],
]

/** Texts that the contract knows under one key of their own. */
export const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/^tax(?:es)?(?: (?:info|rates?|policy|notes?|lines?|breakdown|details))?$/, 'tax'],
  [/^(?:tele)?phones?(?: numbers?)?$|^tel$/, 'phone'],
  [/^e ?mails?(?: address(?:es)?)?$/, 'email'],
  [/^(?:web ?(?:site|page|address)?|url|homepage|site)$/, 'website'],
  [/^(?:(?:time|clock|local) ?zone|tz|(?:our|local) time)$/, 'timezone'],
  [/^(?:directions|how to (?:get here|find us)|getting here)$/, 'directions'],
]

/** What holds for guests from elsewhere, in one line that says so. */
function shapeAway(value: unknown, key: string): unknown {
  const flag = readFlag(value)
  const told = inSentences(linesOf(value)).replace(/\.$/, '')
  if (flag === null && told === '') return null
  const line = flag === null ? told : flag ? 'welcome' : 'sorry, no'
  return { who_may_buy: [FROM_AWAY.test(line) ? line : `${sentenceCase(wordsOf(key))}: ${line}`] }
}

const FROM_AWAY =
  /\b(?:out[- ]of[- ]state|any state|other states?|visitors?|tourists?|international|foreign|any country)\b/i

function shapeHolidayRows(value: unknown): unknown {
  const rows = shapeHolidays(value)
  return rows !== null && (rows.notes.length === 0 || rows.holidays.length > 0) ? rows.holidays : null
}
