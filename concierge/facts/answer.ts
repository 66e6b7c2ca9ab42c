import type { StoreProfile } from '#contract/store-profile.ts'
import type { Handoff } from '#contract/turn.ts'
import type { Store } from '#concierge/open-store.ts'
import type { Language } from '#concierge/say/wording.ts'

export {
  looseFlag,
  looseHours,
  looseList,
  looseNumber,
  looseRecord,
  looseText,
} from './read-loose.ts'

/** What a store question is answered from. */
export type FactQuestion = { store: Store; profile: StoreProfile; plain: string; language: Language; now: Date }

/** An answer from the profile. `paths` are the rows it rests on; `known` is false when the profile is silent. */
export type FactAnswer = {
  text: string
  paths: readonly string[]
  known: boolean
  handoff?: Handoff['reason'] /** Figures worked out from the rows, such as the date of a holiday. */
  derived?: readonly string[]
}
