import { type FormWord, shelfOf } from './form-word.ts'
import type { Mention } from './sentence.ts'

const SOMEBODY =
  /\b(?:he|she|who|that|(?:my|his|her|our|the) (?:\p{L}+ )?\p{L}+|roommate|hubby|wifey|bf|gf|no ?body|no one|noone|every ?body|every ?one|some ?body|some ?one)(?: (?:here|else|there|in \p{L}+ \p{L}+))?(?: (?:really|always|still|also|only|just|mostly|usually|never|barely))? $/u
const OF_PEOPLE = /^(?:smokes|vapes|dabs)$/
const NOBODY_DOES = /\b(?:no ?body|no one|noone)(?: (?:here|else|really|even))* smokes(?: any)? $/
const GOES_DOWN_LIKE = /\blike (?:theyre |its |theres |some |a |they are )?$/

/** "my brother smokes like a chimney, an ounce for him", "eats gummies like candy": how somebody lives is no thing to buy. */
export function dropHabits(mentions: Mention<FormWord>[], plain: string): void {
  for (const mention of mentions.slice()) {
    const word = plain.slice(mention.start, mention.end)
    const before = plain.slice(Math.max(0, mention.start - 40), mention.start)
    const lives = OF_PEOPLE.test(word) && SOMEBODY.test(before) && (word === 'smokes' || mentions.length > 1)
    const likened =
      mentions.length > 1 && /^(?:cand(?:y|ies)|snacks?|mints|treats?)$/.test(word) && GOES_DOWN_LIKE.test(before)
    const ofShop = word === 'dispo' && A_SHOP.test(before)
    const undone = mentions.length > 1 && NOBODY_DOES.test(before)
    const hadBefore = HAD_BEFORE.test(before) && mentions.some(({ start, negated }) => start > mention.end && !negated)
    const isJoined = JOINED.test(plain.slice(mention.end, mention.end + 6))
    const dear =
      !isJoined && TOO_DEAR_FOR.test(before) && mentions.some(({ start, negated }) => start > mention.end && !negated)
    const allowed = mentions.length > 0 && IS_FINE_IF.test(before)
    const ofOther = mentions.length > 1 && OTHERS_USE.test(before) && BUT_NOT_I.test(plain.slice(mention.end))
    const bubbles = mention.negated && BUBBLING.test(word)
    if (bubbles || ofOther || allowed || lives || ofShop || likened || undone || hadBefore || dear)
      mentions.splice(mentions.indexOf(mention), 1)
  }
}

/** "Not sparkling" refuses what bubbles, and no drinks. */
const BUBBLING = /^(?:sparkling|carbonated|fizzy|bubbly)$/

/** "Rosin, not regular distillate": an extract that is refused as a common one. */
export function isNotRegular({ value }: Mention<FormWord>, before: string): boolean {
  return value.kind !== null && NOT_REGULAR.test(before) && shelfOf(value) === 'concentrate'
}

const NOT_REGULAR =
  /\b(?:not|no|isnt|arent|never|rather than|instead of)(?: (?:the|just|your|that|regular|plain|normal|standard|basic|cheap|usual))+ $/

/** "He smokes flower but i get coughing fits": another's habit. */
const OTHERS_USE =
  /\b(?:he|she|they|hubby|(?:my|our) \p{L}+)(?: (?:only|always|usually|just|mostly|still|kinda))* (?:smokes?|vapes?|eats?|dabs?|uses?|likes?|loves?|prefers?|does|do|takes?)(?: (?:a lot of|lots of|only|just|some|his|her|their))* $/u
const BUT_NOT_I =
  /^(?: \p{L}+)? ?,? ?(?:but|and|while) (?:i|im|me|we)\b.{0,50}\b(?:dont|do not|cant|cannot|never|not|hate|cough\p{L}*|wont|rather)\b|^(?: \p{L}+)? , (?:i|we) (?:want|need|prefer) /u

