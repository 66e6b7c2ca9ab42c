import { foldText, wordStem } from '#concierge/understand/fold-text.ts'
import { sentence, tell, weekdayName } from '#concierge/say/wording.ts'
import type { FactAnswer, FactQuestion } from './answer.ts'
import { contactLine } from './contact-line.ts'
import { isServedOn } from './days-served.ts'
import { ASKS_FOR_OTHER_SHOPS } from './house-rules.ts'
import { asksToMatch } from './price-match.ts'
import { readDays } from './read-day.ts'
import { shopTime } from './shop-clock.ts'
import { onceFor } from '#concierge/retrieve/remember.ts'

type Leaf = readonly [key: string, value: string]
type Place = { path: string; name: string; told: string; leaves: ReadonlyMap<string, string> }

const PLACE_KEY =
  /(?<!(?:^|_)(?:of|about|in|type|age|name|this)(?:_the|_our)?)(?:^|_)(?:locations?|stores?|branch(?:es)?|shops?|dispensar(?:y|ies)|outlets?|sites?)$|^(?:sister|second|other)_/
const TOPICS: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [/\bpark|estacion/, /park/],
  [/\bphone|\bcall\b|\bnumber|\bph?\b|#|telefono|e ?mail|correo/, /phone|tel|mail|contact/],
  [
    /\bhours?\b|\bhrs\b|\bopen|\bclos(?:es?|ed|ing)\b|\bwhat time|\bwhen\b|\buntil|\bhow (?:late|early)|horario|abre|cierra/,
    /hour|open|time|schedule/,
  ],
  [
    /\bwhere\b|address|\blocated|direction|\bget (?:to|there)|\bhow far|\bstreet\b|donde|direccion/,
    /address|street|location|direction|where/,
  ],
  [/\bcurb ?side|\bdrive (?:thru|through)/, /curb|drive/],
  [/\bdeliver|\bentreg/, /deliver/],
  [/\bmedical|\bpatients?\b|\bmed cards?|\brec\b|\badult use|\brecreational/, /serves|medical|patient|type|adult/],
  [/\bpick ?up|\border|\bsend|\btransfer|\breserve/, /transfer|pick ?up|order|online/],
  [/\batm\b|\bcards?\b|\bdebit|\bcash\b|\bpay/, /pay|atm|cash|debit/],
]
/** Matters of the shop at large, told of no other place: only what its own row says is known. */
const OTHER_MATTERS = /\b(?:wheelchair|ramp|bathroom|restroom|wifi|dogs?|lounge|deals?|discounts?|menu)\b/

const ASKS_WHETHER =
  /\b(?:(?:is|are) there|(?:do|does|have|got|any|isnt there|is it|another|one|near|by|closer|further|up|down)\b.{0,40}\b(?:in|by|near|at|around|up|over|to)|hay|tienen)\b/
/** "The other store", "your second location": the one that there is beside this. */
const THE_OTHER =
  /\b(?:the|your|ur|yalls|that|at|from|to) (?:\p{L}+ )?(?:other|second|2nd|sister|newer|smaller) (?:shops?|stores?|locations?|places?|dispensar(?:y|ies)|dispos?|branch(?:es)?|spot)\b|\b(?:la otra|su otra|otra) (?:tienda|sucursal)\b/u

/** Whether a sentence speaks of another shop of the same owner by its town or name, or as the other one. */
export function namesElsewhere(question: Pick<FactQuestion, 'profile' | 'plain'>): boolean {
  const places = placesOf(question.profile)
  return places.some((place) => isNamed(place, question)) || (places.length > 0 && asksOfOthers(question))
}

/** Other shops by what such are called, or by this one's own name ("is there another Bay Leaf"). */
function asksOfOthers({ profile, plain }: Pick<FactQuestion, 'profile' | 'plain'>): boolean {
  return (
    (ASKS_FOR_OTHER_SHOPS.test(plain) || THE_OTHER.test(plain) || asksForNamesake(profile, plain)) &&
    !asksToMatch(plain)
  )
}

/** "Is there another Bay Leaf": a second shop of this one's name. */
export function asksForNamesake(profile: FactQuestion['profile'], plain: string): boolean {
  const asked = /\b(?:another|(?:any )?other|(?:any )?more|a second|second|2nd|otra?s?) (.+)$/.exec(plain)?.[1]
  const [first] = wordsOf(profile.name).filter((word) => word !== 'the')
  return asked !== undefined && first !== undefined && first.length > 2 && wordsOf(asked)[0] === first
}

