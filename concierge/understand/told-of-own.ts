import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import { startsAsking } from './asides.ts'
import { readWish } from './read-wish.ts'

/** What somebody has more than enough of. */
const PLENTY =
  /\b(?:drowning|swimming|buried|(?:knee|neck|waist)[ -]deep|rolling) in\b|\bup to (?:my|our) \w+ in\b|\b(?:stocked|loaded|stacked)(?: up)? on\b|\b(?:i'?m|i am|we'?re|we are)(?: all| pretty| already)? good on\b|\b(?:all set|covered) (?:on|for)\b|\b(?:has|have|got) (?:the |our |all the )?\w+ covered\b|\b(?:have|has|had|got|'ve|still)(?: \w+)? (?:plenty|tons|loads|lots|a lot|a ton|a bunch|more than enough|enough(?! (?:for|to|money|cash)\b)|too many|too much)\b|\b(?:way )?too many\b|\b(?:bought|got|brought|ordered|have) (?:way )?too much\b|\balready (?:have|got|own|bought)\b|\b(?:have|got|bought|own)\b.{0,40}\balready\b/i

/** What no longer does anything for somebody, was done in other days or never learned, or is what they are known for. */
const GIVEN_UP =
  /\b(?:do|does|did|doing)(?: \w+ly)? (?:nothing|squat|jack|zilch|zip)\b|\b(?:i'?m|i am|we'?re|we are|he'?s|she'?s) (?:off|done with|through with|finished with|over) |\b(?:don'?t|can'?t|never) trust\b|\b(?:i'?m|i am) (?:mostly |usually |normally |more of )?an? \w+ (?:person|guy|girl|gal|dude|smoker)\b|\b(?:(?:get|getting|stay|staying|come|coming|keep|keeping) off|cut(?:ting)? (?:back on|down on|out)|lay(?:ing)? off|quit(?:ting)?|taking a break from)\b(?! (?:at|around|by|early|work|late)\b)|\bthrough and through\b|\b(?:my|our|his|her) (?:lungs?|throat|stomach|chest|head|body|teeth|tummy) (?:is|are|s|re)(?: (?:so|just|all|pretty much|officially|totally))* (?:done|over|sick of|tired of|shot from|wrecked from|not (?:ok|okay|good|happy))(?: with| w)?\b|\b(?:my|our|his|her) (?:lungs?|throat|stomach|chest) (?:can'?t|cannot|won'?t|hates?|doesn'?t like|don'?t like)\b|\bused to (?:smoke|vape|dab|eat|take|buy|get|do|love|live on)\b|\b(?:never|can'?t|cannot|could(?:n'?t| not)|don'?t know how|no idea how|suck|sucks|terrible|bad|awful|hopeless|useless|no good|not (?:great|good|any good))\b(?: \w+){0,4} roll(?:ing)?\b/i

/** What somebody else had or brought. */
const OF_ANOTHER =
  /\b(?:friend|buddy|pal|cousin|coworker|co-worker|roommate|neighbou?r|guy|girl|boss|someone|somebody|sister|brother|(?:brother|sister|mother|father)[ -]in[ -]law|bro|sis|uncle|aunt|mom|dad)s?(?: (?:at|from|in|of) (?:the |my |our )?\w+)?(?: \w+)? (?:had|brought|showed|passed|shared|whipped out|pulled out|grows)\b|\b(?:friends|buddies|coworkers|roommates|neighbou?rs) (?:all |always |only |just )*(?:do|smoke|eat|vape|love|like|are into)\b/i

const GEAR =
  /\b(?:my|our|his|her|mom'?s|dad'?s|old|this|there'?s an?|found an?|got an?|have an?)(?: [\w-]+){0,3} (?:batter(?:y|ies)|bongs?|(?:dab )?rigs?|pipes?|grinders?|(?:rolling )?papers?|vaporizers?|bowls?|trays?|bubblers?|torch|cones?|lighters?)\b/i
/** Another one is asked for, or the thing is to be made good. */
const ANOTHER =
  /\b(?:ones?|510s|another|replace\w*|new|upgrade|fix|repair|clean(?:er|ing)|batter(?:y|ies)|case|parts?|spare)\b/i

/** "Sativa for my dab rig, live resin if you got it": no rig has a type. */
const OF_TYPE = /\b(?:indica|sativa|hybrid)s?\b/i

const MAY_TELL = new RegExp([PLENTY, GIVEN_UP, OF_ANOTHER, GEAR].map(({ source }) => source).join('|'), 'i')
const WISHES =
  /\?|\b(?:want|wants|wanna|need|needs|looking|prefer|please|recommend|suggest|trying(?! to (?:get|stay|keep|come) off| to (?:cut|lay|quit))|hoping|interested|wondering|instead)\b|\blike to\b/i
const POINTS_BACK =
  /\b(?:ones?|510s|same|similar|another|either|neither|both)\b|\b(?:like|of|with|have|got|sell|carry|stock|about|for|in|than|or|is|are|to) (?:that|those|these|them|it|this)\b(?! (?:day|week|month|time|night)s?\b)/i

const CLAUSE = /(?<=[.!?;,\n])\s+|\s+(?=(?:so|but|now|and (?:now|i|we|need|looking))\s)/i
const LEADS_ON = /^(?:(?:so|but|and|now|oh|well|ok|okay|just)[, ]+)+/i
const MOST_CLAUSES = 12

/**
 * The message without clauses that tell what somebody has, had or is done with ("I'm drowning in flower already, what I'm missing is dabs",
 * "found my old battery, so now I need a cart"), where the rest names by itself what is to be bought.
 */
export function withoutTheirOwn(text: string, vocabulary: Vocabulary): string {
  if (!CLAUSE.test(text) || !MAY_TELL.test(text)) return text
  const clauses = text.split(CLAUSE)
  if (clauses.length < 2 || clauses.length > MOST_CLAUSES) return text
  const rest = clauses.filter((clause) => !isTold(clause) || refuses(clause, vocabulary)).join(' ')
  if (rest !== '' && rest.length < text.length && !pointsBack(clauses) && namesOther(rest, vocabulary)) return rest
  const beside = clauses.filter((clause) => !isOfGear(clause)).join(' ')
  return beside !== '' && beside.length < text.length && !ANOTHER.test(beside) && buysOther(beside, vocabulary)
    ? beside
    : text
}

function isTold(clause: string): boolean {
  return !asks(clause) && (PLENTY.test(clause) || GIVEN_UP.test(clause) || OF_ANOTHER.test(clause) || isOfGear(clause))
}

/** "I'm off sativa, flower to relax": what is refused is a part of the wish. */
function refuses(clause: string, vocabulary: Vocabulary): boolean {
  if (!GIVEN_UP.test(clause) || PLENTY.test(clause)) return false
  const { wish } = readWish(clause, vocabulary)
  return wish.forms.length === 0 && wish.notStrainTypes.length + wish.notCategories.length + wish.notKinds.length > 0
}

/** What is asked stands for something told before it. */
function pointsBack(clauses: readonly string[]): boolean {
  return clauses.some((clause) => !isTold(clause) && POINTS_BACK.test(clause))
}

function isOfGear(clause: string): boolean {
  return GEAR.test(clause) && !asks(clause) && !OF_TYPE.test(clause)
}

function asks(clause: string): boolean {
  const said = clause.replace(LEADS_ON, '')
  return WISHES.test(said) || (startsAsking(said) && !STARTS_TELLING.test(said))
}

/** "Got plenty of joints" opens as "got any joints" does. */
const STARTS_TELLING = /^(?:got|have|had) (?!any\b|some\b|you\b)/i

function namesOther(rest: string, vocabulary: Vocabulary): boolean {
  const { wish } = readWish(rest, vocabulary)
  return wish.forms.length > 0 || wish.terms.length > 0
}

/** Something else than gear. */
function buysOther(rest: string, vocabulary: Vocabulary): boolean {
  const { wish } = readWish(rest, vocabulary)
  return wish.forms.some(({ category }) => category !== 'accessory' && category !== 'merch') || wish.grams.length > 0
}
