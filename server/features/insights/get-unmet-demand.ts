import { DEMAND_KINDS, type InsightRange, type SuggestedBuy, type UnmetDemand } from '#contract/insights.ts'
import type { Database } from '#server/db/database.ts'
import type { StaffContext } from '#server/http/context.ts'
import { listUnmetWishes, startOfRange } from './queries.ts'

const DEMAND_SHOWN = 50
const BUYS_SHOWN = 10
const EXAMPLES_SHOWN = 3
const CONVERSATIONS_SHOWN = 5

type Wish = Awaited<ReturnType<typeof listUnmetWishes>>[number]

/** What shoppers asked for that the shop lacks, by how many conversations asked; and the whole wishes worth ordering in. */
export async function getUnmetDemand(
  deps: { db: Database },
  { tenant, now }: StaffContext,
  range: InsightRange,
): Promise<{ range: InsightRange; sessions: number; demand: UnmetDemand[]; buys: SuggestedBuy[] }> {
  const wishes = await deps.db.tenant(tenant.id, (trx) => listUnmetWishes(trx, tenant.id, startOfRange(range, now)))
  const groups = [...Map.groupBy(wishes, (wish) => `${wish.kind} ${wish.wanted.toLowerCase()}`).values()]
  const demand = groups.flatMap(toDemand)
  const buys = groups
    .filter(([wish]) => wish?.kind === 'whole')
    .map((group) => ({ wanted: group[0]?.wanted ?? '', sessions: sessionsOf(group).length }))
  return {
    range,
    sessions: sessionsOf(wishes).length,
    demand: mostAsked(demand).slice(0, DEMAND_SHOWN),
    buys: mostAsked(buys).slice(0, BUYS_SHOWN),
  }
}

/** Newest first, as the wishes are read. */
function toDemand(group: readonly Wish[]): UnmetDemand[] {
  const [newest] = group
  const kind = DEMAND_KINDS.find((known) => known === newest?.kind)
  if (newest === undefined || kind === undefined) return []
  const sessions = sessionsOf(group)
  return [
    {
      kind,
      wanted: newest.wanted,
      sessions: sessions.length,
      lastAskedAt: newest.asked_at.toISOString(),
      examples: [...new Set(group.map((wish) => wish.said))].slice(0, EXAMPLES_SHOWN),
      conversationIds: sessions.slice(0, CONVERSATIONS_SHOWN),
    },
  ]
}

function sessionsOf(wishes: readonly Wish[]): string[] {
  return [...new Set(wishes.map((wish) => wish.conversation_id))]
}

function mostAsked<T extends { sessions: number }>(list: readonly T[]): T[] {
  return [...list].sort((one, other) => other.sessions - one.sessions)
}
