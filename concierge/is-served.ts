import { namesPatientPapers, patientRule } from './facts/answer-identification.ts'
import type { GuardVerdict } from './guard.ts'
import { ridersTold } from './facts/ordered-before.ts'
import { ownTermsAsked, roomNamed } from './facts/own-terms.ts'
import { tellsOfLost } from './facts/lost-things.ts'
import { isEvident } from './guard/evidence.ts'
import { normalizeText } from './guard/normalize-text.ts'
import { readMessage } from './guard/read-message.ts'
import { articleById } from './say/articles.ts'
import { asksLineage } from './retrieve/detail-asked.ts'
import type { Store } from './open-store.ts'
import { isAskedHarmlessly, OF_GOODS } from './guard-replies/asked-harmlessly.ts'
import { isTested, yieldsTo } from './guard-replies/yields-to.ts'
import { plainSentence } from './understand/fold-text.ts'
import { fillsSlot } from './understand/asked-slot.ts'
import { isGear } from './understand/read-gear.ts'
import { namesClub } from './understand/names-club.ts'
import type { Understood } from './understand/understand.ts'

type Said = {
  said: string
  understood: Understood
  /** What the guard says of other words in the same talk. */
  guardOf: (text: string) => GuardVerdict | null
}

/** A verdict by likeness yields to a question that the words of the shop explain in full; a verdict by rule only to a name. */
export function isServed(store: Store, verdict: GuardVerdict, { said, understood, guardOf }: Said): boolean {
  if (asksForName(verdict, said, understood) || asksParents(verdict, understood)) return true
  if (isAmidShopping(store, verdict, { said, understood })) return true
  if (asksForGear(store, verdict, { said, understood }) || asksHowLongFelt(verdict, { said, understood })) return true
  if (isAskedHarmlessly(store, verdict, understood)) return true
  if (asksForOwnThing(verdict, understood.plain)) return true
  if (shunsThc(verdict, plainSentence(said))) return true
  if (asksForGoodsElsewhere(verdict, understood.plain)) return true
  if (isAskedInEarnest(verdict, understood, guardOf)) return true
  if (verdict.rule === 'new-persona' && understood.intent === 'loyalty' && namesClub(store, understood.plain))
    return true
  if (understood.talkAlone) return isMereTalk(verdict, understood)
  if (verdict.kind === 'underage')
    return isPatientQuestion(store, understood) || asksOfRiders(store, plainSentence(said))
  const strange = understood.unknown.filter((word) => !store.vocabulary.isFamiliar(word)).length
  if (verdict.rule === 'distress') return strange === 0 && isPlainQuestion(understood)
  if (isAbroad(understood.language)) return MERE_LIKENESS.has(verdict.rule) && isOfTheShop(verdict, understood)
  if (verdict.kind === 'illegal' && verdict.rule === 'reads-like')
    return strange === 0 && (understood.intent === 'education' || isLapsedId(understood))
  if (verdict.rule === 'claimed-authority') return strange === 0 && asksForTheOwner(understood)
  if (verdict.rule === 'override-instructions' && understood.store[0] === 'human_handoff')
    return !OF_ORDERS.test(understood.plain) && strange <= 1
  return verdict.kind === 'off_topic' && (isOurs(understood, strange) || asksOfRoom(store, understood.plain))
}

/** "Can we get a table in the lounge": of a room that the shop has, by what it tells of that. */
function asksOfRoom(store: Store, plain: string): boolean {
  return roomNamed(store, plain) !== null && ownTermsAsked(store, plain).length > 0
}

const OF_LANE = /\bdrive ?(?:thru|through|up)\b|\bcurb ?side\b/
const RIDES =
  /\b(?:in (?:the|my|our) (?:car|truck|van|back|back ?seat|vehicle)|rid(?:es|ing) with|in (?:their|his|her) (?:car ?seat|booster)|passengers?|with me|asleep)\b/
const WANTS_FOR =
  /\b(?:for (?:him|her|them|my|the|our)|give|gives|giving|share|sharing|wants?|buys?|buying|let (?:him|her|them)|hand (?:it|him|her)|he can|she can|they can|picks?|orders? for)\b/

