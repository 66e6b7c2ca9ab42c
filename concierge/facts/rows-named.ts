import type { Fact } from './fact.ts'
import { hasAlike } from './same-word.ts'

/** Of several rows ("events") those that the question names by a word which not all of them have. */
export function rowsNamed(group: readonly Fact[], asked: ReadonlySet<string>, plain: string): readonly Fact[] {
  if (!group.every(({ path }) => /\.\d+$/.test(path))) return []
  const words = [...asked, ...plain.split(' ').filter((word) => /^\d{3}$/.test(word))]
  const named = group.map((row) => ({
    row,
    by: words.filter(
      (stem) => stem.length > 2 && isSaidIn(row, stem) && !group.every((other) => isSaidIn(other, stem)),
    ),
  }))
  const most = Math.max(...named.map(({ by }) => by.length))
  return most === 0 ? [] : named.filter(({ by }) => by.length === most).map(({ row }) => row)
}

/** "Rolling" is said where something is rolled. */
function isSaidIn({ valueWords }: Fact, stem: string): boolean {
  return valueWords.has(stem) || valueWords.has(stem.replace(/ing$/, '')) || hasAlike(valueWords, stem)
}
