import type { AgentSummary } from '#contract/agents.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import { AppError } from '#server/http/app-error.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'
import type { AgentsDeps } from './agents-deps.ts'
import { deleteAgentRow, listAgentRows, lockAgents, moveActive, updateAgent, updateBarPercent } from './queries.ts'
import { openAgent, readPerformance, toSummary } from './read-agent.ts'

type Deps = Pick<AgentsDeps, 'db'>

export async function renameAgent(
  deps: Deps,
  context: StaffContext,
  input: { id: string; name?: string; description?: string },
): Promise<AgentSummary> {
  const { tenant, now } = context
  return deps.db.tenant(tenant.id, async (trx) => {
    await lockAgents(trx, tenant.id, now)
    const { row } = await openAgent(trx, tenant.id, input.id)
    const { name = row.name, description = row.description } = input
    await updateAgent(trx, tenant.id, input.id, { name, description, updated_at: now })
    const opened = await openAgent(trx, tenant.id, input.id)
    const figures = await readPerformance(trx, tenant.id, now)
    await recordAudit(trx, tenant.id, auditActorOf(context), {
      action: 'agent.changed',
      subject: name,
      before: { name: row.name, description: row.description },
      after: { name, description },
    })
    return toSummary(opened, figures(input.id))
  })
}

/**
 * Makes an agent the active one, and the one before a draft. Throws `unprocessable` for an agent of which nothing was ever
 * published: what shoppers would meet has not been looked at.
 */
export async function activateAgent(deps: Deps, context: StaffContext, id: string): Promise<AgentSummary> {
  const { tenant, now } = context
  return deps.db.tenant(tenant.id, async (trx) => {
    await lockAgents(trx, tenant.id, now)
    const rows = await listAgentRows(trx, tenant.id)
    const { row } = await openAgent(trx, tenant.id, id)
    if (row.published_version === 0) throw new AppError('unprocessable', UNPUBLISHED)
    const before = rows.find((other) => other.status === 'active')
    if (before?.agent_id !== id) await moveActive(trx, tenant.id, id, now)
    const opened = await openAgent(trx, tenant.id, id)
    const figures = await readPerformance(trx, tenant.id, now)
    if (before?.agent_id !== id) {
      await recordAudit(trx, tenant.id, auditActorOf(context), {
        action: 'agent.activated',
        subject: row.name,
        before: { active: before?.name ?? null },
        after: { active: row.name },
      })
    }
    return toSummary(opened, figures(id))
  })
}

const UNPUBLISHED = { text: 'Publish this agent first. Then it can be made active.' }

/**
 * Deletes an agent with its versions; its key stays good and opens the active agent, so that no page of the shop goes dark.
 * Throws `unprocessable` for the last one. After the active one the first that remains is active.
 */
export async function deleteAgent(
  deps: Deps,
  context: StaffContext,
  id: string,
): Promise<{ deleted: boolean; activeId: string }> {
  const { tenant, now } = context
  return deps.db.tenant(tenant.id, async (trx) => {
    await lockAgents(trx, tenant.id, now)
    const rows = await listAgentRows(trx, tenant.id)
    const gone = rows.find((row) => row.agent_id === id)
    if (gone === undefined) throw new AppError('not_found')
    const remaining = rows.filter((row) => row.agent_id !== id)
    const next = remaining.find((row) => row.status === 'active') ?? remaining[0]
    if (next === undefined) throw new AppError('unprocessable', LAST_AGENT)
    if (gone.status === 'active') await moveActive(trx, tenant.id, next.agent_id, now)
    await deleteAgentRow(trx, tenant.id, id)
    await recordAudit(trx, tenant.id, auditActorOf(context), {
      action: 'agent.deleted',
      subject: gone.name,
      before: { agentId: id, status: gone.status, version: gone.published_version },
      after: { active: next.name },
    })
    return { deleted: true, activeId: next.agent_id }
  })
}

const LAST_AGENT = { text: 'You cannot delete your last agent. Create another one first.' }

/** The share of probes that a draft must pass to be published without a reason, in percent. */
export async function savePublishingBar(
  deps: Deps,
  context: StaffContext,
  { barPercent }: { barPercent: number },
): Promise<{ barPercent: number }> {
  const { tenant, now, actor } = context
  return deps.db.tenant(tenant.id, async (trx) => {
    const before = await lockAgents(trx, tenant.id, now)
    await updateBarPercent(trx, tenant.id, { percent: barPercent, by: actor.email, now })
    await recordAudit(trx, tenant.id, auditActorOf(context), {
      action: 'agent.changed',
      subject: 'Publishing bar',
      before,
      after: { barPercent },
    })
    return { barPercent }
  })
}
