import { foldText, wordStem } from '#concierge/understand/fold-text.ts'
import { sentence, tell } from '#concierge/say/wording.ts'
import type { FactAnswer, FactQuestion } from './answer.ts'
import { contactLine } from './contact-line.ts'
import { ASKS_FOR_OTHER_SHOPS } from './house-rules.ts'
import { asksToMatch } from './price-match.ts'
import { onceFor } from '#concierge/retrieve/remember.ts'

type Place = { path: string; name: string; told: string; leaves: ReadonlyMap<string, string> }

const PLACE_KEY = /(?:^|_)(?:locations?|stores?|branch(?:es)?|shops?|dispensar(?:y|ies)|sites?)$/
const TOPICS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bpark|estacion/, /park/],
  [/\bphone|\bcall\b|\bnumber|telefono|e ?mail|correo/, /phone|tel|mail|contact/],
  [
    /\bhours?\b|\bopen|\bclos(?:es?|ed|ing)\b|\bwhat time|\bwhen\b|\buntil|horario|abre|cierra/,
    /hour|open|time|schedule/,
  ],
  [/\bwhere\b|address|located|direction|get (?:to|there)|donde|direccion/, /address|street|location|direction/],
]

const ASKS_WHETHER =
  /\b(?:(?:is|are) there|(?:do|does|have|got|any|isnt there|is it|another|one|near|by|closer|further|up|down)\b.{0,40}\b(?:in|by|near|at|around|up|over|to)|hay|tienen)\b/

/** Whether a sentence speaks of another shop of the same owner by its town or name. */
export function namesElsewhere(question: Pick<FactQuestion, 'profile' | 'plain'>): boolean {
  return placesOf(question.profile).some((place) => isNamed(place, question))
}

/** What the profile knows of another shop of the same owner when the question names it or asks for others; null when it does neither. */
export function answerElsewhere(question: FactQuestion): FactAnswer | null {
  const places = placesOf(question.profile)
  if (places.length === 0) return null
  const named = places.find((place) => isNamed(place, question))
  if (named !== undefined) return tellPlace(named, question)
  if (!ASKS_FOR_OTHER_SHOPS.test(question.plain) || asksToMatch(question.plain)) return null
  return {
    text: places.map((place) => sentence(place.told)).join(' '),
    paths: places.map(({ path }) => path),
    known: true,
  }
}

function tellPlace(place: Place, { plain, profile, language }: FactQuestion): FactAnswer | null {
  const asked = TOPICS.filter(([words]) => words.test(plain)).map(([, leaf]) => leaf)
  const byWord = [...place.leaves].filter(([key]) =>
    key.split('_').some((word) => word.length > 3 && plain.includes(wordStem(word))),
  )
  const told = asked.length === 0 ? byWord : [...place.leaves].filter(([key]) => asked.some((leaf) => leaf.test(key)))
  const paths = [place.path]
  if (told.length > 0)
    return {
      text: told
        .map(([key, value]) =>
          sentence(`${place.name}: ${key === 'address' ? '' : `${key.replaceAll('_', ' ')} `}${value}`),
        )
        .join(' '),
      paths,
      known: true,
    }
  if (asked.length === 0)
    return ASKS_WHETHER.test(plain)
      ? {
          text: tell(
            language,
            `Yes, there is also ${sentence(place.told)}`,
            `Sí, también está ${sentence(place.told)}`,
          ),
          paths,
          known: true,
        }
      : null
  const text = tell(language, `I don't have that for ${place.name} here.`, `No tengo aquí ese dato de ${place.name}.`)
  return { text: `${text} ${contactLine(profile, language)}`, paths, known: false, handoff: 'unanswered' }
}

/** Other places than the shop itself, from a list of rows or of lines, or from a row under a key of its own. */
const placesOf = onceFor((profile: FactQuestion['profile']): readonly Place[] => {
  const own = foldText(profile.address?.street ?? '')
  return Object.entries(profile).flatMap(([key, value]) => {
    if (!PLACE_KEY.test(key)) return []
    const entries: readonly unknown[] = Array.isArray(value) ? value : [value]
    return entries.flatMap((entry, at) => {
      const place = readPlace(entry, Array.isArray(value) ? `${key}.${at}` : key)
      return place === null || (own !== '' && foldText(place.told).includes(own)) ? [] : [place]
    })
  })
})

/** "We have a second, smaller store: Mill Street, 4 Mill St": its name stands behind what is said of it. */
const TOLD_OF = /^(?:we|there|our|yes|also)\b[^:]*:\s*(.+)$/is

function readPlace(entry: unknown, path: string): Place | null {
  if (typeof entry === 'string') {
    const [name = ''] = (TOLD_OF.exec(entry)?.[1] ?? entry).split(/[,:(–-]/)
    return entry.trim() === '' ? null : { path, name: name.trim(), told: entry, leaves: new Map([['address', entry]]) }
  }
  if (typeof entry !== 'object' || entry === null) return null
  const leaves = new Map(
    Object.entries(entry).flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[key, String(value)] as const] : [],
    ),
  )
  const name = leaves.get('name') ?? leaves.get('city') ?? leaves.get('title')
  if (name === undefined) return null
  for (const key of ['name', 'title', 'id']) leaves.delete(key)
  const told = [...leaves]
    .map(([key, value]) => (key === 'address' ? value : `${key.replaceAll('_', ' ')} ${value}`))
    .join('; ')
  return { path, name, told: `${name}: ${told}`, leaves }
}

/** By a word of its name or town that the shop's own name and town do not have. */
function isNamed(place: Place, { profile, plain }: Pick<FactQuestion, 'profile' | 'plain'>): boolean {
  const own = new Set(
    wordsOf(
      `${profile.name} ${profile.address?.city ?? ''} ${profile.address?.street ?? ''} store shop dispensary location cannabis`,
    ),
  )
  const asked = new Set(wordsOf(plain))
  return wordsOf(`${place.name} ${place.leaves.get('city') ?? ''}`).some(
    (word) => word.length > 2 && !own.has(word) && asked.has(word),
  )
}

function wordsOf(text: string): string[] {
  return foldText(text).split(/[^\p{L}\p{N}]+/u)
}
