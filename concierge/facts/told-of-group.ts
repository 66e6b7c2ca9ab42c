import { wordStem } from '#concierge/understand/fold-text.ts'
import type { Fact } from './fact.ts'

/** Of what stands under a key the lines whose own word is asked for, where each tells enough by itself. */
export function leavesNamed(group: readonly Fact[], asked: ReadonlySet<string>): readonly Fact[] {
  const named = group.filter(
    ({ top, leaves: [leaf = ''] }) =>
      !/^\d|hours|open|name/.test(leaf) &&
      leaf
        .split('_')
        .some((word) => asked.has(wordStem(word)) && !top.split('_').map(wordStem).includes(wordStem(word))),
  )
  return named.length < group.length && named.every(({ value }) => TELLS_ALONE.test(String(value))) ? named : []
}

export function isBrief(group: readonly Fact[]): boolean {
  const length = group.reduce((sum, { value }) => sum + String(value).length, 0)
  return group.length <= BRIEF_FACTS && length <= BRIEF_LENGTH
}

/** A sentence of its own, or a count, needs nothing beside it. */
export const TELLS_ALONE = /^\d+$|^\S+(?: \S+){4,}/
const BRIEF_FACTS = 4
const BRIEF_LENGTH = 200
