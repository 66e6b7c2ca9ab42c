import { givenUpFrom } from './given-up.ts'
import { indexHeads, matchesAtStarts, type Starts, startsIn } from './word-starts.ts'

/** A plain sentence that remembers which parts have been understood, so that no word is read twice. */
export type Sentence = { readonly plain: string; rest: string; readonly starts: Starts }

export type Mention<T> = { value: T; start: number; end: number; negated: boolean }

/** Of a sentence that is plain already (see `plainSentence`). */
export function openSentence(plain: string): Sentence {
  return { plain, rest: plain, starts: startsIn(plain) }
}

/** Of many entries those that a sentence may ask for, in their order: most of a lexicon is passed over so. */
export function entriesFor<Entry extends { asked: RegExp }>(
  entries: readonly Entry[],
): (sentence: Sentence) => readonly Entry[] {
  const mayBegin = indexHeads(entries.map(({ asked }) => asked))
  return ({ starts }) => mayBegin(starts).flatMap((at) => entries[at] ?? [])
}

/** Every match in what is still unread; the matched words are then blanked out. A pattern of whole words only. */
export function takeAll<T>(sentence: Sentence, pattern: RegExp, value: T): Mention<T>[] {
  const found: Mention<T>[] = []
  for (const match of matchesAtStarts(sentence.rest, pattern, sentence.starts)) {
    const start = match.index
    const end = start + match[0].length
    const disliked = dislikeAfter(sentence.plain, end)
    const givenUp = givenUpFrom(sentence.plain, start, end)
    if (givenUp !== null) blank(sentence, givenUp, start)
    if (disliked > 0) blank(sentence, end, end + disliked)
    found.push({
      value,
      start,
      end,
      negated:
        disliked > 0 || isNegated(sentence.plain, start) || isTakenOut(sentence.plain, start, end) || givenUp !== null,
    })
  }
  for (const mention of found) blank(sentence, mention.start, mention.end)
  return found
}

export function blank(sentence: Sentence, start: number, end: number): void {
  sentence.rest = sentence.rest.slice(0, start) + '_'.repeat(end - start) + sentence.rest.slice(end)
}

const NEGATOR =
  /(?:^|[\s,])(?:no|not|non|zero|neither(?: (?:one|of (?:them|those|these)|thing))?(?: (?:is|to be|should be|being))?|without|except(?: for)?|excluding|dont(?: really)? (?:want|like|do|need|smoke|eat|use|wanna|care for|pick|choose|show|recommend|touch|hand|bring|sell|offer|suggest)|doesnt(?: (?:want|like|do|smoke|eat|make|give|cause|leave|get|taste|smell|have|come))?|didnt|dont (?:make|give|cause|leave|get|taste|smell|put|knock|send|let)|do not (?:want|like)|cant (?:do|have|eat|smoke|stand|handle|tolerate|stomach|deal with)|(?:i|we|he|she|they|that|it|which|what) aint|refus(?:e|es|ed|ing)(?: to)?(?: (?:buy|smoke|eat|touch|try|use|take|get|have))?|(?:(?:furthest|farthest) (?:thing )?|far |away |clear )(?:from|of)|clear of|(?:hard )?pass on|(?:swor[en]|swear|lay(?:ing)?) off|(?:the )?last thing (?:i|we) (?:want|need)(?: is)?|enough (?:of|with)|(?:stop|quit) (?:showing|giving|pushing|recommending|suggesting|offering|selling)|(?:every(?:thing)?|all|whatever|any (?:kind|flavor|type|strain|brand|form|sort)) but|(?:wont|doesnt|never)(?: even)? touch(?:es)?|wont(?! (?:you|yall|u) )|(?<!^|, |\b(?:so|but|and|why|then|well) )(?:shouldnt|wouldnt)|(?:must|should) not|mustnt|cant be|can ?not be|none(?: of (?:them|those|these|it|em))?|hates?|nothing|avoid(?:ing)?|minus|instead of|rather than|other than|apart from|aside from|(?:(?:an)?other|different)(?: [a-z]+){1,2} (?:than|besides)|besides|anything but|(?:the )?(?:exact |complete |total )?opposite of|sin|nada (?:de|que)|no quiero|tampoco|no me (?:des|muestres|vendas|traigas|pongas|ofrezcas|recomiendes|gustan?)|(?:todo|tod[oa]s|lo que sea|cualquier(?:a|(?: [a-z]+)?)) menos(?! de \d)|(?:ex|sal)(?:cepto|vo)|menos(?= (?:el|la|los|las) )|evit(?:ar|o|a|e|en|ando)|odi[oa]|detest[oa]|en (?:vez|lugar) de|allergic to|isnt|arent|never|skip(?: the)?|nor|ni(?: se)?|less like|over|done with|tired of|sick of|stay away from|(?:leave|take|taking|cut|cutting|rule|ruling) out|hold the|(?<!\b(?:i|we|you|u|yall|they|always|dont|not|to|never|ill|might|will|can|could|please|just|and) )(?:forget(?: about)?(?! (?:that|it)\b)|(?:scrap|scratch|nix|axe|ditch|drop|lose|never ?mind(?: about)?)(?= (?:the|those|these|my)\b))|ohne|sans)(?: (?:anything|something that|will|would|might|could|fall|falling|doze|zonk|gonna|going to|mess|messes|putting|making|sending|knocking|any|a|an|the|more|of|too|that|to|into|be|get|getting|put|puts|send|sends|knock|knocks|leave|leaves|turn|keep|be|make|makes|me|you|feel|feeling|taste|flavou?r|smell|super|really|very|so|just|in|have|having|be|do|want|go|with|being|charging|replacing|dealing with|messing with|fussing with|that makes|that make|another|those|these|kind|kinds|muy|mas|el|la|los|las|de|un|una|que|me|den|haga|da|como|por|interested|big on|(?:(?:huge|big|great|much|real) )*(?:of a )?fan of|do|like|on|sea|para|stuck|glued|wanna|sean?|tengan?|llev(?:e|en)|traigan?|contengan?|sepan?|huelan?|end|up|trying|feel like|give|gives|cause|us|her|him|them|bad|the|from|by|made|person|people|someone|somebody|anyone|one that makes|one that|back|been|loose|ground|straight|giant|huge|massive|bulky|clunky|right|totally|completely|total|all|us all|(?<=\b(?:want|need) )it(?= (?:as|in|to be|all|already|pre|with|like|made)\b| $)|as|already|(?:one|any|some) of|your|ur|yalls|again|well|are|is|with|containing|contains?|has|tastes|tasting|smells|smelling|flavou?red|looking for|lookin for|hunting for|after|heavy|heavier|typical|usual|nada|ningun[oa]?|es[oa]s?|est[oa]s?)){0,5} $/

