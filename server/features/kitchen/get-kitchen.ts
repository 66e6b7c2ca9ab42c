import type { Kitchen, KitchenSummary } from '#contract/kitchen.ts'
import type { Database, OperatorTrx } from '#server/db/database.ts'
import type { StaffContext } from '#server/http/context.ts'
import { countJourney, listFacts } from './queries.ts'
import { readAsOperator } from './read-as-operator.ts'
import { assess, describeHealth, summarize } from './summarize-accounts.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const JOURNEY_DAYS = 90

/** All accounts summed up, as they stand now. */
export function getKitchen(deps: { db: Database }, context: StaffContext): Promise<Kitchen> {
  const look = { action: 'kitchen.viewed', subject: 'All accounts' } as const
  return readAsOperator(deps, context, look, (trx) => readKitchen(trx, context.now))
}

export async function readKitchen(trx: OperatorTrx, now: Date): Promise<Kitchen> {
  const accounts = assess(await listFacts(trx, now), now)
  return {
    asOf: now.toISOString(),
    summary: summarize(accounts, await readFunnel(trx, now)),
    health: describeHealth(accounts),
  }
}

/** Those who began within the last 90 days, and how far they came by now. */
async function readFunnel(trx: OperatorTrx, now: Date): Promise<KitchenSummary['funnel']> {
  const journey = await countJourney(trx, new Date(now.getTime() - JOURNEY_DAYS * DAY_MS))
  return {
    note: `Those who came within the last ${JOURNEY_DAYS} days`,
    steps: [
      { label: 'Visit', count: journey.visits },
      { label: 'Sign-up', count: journey.signups },
      { label: 'Payment', count: journey.payments },
      { label: 'Business setup', count: journey.setups },
      { label: 'Agent', count: journey.agents },
      { label: 'Snippet seen live', count: journey.snippets },
      { label: 'First conversation', count: journey.conversations },
      { label: 'Paying', count: journey.paying },
    ],
  }
}
