import type { AgentDocument } from '#contract/agent.ts'
import type { AgentDetails } from '#contract/agents.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import type { TenantTrx } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'
import { findChanges, withInherited } from './agent-document.ts'
import type { AgentsDeps } from './agents-deps.ts'
import { findVersion, lockAgents, putDraft } from './queries.ts'
import { type OpenedAgent, openAgent, requireSeen, toDetails } from './read-agent.ts'
import { toDocument } from './list-versions.ts'

type Deps = Pick<AgentsDeps, 'db'>

/** Saves a draft over the one that was seen. Throws `conflict` when somebody saved another meanwhile: nothing is lost. */
export async function saveDraft(
  deps: Deps,
  context: StaffContext,
  input: { id: string; version: number; document: AgentDocument },
): Promise<AgentDetails> {
  const { tenant, now } = context
  return deps.db.tenant(tenant.id, async (trx) => {
    await lockAgents(trx, tenant.id, now)
    const opened = await openAgent(trx, tenant.id, input.id)
    requireSeen(opened, input.version)
    const document = withInherited(input.document, opened.inherited)
    const changes = findChanges(opened.document, document)
    const details = await keepDraft(trx, context, { opened, document })
    if (Object.keys(changes.after).length > 0) {
      await recordAudit(trx, tenant.id, auditActorOf(context), {
        action: 'agent.changed',
        subject: opened.row.name,
        ...changes,
      })
    }
    return details
  })
}

/** Takes a published version as the draft. What is live stays as it is until that draft is published. */
export async function restoreVersion(
  deps: Deps,
  context: StaffContext,
  input: { id: string; version: number; draftVersion: number },
): Promise<AgentDetails> {
  const { tenant, now } = context
  return deps.db.tenant(tenant.id, async (trx) => {
    await lockAgents(trx, tenant.id, now)
    const opened = await openAgent(trx, tenant.id, input.id)
    requireSeen(opened, input.draftVersion)
    const found = await findVersion(trx, tenant.id, { agentId: input.id, version: input.version })
    if (found === undefined) throw new AppError('not_found')
    const document = withInherited(toDocument(found), opened.inherited)
    const details = await keepDraft(trx, context, { opened, document })
    await recordAudit(trx, tenant.id, auditActorOf(context), {
      action: 'agent.restored',
      subject: opened.row.name,
      after: { fromVersion: input.version },
    })
    return details
  })
}

async function keepDraft(
  trx: TenantTrx,
  { tenant, actor, now }: StaffContext,
  { opened, document }: { opened: OpenedAgent; document: AgentDocument },
): Promise<AgentDetails> {
  const { agent_id } = opened.row
  await putDraft(trx, {
    tenant_id: tenant.id,
    agent_id,
    version: opened.draftVersion + 1,
    document: JSON.stringify(document),
    updated_by: actor.email,
    updated_at: now,
  })
  return toDetails(trx, tenant.id, await openAgent(trx, tenant.id, agent_id), now)
}
