import { NUMBER_WORDS } from '#concierge/guard/number-words.ts'
import { find, NUMBER } from './take-amount.ts'
import type { Sentence } from './sentence.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'

/** How many pieces a pack is to hold, whether it is to be a pack at all, or how many things are to be shown. */
export function readPack(sentence: Sentence): Partial<Wish> {
  const least = leastCount(sentence)
  if (least !== null) return { packMin: least }
  const few = FEWER.test(sentence.plain) ? (countIn(sentence, PIECES_ABOUT) ?? countIn(sentence, PIECES_IN_IT)) : null
  if (few !== null) return { packCount: few }
  const pack =
    find(sentence, '([5-9]|[1-9]\\d|five|six|seven|eight|ten) packs of (?=preroll|joints|minis|js\\b|jays)') ??
    find(sentence, `(?:pack of |a )?${NUMBER} (?!packs of)pack(?:s|er)?`) ??
    find(sentence, `packs? (?:of|de) ${NUMBER}`)
  if (pack !== null) return { packCount: NUMBER_WORDS.get(pack[1] ?? '') ?? Number(pack[1]) }
  const parts =
    find(sentence, PARTS_OF_ONE) ??
    find(sentence, PIECES_PER_PACK) ??
    (ROLLED.test(sentence.plain) ? find(sentence, BOXED) : null)
  const part = parts?.[1] ?? parts?.[2] ?? parts?.[3]
  if (part !== undefined) return { packCount: BY_THE[part] ?? NUMBER_WORDS.get(part) ?? Number(part) }
  const pieces = find(sentence, '([2-9]|\\d{2,}) (?:joints|prerolls?|gummies|pieces)(?= |$)')
  if (pieces !== null) {
    sentence.rest =
      sentence.rest.slice(0, pieces.index) +
      pieces[0].replace(/\d/g, '_') +
      sentence.rest.slice(pieces.index + pieces[0].length)
    return Number(pieces[1]) >= 5 ? { packCount: Number(pieces[1]) } : { count: Number(pieces[1]) }
  }
  return readAnyPack(sentence)
}

/** "A variety pack", "no singles", "just one": a pack of any count, or none. */
function readAnyPack(sentence: Sentence): Partial<Wish> {
  if (/\bpacks? of (?:\p{L}+ ){0,2}?(?:papers?|cones|wraps|tips|filters|lighters?|matches)\b/u.test(sentence.plain))
    return {}
  if (/\bpacks? (?:of |de )?(?:\p{L}+ )?(?:gumm|edible|choc|mint|cand|gomit)/u.test(sentence.plain)) return {}
  if (
    find(sentence, '(?:not|no|instead of|rather than|without) (?:an? |any |the |in )?(?:multi ?)?packs?(?= |$)') !==
    null
  )
    return { single: true }
  if (
    find(
      sentence,
      '(?:an? )?(?:variety|party|sampler|mixed|sharing) packs?|(?:an? )?(?<!in )cases? of|(?:multi ?)?(?<!(?:humidity|moisture|lil|little|small|gel) )packs(?= |$)(?! of (?:those|these|them|that|it)(?= |$))|some (?:kind|sort|type) of (?:an? )?pack(?= |,|$)|(?<=\\b(?:preroll|joint|blunt|doobie|mini|dogwalker|indica|sativa|hybrid)s? )packs?(?= |$)|multi ?pack|(?:an? )?packs? (?:of|de) (?=(?:\\p{L}+ )?(?:preroll|joints?|js\\b|jays|blunts|minis|doobies|porros?|toques))|an? pack(?= |$)|not (?:a )?singles?|no singles',
    ) !== null
  )
    return { packMin: 2 }
  if (
    ROLLED.test(sentence.plain) &&
    find(
      sentence,
      '(?:in |of )?(?:an? |the |little |un[ao]? |algun )?(?:tins?|cases?|pouch(?:es)?|boxes|box|paquetes?|cajas?|cajetillas?|estuches?)(?: of| de)?(?= |$)',
    ) !== null
  )
    return { packMin: 2 }
  if (
    /\binfused\b/.test(sentence.plain) &&
    find(sentence, '(?<!(?:humidity|boveda|no|not|a) )packs?(?: of (?:joints|prerolls?|js))?(?= |$)') !== null
  )
    return { packMin: 2 }
  if (ONE_JOINT.test(sentence.plain) || (ASKS_COST.test(sentence.plain) && SO_MANY_JOINTS.test(sentence.plain)))
    return { single: true }
  return find(
    sentence,
    '(?:single|singles|individual(?:ly)?(?! wrapped)|just one|one at a time|sueltos?)(?! (?:grams?|g) )(?= |$)',
  ) === null
    ? {}
    : { single: true }
}

const ASKS_COST = /\b(?:how much|whats|what (?:would|do|does|are|will)|costs?|price|total|comes? to|cuanto)\b/
/** "What would 4 prerolls cost": so many of one, and so many packs of none. Of fives and tens there are packs. */
const SO_MANY_JOINTS =
  /\b(?:two|three|four|six|[2-46-9])(?: (?!packs?\b|g\b)\p{L}+){0,2} (?:preroll|prerolls|joints?)\b(?! packs?\b)/u

