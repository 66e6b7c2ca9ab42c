/** A repeatable source of chance: the same seed gives the same draws on every machine. */
export type SeededRandom = {
  /** Uniform in 0..1, 1 excluded. */
  next: () => number
  /** A whole number from `low` to `high`, both included. */
  int: (low: number, high: number) => number
  between: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <T>(list: readonly T[]) => T
  /** One entry, drawn in proportion to its weight. */
  pickWeighted: <T>(list: readonly T[], weightOf: (entry: T) => number) => T
  /** `count` different entries in random order; all of them when there are fewer. */
  sample: <T>(list: readonly T[], count: number) => T[]
  /** About normally distributed: mean 0, deviation 1. */
  normal: () => number
  /** So many random hexadecimal digits. */
  hex: (digits: number) => string
  /** A UUIDv7 whose time part is `at`. */
  uuid: (at: Date) => string
  /** An independent source, so that one part's draws do not shift another's. */
  fork: (name: string) => SeededRandom
}

/** `seed` is any text; mulberry32 over its FNV-1a hash. Not for secrets. */
export function createSeededRandom(seed: string): SeededRandom {
  let state = hashText(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(list: readonly T[]): T => {
    for (const entry of list.slice(Math.floor(next() * list.length))) return entry
    throw new Error('Nothing to pick from')
  }
  const hex = (digits: number) => Array.from({ length: digits }, () => int(0, 15).toString(16)).join('')
  return {
    next,
    int,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick,
    pickWeighted: (list, weightOf) => {
      const weights = list.map(weightOf)
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0)
      for (const [index, entry] of list.entries()) {
        left -= weights[index] ?? 0
        if (left < 0) return entry
      }
      return pick(list)
    },
    sample: (list, count) => {
      const left = [...list]
      const taken = []
      while (left.length > 0 && taken.length < count) taken.push(...left.splice(Math.floor(next() * left.length), 1))
      return taken
    },
    normal: () =>
      next() + next() + next() + next() + next() + next() + next() + next() + next() + next() + next() + next() - 6,
    hex,
    uuid: (at) => toUuid(at.getTime(), hex(20)),
    fork: (name) => createSeededRandom(`${seed}/${name}`),
  }
}

function toUuid(milliseconds: number, digits: string): string {
  const time = milliseconds.toString(16).padStart(12, '0')
  const variant = '89ab'.charAt(Number.parseInt(digits.charAt(3), 16) % 4)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digits.slice(0, 3)}-${variant}${digits.slice(4, 7)}-${digits.slice(7, 19)}`
}

function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
