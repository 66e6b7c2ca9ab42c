import { branchesOf, closing } from './pattern-source.ts'

/** As long as the beginnings of words that a text is looked up by. */
const LONGEST = 6
const SHORTEST = 3
/** More than these are not worth the looking up. */
const MOST = 60

/** What nearly every message has tells nothing. */
const COMMON: ReadonlySet<string> = new Set(
  'the and any are can does did for from get got have has how its like may not one our out she should some that them then there these they this those was what when where which who will with would you your yall could need want know about just than into'.split(
    ' ',
  ),
)

/** A sign or a class of signs, and how often it stands. */
const SIGN = /^(?:\.|\\[pP]\{[^}]*\}|\[(?:\\.|[^\]\\])*\]|\\.)(?:[?*+]\??|\{\d+(?:,\d*)?\}\??)?/
const LETTERS = /^[\p{L}\p{N} ]+/u
const QUANTIFIER = /^(?:[?*+]\??|\{(\d+)(?:,\d*)?\}\??)/

/**
 * Beginnings of words one of which every match of the source has, null where none can be told: a text without any of them need not be
 * matched at all. Of the parts of a source that must stand there the rarest is taken.
 */
export function neededWords(source: string): readonly string[] | null {
  const needed = neededOf(source, true)
  return needed === null || needed.length > MOST || needed.some(isCommon) ? null : needed
}

function isCommon(start: string): boolean {
  return start.length < SHORTEST || COMMON.has(start) || COMMON.has(start.split(' ')[0] ?? '')
}

function neededOf(source: string, atWord: boolean): readonly string[] | null {
  const all: string[] = []
  for (const branch of branchesOf(source)) {
    const needed = neededInBranch(branch, atWord)
    if (needed === null) return null
    all.push(...needed)
  }
  return [...new Set(all)]
}

function neededInBranch(branch: string, begins: boolean): readonly string[] | null {
  let best: readonly string[] | null = null
  let atWord = begins
  let rest = branch
  const offer = (needed: readonly string[] | null): void => {
    if (needed !== null && needed.length > 0 && (best === null || costOf(needed) < costOf(best))) best = needed
  }
  while (rest !== '') {
    if (/^(?:\\b|\^)/.test(rest)) {
      atWord = true
      rest = rest.slice(rest.startsWith('^') ? 1 : 2)
    } else if (rest.startsWith('(')) {
      const end = closing(rest)
      const around = /^\(\?<?[=!]/.test(rest)
      const quantifier = QUANTIFIER.exec(rest.slice(end + 1))
      const optional = quantifier !== null && (/^[?*]/.test(quantifier[0]) || quantifier[1] === '0')
      const inner = rest.slice(rest.startsWith('(?:') ? 3 : 1, end)
      if (!around && !optional) offer(neededOf(inner, atWord))
      if (!around) atWord = branchesOf(inner).every((own) => own.endsWith(' ')) && (!optional || atWord)
      rest = rest.slice(end + 1 + (quantifier?.[0].length ?? 0))
    } else {
      const letters = LETTERS.exec(rest)?.[0] ?? ''
      if (letters === '') {
        rest = rest.slice(SIGN.exec(rest)?.[0].length ?? 1)
        atWord = false
        continue
      }
      const quantifier = QUANTIFIER.exec(rest.slice(letters.length))?.[0] ?? ''
      // What is quantified is the last letter alone.
      const certain = quantifier === '' ? letters : letters.slice(0, -1)
      for (const start of startsOf(certain, atWord)) offer([start])
      atWord = quantifier === '' && letters.endsWith(' ')
      rest = rest.slice(letters.length + quantifier.length)
    }
  }
  return best
}

/** The beginnings of the words in a run of letters; the first of them only where a word begins there. */
function startsOf(letters: string, atWord: boolean): string[] {
  const starts: string[] = []
  for (let at = 0; at < letters.length; at++) {
    const begins = at === 0 ? atWord : letters.charAt(at - 1) === ' '
    if (begins && letters.charAt(at) !== ' ') starts.push(letters.slice(at, at + LONGEST).trimEnd())
  }
  return starts
}

/** The rarer the words, the fewer and the longer, the sooner a text lacks all of them. */
function costOf(needed: readonly string[]): number {
  const shortest = Math.min(...needed.map((start) => start.length))
  return 1000 * needed.filter(isCommon).length + needed.length - shortest / LONGEST
}
