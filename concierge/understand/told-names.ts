import { isLexiconWord, isShelfStem } from '#concierge/retrieve/gazetteer.ts'

/** What one does somewhere, and what one has there. */
const STAY =
  'camp(?:s|ed|ing|er|fire|site|ground)?|cabins?|cottages?|tents?|airbnb|rent(?:ed|ing|al)|li(?:ve|ves|ved|ving)|stay(?:s|ed|ing)?|mov(?:ed|ing)|grew up|grow up|raised|born|fish(?:ed|ing)|hik(?:e|ed|ing)|kayak(?:s|ed|ing)?|canoe(?:s|ing)?|paddl(?:e|ed|ing)|boat(?:s|ing)?|float(?:ed|ing)?|swim(?:ming)?|ski(?:ing)?|hunt(?:ed|ing)|vacation(?:ing)?|honeymoon|house|farm|parked|married|wedding|reunion'
const WAY =
  'dr(?:ove|ive|ives|iving)|rid(?:e|ing)|road|head(?:ed|ing)|going|gone|goes|go|went|walk(?:ed|ing)?|flew|coming|came|got (?:back|in)|trip|visit(?:s|ed|ing)?|stopp(?:ed|ing)'
const TIME = 'weekend|days?|weeks?|nights?|mornings?|summer|afternoon|shifts?|jobs?|part(?:y|ies)'
/** "Took the bus from the", "lost my jar on the". */
const RIDE =
  '(?:bus|ferry|boat|train|shuttle|trolley|tram|cab|taxi|uber|lyft|bike|bikes)(?: no)?(?: \\d+)?(?: over| up| down| out| here| back| in)?'
const LOST = '(?:dropped|lost|left|forgot|spilled)(?: [\\p{L}\\d]+){1,4}'
/** "Up on the", "all the way from": what may stand before the little word. */
const BETWEEN =
  '(?: (?:up|down|out|over|back|off|right|just|all the way|somewhere|tomorrow|tonight|today|this|next|weekend|week))*'

const LIVED = new RegExp(
  `(?:^|[ ,])(?:(?:${STAY})${BETWEEN} (?:on|in|to|from|by|at|off|around|along|up|down|through)|(?:${WAY})${BETWEEN} (?:to|from|at|through|past|along)|(?:im|were|hes|shes|we are|i am|theyre)${BETWEEN}(?: here)? (?:on|in|by|from|near)|(?:back|home|out|up|down|over) (?:on|in|at|by) the|(?:${TIME})${BETWEEN} (?:on|in|at)|(?:work(?:s|ed|ing)?|retired) (?:for|at|from)|${RIDE} (?:from|to|off|at)|${LOST} (?:on|in|off)) (?:the |our |my )?$`,
  'u',
)
/** Nothing that is sold is near, or at the place. */
const BESIDE =
  /(?:^|[ ,])(?:near|nearby|outside(?: of)?|next to|across from|close to|(?<!look )(?<!looking )(?<!looked )at the|on the way to) (?:the |our |my )?$/

/** What goes on behind a place: never with a thing that is sold. */
const ENDS =
  /^(?:$| ,| (?:and|so|but|with|for|this|next|last|all|today|tonight|tomorrow|now|right|again|every|until|till|when|where|while|since|because|yesterday|rn|lol|river|lake|beach|area|road|street|campground|state|county|park|trail|bridge|dam)(?![\p{L}]))/u
const SEEN_BEFORE = 60
const SEEN_AFTER = 16

/** "A cabin on the Au Sable", "a week at the mill": where one lives, stays, works or goes is no maker or product of that name. */
function isPlaceTold(before: string, after: string): boolean {
  return ENDS.test(after) && isSpentAt(before)
}

/** "We are camping at the", "a trip to": what follows is where one lives, stays or goes. */
export function isSpentAt(before: string): boolean {
  return BESIDE.test(before) || LIVED.test(before)
}