/** "Not coffee or cola", "no gomitas de uva": what stands between is refused with it, or is of it. */
const ONE_OF_TWO = / \p{L}{3,} (?:or|nor|o|ni|de|con|with) (?:an? |any )?$/u

/** "Dont knock me out": of a verb that begins what is refused, "dont" alone is the negator; "i dont sleep" refuses nothing. */
const KNOCKS_OUT = /^(?:knock|put|send|lay|wipe|glue|stick) (?:me|us|him|her)\b/

/** True when a negator stands right before the words or before another of two, with nothing but little words between. */
export function isNegated(plain: string, start: number): boolean {
  const said = plain.slice(Math.max(0, start - 60), start)
  const before = said.replace(ONE_OF_TWO, ' ').replace(ONE_OF_TWO, ' ')
  if (KNOCKS_OUT.test(plain.slice(start, start + 12)) && before.endsWith(' dont ')) return true
  if (!NEGATOR.test(before)) return false
  return (
    !/\b(?:why not|not only|not just|no problem|not sure(?: about)?|nothing (?:but|better than)|over(?= \$?\d))(?: \p{L}+){0,2} $/u.test(
      before,
    ) &&
    !/\bnot too (?!\p{L}+ $)/u.test(before) &&
    !/\b(?:dont|doesnt|cant|never|not) (?:even |really )?(?:smokes?|smoking|vapes?|vaping|eat|drinks?)(?: \p{L}+)? so (?:just |an? |some |any |only |maybe |id like |i want |looking for )*$/u.test(
      before,
    )
  )
}

const TAKEN =
  /\b(?:take|taking|leave|leaving|cut|cutting|rule|ruling|count|kick|toss|throw)(?: (?:the|those|these|all|any|my))* $/
const OUT = /^(?:e?s)?(?: (?:ones?|stuff|part|kind))? out\b(?! (?:of|for|in|on|to|the)\b)/

/** "Take gummies out": the verb stands on both sides of what it refuses. */
function isTakenOut(plain: string, start: number, end: number): boolean {
  return OUT.test(plain.slice(end, end + 24)) && TAKEN.test(plain.slice(Math.max(0, start - 24), start))
}

/** How a thing may be too much to taste. */
export const TASTES =
  'sweet|bitter|sour|tart|rich|earthy|spicy|minty|gassy|skunky|salty|sugary|artificial|chewy|sticky|melty|dry'