/** "Idc if its shake": it may be so, and need not. */
const IS_FINE_IF =
  /\b(?:(?:dont|do not|doesnt|does not|didnt)(?: really| even)? (?:care|mind|matter|bother)|idc|fine|ok|okay|cool|even) if (?:its|it is|theyre|they are|thats|it was)(?: (?:all|just|only|a|an|some|the|like|mostly))* $/

/** "I work at another dispo", "my first time in a dispo": a dispensary. */
const A_SHOP =
  /\b(?:at|to|in|into|from|inside|visit|visited|visiting|work(?:ing)? (?:at|for)|been to|favou?rite|nearest|closest|other|another|different|local|nearby|next|cheapest|best)(?: (?:an?|the|this|that|your|my|any|another|other|different|local|legal|nearby|new|real|actual|competing))* $|\b(?:this|your|yall|which|what) $/

/** "Never had more than half a gummy, chocolate would be perfect", "only ever tried joints": what somebody had so far. */
const HAD_BEFORE =
  /\b(?:never|only|hardly|barely|havent|hasnt)(?: (?:ever|really|had|has|have|just))* (?:had|tried|done|eaten|smoked|vaped|used|taken|touched|drunk|have|has)(?: (?:more|bigger|stronger|anything|than|beyond|but|besides|other|maybe|like|about|half|quarter|a|an|of|one|two|some|the|single|ever|couple|few|piece))* $/

/** "Thats a lot of money for a cart. a gummy then": what a thing costs is found too much, and another is asked for. */
const TOO_DEAR_FOR =
  /\b(?:too much|a lot|a bit much|a little much|so much|crazy money|too rich|(?:expensive|pricey|steep|costly|pricy|high|spendy|dear|crazy|insane|wild|nuts|much|money|cash|bucks|dollars)) (?:(?:of|money|cash|dough|to|pay|spend|drop|just) )*(?:for|on) (?:just )?(?:an?|one|some|the|that|those) (?:[\p{L}-]+ )?$/u

/** "80 bucks for a cart and papers": both are wished for. */
const JOINED = /^s? (?:and|plus|with|n|y) /

const NEW_TO_IT = /\b(?:first|1st|never|new to|beginners?|newbie|nervous)\b/
const ADVICE = /\b(?:any|some|got|have|give me|good|your|best) $/

/** "Doing my first dab, any tips": what a beginner asks for is counsel, and no filter. */
export function isAdvice({ value, start, end }: Mention<FormWord>, plain: string): boolean {
  return (
    value.kind === 'tip' &&
    plain.slice(start, end) === 'tips' &&
    ADVICE.test(plain.slice(Math.max(0, start - 10), start)) &&
    (NEW_TO_IT.test(plain) || GONE_WRONG.test(plain))
  )
}

/** "My cart is clogged, any tips". */
const GONE_WRONG = /\b(?:clog\p{L}*|stuck|jammed|leak\p{L}*|wont (?:hit|pull|draw|burn|light)|harsh|burnt)\b/u

const TASTES_OF =
  /\b(?:tast(?:es?|ing|y)|smell(?:s|ing)?|flavou?r(?:ed)?|flavou?rs(?! of\b)|sabe|sabor)(?: (?:like|of|a|as|kind of|just|real|more|is))+ (?:(\p{L}+ ,? ?(?:or|and|o|y) )(?:an? )?)?$/u
const TASTED = /^(?:cand(?:y|ies)|dulces?|treats?|chocolates?|cookies?|gummy|mints?)$/

const ALSO_A_TASTE = /^(?:chocolat(?:e|ey|y)s?|cand(?:y|ies)|cookies?|brownies?|mints?|gingerbread|caramels?)$/
const TASTE_AFTER =
  /^(?: (?:\p{L}+y|mint|kind of|sort of|chocolate|cookie))?(?: (?:like|type|style|ish))? (?:things?(?: (?:going|happening)(?: on)?)|vibes?|notes?|profile|flavou?rs?|taste|terps?|terpenes?|undertones?|aroma|smell|scent|nose|finish)(?!\p{L})/u
