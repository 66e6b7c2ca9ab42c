import { foldText, wordStem } from '#concierge/understand/fold-text.ts'
import { type FactQuestion, looseList } from './answer.ts'
import { exceptedPlaces } from './area-terms.ts'

type Asked = Pick<FactQuestion, 'profile' | 'plain'>

/** Places that are named and that no driver goes to: listed as such, left out of the area, or denied in another line of the delivery. */
export function refusedPlaces({ profile, plain }: Asked): string[] {
  const listed = looseList(profile.delivery, 'no_delivery_to').filter((place) => mentionsPlace(plain, place))
  if (listed.length > 0) return listed
  const excepted = exceptedPlaces(profile.delivery?.area, plain)
  return excepted.length > 0 ? excepted : deniedPlaces({ profile, plain })
}

/** Places by the names people use for them. */
const ALSO_CALLED: readonly (readonly [RegExp, RegExp])[] = [
  [
    /hotel|motel|lodging|\binns?\b/,
    /\b(?:hotel(?:e?s)?|motel(?:e?s)?|hilton|marriott|hyatt|sheraton|westin|holiday inn|hampton|best western|ramada|inn|resorts?|suites?|front desk|concierge desk|lodge|hostel(?:e?s)?|guest ?house|room (?:\d+|number|service)|(?:my|our|the|his|her|a) room (?:at|in) (?:the|an?)|(?:mi|nuestra|la) habitacion)\b/,
  ],
  [/casino/, /\b(?:casinos?|(?:the|a|on) strip|slot machines?|poker room|card room|gaming floor)\b/],
  [
    /campus|school|dorm|university|college/,
    /\b(?:campus|dorms?|dormitor(?:y|ies|ios?)|residence hall|university|college(?! (?:student|kid|id|discount))|student housing|school|universidad|residencia (?:universitaria|estudiantil|de estudiantes))\b/,
  ],
  [/federal/, /\b(?:federal|military base|air force base|army base|post office|courthouse)\b/],
  [/park/, /\b(?:the park|state park|public park|picnic area|(?:al|el|un) parque)\b/],
  [
    /rental/,
    /\b(?:air ?bnbs?|vrbo|rental(?: house| home| cabin| condo)?|rentals|timeshare|vacation (?:house|home|rental))\b/,
  ],
  [
    /work ?place|\boffices?\b|\bbusiness(?:es)?\b/,
    /\b(?:(?:my|our|the) (?:work|office|job|workplace)|(?:mi|la) oficina|mi trabajo)\b/,
  ],
  [/\bbars?\b/, /\b(?:to|at|in) (?:an? |the |my |your |this )?(?:sports |dive )?(?:bar|pub|brewery|taproom)\b/],
  [/airport/, /\b(?:airports?|terminal|jfk|laguardia|newark|aeropuertos?)\b/],
  [/service area/, /\b(?:rest (?:stop|area)|service (?:area|plaza)|turnpike)\b/],
  [
    /\bboats?\b|marina|\bdocks?\b|\bvessels?\b|\bslips?\b/,
    /\b(?:(?:sail|house|speed|motor|fishing )?boats?|yachts?|catamaran|pontoon|cabin cruiser|marinas?|(?:the|my|our|a) (?:dock|pier|slip)(?! (?:street|st|road|rd|ave|avenue|lane|apartments?|condos?)\b)|docked|moored|anchored|slip (?:\d+|number)|lancha|velero|barco)\b/,
  ],
  [/campground|campsite/, /\b(?:camp ?(?:ground|site)s?|rv park|koa|camping|campamento)\b/],
]

/** Named by a word that also means other things, such places count by the names above alone. */
const ALSO_OTHERWISE = /^(?:bars?|parks?|schools?|works?)$/

function mentionsPlace(plain: string, place: string): boolean {
  const folded = foldText(place)
  if (ALSO_CALLED.some(([kind, names]) => kind.test(folded) && names.test(plain))) return true
  const said = new Set(plain.split(' ').map(wordStem))
  return folded.split(/ (?:and|or) |[,/]/).some((kind) => {
    const words = kind.split(/\s+/).filter((word) => word.length > 3)
    return words.length > 0 && !ALSO_OTHERWISE.test(kind.trim()) && words.every((word) => said.has(wordStem(word)))
  })
}

const DENIES_PLACES =
  /\b(?:no|not|never|nor|except|excluding|cannot|can'?t|don'?t)(?: (?:to|deliver(?:y|ies)?|go|for|at|any))* ([^.;:()]{3,120})/gi
const HOMES_ONLY =
  /\b(?:residences?|residential(?: addresses)?|(?:private )?homes?|houses) only\b|\bonly (?:to )?(?:private |residential )?(?:residences?|homes|houses|addresses)\b/i
/** No residences, whatever they are called. */
const NO_HOMES = ['hotels', 'casinos', 'airport', 'bars', 'parks', 'campgrounds'] as const

/** What a line in the shop's own words denies ("residences only, no hotels or dorms"), where it speaks of a kind of place. */
function deniedPlaces({ profile, plain }: Asked): string[] {
  const lines = Object.values(profile.delivery ?? {}).flatMap((value) => {
    const told: readonly unknown[] = Array.isArray(value) ? value : [value]
    return told.filter((one) => typeof one === 'string')
  })
  const denied = lines.flatMap((line) =>
    [...line.matchAll(DENIES_PLACES)].flatMap(([, places = '']) => places.split(/,|\s+(?:and|or|nor|&)\s+/)),
  )
  const kinds = [
    ...denied.map((place) => place.trim()),
    ...(lines.some((line) => HOMES_ONLY.test(line)) ? NO_HOMES : []),
  ]
  const found = kinds.filter((place) => {
    const folded = foldText(place)
    return !OF_TERMS.test(folded) && ALSO_CALLED.some(([kind, names]) => kind.test(folded) && names.test(plain))
  })
  return [...new Set(found)].slice(0, 1)
}

/** "No minimum for hotels" denies a term, and no place. */
const OF_TERMS = /\b(?:for|fees?|minimum|charge|cash|tips?|ids?)\b/
