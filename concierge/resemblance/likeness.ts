import { contentWords, isDecisive } from './content-words.ts'

/** A question in a form in which equal questions are equal, whatever the order of their words. Empty for mere courtesies. */
export function questionKey(text: string): string {
  return contentWords(text).sort().join(' ')
}

/**
 * How alike two questions are, 0 to 1, by the words that carry meaning; a letter typed wrong in a longer word is forgiven.
 * 0 when they differ in a word that decides: a number, a negation, when instead of where.
 */
export function likeness(one: readonly string[], other: readonly string[]): number {
  const decisive = (words: readonly string[]) => words.filter(isDecisive).sort().join(' ')
  if (decisive(one) !== decisive(other)) return 0
  const left = [...other]
  let shared = 0
  for (const word of one) {
    const at = left.findIndex((candidate) => isSameWord(word, candidate))
    if (at === -1) continue
    left.splice(at, 1)
    shared += 1
  }
  const all = one.length + other.length - shared
  return all === 0 ? 0 : shared / all
}

const FORGIVING_FROM_CHARS = 4

export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  if (
    Math.min(one.length, other.length) < FORGIVING_FROM_CHARS ||
    Math.max(one.length, other.length) === FORGIVING_FROM_CHARS
  )
    return false
  return isOneEditApart(one, other) && !isDecisive(one) && !isDecisive(other)
}

/** One letter more, less, other, or two neighbours swapped. */
function isOneEditApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start++
  let endOne = one.length
  let endOther = other.length
  while (endOne > start && endOther > start && one[endOne - 1] === other[endOther - 1]) {
    endOne--
    endOther--
  }
  const [restOne, restOther] = [one.slice(start, endOne), other.slice(start, endOther)]
  if (restOne.length <= 1 && restOther.length <= 1) return true
  return restOne.length === 2 && restOther.length === 2 && restOne[0] === restOther[1] && restOne[1] === restOther[0]
}
