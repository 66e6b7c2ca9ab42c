import { TASTES } from './sentence.ts'

const SWEETS =
  'chocolates?|chocolate bars?|gumm(?:y|ies)|drinks?|sodas?|seltzers?|teas?|mints?|cand(?:y|ies)|chews?|caramels?|taffy|taffies|cookies?|lozenges?|tinctures?|edibles?|carts?|vapes?|disposables?|flower|joints?'
/** What stands before a thing and says nothing of its kind. */
const NO_KIND =
  'the|a|an|your|my|our|his|her|their|those|these|that|this|all|any|most|many|some|every|each|and|or|but|because|cause|since|think|find|like|love|hate|usually|other|last|first|no|not|of|in|with|thc|cbd|weed|regular|normal|edible|infused'
const FOUND_TOO = `(?: (?:stuff|ones?|bars?))? (?:(?:is|are|was|were|tastes?|gets?) |s )(?:(?:always|just|usually|kind of|a bit|a little|way|far|really) )*(?:too (?:${TASTES})|gross|nasty)(?: for (?:me|us|my taste))?`
const ANOTHER =
  '(?: ?,)?(?: (?:so|but|then|maybe|just|id like|i want|i prefer|give me|got|any|do you have|have|lets do|lets go|something))* (?<other>(?!(?:instead|please|thanks|though|tho|anyway|else|sorry|else|me|you|it|that|now)$)\\p{L}{3,})(?: (?:ones?|kind|instead|then))*$'
const VERY_KIND = new RegExp(
  `(?<![\\p{L}-])(?<kind>(?!(?:${NO_KIND}) )\\p{L}{3,}) (?<thing>${SWEETS})${FOUND_TOO}(?:${ANOTHER})?(?!\\p{L})`,
  'u',
)

const LEAD = '^(?:(?:so|and|but|ok|okay|wait|oh|hey|hm+|um+|then|,) ?)*'
const NONE_OF = new RegExp(
  `${LEAD}(?:none|neither|not any|no) of (?<them>those|these|them|it) (?<verb>is|are|r|has|have|contains?|comes? with) (?<what>[^,]+?)(?<sure>(?: ,)? (?:right|correct|huh|yeah|yes|eh|then))?$`,
  'u',
)
const IS_NOT = new RegExp(
  `${LEAD}(?<them>those|these|they|it|that|this) ?(?<verb>arent|isnt|aint|are not|is not|dont have|doesnt have|do not have|does not have) (?<what>[^,]+?)(?: ,)? (?<sure>right|correct|huh|yeah|yes|eh)$`,
  'u',
)

/** "None of those are vegan, right", "those arent infused right": whether they are is asked, and nothing is refused. */
export function asksWhetherNot(plain: string, asks: boolean): string {
  const found = NONE_OF.exec(plain) ?? IS_NOT.exec(plain)
  const { them = '', verb = '', what = '', sure }: Record<string, string | undefined> = found?.groups ?? {}
  if (them === '' || (sure === undefined && !asks)) return plain
  const those = them === 'them' ? 'they' : them
  const one = those === 'it' || those === 'that' || those === 'this'
  return /^(?:is|are|r|isnt|arent|aint|are not|is not)$/.test(verb)
    ? `${one ? 'is' : 'are'} ${those} ${what}`
    : `${one ? 'does' : 'do'} ${those} have ${what}`
}

/**
 * "Milk chocolate is too sweet, dark please": what is said to be too much so is refused as that very kind and not the thing
 * altogether, and the one word that follows is another kind of it.
 */
export function refusesVeryKind(plain: string): string {
  if (!TOO.test(plain)) return plain
  return plain.replace(VERY_KIND, (_all, ...found) => {
    const { kind, thing, other }: Record<string, string | undefined> = found.at(-1)
    return other === undefined ? `${thing} , not ${kind}` : `${other} ${thing} , not ${kind}`
  })
}

const TOO = /\b(?:too|gross|nasty)\b/
