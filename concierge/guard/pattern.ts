import type { Reading, Span } from './read-message.ts'

/**
 * The little language that rules are written in. CONCEPT names a word list of the lexicon, lower case is a word as
 * written out, `a|b` is either, `a?` may be absent, `^` is the start of a sentence.
 * A blank between two is "next to each other", `~` is up to three words between (`~6`: six), `>>` is anywhere later in the message.
 * ` & ` joins conditions that all hold anywhere in the message; `!` before a condition means it must not hold.
 */
export type Pattern = readonly Clause[]
type Clause = { negated: boolean; atoms: readonly Atom[] }
type Atom = { anyOf: readonly string[]; optional: boolean; gap: number; start: boolean }

const NEXT = 0
const NEAR = 3
const ANYWHERE = Number.POSITIVE_INFINITY

export function compilePattern(source: string): Pattern {
  return source.split(' & ').map((part) => {
    const trimmed = part.trim()
    const negated = trimmed.startsWith('!')
    return { negated, atoms: compileAtoms(negated ? trimmed.slice(1) : trimmed) }
  })
}

function compileAtoms(source: string): Atom[] {
  const atoms: Atom[] = []
  let gap = NEXT
  let start = false
  for (const word of source.split(' ').filter(Boolean)) {
    if (word === '^') start = true
    else if (word === '>>') gap = ANYWHERE
    else if (word.startsWith('~')) gap = word.length > 1 ? Number(word.slice(1)) : NEAR
    else {
      const optional = word.endsWith('?')
      atoms.push({ anyOf: (optional ? word.slice(0, -1) : word).split('|'), optional, gap, start })
      gap = NEXT
      start = false
    }
  }
  return atoms
}

/** What the pattern needs: of each list one must stand in the message. Phrases are given by their first word. */
export function neededAtoms(pattern: Pattern): string[][] {
  return pattern
    .filter(({ negated }) => !negated)
    .flatMap(({ atoms }) => atoms.filter(({ optional }) => !optional))
    .map(({ anyOf }) => anyOf.map((atom) => (/[A-Z]/.test(atom) ? atom : (atom.split('_')[0] ?? atom))))
}

/** True when every condition of the pattern holds. Linear in the length of the message for a given pattern. */
export function matches(pattern: Pattern, reading: Reading): boolean {
  return pattern.every((clause) => holds(clause, reading) !== clause.negated)
}

function holds({ atoms }: Clause, reading: Reading): boolean {
  const [first] = atoms
  if (first === undefined) return true
  let ends: number[] = []
  for (const span of spansOf(first, reading)) if (!first.start || startsSentence(reading, span)) ends.push(span.end)
  for (let at = 1; at < atoms.length; at++) {
    const atom = atoms[at]
    if (atom === undefined || ends.length === 0) return false
    const from = ends
    ends = atom.optional ? [...from] : []
    for (const span of spansOf(atom, reading))
      if (from.some((end) => follows(reading, { start: end, end: span.start }, atom.gap))) ends.push(span.end)
  }
  return ends.length > 0
}

/** Of most atoms nothing or one alternative stands in a message: then no list is made. */
function spansOf({ anyOf }: Atom, reading: Reading): readonly Span[] {
  let found: readonly Span[] = NONE
  for (const name of anyOf) {
    const spans = reading.find(name)
    if (spans.length > 0) found = found.length === 0 ? spans : [...found, ...spans]
  }
  return found
}

const NONE: readonly Span[] = []

function startsSentence(reading: Reading, span: Span): boolean {
  const here = reading.tokens[span.start]
  const first = reading.tokens.findIndex((token) => token.sentence === here?.sentence)
  return (reading.weightBefore[span.start] ?? 0) === (reading.weightBefore[first] ?? 0)
}

/** Whether what stands between two matches is no longer than the gap allows and in one sentence. */
function follows(reading: Reading, between: Span, gap: number): boolean {
  const { start, end } = between
  if (end < start) return false
  if (gap === ANYWHERE) return true
  if ((reading.weightBefore[end] ?? 0) - (reading.weightBefore[start] ?? 0) > gap) return false
  return reading.tokens[end]?.sentence === reading.tokens[start - 1]?.sentence
}
