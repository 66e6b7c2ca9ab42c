/** Every verb by which somebody uses what a shop sells. */
const USE =
  '(?:eat|smoke|vape|dab|drink|use|take|do|consume|touch|buy|hit|try|pick|choose|order|fw|trust|enjoy|(?:mess|fuck|fool|play|bother|deal|fuss)(?: around)? with|go (?:near|for)|get into|care for|bother with)'
const USING =
  '(?:eating|smoking|vaping|dabbing|drinking|using|taking|doing|consuming|touching|buying|hitting|having|getting|(?:messing|dealing|bothering)(?: around)? with)'
/** What stands between a verb and its thing and says nothing of its kind. */
const ANY =
  '(?: (?:the|any|my|our|those|these|that|all|of|on|them|kind|kinds|sort|weed|thc|infused|cannabis|store bought))*'
const MUCH = '(?: (?:ever|really|even|do|actually|just|like to|want to|care to|know how to|gonna|going to))*'

const NEVER = new RegExp(
  `\\b(?:never|no longer|dont|do not|doesnt|does not|cant|cannot|can not|wont|will not|wouldnt|refuse to|rather not|prefer not to|not supposed to|not allowed to|unable to|not able to)${MUCH} ${USE}${ANY} $`,
)
const NOT_DOING = new RegExp(
  `\\b(?:not|isnt|arent|aint|no|without|avoid|avoiding|no longer|instead of|besides|hates?|cant stand)${MUCH} ${USING}${ANY} $`,
)
const CEASED = new RegExp(
  `(?:^|[ ,])(?:quit|quitting|quits|(?:gave|give|given|giving) up(?: on)?|stopped|stop|stopping|cut out|cutting out|done|(?:sworn?|swore|swearing|lay|laying|stay|staying|stayed|been|going|went|weaned|im|am|hes|shes|were|theyre|still|now|totally|completely|mostly) off(?: of)?|^off(?: of)?|(?:im|am|were|been|so|all|totally|completely|just|about) (?:over|through with|done with|finished with|past)|retired from|no more|(?:on )?(?:a|my|taking a) (?:\\p{L}+ )?break from|broke up with|grew out of|outgrew|spare (?:me|us))(?: ${USING})?${ANY} $`,
  'u',
)

/** "You dont do vapes": of the shop it asks whether there are any. */
const OF_SHOP = /\b(?:you|yall|u|ya|guys|they|shop|store|why)(?: \p{L}+){0,2} $/u

/** "I never do edibles, want to try one": what somebody is new to is what they ask about. */
const TURNS_TO_IT =
  /\b(?:try|trying|first time|curious|which ones?|start(?:ing)? (?:with|out|on|off)|good ones?|an easy one|how (?:do|does|long|much|strong|many)|(?:are|do|is|does|will|can|would) (?:they|it|these|those)|whats the (?:best|good|easiest|difference)|explain|but (?:im|id|i|my|we|for|maybe|could|might|tonight|today|ill|want|willing|open))\b/

/** "I use them often" denied is no refusal. */
const HOW_OFTEN =
  /^(?:e?s)?(?: (?:very|that|too|all that|so))? (?:often|much|a lot|every ?day|daily|regularly|in (?:the|my|public|front)|at (?:home|work|night)|inside|here|alone)\b/

/** What is said of a thing behind it: "gummies do nothing for me", "keep edibles away from me". */
const NOTHING_FOR =
  /^(?:e?s)?(?: (?:just|really|always|never|ever|have|has))* (?:do(?:es)?|did|done) (?:nothing|nada|zilch|squat|jack|not a thing)(?: (?:for|to|on) (?:me|him|her|us))?(?!\p{L})|^(?:e?s)? (?:are|is) out for (?:me|us|him|her)\b/u
/** "10 mg gummies do nothing for me": it is the dose that is too low. */
const OF_A_DOSE = /\d ?(?:mg|milligrams?|%)(?: \p{L}+)? $/u
const AWAY = /^(?:e?s)? (?:far )?away from (?:me|us|him|her)\b/
const KEEP = /\b(?:keep|keeping)(?: (?:the|those|these|all|any|your|them))* $/

/** So far before a word its verb may stand. */
const BEFORE = 64
const AFTER = 70

/** Where it begins to be told that a thing is used no more or never, whatever verb of use is denied or ended of it; or null. */
export function givenUpFrom(plain: string, start: number, end: number): number | null {
  const before = plain.slice(Math.max(0, start - BEFORE), start)
  const after = plain.slice(end, end + AFTER)
  if ((NOTHING_FOR.test(after) && !OF_A_DOSE.test(before)) || (AWAY.test(after) && KEEP.test(before))) return start
  const said = NEVER.exec(before) ?? NOT_DOING.exec(before) ?? CEASED.exec(before)
  if (said === null || OF_SHOP.test(before.slice(0, said.index + 1))) return null
  return HOW_OFTEN.test(after) || TURNS_TO_IT.test(after) ? null : start - before.length + said.index
}
