import type { AgentDetails, AgentSummary } from '#contract/agents.ts'
import type { StaffContext } from '#server/http/context.ts'
import { draftDocument, publishedDocument, readInherited } from './agent-document.ts'
import type { AgentsDeps } from './agents-deps.ts'
import { findBarPercent, findSettings, listAgentRows, listDrafts } from './queries.ts'
import { openAgent, readPerformance, toDetails, toSummary } from './read-agent.ts'

export async function listAgents(
  deps: Pick<AgentsDeps, 'db'>,
  { tenant, now }: StaffContext,
): Promise<{ agents: AgentSummary[]; barPercent: number }> {
  return deps.db.tenant(tenant.id, async (trx) => {
    const rows = await listAgentRows(trx, tenant.id)
    const drafts = new Map((await listDrafts(trx, tenant.id)).map((draft) => [draft.agent_id, draft]))
    const inherited = readInherited(await findSettings(trx, tenant.id))
    const figures = await readPerformance(trx, tenant.id, now)
    const agents = rows.map((row) =>
      toSummary(
        {
          row,
          document: draftDocument(row, drafts.get(row.agent_id), inherited),
          published: publishedDocument(row),
        },
        figures(row.agent_id),
      ),
    )
    return { agents, barPercent: await findBarPercent(trx, tenant.id) }
  })
}

/** Throws `not_found`. */
export async function getAgent(
  deps: Pick<AgentsDeps, 'db'>,
  { tenant, now }: StaffContext,
  id: string,
): Promise<AgentDetails> {
  return deps.db.tenant(tenant.id, async (trx) => toDetails(trx, tenant.id, await openAgent(trx, tenant.id, id), now))
}