/** "My son is in the car, may I use the drive-thru": who may ride along, where the shop tells it, and nothing for them. */
function asksOfRiders({ profile }: Store, plain: string): boolean {
  const told = [...ridersTold(profile.pickup, 'drive_thru'), ...ridersTold(profile.pickup, 'curbside')]
  return told.length > 0 && OF_LANE.test(plain) && RIDES.test(plain) && !WANTS_FOR.test(plain)
}

const LONGEST_AMID = 12

/** "He wont eat gummies", "thinking about the lowell ones": said after things were shown, of things, and with no word of what it resembles. */
function isAmidShopping(
  store: Store,
  { kind, rule }: GuardVerdict,
  { said, understood }: Pick<Said, 'said' | 'understood'>,
): boolean {
  const { intent, plain, standing, pointed, unknown, said: wish } = understood
  if (!MERE_LIKENESS.has(rule) || standing.shown.length === 0 || !OF_GOODS.has(intent)) return false
  if (plain.split(' ').length > LONGEST_AMID || unknown.some((word) => !store.vocabulary.isFamiliar(word))) return false
  const ofThings =
    pointed.length > 0 ||
    [wish.forms, wish.brands, wish.notKinds, wish.notCategories, wish.strainTypes].some((part) => part.length > 0) ||
    wish.terms.some((term) => term.rows !== null) ||
    [wish.thcMin, wish.thcMax, wish.priceMin, wish.priceMax, wish.mgPieceMin, wish.mgPieceMax].some(
      (bound) => bound !== null,
    )
  return ofThings && !isEvident(kind, readMessage(normalizeText(said).text))
}

/** "Empty cones so i can fill my own": a thing to use is wished for, and no word tells of what it resembles. */
function asksForGear(
  store: Store,
  { kind, rule }: GuardVerdict,
  { said, understood: { intent, plain, unknown, said: wish } }: Pick<Said, 'said' | 'understood'>,
): boolean {
  if (kind !== 'illegal' || rule !== 'reads-like' || !OF_GOODS.has(intent)) return false
  if (wish.forms.length === 0 || !wish.forms.every(isGear) || plain.split(' ').length > LONGEST_AMID) return false
  return (
    unknown.every((word) => store.vocabulary.isFamiliar(word)) &&
    !isEvident(kind, readMessage(normalizeText(said).text))
  )
}

/** "How long would a gummy keep me high" without a word of any vehicle: how long it is felt, and not when one may drive. */
function asksHowLongFelt(
  { kind, rule }: GuardVerdict,
  { said, understood: { intent, article } }: Pick<Said, 'said' | 'understood'>,
): boolean {
  if (kind !== 'driving' || rule !== 'reads-like' || intent !== 'education' || article === null) return false
  const { find } = readMessage(normalizeText(said).text)
  return find('DRIVE').length === 0 && find('ON_VEHICLES').length === 0
}

/** Talk with nothing beside it is none of what it reads like; how it is refused where it is of the world outside matters little. */
function isMereTalk({ kind, rule }: GuardVerdict, { intent }: Understood): boolean {
  if (kind === 'off_topic') return intent !== 'out_of_scope'
  return MERE_LIKENESS.has(rule) || rule === 'distress' || (rule === 'across-state-lines' && intent === 'out_of_scope')
}

/** Whoever is too young stays so; what else no switch turns off yields to a name only where mere likeness spoke. */
const A_NAME_BY_LIKENESS: ReadonlySet<string> = new Set(['crisis', 'emergency', 'injection'])
const NOT_OF_THE_WORDS: ReadonlySet<string> = new Set(['said-earlier', 'guideline'])

/** "Anything from West Coast Cure", "do you have sugar daddy": the message asks for what bears a name, and says nothing else. */
function asksForName({ kind, rule }: GuardVerdict, said: string, { plain, called }: Understood): boolean {
  if (kind === 'underage' || NOT_OF_THE_WORDS.has(rule)) return false
  const byLikeness = rule === 'reads-like' || rule === 'foreign-subject'
  if (A_NAME_BY_LIKENESS.has(kind) && !byLikeness) return false
  return called.some((name) => {
    const start = plain.indexOf(name)
    const asked = fillsSlot(plain, start, start + name.length)
    return asked && name.includes(' ') && (byLikeness || plainSentence(said).includes(name))
  })
}

