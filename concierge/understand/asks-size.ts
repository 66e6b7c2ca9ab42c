import type { Wish } from '#concierge/retrieve/wish.ts'
import type { ReadWish } from './read-wish.ts'
import { saysWish } from './standing.ts'

const LEAD = '^(?:(?:so|and|but|ok|okay|wait|oh|hey|hmm+|yo|quick question|,) ?)*'
const ORDERED = '(?:first|second|third|fourth|1st|2nd|3rd|4th|last|other|middle|cheap(?:er|est)|strong(?:er|est))'
const ONE = `(?:it|that|this|they|those|these|he|each|each one|each of (?:them|those)|(?:that|this) one|the ${ORDERED}(?: one)?|the (?:\\p{L}+ )?ones?)`
/** "Is it 1 gram", "are they all 10 mg each": of what was shown a size is asked. */
const ASKS = new RegExp(`${LEAD}(?:is|are|was|were|do|does) ${ONE}(?! (?:for|in|come|available)\\b)(?![\\p{L}])`, 'u')
/** "Its a full gram right": said, to be told that it is so. */
const ASKS_BACK = new RegExp(
  `${LEAD}(?:its|thats|theyre|those are|these are|it is|they are)\\b.{2,40}\\b(?:right|correct|yeah|yes|no|huh|isnt it|arent they)$`,
)
/** Another than was shown is asked for: "is it available in a gram", "does it come as a 5 pack". */
const OTHERWISE =
  /\b(?:available|in stock|come|comes|sold|have|got|version|sizes?|smaller|bigger|larger|cheaper|instead|else|another|ok|if|i|me|take|safe|too|enough|good|best|legal|allowed)\b|\b(?:in|as|by) (?:an?|the|\d)/

/** "How many in a pack and how strong is each", "how many come in it": of what was shown its count. */
const COUNTS = new RegExp(
  `${LEAD}how many (?:\\p{L}+ ){0,3}(?:in|per|inside)(?: (?:an?|the|each|every|one|that|this|it|1|of|those|these|them))+(?: (?:packs?|packages?|bags?|box(?:es)?|tins?|jars?|bottles?|containers?))?(?= (?:and|,|then|though|tho|total)|,|$)`,
  'u',
)

/** True when a message asks how many are in what was shown, and wishes for nothing. */
export function asksCount({ plain, wish }: Pick<ReadWish, 'plain' | 'wish'>): boolean {
  return COUNTS.test(plain) && !saysWish({ ...wish, ...NO_SIZE, packMin: null, strong: false, mild: false })
}

const NAMED_THEN =
  /^(?: (?!(?:is|are|was|how|what|which)\b)[\p{L}\d|#']+){0,6}?(?: ,)? ?(?:(?:so|and|but|wait|quick question|,) )*((?:is|are) (?:it|that|this|they|those|these|each)\b.+|how (?:many|big|large)\b.+|(?:what|which) size\b.*|(?:mg|milligrams|grams|g|pieces|joints|count|weight)(?: of thc)? (?:per|each|a|an|in|apiece)\b.*)$/u
/** "Half or full gram, the gelato cart". */
const ASKED_FIRST =
  /^(?:(?:so|and|is it|is that|wait|hey) )*((?:an? )?(?:half|full|whole|single|one|two|\d+(?:\.\d+)?)(?: (?:g|grams?|pack|mg|oz|ounce))? or (?:an? )?(?:half|full|whole|single|one|two|\d+(?:\.\d+)?)(?: (?:g|grams?|pack|mg|oz|ounce))?) ?(?:,|for|on) (?:(?:the|that|your|those|of) )*$/u
const IN_IT = /\b(?:in|to|per) (?:an?|the|each|one|every) (?:packs?|box|tin|bag|jar|tube|pouch)\b/
const OF_SIZE =
  /\d|\b(?:(?:half|full|whole|single)(?! (?:buds?|nugs?|flowers?|leaf|spectrum|plant|melt|strain|origin|source))|one|two|pair|pack|singles|grams?|g|mg|joints?|pieces?|eighths?|ounces?|size|big|large|weight|count)\b/

/** "Gelato cart, is that a half or a full gram": what is asked of the size of a thing that is named before; null where nothing is. */
export function sizeAskedOfNamed({ plain, wish }: Pick<ReadWish, 'plain' | 'wish'>): string | null {
  const term = wish.terms.find(({ rows }) => rows !== null && rows.size > 0)
  const at = term === undefined ? -1 : plain.indexOf(term.said)
  if (term === undefined || at < 0) return null
  const asked = (NAMED_THEN.exec(plain.slice(at + term.said.length)) ?? ASKED_FIRST.exec(plain.slice(0, at)))?.[1]
  return asked !== undefined && OF_SIZE.test(asked) && !OTHERWISE.test(asked.replace(IN_IT, '')) ? asked : null
}

/** True when a message asks no more of what was shown than whether it is of a size, a pack or a dose. */
export function asksWhetherSize({ plain, wish }: Pick<ReadWish, 'plain' | 'wish'>): boolean {
  if (!saysSize(wish) || OTHERWISE.test(plain) || !(ASKS.test(plain) || ASKS_BACK.test(plain))) return false
  return !saysWish({ ...wish, ...NO_SIZE })
}

/** Of what is named or was shown. */
export function asksOfSize(read: Pick<ReadWish, 'plain' | 'wish'>): boolean {
  return sizeAskedOfNamed(read) !== null || asksWhetherSize(read)
}

export function saysSize({ grams, packCount, mgPieceMin, mgPieceMax, mgTotalMin, mgTotalMax }: Wish): boolean {
  const doses = [mgPieceMin, mgPieceMax, mgTotalMin, mgTotalMax]
  return grams.length > 0 || packCount !== null || doses.some((dose) => dose !== null)
}

/** What is said of a size, and what a size or "the cheapest one" implies beside it. */
const NO_SIZE = {
  forms: [],
  grams: [],
  packCount: null,
  mgPieceMin: null,
  mgPieceMax: null,
  mgTotalMin: null,
  mgTotalMax: null,
  quantity: null,
  order: null,
  terms: [],
} satisfies Partial<Wish>
