import type { Handoff } from '#contract/turn.ts'
import type { Item } from './retrieve/item.ts'
import type { Store } from './open-store.ts'
import type { TurnInput } from './ports.ts'
import type { Language } from './say/wording.ts'
import type { Intent } from './understand/intent.ts'
import type { Understood } from './understand/understand.ts'

/** A reply before it is checked: its words, the products shown with their reasons, and the ground its figures stand on. */
export type Draft = {
  text: string
  shown: readonly { item: Item; reasons: readonly string[] }[]
  about: readonly Item[]
  intent: Intent | 'safety_emergency' | 'medical_advice' | 'underage' | 'illegal' | 'safety' | 'age_gate'
  answered: boolean
  handoff: Handoff['reason'] | null
  quickReplies: readonly string[]
  paths: readonly string[]
  groundTexts: readonly string[]
  amounts: readonly number[]
  retrieved: { met: number; nearest: number; soldOut: number; blockers: readonly string[] } | null
}

export const EMPTY_DRAFT: Omit<Draft, 'intent'> = {
  text: '',
  shown: [],
  about: [],
  answered: true,
  handoff: null,
  quickReplies: [],
  paths: [],
  groundTexts: [],
  amounts: [],
  retrieved: null,
}

/** What a draft is made from. */
export type Scene = { store: Store; input: TurnInput; understood: Understood; language: Language }