/** "Does cbd show up on a drug test": the article may be given to anybody, and without its question nothing grave is left. */
function isAskedInEarnest(
  verdict: GuardVerdict,
  { article, intent, plain }: Understood,
  guardOf: Said['guardOf'],
): boolean {
  if (article === null || !TOLD_BY.has(intent) || !yieldsTo(verdict, article, plain)) return false
  const rest = plain.replace(articleById(article)?.topic ?? '', ' ')
  return !/\p{L}/u.test(rest) || MERELY.has(guardOf(rest)?.kind ?? null)
}

/** An article tells it, or a fact of the shop's own about the same. */
const TOLD_BY: ReadonlySet<string> = new Set(['education', 'store_info'])

/** What is left of a question means little by itself. */
const MERELY: ReadonlySet<string | null> = new Set([null, 'off_topic'])

/** "My husband left his inhaler in your restroom": it is looked for, and nothing is taken with it. */
function asksForOwnThing({ kind, rule }: GuardVerdict, plain: string): boolean {
  if ((kind !== 'medical' && kind !== 'privacy') || rule === 'distress' || !tellsOfLost(plain)) return false
  const { find } = readMessage(plain)
  return find('PRODUCT').length === 0 && find('INGEST').length === 0
}

/** "Work tests us, is there anything with absolutely no thc": whoever takes none need not get round a test. */
function shunsThc({ kind, rule }: GuardVerdict, plain: string): boolean {
  return kind === 'illegal' && rule === 'reads-like' && WITHOUT_THC.test(plain) && isTested(plain)
}

const WITHOUT_THC =
  /\b(?:something|anything|have|got|sell|carry|products?|any|tienen|algo)\b.{0,40}\b(?:(?:zero|no|without|0|free of|sin) (?:any )?thc\b|thc ?free)/

/** What another kind of shop may sell: "do you sell whippets or just weed stuff" has a plain answer. */
const SOLD_ELSEWHERE =
  /\b(?:whipp?[ei]ts?|nitrous(?: oxide)?|galaxy gas|kratom|7 ?oh|kava|phenibut|poppers|salvia|nicotine|cigarett?es?|cigs?|cigars?|tobacco|zyns?|snus)\b/g
const ASKED_TO_SELL =
  /\b(?:do|does|you|u|yall|is|are|there|ustedes)\b.{0,16}\b(?:sell|carry|have|got|stock|venden|tienen)\b/
const LONGEST_ASKED = 14

function asksForGoodsElsewhere({ kind, rule }: GuardVerdict, plain: string): boolean {
  if (kind !== 'illegal' || (rule !== 'other-drugs' && rule !== 'reads-like')) return false
  if (!ASKED_TO_SELL.test(plain) || plain.split(' ').length > LONGEST_ASKED) return false
  const rest = plain.replace(SOLD_ELSEWHERE, ' ')
  const { find } = readMessage(rest)
  return rest !== plain && find('OTHER_DRUG').length === 0 && find('HARD_DRUG').length === 0
}

const OF_PARENTS: ReadonlySet<string> = new Set(['genetics', 'lineage', 'parentage', 'parents', 'bred'])

/** "What are the genetics on blue dream": of a product that is named, the word is no doctor's. */
function asksParents({ kind, rule }: GuardVerdict, { plain, intent, named, unknown }: Understood): boolean {
  return (
    (kind === 'medical' || kind === 'off_topic') &&
    MERE_LIKENESS.has(rule) &&
    intent === 'product_info' &&
    named.coverage >= 0.9 &&
    unknown.every((word) => OF_PARENTS.has(word)) &&
    asksLineage(plain)
  )
}

/** Verdicts by likeness alone: of a language that the examples hardly speak they say little. */
const MERE_LIKENESS: ReadonlySet<string> = new Set(['reads-like', 'foreign-subject'])
const NEVER_YIELDS: ReadonlySet<string> = new Set(['crisis', 'emergency', 'underage', 'driving', 'medical'])

function isAbroad(language: Understood['language']): boolean {
  return language !== 'en' && language !== 'es'
}

/** A question about delivery, paying or hours in another language, told by its own words. */
function isOfTheShop({ kind }: GuardVerdict, { intent, store, language }: Understood): boolean {
  const mayYield = UNREAD.has(language) || !NEVER_YIELDS.has(kind)
  return mayYield && store.length > 0 && intent === store[0]
}

