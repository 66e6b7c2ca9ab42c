import { sentence, tell } from '#concierge/say/wording.ts'
import { type FactAnswer, type FactQuestion, looseText } from './answer.ts'
import { sayFact } from './say-fact.ts'

type Way = readonly [string, string, string]

const ASKS_BEFORE =
  /\b(?:have to|need to|must|gotta|got to|required to|do (?:i|we)|should (?:i|we)|without|tengo que|hay que)\b(?: \p{L}+){0,2} (?:pre ?order(?:ing)?|(?:order(?:ing)?|ordenar|pedir)(?: \p{L}+){0,2} (?:online|ahead|first|before|en linea|antes)|(?:online|pre ?order|order ahead)\b)/u
const TELLS_BEFORE =
  /\b(?:needs?|requires?)\b.{0,12}\border|\b(?:online|pre-?)\s?orders? (?:only|required|needed|first)\b/i

/** Whether a way to take an order needs one placed before, where the shop tells it by yes or no or in its note; null where not. */
export function orderedBefore(
  { store: { facts }, profile, plain, language }: FactQuestion,
  [way, en, es]: Way,
): FactAnswer | null {
  if (!ASKS_BEFORE.test(plain)) return null
  const the = en.replace(/^a /, 'the ')
  const say = (needed: boolean): string =>
    needed
      ? tell(language, `Yes, for ${the} you order first.`, `Sí, para usar ${es} hay que pedir antes.`)
      : tell(
          language,
          `No, for ${the} no order beforehand is needed.`,
          `No, para usar ${es} no hace falta pedir antes.`,
        )
  const told = facts.find(
    ({ top, leaves }) => top.startsWith(way.slice(0, 5)) && TELLS_BEFORE.test(leaves.join(' ').replaceAll('_', ' ')),
  )
  if (told !== undefined)
    return {
      text:
        typeof told.value === 'boolean'
          ? say(told.value)
          : sayFact({ path: told.leaves.join('.'), value: told.value }, language),
      paths: [told.path],
      known: true,
    }
  const [part] = partsOfNote(profile.pickup, way).filter((one) => TELLS_BEFORE.test(one))
  if (part === undefined) return null
  const text = /^no needs?\b/i.test(part)
    ? say(false)
    : /^needs? [\w ]{0,12}order$/i.test(part)
      ? say(true)
      : sentence(part)
  return { text, paths: ['pickup'], known: true }
}

const OF_RIDERS = /\b(?:passengers?|everyone|everybody|buyer|kids|children|minors)\b/i

/** Who may sit in the car at a way to take an order, where its note tells it; none where not. */
export function ridersTold(pickup: Readonly<Record<string, unknown>> | undefined, way: string): readonly string[] {
  return partsOfNote(pickup, way)
    .filter((part) => OF_RIDERS.test(part))
    .map((part) => sentence(part.replace(/^[a-z][a-z ]{2,24}(?= \p{Lu}\p{Ll})/u, '').trim()))
}

/** A note of several parts, as they are told one after the other. */
function partsOfNote(pickup: Readonly<Record<string, unknown>> | undefined, way: string): readonly string[] {
  return (looseText(pickup, `${way}_note`) ?? '').split(/;\s+|(?<=[.!?])\s+/).map((part) => part.replace(/\.$/, ''))
}
