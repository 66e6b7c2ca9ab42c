import { type Loose, tellLoose, wordsOf } from './loose-value.ts'

type Part = 'street' | 'city' | 'state' | 'zip' | 'second'

const PARTS: readonly (readonly [RegExp, Part])[] = [
  [
    /^(?:street(?: address| line)?(?: 1)?|(?:address )?line(?: ?(?:1|one))?|address(?: ?1)?|addr|(?:street and number|number and street)|street number)$/,
    'street',
  ],
  [/^(?:address )?line ?(?:2|two)$|^address ?2$|^(?:city|town) (?:and )?state(?: (?:and )?zip)?$/, 'second'],
  [/^(?:city|town|locality|municipality|village|borough|city or town)$/, 'city'],
  [/^(?:state|region|province|state code|state or province)$/, 'state'],
  [/^(?:zip|zip ?code|post(?:al)?(?: ?code)?|zip or postal code)$/, 'zip'],
]
const STREET =
  /^\d+[\w-]* .*\b(?:st|street|ave|avenue|av|rd|road|blvd|boulevard|dr|drive|ln|lane|way|hwy|highway|pkwy|parkway|pl|place|ct|court|sq|square|ter|terrace|pike|row|broadway|loop|trail|cir|circle|alley|plaza|quay|route)\b/i
const CITY_STATE_ZIP = /^(.+?),\s*([A-Za-z. ]{2,24}?),?\s+(\d{5})(?:-\d{4})?$/

/** Where a shop says in words of its own how it is found. */
const WAY =
  /^(?:look (?:for|out for)|finding us|how to find(?: us| it)?|landmarks?|cross streets?|corner|between|by car|driving(?: here)?|neighbou?rhood|near(?:by| what)?|you(?:ll| will) see|next to|directions|getting here|where exactly)$/

function partOf(key: string, value: unknown): Part | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  return PARTS.find(([pattern]) => pattern.test(wordsOf(key)))?.[1]
}

/** Whether a table holds an address: a street, and the town or the ZIP code that belongs to it. */
export function holdsAddress(table: Loose): boolean {
  const parts = new Set(Object.entries(table).map(([key, value]) => partOf(key, value)))
  const hasStreet =
    parts.has('street') || Object.values(table).some((value) => typeof value === 'string' && STREET.test(value))
  return hasStreet && (parts.has('city') || parts.has('zip') || parts.has('second'))
}

/** The address that stands in a table under keys of any kind, how the way is told in it, and what else stands there. */
export function takeAddress(table: Loose): { address: Loose; ways: string[]; rest: Loose } {
  const address: Record<string, string> = {}
  const ways: string[] = []
  const rest: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(table)) {
    const part = partOf(key, value)
    const told = tellLoose(value).trim()
    const isStreet =
      part === 'street' ||
      (part === undefined &&
        address['street'] === undefined &&
        typeof value === 'string' &&
        STREET.test(told) &&
        told.length < 80)
    if (isStreet && address['street'] === undefined) Object.assign(address, shapeAddress(told) ?? { street: told })
    else if (part === 'second') {
      const [, city, state, zip] = CITY_STATE_ZIP.exec(told) ?? []
      if (city === undefined || state === undefined || zip === undefined)
        address['street'] = [address['street'], told].filter(Boolean).join(', ')
      else Object.assign(address, { city, ...stateAs(state), zip })
    } else if (part !== undefined && part !== 'street') address[part] = told
    else if (WAY.test(wordsOf(key)) && typeof value === 'string') ways.push(told)
    else rest[key] = value
  }
  return { address, ways, rest }
}

function stateAs(state: string): Loose {
  return /^[A-Z]{2}$/.test(state) ? { state_code: state } : { state }
}

/** "2390 Mission St, San Francisco, CA 94110" by its parts; null when it does not end so. */
export function shapeAddress(value: unknown): Loose | null {
  if (typeof value !== 'string') return null
  const [, street = '', city = '', state = '', zip] =
    /^(.+?),\s*([^,]+),\s*([A-Za-z .]+?)\s*(\d{5})(?:-\d{4})?\s*(?:,?\s*USA?)?$/.exec(value.trim()) ?? []
  return zip === undefined ? null : { street, city, zip, ...stateAs(state) }
}
