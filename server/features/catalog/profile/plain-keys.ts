import { foldWords } from '#server/features/catalog/fold-words.ts'
import { isLoose, type Loose } from './loose-value.ts'

/** A key of several words in whatever case: what is read and said below knows such words apart by their strokes alone. */
const CAMEL = /^[A-Za-z0-9_]*[a-z0-9][A-Z][A-Za-z0-9_]*$/
const SPACED =
  /^(?:[a-z][a-z0-9']*|I|ID|IDs|ATM|(?:How|What|Where|Who|When|Which|Why|Can|Do|Does|Is|Are|Will|May|Should|If|We|Our|The|You|Your)(?='|\b))(?: (?:[a-z0-9']+|I|ID|IDs|ATM|EV|TV|CBD|THC|US))*$/

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

/** Questions of guests with their answers, each under its question: `faq: [{ question: 'Do you have wifi?', answer: 'Yes' }]`. */
export function withAnswersOpened(table: Loose): Loose {
  return Object.fromEntries(
    Object.entries(table).flatMap(([key, value]): (readonly [string, unknown])[] => {
      const pairs = Array.isArray(value) ? value.map(readPair) : []
      const told = pairs.filter((pair) => pair !== null)
      if (told.length === 0 || told.length < pairs.length) return [[key, value]]
      return told.map(([question, answer]) => [table[question] === undefined ? question : `${question}_asked`, answer])
    }),
  )
}

function readPair(entry: unknown): readonly [string, unknown] | null {
  if (!isLoose(entry)) return null
  const [first, second, another] = Object.entries(entry)
  if (first === undefined || second === undefined || another !== undefined) return null
  const isPair =
    /^(?:question|q|ask|asked|they_ask|pregunta)$/i.test(first[0]) &&
    /^(?:answer|a|reply|response|we_say|respuesta)$/i.test(second[0])
  return isPair && typeof first[1] === 'string' && first[1].length <= LONGEST
    ? [keyOfQuestion(first[1]), second[1]]
    : null
}

function keyOfQuestion(question: string): string {
  return foldWords(question).replaceAll(' ', '_')
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
  const asked = key.replace(/\s*\?$/, '').trim()
  if (SPACED.test(asked) && (asked.includes(' ') || asked !== key)) return asked.toLowerCase().replaceAll(' ', '_')
  return CAMEL.test(key)
    ? key
        .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
        .replaceAll(/([A-Z])(?=[A-Z][a-z]{2})/g, '$1_')
        .toLowerCase()
    : key
}
