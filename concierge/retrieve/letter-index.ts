const LETTERS = 38
const OTHER = 37

/** Finds the words that share letter pairs with another; built once, searched without allocating. */
export type LetterIndex = {
  /**
   * Calls `visit` for each word that shares at least `least` of the pairs of `letters` and is at most `longer` letters longer or
   * shorter, with the number shared.
   */
  near(letters: string, { least, longer }: Likeness, visit: (index: number, shared: number) => void): void
}

type Likeness = { least: number; longer: number }

export function buildLetterIndex(words: readonly string[]): LetterIndex {
  const { starts, posts } = postPairs(words)
  const lengths = Uint16Array.from(words, (word) => word.length)
  /** The first place of a list at which words are long enough. */
  const firstOf = (from: number, end: number, shortest: number): number => {
    let [low, high] = [from, end]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((lengths[posts[middle] ?? 0] ?? 0) < shortest) low = middle + 1
      else high = middle
    }
    return low
  }
  const shared = new Uint8Array(words.length)
  const touched = new Int32Array(words.length)
  return {
    near: (letters, { least, longer }, visit) => {
      const shortest = letters.length - longer
      const longest = letters.length + longer
      let count = 0
      let before = 0
      for (let at = 0; at <= letters.length; at++) {
        const code = at < letters.length ? codeOf(letters.charCodeAt(at)) : 0
        const pair = before * LETTERS + code
        before = code
        const end = starts[pair + 1] ?? 0
        for (let place = firstOf(starts[pair] ?? 0, end, shortest); place < end; place++) {
          const index = posts[place] ?? 0
          if ((lengths[index] ?? 0) > longest) break
          const seen = shared[index] ?? 0
          if (seen === 0) touched[count++] = index
          shared[index] = seen + 1
        }
      }
      for (let at = 0; at < count; at++) {
        const index = touched[at] ?? 0
        const seen = shared[index] ?? 0
        shared[index] = 0
        if (seen >= least) visit(index, seen)
      }
    },
  }
}

/** The words of every pair, the shortest first, one list after another: `posts` from `starts[pair]` up to `starts[pair + 1]`. */
function postPairs(words: readonly string[]): { starts: Int32Array; posts: Int32Array } {
  const starts = new Int32Array(LETTERS * LETTERS + 1)
  const last = new Int32Array(LETTERS * LETTERS).fill(-1)
  const inOrder = [...words.entries()].sort(([, a], [, b]) => a.length - b.length)
  const each = (visit: (pair: number, index: number) => void): void => {
    last.fill(-1)
    for (const [index, word] of inOrder) {
      let before = 0
      for (let at = 0; at <= word.length; at++) {
        const code = at < word.length ? codeOf(word.charCodeAt(at)) : 0
        const pair = before * LETTERS + code
        before = code
        if (last[pair] === index) continue
        last[pair] = index
        visit(pair, index)
      }
    }
  }
  each((pair) => {
    starts[pair + 1] = (starts[pair + 1] ?? 0) + 1
  })
  for (let pair = 1; pair < starts.length; pair++) starts[pair] = (starts[pair] ?? 0) + (starts[pair - 1] ?? 0)
  const posts = new Int32Array(starts.at(-1) ?? 0)
  const next = starts.slice()
  each((pair, index) => {
    const place = next[pair] ?? 0
    posts[place] = index
    next[pair] = place + 1
  })
  return { starts, posts }
}

/** Letters 1 to 26, digits 27 to 36, all else 37; 0 is the edge of a word. */
function codeOf(char: number): number {
  if (char >= 97 && char <= 122) return char - 96
  return char >= 48 && char <= 57 ? char - 21 : OTHER
}
