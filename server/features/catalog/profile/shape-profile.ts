import { Holiday, WeekHours } from '#contract/store-profile.ts'
import { inOneBreath, inSentences, isLoose, linesOf, type Loose, readFlag, tellLoose, wordsOf } from './loose-value.ts'
import { shapeHolidays, shapeWeek } from './shape-hours.ts'
import { isDeals, shapeDeals, shapeLoyalty, tellStacking } from './shape-offers.ts'
import { shapeReturns } from './shape-returns.ts'
import {
  shapeAddress,
  shapeAge,
  shapeEligibility,
  shapeLimits,
  shapePatients,
  shapeSmoking,
  shapeTax,
} from './shape-rules.ts'
import { shapeFlags, shapeParking, shapeTeam } from './shape-place.ts'
import { isDelivery, shapeDelivery, shapeZones } from './shape-delivery.ts'
import { shapeRuns } from './shape-runs.ts'
import { shapeMachine, shapePayment } from './shape-payment.ts'
import { isPickup, shapePickup, shapeWay } from './shape-services.ts'

type Part = { at: string; shape: (value: unknown, key: string) => unknown }

const flagAs = (name: string) => (value: unknown) => {
  const flag = readFlag(value)
  return flag === null ? null : { [name]: flag }
}

/** Keys of the whole profile in other words, folded, and where in the contract's shape they belong. */
const PARTS: readonly (readonly [RegExp, Part])[] = [
  [
    /^(?:(?:store|shop|opening|business|regular|normal|operating|working|open) )?(?:hours|times|schedule|horario|horarios)(?: of operation)?$/,
    { at: 'hours', shape: shapeWeek },
  ],
  [
    /^holidays?(?: (?:hours|schedule|closures|closings))?$|^special hours$/,
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
  [/^curb ?side(?: pick ?up)?$/, { at: 'pickup', shape: (value) => shapeWay('curbside', value) }],
  [/^drive (?:thru|through|up)(?: window)?$/, { at: 'pickup', shape: (value) => shapeWay('drive_thru', value) }],
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
    { at: 'id_policy', shape: (value) => ({ who_may_buy: linesOf(value) }) },
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
    /^(?:daily |weekly |ongoing |current |standing |our )?(?:deals?|specials?|promos?|promotions?|offers?|discounts?|sales?)(?: (?:of the day|by day|of the week|info|list))?$|^happy hours?$/,
    { at: 'deals', shape: shapeDeals },
  ],
  [
    /^(?:discounts? |deals? |offers? )?(?:stack(?:ing|able)?|combin(?:e|able|ing))(?: discounts?| deals?)?$/,
    { at: 'deals', shape: (value) => ({ stacking: tellStacking(value) }) },
  ],
  [
    /^price match(?:ing)?(?: policy)?$/,
    { at: 'deals', shape: (value) => ({ price_match: readFlag(value) ?? tellLoose(value) }) },
  ],
  [
    /^(?:purchase|purchasing|buying|legal|daily|possession)? ?limits?(?: per (?:day|visit|transaction))?$/,
    { at: 'limits_and_rules', shape: shapeLimits },
  ],
  [
    /^(?:smoking|consumption|on ?site consumption|vaping)(?: (?:policy|rules|on site))?$/,
    { at: 'limits_and_rules', shape: shapeSmoking },
  ],
  [
    /^(?:staff )?languages?(?: spoken)?$|^we speak$/,
    {
      at: 'staff',
      shape: (value) => ({
        languages: Array.isArray(value)
          ? value.map(tellLoose)
          : tellLoose(value)
              .split(/,|\band\b|&/)
              .map((name) => name.trim())
              .filter(Boolean),
      }),
    },
  ],
]

/** Texts that the contract knows under one key of their own. */
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/^tax(?:es)?(?: (?:info|rates?|policy|note))?$/, 'tax'],
  [/^(?:tele)?phones?(?: numbers?)?$|^tel$/, 'phone'],
  [/^e ?mails?(?: address(?:es)?)?$/, 'email'],
  [/^(?:web ?(?:site|page|address)?|url|homepage|site)$/, 'website'],
  [/^(?:time ?zone|tz)$/, 'timezone'],
  [/^(?:directions|how to (?:get here|find us)|getting here)$/, 'directions'],
]

const CONTAINERS =
  /^(?:(?:store|shop|dispensary|business|general) )?(?:info|information|details|profile|facts|policies|policy|services|amenities|contact(?: info)?|features)$/

/**
 * Brings a profile whose keys are in other words into the shape of the contract: booleans as "yes", hours and deals as
 * prose, lists where tables are expected. What has no place there stays under its own key, as it was written.
 */
export function shapeProfile(raw: unknown): unknown {
  if (!isLoose(raw)) return raw
  const shaped: Record<string, unknown> = {}
  const later: (readonly [string, unknown])[] = []
  for (const [key, value] of openContainers(raw)) {
    if (value === null) continue
    const part = PARTS.find(([, { at }]) => at === key)?.[1]
    if (part === undefined || isInShape(key, value)) {
      if (part === undefined) later.push([key, value])
      else shaped[key] = value
    } else later.unshift([key, value])
  }
  for (const [key, value] of later) place(shaped, key, value)
  return shaped
}

