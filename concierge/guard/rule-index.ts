import type { GuardKind } from '#contract/turn.ts'
import { compilePattern, matches, openingAtoms, type Pattern } from './pattern.ts'
import type { Reading } from './read-message.ts'
import type { GuardVerdict, RuleTable } from './verdict.ts'

/** The rules of one kind, found by the words with which they can begin: a message is tried against few of them. */
export type RuleIndex = { kind: GuardKind; byAtom: ReadonlyMap<string, readonly Entry[]> }
type Entry = { order: number; rule: string; pattern: Pattern }

export function indexRules(kind: GuardKind, table: RuleTable): RuleIndex {
  const byAtom = new Map<string, Entry[]>()
  let order = 0
  for (const [rule, sources] of Object.entries(table)) {
    for (const source of sources) {
      const pattern = compilePattern(source)
      const entry = { order: order++, rule, pattern }
      for (const atom of openingAtoms(pattern)) {
        const entries = byAtom.get(atom)
        if (entries) entries.push(entry)
        else byAtom.set(atom, [entry])
      }
    }
  }
  return { kind, byAtom }
}

/** The first rule of the table that the message meets, or null. */
export function findRule({ kind, byAtom }: RuleIndex, reading: Reading): GuardVerdict | null {
  const entries = new Set<Entry>()
  for (const atom of reading.atoms) for (const entry of byAtom.get(atom) ?? []) entries.add(entry)
  const hit = [...entries]
    .sort((one, other) => one.order - other.order)
    .find(({ pattern }) => matches(pattern, reading))
  return hit ? { kind, rule: hit.rule } : null
}