/** What the profile knows of another shop of the same owner when the question names it or asks for others; null when it does neither. */
export function answerElsewhere(question: FactQuestion): FactAnswer | null {
  const places = placesOf(question.profile)
  if (places.length === 0) return null
  const named = places.find((place) => isNamed(place, question))
  if (named !== undefined) return tellPlace(named, question)
  if (!asksOfOthers(question)) return null
  const [only] = places
  const told =
    only !== undefined && places.length === 1 && !OF_ALL.test(question.plain) ? tellPlace(only, question) : null
  return told?.known === true
    ? told
    : {
        text: [ofThisShop(question), ...places.map((place) => sentence(place.told))].join(' ').trim(),
        paths: ['address', ...places.map(({ path }) => path)],
        known: true,
      }
}

/** Of which shop is nearer, or of how many there are, this one is part. */
function ofThisShop({ profile: { name, address }, plain }: FactQuestion): string {
  const at = [address?.street, address?.city].filter((part) => part !== undefined && part !== '').join(', ')
  return OF_ALL.test(plain) && at !== '' ? sentence(`${name}: ${at}`) : ''
}

const OF_ALL = /\b(?:which|how many|all)\b/

function tellPlace(place: Place, question: FactQuestion): FactAnswer | null {
  const { plain, profile, language } = question
  const asked = TOPICS.filter(([words]) => words.test(plain)).map(([, leaf]) => leaf)
  const byWord = [...place.leaves].filter(([key]) =>
    key.split('_').some((word) => word.length > 3 && plain.includes(wordStem(word))),
  )
  const told = asked.length === 0 ? byWord : [...place.leaves].filter(([key]) => asked.some((leaf) => leaf.test(key)))
  const paths = [place.path]
  if (told.length > 0)
    return {
      text: [onDays(place, told, question), ...told.map(([key, value]) => sayLeaf(place, key, value, language))]
        .join(' ')
        .trim(),
      paths,
      known: true,
    }
  if (asked.length === 0 && !OTHER_MATTERS.test(plain))
    return ASKS_WHETHER.test(plain) || asksOfOthers(question)
      ? {
          text: tell(
            language,
            IS_SENTENCE.test(place.told) ? sentence(place.told) : `There is also ${sentence(place.told)}`,
            `También está ${sentence(place.told)}`,
          ),
          paths,
          known: true,
        }
      : isTownAlone(place, question)
        ? { text: sentence(place.told), paths, known: true }
        : null
  const text = tell(language, `I don't have that for ${place.name} here.`, `No tengo aquí ese dato de ${place.name}.`)
  const phone = place.leaves.get('phone')
  const ask =
    phone === undefined
      ? contactLine(profile, language)
      : tell(language, `You can call them at ${phone}.`, `Puedes llamar al ${phone}.`)
  return { text: `${text} ${ask}`, paths, known: false, handoff: 'unanswered' }
}

function sayLeaf({ name }: Place, key: string, value: string, language: FactQuestion['language']): string {
  const flag = FLAGS.get(value)
  if (flag === true) return tell(language, `Yes, ${name} has ${labelOf(key)}.`, `Sí, ${name}: ${labelOf(key)}.`)
  if (flag === false) return tell(language, `No, ${name} has no ${labelOf(key)}.`, `No, ${name}: sin ${labelOf(key)}.`)
  return sentence(`${name}: ${key === 'address' ? '' : `${labelOf(key)} `}${value}`)
}

function labelOf(key: string): string {
  return key.replaceAll('_', ' ')
}

/** Whether it is open on the days that are asked about, before the hours that tell so. */
function onDays(place: Place, told: readonly Leaf[], question: FactQuestion): string {
  const hours = told.find(([key]) => /hour|open|schedule/.test(key))?.[1]
  if (hours === undefined) return ''
  const { profile, plain, now, language } = question
  return readDays(plain, profile, shopTime(now, profile))
    .filter(({ said }) => said !== 'holiday')
    .map(({ day }) => {
      const name = weekdayName(day.weekday, language)
      return isServedOn(hours, day.weekday)
        ? tell(language, `${place.name} is open on ${name}.`, `${place.name} abre el ${name}.`)
        : tell(language, `${place.name} is closed on ${name}.`, `${place.name} cierra el ${name}.`)
    })
    .join(' ')
}

/** "The Millbrook one?": its name and hardly more. */
function isTownAlone(place: Place, { plain }: FactQuestion): boolean {
  return wordsOf(plain).length <= FEW_WORDS && place.name !== ''
}

const IS_SENTENCE = /^(?:we|there|our|yes|also|the)\b/i

const FEW_WORDS = 4
const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
])

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
      ['string', 'number', 'boolean'].includes(typeof value) ? [[key, String(value)] as const] : [],
    ),
  )
  const name = leaves.get('name') ?? leaves.get('city') ?? leaves.get('title')
  if (name === undefined) return null
  for (const key of ['name', 'title', 'id']) leaves.delete(key)
  const told = [...leaves]
    .filter(([, value]) => !FLAGS.has(value))
    .map(([key, value]) => (key === 'address' ? value : `${labelOf(key)} ${value}`))
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
