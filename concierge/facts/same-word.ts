/** Whether one of some words is the word, or the same in another form. */
export function hasAlike(words: ReadonlySet<string>, stem: string): boolean {
  for (const word of words) if (sameWord(stem, word)) return true
  return false
}

/** "recycle" and "recycling", "snows" and "snow" are one word here. */
export function sameWord(a: string, b: string): boolean {
  if (a === b) return true
  const shared = Math.min(a.length, b.length)
  return (
    shared >= 5 &&
    Math.abs(a.length - b.length) <= 3 &&
    a.slice(0, Math.max(5, shared - 2)) === b.slice(0, Math.max(5, shared - 2))
  )
}
