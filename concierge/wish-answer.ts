import type { AgentBrief } from '#contract/agent.ts'
import type { ConstraintId } from './retrieve/constraints.ts'
import type { Choice } from './retrieve/choose.ts'
import type { Item } from './retrieve/item.ts'
import type { Retrieved } from './retrieve/retrieve.ts'
import type { Store } from './open-store.ts'
import type { Language } from './say/wording.ts'

/** The products of an answer and its words. `met` is false when the wish itself could not be met. */
export type WishAnswer = {
  text: string
  choices: readonly Choice[]
  met: boolean
  retrieved: readonly Retrieved[]
  blockers: readonly ConstraintId[]
  /** Cents worked out from the rows: sums. */
  amounts: readonly number[]
}

export type WishQuestion = {
  store: Store
  agent: AgentBrief
  language: Language
  seed: string
  exclude: readonly Item[]
  saidLowAndSlow: boolean
}
