import { tellsOfLost } from '#concierge/facts/lost-things.ts'
import { groupsAsked } from '#concierge/facts/deal-groups.ts'
import { asksAffair } from '#concierge/facts/shop-affairs.ts'
import { isLexiconWord } from '#concierge/retrieve/gazetteer.ts'
import { remember } from '#concierge/retrieve/remember.ts'
import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import { findArticle } from '#concierge/say/articles.ts'
import { startsAsking } from './asides.ts'
import { clausesOf, cutRunOn, LEADS_ON } from './clauses.ts'
import { foldText, wordStem, wordsIn } from './fold-text.ts'
import { STORE_INTENTS, type StoreIntent, storeIntentsOf } from './intent.ts'
import { type ReadWish, readWish } from './read-wish.ts'
import { OF_SERVICE } from './settle-topic.ts'
import { saysWish } from './standing.ts'
import { toldShare } from './told-share.ts'
import { topicOf } from './topic-of.ts'

const LONGEST = 400
const MOST_CLAUSES = 10
const FEWEST_WORDS = 3
const LIKELY = 0.5
const SURE_OF_TOPIC = 0.8

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
  /\b(?:vegan|allerg\w*|kosher|halal|gluten|diabetic|sugar|dairy|gelatin|nuts?|new to|never|only|dont|don'?t|doesnt|doesn'?t|cant|can'?t|without|too|not|no|hate[sd]?|loves?|likes?|liked|loved|usually|normally|mostly|always|felt|feels?|hits?|worked|works|ate|smoked|vaped|took|had|tried|used|tolerance|beginner|newbie|budget|small|medium|large|xl|xxl)\b/i

/** "I'm at the Hilton, can you deliver there": what is asked is told before. */
const POINTS_BACK =
  /\b(?:there|here|it|that|this|them|then)\s*[?!.]*$|^(?:so |and |but )?(?:when|where|why|how(?: (?:much|many|long|late))?|what (?:time|day)s?|which(?: ones?)?)\s*[?!.]*$|\b(?:like|of|for|with|about) (?:that|this|those|these|it|them)\b|\bwhat(?:s| is|'s) (?:it|that|this)\b|\b(?:does|do|did|is|are|was|can|will|would|has|have) (?:it|they|those|these)\b(?! (?:always |still |usually )?(?:busy|crowded|packed|true|possible|ok|okay|too late|raining|snowing|legal|worth|normal|safe|bad)\b)|\b(?:he|she|they|him|her|his|their|ones?(?! (?:for|of|to|that|with|in|on|under)\b)|(?:an?|cheap|new|510|similar|different) (?:\w+ )?ones?\b|whats an? \w+ one\b|another|replacements?|510s)\b/i

/** "Straight off the beach in flip flops, will you let me in". */
const LETS_IN = /\b(?:let (?:me|us|him|her|them) in|come in|get in|ok|okay|allowed|serve (?:me|us))\b/i
const DRESSED =
  /\b(?:flip ?flops|bikini|swimsuit|swim ?wear|swim trunks|wet ?suit|barefoot|shirtless|pajamas|pjs|slippers|scrubs|work boots|uniform|costume)\b/i

/** "We're docked for the weekend, can you deliver to us": where somebody is bears on what is brought. */
const BROUGHT = /\b(?:deliver\w*|ship|bring|drop|driver|courier)\b/i
const PLACED = /\b(?:at|in|near|docked|anchored|staying|stay|live|camp\w*|parked)\b/i

/**
 * The message without clauses that tell how somebody comes to ask ("my phone is about to die so quick, what time do you close"): no thing
 * that is sold, no person, order or figure that the question could hang on is in them, or they read as nothing but told ("hybrid car is in
 * the shop"), and the rest says by itself what is asked.
 */
export function withoutCircumstances(text: string, vocabulary: Vocabulary): string {
  if (text.length > LONGEST || WEIGHS.test(text)) return text
  const parted = clausesOf(text)
  const clauses = parted.flatMap((clause) =>
    parted.length > 1 && isPlainlyTold(clause, PLAINLY_BESIDE_QUESTION)
      ? [clause]
      : cutRunOn(clause, { toldShare: shareOf, isAsked: (part) => ASKS_PLAINLY.test(part), least: PLAINLY }),
  )
  if (clauses.length < 2 || clauses.length > MOST_CLAUSES) return text
  const told = new Set(clauses.filter((clause) => maybeTold(clause) || isPlainlyTold(clause, PLAINLY_BESIDE_QUESTION)))
  if (told.size === 0) return text
  const rest = joined(clauses.filter((clause) => !told.has(clause)))
  if (POINTS_BACK.test(rest) || ASKS_LANDMARK.test(rest)) return text
  const matter = rest === '' ? null : matterOf(rest, readWish(rest, vocabulary))
  if (matter === null) return text
  const isBrought = BROUGHT.test(rest)
  const isOfMatter = (clause: string): boolean =>
    (matter.of === 'goods' && NEVER_LEFT.test(clause)) ||
    (isBrought && PLACED.test(clause)) ||
    (LETS_IN.test(rest) && DRESSED.test(clause)) ||
    !(isPlainlyTold(clause, PLAINLY_BESIDE_QUESTION)
      ? mayBeLeft(clause, matter, vocabulary)
      : isBeside(clause, vocabulary, matter))
  const kept = clauses.filter((clause) => !told.has(clause) || isOfMatter(clause))
  if (kept.length === clauses.length) return text
  const asked = joined(kept)
  return /[?？]\s*$/.test(text) && !asked.endsWith('?') ? `${asked}?` : asked
}

/** "Heading down from the highway, what should i watch for": the way there is what it is asked of. */
const ASKS_LANDMARK = /\bwhat (?:should|do|would|can) (?:i|we) (?:watch|look|keep an eye)(?: out)? for\b/i

/** What is weighed against another is never merely told. */
const WEIGHS = /\b(?:vs|versus)\b/i

/** A question, and no "got any" that stories begin with too. */
const ASKS_PLAINLY =
  /^(?:(?:um|please|hey|hi) )*(?:what|where|when|who|how|which|why|whats|wheres|whens|whos|hows|what's|where's|how's|do|does|did|can|could|would|will|is|are|any|tell me|show me|recommend|looking for|i need|i want)\b/i

function joined(clauses: readonly string[]): string {
  return clauses.map((clause) => clause.replace(LEADS_ON, '')).join(', ')
}

function maybeTold(clause: string): boolean {
  const said = clause.replace(LEADS_ON, '')
  return isStatement(said) && TELLS.test(`${said} `) && !BEARS_ON_ALL.test(said)
}

function isStatement(said: string): boolean {
  return said.split(/\s+/).length >= FEWEST_WORDS && !startsAsking(said)
}

/** From so likely on a clause is taken for told, whatever of the shop's words are in it; beside what plainly asks sooner. */
const PLAINLY = 0.9
const PLAINLY_BESIDE_QUESTION = 0.6

const ASKS_WITHIN =
  /\b(?:can|could|do|does|did|may|will|should) (?:i|you|u|ya|yall|we)\b|\bany chance\b|\bwhats? the\b/i
/** What was shown before is pointed at. */
const OF_LIST = /\b(?:first|second|third|middle|1st|2nd|3rd|both|those|these|ones?|number \d)\b|#\d/i

const shareOf = remember((clause) => toldShare(clause), { most: 400, longest: 200 })

function isPlainlyTold(clause: string, from = PLAINLY): boolean {
  const said = clause.replace(LEADS_ON, '')
  if (said.split(/\s+/).length < FEWEST_WORDS || OF_LIST.test(said) || ASKS_WITHIN.test(said)) return false
  const asks = ASKS_PLAINLY.test(said)
  if (asks && startsAsking(said)) return false
  const share = shareOf(said)
  return share >= PLAINLY ? !asks : share >= from && !startsAsking(said) && isStrange(said)
}

/** So many words that no lexicon of the shop knows: "clipping flowers for the church table", where "smalls are fine" has none. */
const FEWEST_STRANGE = 3

function isStrange(said: string): boolean {
  const strange = wordsIn(foldText(said)).filter(
    (word) => word.length > LITTLE_WORD + 1 && !isLexiconWord(wordStem(word)),
  )
  return strange.length >= FEWEST_STRANGE
}

/** What was lost is asked for, and how somebody comes bears on the way. */
function mayBeLeft(clause: string, { of, namesForm, named, topics, guessed }: Matter, vocabulary: Vocabulary): boolean {
  const { plain, wish } = readWish(clause, vocabulary)
  if (of === 'goods' && !named && wish.terms.some(({ said, rows }) => rows !== null && said.includes(' '))) return false
  if (guessed === true && saysMood(wish, false)) return false
  const bears = isPlainlyTold(clause)
    ? saysMood(wish, namesForm && shareOf(clause) >= SURELY)
    : saysWish({ ...wish, ...OF_EVERYDAY_WORDS })
  if (of === 'goods' && (bears || isCalledSo(wish, plain))) return false
  if (of === 'words' && WHEN_OR_ORDER.test(clause)) return false
  if (topics.includes('deals') && groupsAsked(plain).length > 0) return false
  const isLost = tellsOfLost(plain) && ((of === 'words' && topics.length === 0) || HERE.test(clause))
  return !isLost && !(RIDES.test(clause) && topics.some((intent) => OF_THE_WAY.has(intent)))
}

/** When somebody comes and what was ordered bear on what is asked of the shop. */
const WHEN_OR_ORDER =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tmrw|tonight|xmas|christmas|new years?|july|easter|halloween|thanksgiving|turkey day|memorial|labor day|420|fourth|weekend|order(?:ed|s)?|bought|(?:at|til|till|until|by) \d{1,2}|\d{1,2}(?::\d\d)? ?[ap]m)\b|4\/20/i
/** What may not be in it and how large it is to be is never left out. */
const NEVER_LEFT =
  /\b(?:allerg\w*|vegan|vegetarian|kosher|halal|gluten|celiac|diabetic|lactose|dairy|nuts?|peanuts?|gelatin|sugar|carbs|keto|size \w+|xs|xl|xxl|[2-4]xl)\b/i
const HERE = /\b(?:your|you guys|yall|there|the (?:store|shop|dispensary|lobby|counter))\b/i

/** How it is to feel is wished for however it is told, and so is what somebody is about to do, unless it is surely nothing but told. */
function saysMood({ effects, leaning, occasion, beginner }: Wish, isSure: boolean): boolean {
  return effects.length > 0 || beginner || (!isSure && (leaning.length > 0 || occasion !== null))
}

const SURELY = 0.97

/** What an everyday word is taken for: "peanut butter on the screen", "hubby brought me flowers". */
const OF_EVERYDAY_WORDS = {
  forms: [],
  terms: [],
  brands: [],
  flavors: [],
  qualifiers: [],
  strainTypes: [],
} as const satisfies Partial<Wish>

/** Hardly a word beside the name of a thing: "casey jones by essence". */
function isCalledSo({ terms, brands }: Wish, plain: string): boolean {
  const named = [...terms.filter(({ rows }) => rows !== null).map(({ said }) => said), ...brands.map(foldText)]
  const rest = named.reduce((left, name) => left.replace(name, ' '), plain)
  return named.length > 0 && rest.split(' ').filter((word) => word.length > LITTLE_WORD).length < FEWEST_BESIDE
}

const LITTLE_WORD = 2
const FEWEST_BESIDE = 2

/** How and where somebody comes bears on how to find us, where to leave the car and what is brought. */
const RIDES =
  /\b(?:bus|train|subway|metro|ferry|plane|airport|hotel|motel|airbnb|camp\w*|boat|rv|car|truck|walking|driving)\b/i
const OF_THE_WAY: ReadonlySet<StoreIntent> = new Set(['store_location', 'parking', 'delivery', 'pickup'])

/** What is asked by itself: a thing, which a mood told beside it may bear on, or an answer in words. */
type Matter = {
  of: 'goods' | 'words'
  namesForm: boolean
  named: boolean
  topics: readonly StoreIntent[]
  guessed?: true
}

function matterOf(rest: string, { wish, plain }: ReadWish): Matter | null {
  const namesForm = wish.forms.length > 0
  const named = wish.terms.length + wish.brands.length > 0
  const topics = storeIntentsOf(plain)
  if (saysThing(wish)) return { of: 'goods', namesForm, named, topics }
  if (topics.length > 0 || findArticle(plain) !== null || asksAffair(plain))
    return { of: 'words', namesForm, named, topics }
  if (saysWish(wish) && startsAsking(rest)) return { of: 'goods', namesForm, named, topics }
  const { topic, share } = topicOf(plain, wish)
  if (topic === 'goods' || share < SURE_OF_TOPIC) return null
  const meant = STORE_INTENTS.find((intent) => intent === topic)
  return { of: 'words', namesForm, named, topics: meant === undefined ? topics : [meant], guessed: true }
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
  if (matter.topics.includes('store_hours') && WHEN_OR_ORDER.test(clause)) return false
  // "I'm a nurse, do I get something off": who somebody is, is what a deal hangs on.
  if (matter.topics.includes('deals') && groupsAsked(plain).length > 0) return false
  if (RIDES.test(clause) && matter.topics.some((intent) => OF_THE_WAY.has(intent))) return false
  if (storeIntentsOf(plain).some((intent) => matter.topics.includes(intent))) return false
  const { topic, share } = topicOf(plain, wish)
  return !((OF_SERVICE.has(topic) || topic === 'jobs') && share >= LIKELY)
}
