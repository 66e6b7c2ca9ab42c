import { randomUUIDv7 } from 'node:crypto'
import { AgentDocument } from '#contract/agent.ts'
import type { AgentSummary } from '#contract/agents.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import { drawAgentKey } from '#server/db/create-tenant.ts'
import type { BothSides } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'
import { readInherited, withInherited } from './agent-document.ts'
import type { AgentsDeps } from './agents-deps.ts'
import { findSettings, insertAgent, listAgentRows, lockAgents, MOST_AGENTS, putDraft } from './queries.ts'
import { openAgent, readPerformance, toSummary } from './read-agent.ts'

type Deps = Pick<AgentsDeps, 'db'>

const COPY_MARK = ' (Copy)'
const LONGEST_NAME = 80

/** Makes an agent with the defaults of the specification, as a draft. */
export async function createAgent(
  deps: Deps,
  context: StaffContext,
  input: { name: string; description: string },
): Promise<AgentSummary> {
  return deps.db.bothSides(async (sides) => {
    const document = await sides.tenant(context.tenant.id, async (trx) => {
      const inherited = readInherited(await findSettings(trx, context.tenant.id))
      return withInherited(AgentDocument.parse({}), inherited)
    })
    return addAgent(sides, context, { ...input, published: document, draft: null, copyOf: null })
  })
}

/** Copies what is published and what is drafted. The copy's figures are its own, so they begin at nothing. Throws `not_found`. */
export async function duplicateAgent(deps: Deps, context: StaffContext, id: string): Promise<AgentSummary> {
  const { tenant } = context
  return deps.db.bothSides(async (sides) => {
    const { row, draftRow, document, published } = await sides.tenant(tenant.id, (trx) => openAgent(trx, tenant.id, id))
    return addAgent(sides, context, {
      name: `${row.name.slice(0, LONGEST_NAME - COPY_MARK.length)}${COPY_MARK}`,
      description: row.description,
      published,
      draft: draftRow === undefined ? null : document,
      copyOf: row.name,
    })
  })
}

type NewAgent = {
  name: string
  description: string
  published: AgentDocument
  draft: AgentDocument | null
  copyOf: string | null
}

async function addAgent(sides: BothSides, context: StaffContext, agent: NewAgent): Promise<AgentSummary> {
  const { tenant, now, actor } = context
  const agentId = randomUUIDv7()
  const agentKey = drawAgentKey()
  await sides.platform((trx) =>
    trx.insertInto('agent_keys').values({ agent_key: agentKey, tenant: tenant.id, agent_id: agentId }).execute(),
  )
  return sides.tenant(tenant.id, async (trx) => {
    await lockAgents(trx, tenant.id, now)
    if ((await listAgentRows(trx, tenant.id)).length >= MOST_AGENTS) throw new AppError('unprocessable', TOO_MANY)
    await insertAgent(trx, {
      tenant_id: tenant.id,
      agent_id: agentId,
      agent_key: agentKey,
      name: agent.name,
      description: agent.description,
      status: 'draft',
      brief: JSON.stringify(agent.published.brief),
      theme: JSON.stringify(agent.published.theme),
      created_at: now,
      updated_at: now,
    })
    if (agent.draft !== null) {
      await putDraft(trx, {
        tenant_id: tenant.id,
        agent_id: agentId,
        version: 1,
        document: JSON.stringify(agent.draft),
        updated_by: actor.email,
        updated_at: now,
      })
    }
    const opened = await openAgent(trx, tenant.id, agentId)
    const figures = await readPerformance(trx, tenant.id, now)
    await recordAudit(trx, tenant.id, auditActorOf(context), {
      action: 'agent.created',
      subject: agent.name,
      after: { agentId, ...(agent.copyOf === null ? {} : { copyOf: agent.copyOf }) },
    })
    return toSummary(opened, figures(agentId))
  })
}

const TOO_MANY = { text: `There can be ${MOST_AGENTS} agents. Please delete one first.` }