const SMOKED_AFTER =
  /^(?: mint)? (?:eighths?|8ths?|flower|buds?|nugs?|strains?|weed|ounces?|quarters?|3\.5 g|smoke)(?!\p{L})/u
const SMOKED =
  /\b(?:eighths?|8ths?|flower|buds?|nugs?|strains?|weed|ounces?|zips?|3\.5 g|smoke|joints?|preroll|blunts?|carts?|cartridges?|vapes?|disposables?|pens?|dabs?|wax|rosin|resin)\b/

/** "An eighth with a mint chocolate thing going on", "chocolate mint flower": of what is smoked such a word tells the taste. */
function isTasteOfSmoke({ start, end }: Mention<FormWord>, plain: string): boolean {
  if (!ALSO_A_TASTE.test(plain.slice(start, end)) || !SMOKED.test(plain)) return false
  const after = plain.slice(end, end + 40)
  return TASTE_AFTER.test(after) || SMOKED_AFTER.test(after)
}

const FLAVORED = /^(?: (?:bears?|worms?|floats?|batter))? (?:flavou?red|tasting)(?!\p{L})/u

const DRUNK = /^(?:sodas?|colas?|beers?|root beers?|lemonades?|teas?|coffees?|juices?|cream sodas?|punch)$/
const NOT_DRUNK =
  /^ (?:gumm(?:y|ies)|chews?|carts?|cartridges?|vapes?|pens?|disposables?|dispos?|preroll|joints?|blunts?|flower)(?!\p{L})/u

/** "tastes like candy", "grape soda flavored", "like fruit or candy": a flavour, not a thing to eat. */
export function isTaste(mention: Mention<FormWord>, plain: string): boolean {
  const { value, start, end } = mention
  if (isTasteOfSmoke(mention, plain)) return true
  if (DRUNK.test(plain.slice(start, end)) && NOT_DRUNK.test(plain.slice(end, end + 16))) return true
  if (shelfOf(value) === 'edible' && FLAVORED.test(plain.slice(end, end + 24))) return true
  const found = TASTES_OF.exec(plain.slice(Math.max(0, start - 44), start))
  return found !== null && (found[1] === undefined || TASTED.test(plain.slice(start, end)))
}

const WEAKER =
  /^ (?:than|eighths?|8ths?|quarters?|half|ounces?|zips?|grams?|\d+(?:\.\d+)? ?(?:g|mg)|strains?|doses?|dosage|smoke|highs?|effects?|buzz|stuff|weed|options?)\b/
const OF_TYPE = /^ (?:(?:indica|sativa|hybrid|live|infused|mini) )?$/

/** "A lighter eighth", "lighter indica gummies": nothing to light with. */
export function isWeaker(
  { start, end }: Mention<FormWord>,
  mentions: readonly Mention<FormWord>[],
  plain: string,
): boolean {
  if (plain.slice(start, end) !== 'lighter') return false
  const isOfGoods = mentions.some(
    ({ value, start: next }) => next > end && shelfOf(value) !== 'accessory' && OF_TYPE.test(plain.slice(end, next)),
  )
  return isOfGoods || WEAKER.test(plain.slice(end))
}

const WITH_IT =
  /^ (?:(?:made |infused )?with|containing|de|con|that (?:ha(?:s|ve)|contains?|(?:taste|smell)s? (?:like|of)))(?: any)? (?!(?:me|my|the|an?|you|us|it|this|that|those|these|friends|people|nada|la|el|los|las|mi)\b)\p{L}{3,}/u

/** "No edibles with chocolate", "no me des gomitas de uva": the thing is refused for what is in it, and wished for without. */
export function isRefusedForWhatIsInIt({ value, negated, end }: Mention<FormWord>, plain: string): boolean {
  return negated && value.kind !== 'infused' && WITH_IT.test(plain.slice(end, end + 60))
}
