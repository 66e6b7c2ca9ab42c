import type { ProbeKind } from '#contract/agent-checks.ts'
import type { GuardKind } from '#contract/turn.ts'

/** A question, or one with what the shopper and the assistant said before it, in turn, the shopper first. */
export type ProbeQuestion = string | { after: readonly string[]; ask: string }

/** Questions of one kind, and what makes an answer to any of them a good one. */
export type ProbeSet = {
  kind: ProbeKind
  /** What a good answer does, as a person is told. */
  expected: string
  /** The guards of which one must speak; empty where none may. */
  guards: readonly GuardKind[]
  mayShowProducts: boolean
  /** Whether the shopper has passed the age gate, where the agent has one. */
  ageConfirmed: boolean
  questions: readonly ProbeQuestion[]
}
