import { asksAffair } from '#concierge/facts/shop-affairs.ts'
import { tellsOfLost } from '#concierge/facts/lost-things.ts'
import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import { findArticle } from '#concierge/say/articles.ts'
import { startsAsking } from './asides.ts'
import { type StoreIntent, storeIntentsOf } from './intent.ts'
import { type ReadWish, readWish } from './read-wish.ts'
import { OF_SERVICE } from './settle-topic.ts'
import { saysWish } from './standing.ts'
import { topicOf } from './topic-of.ts'

/** Where one thing is told and the next begins, and what people laugh or turn with in between. */
const JOINT =
  /\s*(?:[.!;:…\n]+(?=\s|$)|\?+(?=\s)|,(?=\s)|\s[-–—]+(?=\s))\s*|\s+(?:lo+l|l+mao+|haha+|smh|fr|tho|meanwhile|any ?ways?)(?=[\s,.!]|$)[\s,.!]*/iu
/** What leads on to the question. */
const LEADS_ON = /^(?:(?:so|but|and|now|oh|well|ok|okay|anyway|anyways|meanwhile|just|then|still)\b[,:]?\s*)+/i
/** A question behind the story, run on without a mark. */
const RUN_ON =
  /\s+(?=(?:so|but) (?:(?:i was |just )?wondering |can|could|do|does|did|is|are|was|what|whats|where|when|who|how|which|any|anything|got|need|want|i (?:need|want|wanna)|looking|tell|show|give)\b)/iu

const LONGEST = 400
const MOST_CLAUSES = 10
const FEWEST_WORDS = 3
const LIKELY = 0.5

/** A verb with whom it is told of, or how somebody is placed: what is wished for is seldom said so. */
const TELLS = new RegExp(
  [
    "(?:^|\\s)(?:i'?m|we'?re|i'?ve|we'?ve|it'?s|that'?s|there'?s|he'?s|she'?s|they'?re|am|is|are|was|were|been|keeps?|kept|went|going|came|coming|ran|running|rang|saw|told|said|says|dared|made|makes|took|stuck|won'?t|isn'?t|wasn'?t|couldn'?t|didn'?t|gotta|waiting)(?=\\s|$)",
    '^(?:lost|forgot|between|back (?:at|from|in|to|on)|off to|still|finally|almost|supposed)\\s',
    '^(?!anything|something|nothing|everything|king|spring|morning|evening|wedding)\\p{L}{2,}ing\\s',
    '(?:^|\\s)(?:i|we|he|she|just)\\s(?!need|want|like|love|prefer|have|take|would|do|use|smoke|vape|eat|get)\\p{L}{2,}',
    "(?:my|our|the|his|her|this|some)\\s\\p{L}+\\s(?:\\p{L}{2,}ed|just|finally|always|never|will|can'?t|has|had|died|broke|fell|left|lost|blew|cut|hit|shut|quit|got)(?=\\s|$)",
    '\\p{L}{2,}ed\\s(?:me|us|it|on|off|out|by|my|the)(?=\\s|$)',
  ].join('|'),
  'iu',
)
/** Standing, papers, money and trouble with an order: any question may hang on them. */
const BEARS_ON_ALL =
  /[\d$%]|\b(?:veterans?|vets?|military|army|navy|marines?|seniors?|retire[ds]?|students?|teachers?|first responders?|patients?|medical|med|cards?|license|licence|ids?|passport|locals?|industry|employees?|members?|points|rewards|regulars?|cash|money|order(?:ed)?|bought|return|refund|exchange|broken?|broke|leak\w*|dead|died|defect\w*|clog\w*|delivery|deliver|driver|courier|wheelchair|cane|crutches|service animal|first|holiday|tomorrow|tonight|today|\p{L}+day|want|wants|wanna|need|needs|looking|prefers?|please|recommend|trying|hoping|interested|wondering|instead|them|those|these|ones?|another|both)\b/iu
