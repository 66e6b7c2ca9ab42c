import { branchesOf, closing } from './pattern-source.ts'

/** Long enough to tell "how much" from "how many". */
export const LONGEST = 6

/** What a match can begin with, up to six letters and blanks each; null when that cannot be told from the source. */
export function headsOf(source: string): readonly string[] | null {
  const heads = new Set(
    branchesOf(source)
      .flatMap((branch) => beginningsOf(branch))
      .map(({ letters }) => letters),
  )
  return heads.has('') ? null : [...heads]
}

/** The first letters of a match; `whole` while all that was read of it is letters, so that what follows goes on behind them. */
type Beginning = { letters: string; whole: boolean }

/** So many beginnings of one alternative are told apart. */
const MOST_BEGINNINGS = 120

function beginningsOf(branch: string): readonly Beginning[] {
  let begun: readonly Beginning[] = [{ letters: '', whole: true }]
  let rest = branch
  while (rest !== '' && begun.some(({ whole }) => whole)) {
    const part = readPart(rest)
    rest = rest.slice(part.length)
    const longer = begun.flatMap((beginning) => (beginning.whole ? goOn(beginning, part.beginnings) : [beginning]))
    if (longer.length > MOST_BEGINNINGS) return begun.map(({ letters }) => ({ letters, whole: false }))
    begun = longer
  }
  return begun
}

function goOn({ letters }: Beginning, next: readonly Beginning[]): readonly Beginning[] {
  return next.map((more) => {
    const both = letters + more.letters
    return { letters: both.slice(0, LONGEST), whole: more.whole && both.length < LONGEST }
  })
}

type SourcePart = { length: number; beginnings: readonly Beginning[] }

const NOTHING: Beginning = { letters: '', whole: true }
const ANYTHING: Beginning = { letters: '', whole: false }

/** The first part of a source: what is of no width, letters, a group, or anything else. */
function readPart(source: string): SourcePart {
  if (source.startsWith('\\b')) return { length: 2, beginnings: [NOTHING] }
  if (source.startsWith('^')) return { length: 1, beginnings: [NOTHING] }
  if (source.startsWith('\\d'))
    return { length: 2, beginnings: [...'0123456789'].map((letters) => ({ letters, whole: false })) }
  if (source.startsWith('(')) return readGroup(source)
  const letters = /^[\p{L}\p{N} ]+/u.exec(source)?.[0] ?? ''
  if (letters === '') return { length: source.length, beginnings: [ANYTHING] }
  const quantified = /^[?*+{]/.test(source.slice(letters.length))
  if (!quantified) return { length: letters.length, beginnings: [{ letters, whole: true }] }
  if (letters.length > 1)
    return { length: letters.length - 1, beginnings: [{ letters: letters.slice(0, -1), whole: true }] }
  return repeated(source, 1, [{ letters, whole: true }])
}

function readGroup(source: string): SourcePart {
  const end = closing(source)
  if (/^\(\?(?:<!|<=|!|=)/.test(source)) return { length: end + 1, beginnings: [NOTHING] }
  const inner = branchesOf(source.slice(source.startsWith('(?:') ? 3 : 1, end))
  return repeated(
    source,
    end + 1,
    inner.flatMap((branch) => beginningsOf(branch)),
  )
}

/** A part of so many signs, and how often it may stand there. */
function repeated(source: string, length: number, once: readonly Beginning[]): SourcePart {
  const sign = source.charAt(length)
  if (sign === '?') return { length: length + 1, beginnings: [...once, NOTHING] }
  const more = once.map(({ letters }) => ({ letters, whole: false }))
  if (sign === '+') return { length: length + 1, beginnings: more }
  if (sign === '*') return { length: length + 1, beginnings: [...more, NOTHING] }
  if (sign === '{') return { length: source.length, beginnings: [ANYTHING] }
  return { length, beginnings: once }
}
