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

/** What it answers at another moment than a Wednesday at one. */
export function askAt(store: Store, text: string, at: string): Turn {
  return takeTurn(store, { agent: AgentBrief.parse({}), history: [], text, now: new Date(at), mayRecommend: true })
}

/** What it answers after other messages of the same shopper, its own replies between them. */
export function askAfter(store: Store, before: readonly string[], text: string): Turn {
  const history: PastMessage[] = []
  for (const said of before) {
    const turn = askStore(store, said, history)
    const productIds = turn.products.map(({ productId }) => productId)
    history.push({ role: 'user', text: said }, { role: 'assistant', text: turn.text, productIds })
  }
  return askStore(store, text, history)
}
