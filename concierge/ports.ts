import type { AgentBrief } from '#contract/agent.ts'
import type { Product } from '#contract/catalog.ts'
import type { StoreProfile } from '#contract/store-profile.ts'

/** What has been said so far, oldest first. `productIds` are those an assistant message showed, in order. */
export type PastMessage = { role: 'user' | 'assistant'; text: string; productIds?: readonly string[] }

export type StoreSource = { profile: StoreProfile; products: readonly Product[] }

/**
 * Everything one turn may look at. `now` is the clock; the store's own time zone is applied inside.
 * `mayRecommend` is false until the age gate has been passed (or when the tenant needs none).
 */
export type TurnInput = {
  agent: AgentBrief
  history: readonly PastMessage[]
  text: string
  now: Date
  mayRecommend: boolean
}

/** Unit-length sentence vectors, one row a text. Implementations run outside the event loop. */
export type SentenceVectors = { embed(texts: readonly string[]): Promise<readonly Float32Array[]> }
