import type { AgentBrief } from '#contract/agent.ts'
import type { Store } from './open-store.ts'
import type { Item } from './retrieve/item.ts'
import type { Wish } from './retrieve/wish.ts'
import type { Language } from './say/wording.ts'

/** An answer about particular products. `about` are the rows spoken of, `shown` those offered as cards (in stock only), `amounts` cents worked out from them, `counts` how many there are of some, `quotes` what a description is quoted with. */
export type ProductAnswer = {
  text: string
  about: readonly Item[]
  shown: readonly Item[]
  known: boolean
  amounts?: readonly number[]
  counts?: readonly number[]
  quotes?: readonly string[]
}

/** What is asked of products: `said` by itself, and as a `wish` with what stood before. */
export type ProductQuestion = {
  store: Store
  agent: AgentBrief
  plain: string
  language: Language
  said: Wish
  wish: Wish
}

/** How many sizes and packs of one product are shown. */
export const SHOWN_VARIANTS = 3
