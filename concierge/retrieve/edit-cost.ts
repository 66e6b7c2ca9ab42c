const LONGEST = 48
const VOWEL_FOR_VOWEL = 0.7
const DOUBLED = 0.5
const SWAPPED = 0.9
const OTHER_FIRST = 0.7

const isVowel = new Uint8Array(128)
for (const vowel of 'aeiouy') isVowel[vowel.charCodeAt(0)] = 1

/** The rows of the table, used in turn: a comparison allocates nothing. */
const rows = [new Float64Array(LONGEST + 1), new Float64Array(LONGEST + 1), new Float64Array(LONGEST + 1)] as const

/**
 * Damerau-Levenshtein with the slips of shoppers made cheaper: a doubled or undoubled letter and a wrong vowel. Another first letter
 * costs more, because people seldom miss it. Infinity when it exceeds `most`, and for words past 48 letters.
 */
export function editCost(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  if (a === b) return 0
  if (a.length > LONGEST || b.length > LONGEST) return Number.POSITIVE_INFINITY
  const first = a.charCodeAt(0) === b.charCodeAt(0) ? 0 : OTHER_FIRST
  let [older, before, row] = [rows[0], rows[1], rows[2]]
  for (let j = 0; j <= b.length; j++) before[j] = j
  let leastBefore = 0
  for (let i = 1; i <= a.length; i++) {
    const x = a.charCodeAt(i - 1)
    const y = i > 1 ? a.charCodeAt(i - 2) : -1
    const least = fillRow(b, i, { x, y }, [older, before, row])
    if (least + first > most && leastBefore + first > most) return Number.POSITIVE_INFINITY
    leastBefore = least
    const spent = older
    older = before
    before = row
    row = spent
  }
  const cost = (before[b.length] ?? 0) + first
  return cost > most ? Number.POSITIVE_INFINITY : cost
}

/** One letter of the first word (`x`, after `y`) against all of the second; returns the least cost of the row. */
function fillRow(
  b: string,
  i: number,
  { x, y }: { x: number; y: number },
  [older, before, row]: readonly [Float64Array, Float64Array, Float64Array],
): number {
  const drop = x === y ? DOUBLED : 1
  const vowel = isVowel[x] === 1
  let least = i
  let left = i
  row[0] = i
  for (let j = 1; j <= b.length; j++) {
    const z = b.charCodeAt(j - 1)
    const beside = j > 1 ? b.charCodeAt(j - 2) : -1
    const swap = x === z ? 0 : vowel && isVowel[z] === 1 ? VOWEL_FOR_VOWEL : 1
    let best = (before[j - 1] ?? 0) + swap
    const dropped = (before[j] ?? 0) + drop
    if (dropped < best) best = dropped
    const added = left + (beside === z ? DOUBLED : 1)
    if (added < best) best = added
    if (x === beside && y === z && x !== z) {
      const swapped = (older[j - 2] ?? 0) + SWAPPED
      if (swapped < best) best = swapped
    }
    row[j] = best
    left = best
    if (best < least) least = best
  }
  return least
}

/** A word by its sound: "phlour" and "flower" come near, "kushh" and "cush" are one. */
export function soundOf(letters: string): string {
  return letters
    .replace(/ph/g, 'f')
    .replace(/(?<=[crt])ough/g, 'of')
    .replace(/ck|c(?![eiyh])|q/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/x/g, 'ks')
    .replace(/tion/g, 'shun')
    .replace(/ea|ee|ie|ey|y/g, 'i')
    .replace(/ow|oo/g, 'ou')
    .replace(/ou/g, 'u')
    .replace(/wh/g, 'w')
    .replace(/kn/g, 'n')
    .replace(/gh(?![aeiou])/g, '')
    .replace(/(.)\1+/g, '$1')
}
