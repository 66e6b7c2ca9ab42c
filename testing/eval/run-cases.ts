import type { Store } from '#concierge/open-store.ts'
import type { PastMessage, SentenceVectors } from '#concierge/ports.ts'
import { takeTurn } from '#concierge/take-turn.ts'
import { takeTurnWithVectors } from '#concierge/take-turn-with-vectors.ts'
import { AgentBrief } from '#contract/agent.ts'
import type { Turn } from '#contract/turn.ts'
import { type Failure, type Row, runCheck } from './checks.ts'
import type { Case, CaseSet } from './load-set.ts'

export type CaseResult = {
  case: Case
  turn: Turn
  failures: readonly Failure[]
  milliseconds: number
  intentRight: boolean
}

const AGENT = AgentBrief.parse({})
const DEFAULT_NOW = '2025-06-04T13:00:00-04:00'

/** Asks every case once and runs its checks. Time is that of the turn by words. */
export async function runCases(set: CaseSet, vectors: SentenceVectors | null): Promise<CaseResult[]> {
  const results: CaseResult[] = []
  for (const entry of set.cases) {
    const shop = set.shops.get(entry.store)
    if (shop === undefined) throw new Error(`No shop named ${entry.store}.`)
    const history = talkBefore(shop.store, entry)
    const input = {
      agent: AGENT,
      history,
      text: entry.text,
      now: new Date(entry.now ?? DEFAULT_NOW),
      mayRecommend: true,
    }
    const started = performance.now()
    const byWords = takeTurn(shop.store, input)
    const milliseconds = performance.now() - started
    const turn = vectors === null ? byWords : await takeTurnWithVectors(shop.store, input, vectors)
    const rows: Row[] = []
    for (const product of turn.products) {
      const row = shop.rows.get(product.productId)
      if (row !== undefined) rows.push(row)
    }
    const failures = entry.expected.checks.flatMap(
      (check) =>
        runCheck(check, { text: turn.text, rows, intent: turn.intent, handoff: turn.handoff?.reason ?? null }) ?? [],
    )
    results.push({ case: entry, turn, failures, milliseconds, intentRight: turn.intent === entry.expected.intent })
  }
  return results
}

/** The given history, or the one that comes of saying `before` line by line. */
function talkBefore(store: Store, entry: Case): PastMessage[] {
  const history: PastMessage[] = [...entry.history]
  for (const text of entry.before) {
    const turn = takeTurn(store, {
      agent: AGENT,
      history,
      text,
      now: new Date(entry.now ?? DEFAULT_NOW),
      mayRecommend: true,
    })
    history.push(
      { role: 'user', text },
      { role: 'assistant', text: turn.text, productIds: turn.products.map((product) => product.productId) },
    )
  }
  return history
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

/** Every third question by its number is kept aside while developing. */
export function isHeldOut(entry: Case): boolean {
  return Number(/(\d+)$/.exec(entry.id)?.[1] ?? '1') % 3 === 0
}
