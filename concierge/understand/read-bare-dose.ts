import type { Wish } from '#concierge/retrieve/wish.ts'
import type { FormMention } from './form-word.ts'
import type { Sentence } from './sentence.ts'

const FIGURE = '(\\d{1,3}(?:\\.\\d+)?)'
/** "gummies 4 tonight" is no dose: the figure ends what is said of the thing. */
const END = '(?=$| ?,| (?:each|a piece|apiece|or less|max|tops|please|if|would|is|are)(?![\\p{L}]))'
/** "gummies, 5", "edibles in 10s": what stands behind a thing that is eaten. */
const BEHIND = new RegExp(
  `^,? ?,?(?: (?:in|at|the|of|like|around|about|maybe|preferably|de|a|con))* ?${FIGURE}s?(?: or ${FIGURE}s?)?${END}`,
  'u',
)
/** "2.5 gummies", "a 5 gummy"; "5 gummies" are counted. */
const BEFORE =
  /(?<![\p{L}\p{N}$.:/])(?:(\d{1,2}\.\d+)|(?:an?|one|single|the) (\d{1,3})|(2\.5|5|10|20|25|50|100)s) (?:\p{L}+ )?$/u
/** "2.5s", "the 5s": a dose by itself where something to eat is spoken of. */
const IN_ALL = /(?<![\p{L}\p{N}$.:/])(2\.5|5|10|15|20|25|50|100)s(?![\p{L}\p{N}])/u

/** "20 or more a piece", "at least 20 each": so much is in one, where no price is spoken of. */
const LEAST = new RegExp(
  `(?<![\\p{L}\\p{N}$.:/])(?:${FIGURE} (?:or|and) (?:more|up|higher|over|above|stronger)|(?:at least|over|more than|no less than|minimum(?: of)?) ${FIGURE}) (?:each|a piece|apiece|per piece|a gummy|per gummy|a chew|a pop|per)(?![\\p{L}])`,
  'u',
)

export function leastDose(said: string): number | null {
  const found = LEAST.exec(said)
  return found === null ? null : Number(found[1] ?? found[2])
}

const ABOVE = new RegExp(
  `\\b(?:stronger|higher|bigger|heavier) than ${FIGURE}(?: mg)?(?: thc)?(?: (?:each|a piece|apiece|per piece|a gummy|per gummy))?(?![\\p{L}\\d%])`,
  'u',
)
/** "Stronger than 10": ten itself is not. */
const HARDLY_MORE = 0.01

/** The dose that something to eat is to have, where no amount has told it (`isTold`). */
export function readDoseOfEdible(sentence: Sentence, forms: readonly FormMention[], isTold: boolean): Partial<Wish> {
  const above = areEaten(forms) ? ABOVE.exec(sentence.plain)?.[1] : undefined
  if (above !== undefined) return { mgPieceMin: Number(above) + HARDLY_MORE }
  return isTold ? {} : readBareDose(sentence, forms)
}

function areEaten(forms: readonly FormMention[]): boolean {
  return forms.length > 0 && forms.every(({ form }) => form.category === 'edible')
}

/** "If i eat a gummy at 7": the hour, and no dose. */
const TAKES =
  /\b(?:eat|ate|eating|take|took|taking|pop|popped|have|had|having|drink|drank|como|tomo|comi)(?: \p{L}+){0,3} $/u

function isTakenAt(plain: string, { start, end }: { start: number; end: number }): boolean {
  return /^ (?:at|around|by|a las) (?:like |about )?\d/.test(plain.slice(end)) && TAKES.test(plain.slice(0, start))
}

/** Higher figures behind a thing may be its price. */
const MOST_MG_BEHIND = 10

/**
 * A figure without a unit beside something to eat is milligrams a piece, where it can be no count and no price ("2.5 gummies",
 * "gummies, 5", "edibles in 10s"). Called once the forms are known.
 */
function readBareDose({ plain, rest }: Sentence, forms: readonly FormMention[]): Partial<Wish> {
  if (!/\d/.test(rest) || !areEaten(forms)) return {}
  const least = leastDose(rest)
  if (least !== null) return { mgPieceMin: least }
  for (const { start, end } of forms) {
    const behind = isTakenAt(plain, { start, end }) ? null : BEHIND.exec(rest.slice(end))
    const [low, high] = [Number(behind?.[1] ?? 0), Number(behind?.[2] ?? behind?.[1] ?? 0)]
    if (low > 0 && high <= MOST_MG_BEHIND) return { mgPieceMin: Math.min(low, high), mgPieceMax: Math.max(low, high) }
    const before = BEFORE.exec(rest.slice(0, start))
    const value = Number(before?.[1] ?? before?.[3] ?? (plain.charAt(end - 1) === 's' ? 0 : (before?.[2] ?? 0)))
    if (value > 0) return { mgPieceMin: value, mgPieceMax: value }
  }
  const value = Number(IN_ALL.exec(rest)?.[1] ?? 0)
  return value > 0 ? { mgPieceMin: value, mgPieceMax: value } : {}
}