/** How many there are to be in a pack at least; null where that is not said. */
function leastCount(sentence: Sentence): number | null {
  const orMore = `${NUMBER} pack (?:or (?:more|bigger|larger|up)|and up)`
  const least = find(sentence, `(?:at least|bigger than|more than|over) (?:an? )?${NUMBER} pack|${orMore}`)
  if (least !== null) return Number(least[1] ?? least[2])
  const inside = countIn(sentence, PIECES_OR_MORE)
  if (inside !== null) return inside
  const above = countIn(sentence, PIECES_ABOVE)
  if (above !== null) return above + 1
  const near = FEWER.test(sentence.plain) ? null : countIn(sentence, PIECES_ABOUT)
  return near === null ? null : Math.max(2, near - 1)
}

/** "A smaller pack, like 2 in it": that many and no more. */
const FEWER = /\b(?:smaller|small|fewer|less|too many|too big|only|just)\b/

function countIn(sentence: Sentence, source: string): number | null {
  const found = find(sentence, source)
  const count = found?.[1] ?? found?.[2]
  return count === undefined ? null : (NUMBER_WORDS.get(count) ?? Number(count))
}

const COUNT = '(two|three|four|five|six|seven|eight|nine|ten|[2-9]|[1-9]\\d)'
const IN_A_PACK =
  '(?:in (?:it|them|there|(?:a|the|each|one) (?:pack|box|tin|pouch|tube))|to (?:a|the|each) (?:pack|box|tin)|per (?:pack|box|tin)|inside)(?= |$)'
/** What is counted in a pack, however it is called. */
const PIECES = '(?:pieces|pcs|count|chews|tablets|capsules|softgels|mints|lozenges)(?= |$)'
/** "A pack with five or more in it", "at least 5 to a pack". */
const PIECES_OR_MORE = `(?:with |has |holds |that has )?(?:${COUNT} or more|at least ${COUNT}) (?:(?:of them |joints |prerolls? |pieces |gummies )?${IN_A_PACK}|${PIECES})`

/** "More than 2 in a pack". */
const PIECES_ABOVE = `(?:with |has |holds |that has )?(?:more|bigger) than ${COUNT} (?:(?:of them |joints |prerolls? |pieces |gummies )?${IN_A_PACK}|${PIECES})`

/** "5 or so in it", "with around six to a box": one fewer will do, and so will more. */
const PIECES_ABOUT = `(?:with |has |holds |that has )?(?:${COUNT} (?:or so|ish|more or less)|(?:about|around|like|roughly|maybe) ${COUNT}) (?:of them |joints |prerolls? |pieces |gummies )?${IN_A_PACK}`

const PIECES_IN_IT = `(?:with |has |holds |that has )?${COUNT} (?:of them |joints |prerolls? |pieces |gummies )?${IN_A_PACK}`

/** "Breaks into 20 squares", "a 20 piece bar": what one thing comes in. */
const PARTS_OF_ONE =
  '(?:breaks?|broken|splits?|divides?|divided|cuts?|scored|comes?)(?: (?:up|apart|down))? (?:in|into) (?:like |about )?([2-9]|[1-9]\\d)(?= |$)(?! (?:mg|g|oz|ml|days?|hours?|min))(?: (?:squares?|pieces?|segments?|sections?|chunks?|bites?|parts?|servings?|doses?))?|([2-9]|[1-9]\\d) (?:squares|segments|sections|chunks|servings|doses)(?= |$)|([5-9]|[1-9]\\d) piece (?=(?:\\p{L}+ )?(?:bars?|choc|gumm|edible|cand))'

/** "With 20 per pack", "that have ten to a tin". */
const PIECES_PER_PACK = `(?:with|has|have|holds?|comes?|come with|containing) ${COUNT} (?:of them |pieces |gummies |chews |mints )?(?:in|to|per|a) (?:(?:an?|the|each|every|one) )?(?:pack(?:age)?|bag|box|tin|pouch|tube)(?= |$)`

/** "They come ten in a box", "five to a tin". */
const BOXED = `${COUNT} (?:of (?:them|em) )?(?:in|to|per|a) (?:(?:an?|the|each|every|one|little) )*(?:box|tin|pack(?:age)?|case|tube|pouch)(?= |$)|(?:come|comes|sold|packed) in (pairs|twos|threes|fours|fives)(?= |$)`
const BY_THE: Readonly<Record<string, number>> = { pairs: 2, twos: 2, threes: 3, fours: 4, fives: 5 }

/** Rolled things sold by the tin or the box are packs. */
const ROLLED = /\b(?:preroll|joints?|js|jays|doobies?|shorties|minis|smokes|porros?)\b/

/** "just a joint": one, where a pack would also be a pre-roll. */
const ONE_JOINT =
  /(?:^|\b(?:just|get|grab|want|need|only|and|plus|buy|for|have|me) )(?:an?|one|1|un|una) (?:(?!pack|five|multi)\p{L}+ ){0,3}?(?:joint|preroll|doobie|spliff|porro|prerollo)(?= |$)(?! packs?\b)/u