/** What a wish may hang on beside. */
const BEARS_ON_WISHES =
  /\b(?:vegan|allerg\w*|kosher|halal|gluten|diabetic|sugar|dairy|gelatin|nuts?|new to|never|only|dont|don'?t|doesnt|doesn'?t|cant|can'?t|without|too|not|no|hate[sd]?|loves?|likes?|liked|loved|usually|normally|mostly|always|felt|feels?|hits?|worked|works|ate|smoked|vaped|took|had|tried|used|tolerance|beginner|newbie|budget)\b/i

/** "I'm at the Hilton, can you deliver there": what is asked is told before. */
const POINTS_BACK =
  /\b(?:there|here|it|that|this|them|then)\s*[?!.]*$|\b(?:he|she|they|him|her|his|their|ones?|another|replacements?)\b/i

/** "We're docked for the weekend, can you deliver to us": where somebody is bears on what is brought. */
const BROUGHT = /\b(?:deliver\w*|ship|bring|drop|driver|courier)\b/i
const PLACED = /\b(?:at|in|near|docked|anchored|staying|stay|live|camp\w*|parked)\b/i

/**
 * The message without clauses that tell how somebody comes to ask ("my phone is about to die so quick, what time do you close"): no thing
 * that is sold, no person, order or figure that the question could hang on is in them, and the rest says by itself what is asked.
 */
export function withoutCircumstances(text: string, vocabulary: Vocabulary): string {
  if (text.length > LONGEST || !(JOINT.test(text) || RUN_ON.test(text))) return text
  const clauses = text
    .split(RUN_ON)
    .flatMap((part) => part.split(JOINT))
    .filter((clause) => /\p{L}/u.test(clause))
  if (clauses.length < 2 || clauses.length > MOST_CLAUSES || !clauses.some(maybeTold)) return text
  const asked = clauses.filter((clause) => !maybeTold(clause))
  if (asked.length === 0) return text
  const rest = asked.map((clause) => clause.replace(LEADS_ON, '')).join(', ')
  if (POINTS_BACK.test(rest)) return text
  const read = readWish(rest, vocabulary)
  const matter = matterOf(rest, read)
  if (matter === null) return text
  const told = clauses.filter(maybeTold)
  if (BROUGHT.test(rest) && told.some((clause) => PLACED.test(clause))) return text
  if (!told.every((clause) => isBeside(clause, vocabulary, matter))) return text
  return /[?？]\s*$/.test(text) && !rest.endsWith('?') ? `${rest}?` : rest
}

function maybeTold(clause: string): boolean {
  const said = clause.replace(LEADS_ON, '')
  return (
    said.split(/\s+/).length >= FEWEST_WORDS &&
    !startsAsking(said) &&
    TELLS.test(`${said} `) &&
    !BEARS_ON_ALL.test(said)
  )
}

/** How and where somebody comes bears on how to find us, where to leave the car and what is brought. */
const RIDES =
  /\b(?:bus|train|subway|metro|ferry|plane|airport|hotel|motel|airbnb|camp\w*|boat|rv|car|truck|walking|driving)\b/i
const OF_THE_WAY: ReadonlySet<StoreIntent> = new Set(['store_location', 'parking', 'delivery', 'pickup'])

/** What is asked by itself: a thing, which a mood told beside it may bear on, or an answer in words. */
type Matter = { of: 'goods' | 'words'; namesForm: boolean; topics: readonly StoreIntent[] }

function matterOf(rest: string, { wish, plain }: ReadWish): Matter | null {
  const namesForm = wish.forms.length > 0
  const topics = storeIntentsOf(plain)
  if (saysThing(wish)) return { of: 'goods', namesForm, topics }
  if (topics.length > 0 || findArticle(plain) !== null || asksAffair(plain)) return { of: 'words', namesForm, topics }
  return saysWish(wish) && startsAsking(rest) ? { of: 'goods', namesForm, topics } : null
}

function saysThing({ forms, brands, terms, strainTypes, grams }: Wish): boolean {
  return forms.length + brands.length + strainTypes.length + grams.length > 0 || terms.some(({ rows }) => rows !== null)
}

/** "Wind took my hat", where a hat is sold: beside another thing asked for it is nothing but told. */
function isOwnGear({ forms, brands, terms, strainTypes, grams }: Wish): boolean {
  return (
    forms.length > 0 &&
    forms.every(({ category }) => category === 'accessory' || category === 'merch') &&
    brands.length + strainTypes.length + grams.length + terms.length === 0
  )
}

function isBeside(clause: string, vocabulary: Vocabulary, matter: Matter): boolean {
  const { wish, plain, unknown } = readWish(clause, vocabulary)
  const ofGear = isOwnGear(wish) && (matter.namesForm || matter.of === 'words')
  if ((saysThing(wish) && !ofGear) || asksAffair(plain) || tellsOfLost(plain)) return false
  const isStrange = unknown.some((word) => !vocabulary.isFamiliar(word))
  if (matter.of === 'goods' && !ofGear && (BEARS_ON_WISHES.test(clause) || isStrange || saysWish(wish))) return false
  if ((findArticle(plain)?.strength ?? 0) > 1) return false
  if (RIDES.test(clause) && matter.topics.some((intent) => OF_THE_WAY.has(intent))) return false
  if (storeIntentsOf(plain).some((intent) => matter.topics.includes(intent))) return false
  const { topic, share } = topicOf(plain, wish)
  return !((OF_SERVICE.has(topic) || topic === 'jobs') && share >= LIKELY)
}
