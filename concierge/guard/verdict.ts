import type { GuardKind } from '#contract/turn.ts'

/** Why a message is not answered in the normal way. `rule` names what fired, for the trace that staff read. */
export type GuardVerdict = { kind: GuardKind; rule: string }

/** One line of a rule table: its name and the pattern (see pattern.ts) that fires it. */
export type RuleTable = Readonly<Record<string, readonly string[]>>