const KIN =
  /(?<!\b(?:give|gave|get|got|getting|giving|buy|buying|bought|bring|offer|hand|find|show|send) )\b(?:my|our|his|her) (?:(?:little|big|older|younger|best|good|new|old|dear|great) )?(?:sister|sis|brother|bro|cousin|uncle|aunt|auntie|wife|husband|hubby|buddy|friend|bestie|roommate|neighbou?r|boss|coworker|boyfriend|girlfriend|partner|fiancee?|son|daughter|niece|nephew|grandpa|grandma|mom|dad|dog|puppy|pup|cat|kitten|horse) (?:named |called )?$/
const DOES =
  /^(?:$| ,| (?:and (?:i|me|my|her|his|our)|is|was|has|had|says|said|told|tells|loves?|loved|likes?|liked|wants|wanted|needs|swears|thinks|always|never|just|got|gets|came|comes|keeps|turns|turned|ate|eats|also|who|recommended|mentioned|asked|sent|finds|found|will|would|might|cant|doesnt|does|visits)(?![\p{L}]))/u

/** "My cousin Jack says": how somebody is called. */
function isPersonTold(before: string, after: string): boolean {
  return DOES.test(after) && KIN.test(before)
}

/** "Price check on the peak pro" stops at no peak. */
const PRICE_CHECK = /\b(?:prices?|price check|check|deets|info) (?:on|for) (?:the |that |your )?$/

/** True where a place or a person is told of in passing, though the menu has something of the same name. */
export function isToldOf(plain: string, start: number, end: number): boolean {
  const after = plain.slice(end, end + SEEN_AFTER)
  const before = plain.slice(Math.max(0, start - SEEN_BEFORE), start)
  return (
    (!PRICE_CHECK.test(before) && isPlaceTold(before, after)) ||
    isPersonTold(before, after) ||
    isCrackedOpen(plain.slice(start, end), after)
  )
}

/** "Something to crack open", "crack a window": no name that has the word. */
function isCrackedOpen(said: string, after: string): boolean {
  return (
    said === 'crack' &&
    /^ (?:(?:it|one|them|that|this) )?open\b|^ (?:a|the|one of) (?:window|smile|joke|cold|can\b)/.test(after)
  )
}

const MAKING =
  /\b(?:making|baking|cooking(?: up)?|infusing|churning|home ?made|(?:i|we|she|he|they|to|gonna|wanna|lets|ill|wife|husband|mom|and) (?:makes?|bakes?|cooks?|infuses?|churns?))(?: (?:my|our|her|his|some|an?|the|own|batch|of|big|homemade|pot|weed|canna|cannabis|good))* $/
const COOKED = /^(?:butter|ghee|oil)$/
const FOR_COOKING = /\bfor (?:(?:my|our|some|homemade|pot|weed|canna|cannabis|the) )*$/

/** "She is making butter", "shake for butter": what is made at home of what is asked for. */
export function isMadeOfIt(plain: string, word: string, start: number): boolean {
  const before = plain.slice(Math.max(0, start - SEEN_BEFORE), start)
  return MAKING.test(before) || (COOKED.test(word) && FOR_COOKING.test(before))
}

const POURED =
  /\b(?:put|pour|mix|stir|drop|drip|add|dump|splash|squirt|dissolve|goes|go)(?:s|ed|ing)? (?:(?:it|them|some|that|this) )?(?:in|into|with|to|on)(?: (?:my|our|his|her|an?|the|some|any|morning|hot|cold|iced|(?:glass|cup|can|bottle|bowl) of))* $/

/** "A syrup to put in sprite": what it goes into is there already. */
export function isPouredInto(plain: string, start: number): boolean {
  return POURED.test(plain.slice(Math.max(0, start - SEEN_BEFORE), start))
}

const LEANS = /^ (?:side|leaning|leaners?|ish|types?|kinds?|vibes?|feel|end|direction|dominant)\b/

/** "On the mellow indica side": how a thing is to be, though one is called so. */
export function isLeaning(plain: string, start: number, end: number): boolean {
  const words = plain.slice(start, end).split(' ')
  return LEANS.test(plain.slice(end)) && words.every((word) => isLexiconWord(word) || isShelfStem(word))
}
