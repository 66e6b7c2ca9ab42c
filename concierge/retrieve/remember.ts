const REMEMBERED = 5000
const LONGEST_REMEMBERED = 24

/** Shoppers use the same words over and over: what was found of one is kept for a while, for so many words at most. */
export function remember<Found extends NonNullable<unknown> | null>(
  find: (word: string) => Found,
): (word: string) => Found {
  const found = new Map<string, Found>()
  return (word) => {
    const kept = found.get(word)
    if (kept !== undefined) return kept
    const answer = find(word)
    if (word.length > LONGEST_REMEMBERED) return answer
    if (found.size >= REMEMBERED) found.clear()
    found.set(word, answer)
    return answer
  }
}