function place(shaped: Record<string, unknown>, key: string, value: unknown): void {
  const words = wordsOf(key)
  const text = TEXTS.find(([pattern]) => pattern.test(words))?.[1]
  if (text !== undefined && (text === key ? typeof value !== 'string' : shaped[text] === undefined)) {
    const { told, others } = readText(text, value)
    if (told !== '') shaped[text] = told
    for (const [name, entry] of others) shaped[freeKey(shaped, `${name}_${text}`)] = entry
    return
  }
  if ((key === 'id' || key === 'business_type') && typeof value !== 'string') {
    shaped[key] = Array.isArray(value) ? inOneBreath(value.map(tellLoose)) : tellLoose(value)
    return
  }
  if (key === 'address' && isLoose(value)) {
    shaped[key] = Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, typeof part === 'number' ? String(part) : part]),
    )
    return
  }
  if (words === 'address' && typeof value === 'string') {
    Object.assign(shaped, { address: shapeAddress(value) ?? { street: value } })
    return
  }
  const part = PARTS.find(([pattern, { at }]) => at === key || pattern.test(words))?.[1]
  const found = part?.shape(value, key) ?? null
  if (part === undefined || found === null) shaped[freeKey(shaped, part?.at === key ? `${key}_note` : key)] = value
  else shaped[part.at] = merge(shaped[part.at], found)
}

/** One of several numbers or addresses is the shop's own; the others are kept under the names they have. */
function readText(text: string, value: unknown): { told: string; others: readonly (readonly [string, unknown])[] } {
  if (typeof value === 'string') return { told: value, others: [] }
  if (text === 'tax') return { told: shapeTax(value), others: [] }
  if (text === 'directions') return { told: inSentences(linesOf(value)), others: [] }
  if (isLoose(value) && typeof value['text'] === 'string') return { told: value['text'], others: [] }
  const entries = Array.isArray(value) ? value.map(readNumber) : isLoose(value) ? Object.entries(value) : []
  const main =
    entries.find(([key]) =>
      /^(?:main|general|store|shop|info|office|front desk|default|number|address|voice|url|home)$/.test(wordsOf(key)),
    ) ?? entries.find(([, entry]) => typeof entry === 'string')
  return { told: tellLoose(main?.[1]), others: entries.filter((entry) => entry !== main) }
}

/** One of a list of numbers, under what it is for. */
function readNumber(entry: unknown, at: number): readonly [string, unknown] {
  if (!isLoose(entry)) return [at === 0 ? 'main' : at === 1 ? 'other' : `other_${at}`, entry]
  const values = Object.values(entry).filter((told) => typeof told === 'string')
  const number = values.find((told) => /\d{3}|@|\.\w/.test(told)) ?? tellLoose(entry)
  return [wordsOf(values.find((told) => told !== number) ?? 'other').replaceAll(' ', '_'), number]
}

/** What stood first wins; lists of offers are joined. */
function merge(before: unknown, added: unknown): unknown {
  if (!isLoose(before) || !isLoose(added)) return before ?? added
  const joined: Record<string, unknown> = { ...added, ...before }
  for (const name of ['always', 'accepted', 'not_accepted', 'who_may_buy']) {
    const [first, second] = [before[name], added[name]]
    if (Array.isArray(first) && Array.isArray(second)) joined[name] = [...new Set([...first, ...second])]
  }
  const [told, more] = [before['medical_cards'], added['medical_cards']]
  if (typeof told === 'string' && typeof more === 'string') joined['medical_cards'] = inSentences([told, more])
  if (isLoose(before['daily']) && isLoose(added['daily'])) joined['daily'] = { ...added['daily'], ...before['daily'] }
  return joined
}

function freeKey(shaped: Loose, key: string): string {
  return shaped[key] === undefined ? key : `${key}_more`
}

/** A drawer such as "policies" is emptied into the profile: its keys are the facts. */
function openContainers(raw: Loose): (readonly [string, unknown])[] {
  return Object.entries(raw).flatMap(([key, value]) => {
    if (!CONTAINERS.test(wordsOf(key)) || !isLoose(value)) return [[key, value] as const]
    return Object.entries(value).map(([name, entry]) => {
      const known = name === 'id' ? 'id_policy' : name
      return [raw[known] === undefined ? known : `${key}_${name}`, entry] as const
    })
  })
}

function isInShape(key: string, value: unknown): boolean {
  if (key === 'hours') return WeekHours.safeParse(value).success
  if (key === 'busiest_hours') return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
  if (key === 'holidays') return Array.isArray(value) && value.every((entry) => Holiday.safeParse(entry).success)
  if (!isLoose(value)) return false
  if (key === 'payment')
    return (
      isListOrNone(value['accepted']) &&
      isListOrNone(value['not_accepted']) &&
      ('accepted' in value || 'not_accepted' in value)
    )
  if (key === 'deals') return isDeals(value)
  if (key === 'delivery') return isDelivery(value)
  if (key === 'pickup') return isPickup(value)
  if (key === 'id_policy')
    return (
      typeof value['minimum_age'] === 'number' && isListOrNone(value['accepted']) && isListOrNone(value['not_accepted'])
    )
  if (key === 'limits_and_rules') return typeof value['purchase_limit'] !== 'object'
  if (key === 'parking' || key === 'accessibility') return false
  if (key === 'staff') return isListOrNone(value['languages'])
  if (key === 'return_policy') return Object.values(value).every((entry) => typeof entry !== 'object')
  return !Object.values(value).some(
    (entry) => (typeof entry === 'string' && /^(?:yes|no)$/i.test(entry)) || isLoose(entry),
  )
}

function isListOrNone(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.every((entry) => typeof entry === 'string'))
}

function shapeHolidayRows(value: unknown): unknown {
  const rows = shapeHolidays(value)
  return rows !== null && rows.notes.length === 0 ? rows.holidays : null
}
