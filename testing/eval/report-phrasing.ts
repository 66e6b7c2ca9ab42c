import { z } from 'zod'
import type { Store } from '#concierge/open-store.ts'
import { takeTurn } from '#concierge/take-turn.ts'
import { AgentBrief } from '#contract/agent.ts'
import { type CaseSet, readLines } from './load-set.ts'

/** Which of our intents answer what a public utterance means as a shopper would have it, beside the intent of that name. */
const AS_GOOD: Readonly<Record<string, readonly string[]>> = {
  small_talk: ['bot_identity'],
  bot_identity: ['small_talk'],
  unsure: ['clarify'],
  complaint: ['human_handoff'],
  // A fee or a double charge may be explained or taken up; a purchase may be given back or cancelled.
  payment: ['complaint'],
  returns: ['complaint', 'human_handoff', 'order_change'],
  order_status: ['human_handoff'],
  // Another shop or town is none of ours; ours may be shown all the same.
  store_location: ['out_of_scope'],
  // Both tell the age that is asked for.
  id_policy: ['underage'],
  cancel: ['order_change'],
}

const Row = z.looseObject({ id: z.string(), text: z.string(), intent: z.string() })
const NOW = new Date('2026-03-04T17:00:00Z')
const MOST_TOLD = 40

/** How many utterances of people about other things than products are taken for what they mean, in all and by label. */
export function reportPhrasing(
  path: string,
  sets: readonly CaseSet[],
): { percent: number; of: number; byLabel: readonly string[] } {
  const store = firstStore(sets)
  const rows = readLines(path, Row).map((row) => {
    const { intent } = takeTurn(store, {
      agent: AgentBrief.parse({}),
      history: [],
      text: row.text,
      now: NOW,
      mayRecommend: true,
    })
    return { ...row, taken: intent, met: intent === row.intent || (AS_GOOD[row.intent] ?? []).includes(intent) }
  })
  console.log(`\nphrasing: ${rows.length} utterances`)
  for (const row of rows.filter(({ met }) => !met).slice(0, MOST_TOLD))
    console.log(`    ${row.id}: ${row.intent} taken for ${row.taken}`)
  const byLabel = [...new Set(rows.map(({ intent }) => intent))].sort().map((label) => {
    const own = rows.filter(({ intent }) => intent === label)
    return `${label}: ${own.filter(({ met }) => met).length} of ${own.length}`
  })
  return { percent: (rows.filter(({ met }) => met).length / Math.max(1, rows.length)) * 100, of: rows.length, byLabel }
}

function firstStore(sets: readonly CaseSet[]): Store {
  const [shop] = sets.flatMap((set) => [...set.shops.values()])
  if (shop === undefined) throw new Error('No shop to ask the utterances of')
  return shop.store
}
