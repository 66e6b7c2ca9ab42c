import { type FormWord, isQuality, shelfOf } from './form-word.ts'
import type { Mention } from './sentence.ts'

const WHATEVER =
  '(?:or|o) (?:whatever|what ?ever|what ?not|anything|something|stuff|algo|lo que sea)(?: (?:else|similar|really|at all))*'
const OF_IT = '(?:with|w|con|that(?:s| is| has| have| are)?|containing|made (?:with|of)|que (?:tenga|tengan|sea|sean))'

/** Between a thing and what is asked of it, nothing but that it may be another thing. */
const WIDER = new RegExp(`^ ,? ?${WHATEVER}(?: ${OF_IT})?(?: (?:an?|some|real|actual|all))* $`, 'u')
/** "Chocolates or anything with cbn": of what it is to have, another reading takes care. */
const WIDER_OF_SUBSTANCE = new RegExp(
  `^ ,? ?${WHATEVER} (?:with|w|con|containing|that (?:has|have)) (?:\\p{L}+ )?(?:cb[cdgn]|thcv|thca)\\b`,
  'u',
)

/** "Gummies or whatever with caffeine": how it is to be is said of the gummies as of anything else. */
export function isWider({ value }: Mention<FormWord>, gap: string): boolean {
  return isQuality(value) && WIDER.test(gap)
}

/** The words of one thing; where another will do that is as is asked, its shelf stands for the thing. */
export function openedUp(words: readonly Mention<FormWord>[], plain: string): FormWord[] {
  const at = words.findIndex(
    ({ value, end }, index) =>
      !isQuality(value) &&
      (WIDER_OF_SUBSTANCE.test(plain.slice(end, end + REACH)) ||
        (index + 1 < words.length && WIDER.test(plain.slice(end, words[index + 1]?.start)))),
  )
  return words.map(({ value }, index) => (index === at ? { category: shelfOf(value), kind: null } : value))
}

const REACH = 60

const ANY_OF_THEM =
  /^(?:,? ?(?:or|its|just|im|really|i))*,? ?(?:whatever|whichever|anything|either|any(?: of (?:them|those|these))?|doesnt matter|dont matter|dont care|no matter|idc|not picky|all good|all work|any works?|lo que sea|cualquiera)\b/

/** "A cart, a joint, whatever": any of the things named will do. */
export function leavesOpen(plain: string, last: Mention<FormWord> | undefined): boolean {
  return last !== undefined && ANY_OF_THEM.test(plain.slice(last.end).trimStart())
}

/** "cart, dispo, whatever"; without a comma two words of one shelf are one thing ("vape cart"). */
export function isNextOf(gap: string, one: FormWord, other: FormWord): boolean {
  if (!/^[ ,]+$/.test(gap)) return false
  // "Shatter rosin whatever", where "rosin badder" would be one thing.
  if (isQuality(other)) return shelfOf(one) === 'concentrate' && one.kind !== null && one.kind !== other.kind
  if (isQuality(one)) return false
  return gap.includes(',') || shelfOf(one) !== shelfOf(other) || (one.kind !== null && other.kind !== null)
}
