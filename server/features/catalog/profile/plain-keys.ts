import { isLoose, type Loose } from './loose-value.ts'

/** A key of several words in whatever case: what is read and said below knows such words apart by their strokes alone. */
const CAMEL = /^[A-Za-z0-9_]*[a-z0-9][A-Z][A-Za-z0-9_]*$/
const SPACED = /^[a-z][a-z0-9']*(?: [a-z0-9']+)+$/

const LONGEST = 80

/**
 * `doWeDeliver` and `do we deliver` as `do_we_deliver`, at every level, and nothing where nothing is told (null). Names of days and
 * of holidays stay as they are.
 */
export function withPlainKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry !== null).map(withPlainKeys)
  if (!isLoose(value)) return value
  const told = Object.entries(value).filter(([, entry]) => entry !== null)
  return Object.fromEntries(told.map(([key, entry]) => [plainKey(key), withPlainKeys(entry)]))
}

/** The tables without those that hold no more than another: `events: { list: [...] }`, `gift_cards: { cards: {...} }`. */
export function withoutWrappers(table: Loose): Loose {
  return Object.fromEntries(
    Object.entries(table).map(([key, value]) => {
      const held = unwrap(key, value)
      return [key, isLoose(held) ? withoutWrappers(held) : held]
    }),
  )
}

function unwrap(key: string, value: unknown): unknown {
  const [only, another] = isLoose(value) ? Object.entries(value) : []
  if (only === undefined || another !== undefined || typeof only[1] !== 'object') return value
  return WRAPPER.test(only[0]) || key.split('_').includes(only[0]) ? only[1] : value
}

const WRAPPER = /^(?:list|items?|all|entries|rows|data|values?|details?)$/

function plainKey(key: string): string {
  if (key.length > LONGEST) return key
  if (SPACED.test(key)) return key.replaceAll(' ', '_')
  return CAMEL.test(key)
    ? key
        .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
        .replaceAll(/([A-Z])(?=[A-Z][a-z]{2})/g, '$1_')
        .toLowerCase()
    : key
}
