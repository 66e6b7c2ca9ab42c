import type { Store } from '#concierge/open-store.ts'
import type { PastMessage, SentenceVectors } from '#concierge/ports.ts'
import { takeTurn } from '#concierge/take-turn.ts'
import { takeTurnWithVectors } from '#concierge/take-turn-with-vectors.ts'
import { AgentBrief } from '#contract/agent.ts'
import type { Turn } from '#contract/turn.ts'
import { type Failure, runCheck } from './checks.ts'
import type { Case, CaseSet, Shop } from './load-set.ts'

export type CaseResult = {
  case: Case
  turn: Turn
  failures: readonly Failure[]
  milliseconds: number
  intentRight: boolean
}

const AGENT = AgentBrief.parse({})
const DEFAULT_NOW = '2025-06-04T13:00:00-04:00'

/**
 * Asks every case by words, one after the other as a server is asked, and then with vectors, whose answers are checked. Time is that of
 * the turn by words.
 */
export async function runCases(set: CaseSet, vectors: SentenceVectors | null): Promise<CaseResult[]> {
  const asked = set.cases.map((entry) => {
    const { store } = shopOf(set, entry)
    const history = talkBefore(store, entry)
    const input = { agent: AGENT, history, text: entry.text, now: nowOf(entry), mayRecommend: true }
    const started = performance.now()
    const byWords = takeTurn(store, input)
    return { entry, input, byWords, milliseconds: performance.now() - started }
  })
  const results: CaseResult[] = []
  for (const { entry, input, byWords, milliseconds } of asked) {
    const { store, rows } = shopOf(set, entry)
    const turn = vectors === null ? byWords : await takeTurnWithVectors(store, input, vectors)
    const shown = turn.products.map(({ productId }) => rows.get(productId)).filter((row) => row !== undefined)
    const said = { text: turn.text, rows: shown, intent: turn.intent, handoff: turn.handoff?.reason ?? null }
    const failures = entry.expected.checks.flatMap((check) => runCheck(check, said) ?? [])
    results.push({ case: entry, turn, failures, milliseconds, intentRight: turn.intent === entry.expected.intent })
  }
  return results
}

function shopOf({ shops }: CaseSet, { store }: Case): Shop {
  const shop = shops.get(store)
  if (shop === undefined) throw new Error(`No shop named ${store}.`)
  return shop
}

function nowOf({ now }: Case): Date {
  return new Date(now ?? DEFAULT_NOW)
}

/** The given history, or the one that comes of saying `before` line by line. */
function talkBefore(store: Store, entry: Case): PastMessage[] {
  const history: PastMessage[] = [...entry.history]
  for (const text of entry.before) {
    const turn = takeTurn(store, {
      agent: AGENT,
      history,
      text,
      now: nowOf(entry),
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
