import { AgentBrief } from '#contract/agent.ts'
import type { Turn } from '#contract/turn.ts'
import type { Store } from '#concierge/open-store.ts'
import type { PastMessage } from '#concierge/ports.ts'
import { takeTurn } from '#concierge/take-turn.ts'

const WEDNESDAY_AT_ONE = new Date('2025-06-04T17:00:00Z')

/** What the concierge of a store answers by words alone, to a grown shopper, with the brief of a new agent. */
export function askStore(store: Store, text: string, history: readonly PastMessage[] = []): Turn {
  return takeTurn(store, { agent: AgentBrief.parse({}), history, text, now: WEDNESDAY_AT_ONE, mayRecommend: true })
}