const DISLIKED = new RegExp(
  `^(?:s|es)?(?: (?:stuff|ones?|things?|always|usually|really|just|kind of|definitely|flower|joints?|preroll|gummies|edibles?|vapes?|carts?|strains?|weed))*(?: (?:mess(?:es|ed)?|fucks?|fuks?|wrecks?|screws?|tears?|knocks?|zonks?|floors?) (?:me|him|her|us)(?: up| out| over)?(?![\\p{L}])| (?:gross(?:es)?|creeps?|freaks?|weirds?|skeeves?|icks?) (?:me|him|her|us) out(?![\\p{L}])| (?:is|are) out(?= ,|$)| puts? (?:me|him|her|us) (?:(?:right|straight|clean|completely|totally) )?(?:out|under)(?![\\p{L}])| (?:makes?|made|gives?|gave|gets?|got|has|leaves?|left) (?:me|him|her|us)(?: (?:too|so|super|really|all|way|very|a|feeling))* (?:sick|twitchy|jumpy|edgy|shaky|wired|grumpy|snore|drool|paranoi\\p{L}*|anxious|anxiety|panick?\\p{L}*|headaches?|cough\\p{L}*|nauseous|nausea|jittery|racy|sleepy|tired|groggy|foggy|stupid|weird|dizzy|heartburn|bloated|the spins)| (?:(?:always |just )?(?:gets?|got|is|are) (?:all )?stuck|sticks?|stuck) (?:in|to|on|between|under) (?:my|his|her|our) (?:teeth|braces|dentures?|gums|fillings?|crowns?|mouth|retainer)| (?:hurts?|burns?|kills?|irritates?|upsets?|bothers?|wrecks?|destroys?|mess(?:es)? (?:up|with)|tears? up) (?:my|his|her) (?:throat|lungs?|stomach|gut|tummy|belly|teeth|head|chest|sleep)| (?:(?:is|are|would be) )?(?:off the table|off limits|out of the question|(?:an? )?(?:(?:hard|big|total|absolute|firm|definite) )*(?:no (?:go|no|way)|nono|nope|deal ?breaker)|(?:an? )?(?:hard|big|total|absolute|firm|definite) (?:no|pass)|not an option|need not apply|banned|no good for (?:me|us|him|her))(?![\\p{L}])| (?:isnt|arent|aint|is not|are not|not|wasnt|werent) (?:really )?(?:my (?:thing|style|jam|vibe|cup of tea)|for me|it)(?![\\p{L}])| (?:is|are|was|were|tastes?|feels?|gets?)(?: (?:way|just|far|so|really|always|a bit|a little|kind of))* (?:too (?:much|strong|harsh|intense|${TASTES})|gross|nasty|overkill|too (?!(?:expensive|pricey|steep|costly|dear|small|big|little|large|short|weak|mild|light|few|far|late|early|low|high)(?!\\p{L}))\\p{L}+(?= for (?:me|her|him|us|them)))(?: for (?:me|her|him|us|them))?| (?:dont|doesnt|do not|does not|didnt|never) (?:agree|sit (?:well|right)|work|do (?:it|anything|much)|hit)(?: with| for)?(?: me| him| her| us)?(?![\\p{L}])| (?:me cae|me caen|me sienta|me hace) (?:mal|dano))`,
  'u',
)

/** "infused messes me up", "sativa makes me paranoid": what is said of it afterwards is a refusal too; its length, or 0. */
export function dislikeAfter(plain: string, end: number): number {
  return DISLIKED.exec(plain.slice(end, end + 80))?.[0].length ?? 0
}

const NOT_TO_TASTE = new RegExp(
  `^(?: (?:ones?|kind|stuff|flavou?rs?|chocolate))* (?:is|are|tastes?|gets?)(?: (?:way|just|far|so|really|always|a bit|a little|kind of))* (?:too (?:${TASTES})|gross|nasty)(?: for (?:me|her|him|us|them))?(?!\\p{L})`,
  'u',
)

/** "milk is too sweet for me": how much of what follows a word says that its taste is not liked, or 0. */
export function distasteAfter(plain: string, end: number): number {
  return NOT_TO_TASTE.exec(plain.slice(end, end + 60))?.[0].length ?? 0
}

/** Gives words back that were taken for something else. */
export function restore(sentence: Sentence, { start, end }: { start: number; end: number }): void {
  sentence.rest = sentence.rest.slice(0, start) + sentence.plain.slice(start, end) + sentence.rest.slice(end)
}
