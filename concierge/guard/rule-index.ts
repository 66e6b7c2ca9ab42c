import type { GuardKind } from '#contract/turn.ts'
import { SERVE } from '#concierge/guard-examples/serve.ts'
import { compilePattern, matches, neededAtoms, type Pattern } from './pattern.ts'
import { readMessage, type Reading } from './read-message.ts'
import type { GuardVerdict, RuleTable } from './verdict.ts'

/** The rules of all kinds, found by the rarest words that they need: a message is tried against few of them. */
export type RuleIndex = ReadonlyMap<string, readonly Entry[]>
type Entry = { kind: GuardKind; order: number; rule: string; pattern: Pattern; needed: readonly (readonly string[])[] }

export function indexRules(tables: readonly (readonly [GuardKind, RuleTable])[]): RuleIndex {
  const byAtom = new Map<string, Entry[]>()
  const shopTalk = readMessage(SERVE)
  let order = 0
  for (const [kind, table] of tables)
    for (const [rule, sources] of Object.entries(table))
      for (const source of sources) {
        const pattern = compilePattern(source)
        const rarest = rarestOf(neededAtoms(pattern), shopTalk)
        const needed = neededAtoms(pattern).filter((atoms) => atoms.join() !== rarest.join())
        const entry = { kind, order: order++, rule, pattern, needed }
        for (const atom of rarest) {
          const entries = byAtom.get(atom)
          if (entries) entries.push(entry)
          else byAtom.set(atom, [entry])
        }
      }
  return byAtom
}

/** Of what a rule needs, that which stands least often in the talk of a shop. */
function rarestOf(needed: readonly string[][], shopTalk: Reading): readonly string[] {
  const often = (atoms: readonly string[]): number =>
    atoms.reduce((sum, atom) => sum + shopTalk.find(atom).length + 1, 0)
  return needed.reduce((rarest, atoms) => (often(atoms) < often(rarest) ? atoms : rarest), needed[0] ?? [])
}

/** Looks a message up; what it gives finds the first rule of a kind that the message meets, or null. */
export function findRules(byAtom: RuleIndex, reading: Reading): (kind: GuardKind) => GuardVerdict | null {
  const byKind = new Map<GuardKind, Set<Entry>>()
  for (const atom of reading.atoms)
    for (const entry of byAtom.get(atom) ?? NONE) {
      if (!hasAll(entry.needed, reading)) continue
      const entries = byKind.get(entry.kind)
      if (entries) entries.add(entry)
      else byKind.set(entry.kind, new Set([entry]))
    }
  return (kind) => {
    let first: Entry | null = null
    for (const entry of byKind.get(kind) ?? NONE)
      if ((first === null || entry.order < first.order) && matches(entry.pattern, reading)) first = entry
    return first && { kind, rule: first.rule }
  }
}

/** Of each list one stands in the message, which few rules have that one word leads to. */
function hasAll(needed: Entry['needed'], reading: Reading): boolean {
  for (const atoms of needed) if (!atoms.some((atom) => reading.has(atom))) return false
  return true
}

const NONE: readonly Entry[] = []