/** Scripts that hardly an example is written in: what such a message resembles there is chance. */
const UNREAD: ReadonlySet<string> = new Set(['zh', 'ko', 'ja', 'ru'])

/** An ID that has run out is a question about what is accepted. */
function isLapsedId({ intent, plain }: Understood): boolean {
  return (
    /^(?:id_policy|payment)$/.test(intent) &&
    /\b(?:expired?|expires|ran out|out of date|lapsed|(?:photo|picture|pic|copy|scan) of my)\b/.test(plain)
  )
}

/** "Put me through to the owner" claims nothing; it asks for a person. */
function asksForTheOwner({ store, plain }: Understood): boolean {
  return store[0] === 'human_handoff' && plain.split(' ').length <= SHORT_QUESTION
}

/** How long edibles take, whether one must be 21: every word known, and a topic of ours named by its own words. */
function isPlainQuestion({ intent, store, article }: Understood): boolean {
  return (intent === 'education' && article !== null) || (store.length > 0 && intent === store[0])
}

/** "Stop being a bot and get me a human" takes no orders back. */
const OF_ORDERS =
  /\b(?:rules?|instructions?|prompts?|guidelines?|filters?|restrictions?|training|programming|you are now)\b/

const ASKS_FOR_GOODS =
  /\b(?:want|need|looking for|show|recommend|suggest|got|have|carry|sell|give me|something|anything|any|best|cheapest|strongest|busco|quiero|necesito|tienen|algo)\b/
const SHORT_QUESTION = 8
/** Of one that names its topic in the topic's own words. */
const LONGER_QUESTION = 14

/** "How do i get blood out of a shirt" wishes for no shirt. */
const HOW_TO = /^(?:(?:so|and|hey|ok|yo) )*how (?:do|to|can|would|should|could) /

/** One word of a shelf inside a foreign sentence ("who won the super bowl") is no wish for it. */
function isOurs({ intent, named, said, plain, store }: Understood, strange: number): boolean {
  switch (intent) {
    case 'out_of_scope':
    case 'clarify':
      return false
    case 'product_info':
    case 'availability':
    case 'compare':
      return strange <= 1 && (named.coverage >= 0.9 || namesTwo(said))
    case 'recommend':
    case 'recommend_no_match': {
      const anchored = said.forms.length > 0 || said.brands.length > 0 || said.terms.some((term) => term.rows !== null)
      return (
        !HOW_TO.test(plain) && strange === 0 && (anchored || (said.terms.length === 0 && ASKS_FOR_GOODS.test(plain)))
      )
    }
    default: {
      const longest = intent === store[0] ? LONGER_QUESTION : SHORT_QUESTION
      return strange === 0 || (strange === 1 && plain.split(' ').length <= longest)
    }
  }
}

function namesTwo({ terms }: Understood['said']): boolean {
  return terms.filter((term) => term.rows !== null && term.rows.size > 0).length > 1
}

/** Whoever has none may ask from which age one is served, and is shown no goods. */
const WITHOUT_CARD =
  /\b(?:no|without|not|lack|sin|(?:dont|do not|doesnt|havent|didnt)(?: (?:have|got|get|own|bring))?)(?: (?:an?|my|any|the|una?))? (?:\p{L}+ )?(?:med(?:ical)?|patient|mmj|cards?|tarjeta)\b/u

/** A shop with a medical programme may serve patients under its usual age: their question about the card is a question about ID. */
function isPatientQuestion(store: Store, understood: Understood): boolean {
  const rule = patientRule(store.profile, 'en')
  if (
    rule === null ||
    !understood.store.includes('id_policy') ||
    (understood.intent !== 'id_policy' && WITHOUT_CARD.test(understood.plain)) ||
    !(/\b(?:med(?:ical)?|patient|mmj)\b/.test(understood.plain) || namesPatientPapers(store.profile, understood.plain))
  )
    return false
  const patientAge = Number(/\b(1[89]|20)\b/.exec(rule)?.[1] ?? '99')
  const ages = [...understood.plain.matchAll(/\b(1\d|20)\b/g)].map((match) => Number(match[1]))
  return ages.length > 0 && ages.every((age) => age >= patientAge)
}
