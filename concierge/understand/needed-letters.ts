import { branchesOf, closing } from './pattern-source.ts'

/** Fewer letters tell nothing of a text; of signs and digits one does. */
export const SHORTEST = 3
/** Stands for whichever digit. */
export const ANY_DIGIT = '\u0001'

/** Letters that stand together in every match, or one of several such. */
type AnyOf = readonly string[]

/** More alternatives than these are not worth the looking up. */
const MOST = 40
/** So many conditions are kept of a source, the rarest ones. */
const KEPT = 3
/** What more of all messages have tells too little. */
const TOO_OFTEN = 0.7

/** What nearly every message has. */
const COMMON =
  /^ ?(?:the|and|any|are|can|does|did|for|from|get|got|have|has|how|its|like|may|not|one|our|out|she|some|that|them|then|there|these|they|this|those|was|what|when|where|which|who|will|with|would|you|your|could|need|want|know|about|just|than|into|ing) ?$/
const OFTEN_COMMON = 0.35
/** How often three letters stand in a message, and how much rarer each further one makes them. */
const OFTEN_THREE = 0.04
const RARER = 0.5
const OFTEN_SIGN = 0.2

/**
 * What every match of a source has: of each condition one run of letters or signs, the rarest condition first. A text that lacks one need
 * not be matched. Empty where nothing can be told; the source must mean case as it is written.
 */
export function neededLetters(source: string): readonly AnyOf[] {
  return conditionsOf(source)
    .filter((anyOf) => anyOf.length <= MOST && oftenOf(anyOf) < TOO_OFTEN)
    .toSorted((one, other) => oftenOf(one) - oftenOf(other))
    .slice(0, KEPT)
}

function conditionsOf(source: string): AnyOf[] {
  const [first = '', ...others] = branchesOf(source)
  if (others.length === 0) return conditionsInBranch(first)
  const all: string[] = []
  for (const branch of [first, ...others]) {
    const [rarest] = conditionsInBranch(branch).toSorted((one, other) => oftenOf(one) - oftenOf(other))
    if (rarest === undefined) return []
    all.push(...rarest)
  }
  return [[...new Set(all)]]
}

const NO_WIDTH = /^(?:\\b|\\B|\^|\$)/
const LITERAL = /^(?:[\p{L}\p{N} ',/%@#&:;"~!<>=-]|\\[^\p{L}\p{N}])/u
const ESCAPE = /^\\/
const QUANTIFIER = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/
/** Any other sign, a class of signs, or what was matched before. */
const SIGN = /^(?:\\[pP]\{[^}]*\}|\\k<\w+>|\[(?:\\.|[^\]\\])*\]|\\.|.)/su
const OPENING = /^\((?:\?(?::|=|!|<=|<!|<\w+>))?/

function conditionsInBranch(branch: string): AnyOf[] {
  const conditions: AnyOf[] = []
  let run = ''
  let rest = branch
  const endRun = (): void => {
    if (tells(run)) conditions.push([run])
    run = ''
  }
  while (rest !== '') {
    const width = NO_WIDTH.exec(rest)?.[0].length ?? 0
    if (width > 0) {
      rest = rest.slice(width)
      continue
    }
    if (rest.startsWith('(')) {
      const end = closing(rest)
      const opening = OPENING.exec(rest)?.[0] ?? ''
      const quantifier = QUANTIFIER.exec(rest.slice(end + 1))
      // An unknown kind of group may change what its letters mean.
      if (opening === '(' && rest.startsWith('(?')) return []
      if (!opening.endsWith('!') && !mayLack(quantifier))
        conditions.push(...conditionsOf(rest.slice(opening.length, end)))
      if (!/[=!]$/.test(opening)) endRun()
      rest = rest.slice(end + 1 + (quantifier?.[0].length ?? 0))
      continue
    }
    const literal = LITERAL.exec(rest)?.[0]
    const part = literal ?? SIGN.exec(rest)?.[0] ?? rest
    const quantifier = QUANTIFIER.exec(rest.slice(part.length))
    if (literal !== undefined && !mayLack(quantifier)) run += literal.replace(ESCAPE, '')
    if (literal === undefined || quantifier !== null) endRun()
    if (part === '\\d' && !mayLack(quantifier)) conditions.push([ANY_DIGIT])
    rest = rest.slice(part.length + (quantifier?.[0].length ?? 0))
  }
  endRun()
  return conditions
}

function mayLack(quantifier: RegExpExecArray | null): boolean {
  return quantifier !== null && (/^[?*]/.test(quantifier[0]) || quantifier[1] === '0')
}

const SIGNS = /[!-@[-`{-~]/

function tells(run: string): boolean {
  return run.length >= SHORTEST || SIGNS.test(run)
}

function oftenOf(anyOf: AnyOf): number {
  return anyOf.reduce((sum, run) => sum + oftenOfRun(run), 0)
}

function oftenOfRun(run: string): number {
  if (run.length < SHORTEST) return OFTEN_SIGN
  return COMMON.test(run) ? OFTEN_COMMON : OFTEN_THREE * RARER ** (run.length - SHORTEST)
}
