import { Holiday, WeekHours } from '#contract/store-profile.ts'
import { isLoose, linesOf, type Loose, readFlag, tellLoose, wordsOf } from './loose-value.ts'
import { shapeHolidays, shapeWeek } from './shape-hours.ts'
import { shapeDeals, shapeLoyalty, tellStacking } from './shape-offers.ts'
import { shapeAddress, shapeAge, shapeEligibility, shapeLimits, shapeSmoking } from './shape-rules.ts'
import { shapeDelivery, shapeMachine, shapePayment, shapePickup, shapeRun, shapeZones } from './shape-services.ts'

type Part = { at: string; shape: (value: unknown, key: string) => unknown }

const flagAs = (name: string) => (value: unknown) => {
  const flag = readFlag(value)
  return flag === null ? null : { [name]: flag }
}
const textAs = (name: string) => (value: unknown) =>
  typeof value === 'string' ? { [name]: value } : isLoose(value) ? value : null

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
  [/^delivery (?:hours|times?|schedule)$/, { at: 'delivery', shape: (value) => ({ hours: shapeRun(value) }) }],
  [/^delivery (?:fee|cost|charge)$/, { at: 'delivery', shape: (value) => shapeDelivery({ fee: value }) }],
  [
    /^delivery (?:minimum|min)(?: order)?$|^minimum delivery(?: order)?$/,
    { at: 'delivery', shape: (value) => shapeDelivery({ minimum: value }) },
  ],
  [
    /^pick ?up(?: (?:info|orders?|service|details|available|offered))?$|^in store pickup$|^order(?:ing)? ahead$|^online order(?:s|ing)?$|^click and collect$|^pre ?orders?$/,
    { at: 'pickup', shape: shapePickup },
  ],
  [
    /^curb ?side(?: pick ?up)?$/,
    {
      at: 'pickup',
      shape: (value) => {
        const flag = readFlag(value) ?? (typeof value === 'string' ? !/^(?:no|not|sorry)\b/i.test(value) : null)
        return flag === null ? null : { curbside: flag, ...(readFlag(value) === null && { curbside_note: value }) }
      },
    },
  ],
  [/^drive (?:thru|through|up)(?: window)?$/, { at: 'pickup', shape: flagAs('drive_thru') }],
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
    { at: 'return_policy', shape: textAs('policy') },
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
  [/^(?:tele)?phone(?: number)?$|^tel$/, 'phone'],
  [/^e ?mail(?: address)?$/, 'email'],
  [/^(?:web ?site|url|homepage)$/, 'website'],
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
    const told =
      typeof value === 'string'
        ? value
        : isLoose(value) && typeof value['text'] === 'string'
          ? value['text']
          : linesOf(value).join('; ')
    if (told !== '') shaped[text] = told
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

/** What stood first wins; lists of offers are joined. */
function merge(before: unknown, added: unknown): unknown {
  if (!isLoose(before) || !isLoose(added)) return before ?? added
  const joined: Record<string, unknown> = { ...added, ...before }
  for (const name of ['always', 'accepted', 'not_accepted', 'who_may_buy']) {
    const [first, second] = [before[name], added[name]]
    if (Array.isArray(first) && Array.isArray(second)) joined[name] = [...new Set([...first, ...second])]
  }
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
  if (key === 'holidays') return Array.isArray(value) && value.every((entry) => Holiday.safeParse(entry).success)
  if (!isLoose(value)) return false
  if (key === 'payment')
    return (
      isListOrNone(value['accepted']) &&
      isListOrNone(value['not_accepted']) &&
      ('accepted' in value || 'not_accepted' in value)
    )
  if (key === 'deals') return 'daily' in value || 'always' in value || 'stacking' in value
  if (key === 'delivery')
    return (
      typeof value['offered'] === 'boolean' &&
      ['minimum_order', 'fee', 'free_over'].every(
        (name) => value[name] === undefined || typeof value[name] === 'number',
      )
    )
  if (key === 'pickup')
    return (
      typeof value['offered'] === 'boolean' &&
      (value['ready_minutes'] === undefined || typeof value['ready_minutes'] === 'number')
    )
  if (key === 'id_policy')
    return (
      typeof value['minimum_age'] === 'number' && isListOrNone(value['accepted']) && isListOrNone(value['not_accepted'])
    )
  if (key === 'limits_and_rules') return true
  if (key === 'staff') return isListOrNone(value['languages'])
  return !Object.values(value).some((entry) => typeof entry === 'string' && /^(?:yes|no)$/i.test(entry))
}

function isListOrNone(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.every((entry) => typeof entry === 'string'))
}

function shapeHolidayRows(value: unknown): unknown {
  const rows = shapeHolidays(value)
  return rows !== null && rows.notes.length === 0 ? rows.holidays : null
}

function shapeParking(value: unknown): unknown {
  const flag = readFlag(value)
  if (flag !== null) return { [flag ? 'free_lot' : 'own_lot']: flag }
  if (!isLoose(value)) return typeof value === 'string' ? { note: value } : null
  return shapeFlags(value)
}

function shapeFlags(value: unknown): unknown {
  if (!isLoose(value)) return typeof value === 'string' ? { note: value } : null
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, readFlag(entry) ?? entry]))
}
