import type { AgentDetails } from '#contract/agents.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import { AppError } from '#server/http/app-error.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'
import { findChanges, hashDocument, isSameDocument } from './agent-document.ts'
import type { AgentsDeps } from './agents-deps.ts'
import { findCheckOf, insertVersion, lockAgents, putDraft, updateAgent } from './queries.ts'
import { openAgent, requireSeen, toDetails } from './read-agent.ts'

/**
 * Makes the draft that was seen the published version. Throws `conflict` when it is no longer that draft, and `unprocessable`
 * when nothing differs, or when it passed too few of the probes, or was not run through them, and no reason is given.
 */
export async function publishAgent(
  deps: Pick<AgentsDeps, 'db'>,
  context: StaffContext,
  input: { id: string; version: number; reason: string },
): Promise<AgentDetails> {
  const { tenant, actor, now } = context
  return deps.db.tenant(tenant.id, async (trx) => {
    const { barPercent } = await lockAgents(trx, tenant.id, now)
    const opened = await openAgent(trx, tenant.id, input.id)
    const { row, document, published } = opened
    requireSeen(opened, input.version)
    if (row.published_version > 0 && isSameDocument(document, published)) throw new AppError('unprocessable', SAME)
    const check = await findCheckOf(trx, tenant.id, { agentId: input.id, documentHash: hashDocument(document) })
    const isBelow = check === undefined || !reachesBar(check, barPercent)
    if (isBelow && input.reason === '') throw new AppError('unprocessable', REASON_NEEDED)
    const version = row.published_version + 1
    const verdict = {
      passed: check?.passed ?? null,
      probes: check?.probes ?? null,
      reason: isBelow ? input.reason : null,
    }
    await insertVersion(trx, {
      tenant_id: tenant.id,
      agent_id: input.id,
      version,
      document: JSON.stringify(document),
      published_by: actor.email,
      published_at: now,
      ...verdict,
    })
    await updateAgent(trx, tenant.id, input.id, {
      brief: JSON.stringify(document.brief),
      theme: JSON.stringify(document.theme),
      published_version: version,
      updated_at: now,
    })
    await putDraft(trx, {
      tenant_id: tenant.id,
      agent_id: input.id,
      version: opened.draftVersion + 1,
      document: JSON.stringify(document),
      updated_by: actor.email,
      updated_at: now,
    })
    const details = await toDetails(trx, tenant.id, await openAgent(trx, tenant.id, input.id), now)
    const changes = findChanges(published, document)
    await recordAudit(trx, tenant.id, auditActorOf(context), {
      action: 'agent.published',
      subject: row.name,
      before: { version: row.published_version, ...changes.before },
      after: { version, barPercent, ...verdict, ...changes.after },
    })
    return details
  })
}

/** Counted in whole probes: 97% of 230 is 224 of them. */
function reachesBar({ passed, probes }: { passed: number; probes: number }, barPercent: number): boolean {
  return probes > 0 && passed * 100 >= barPercent * probes
}

const SAME = { text: 'There is nothing to publish: the draft is what is live.' }
const REASON = 'Say why this is published without a passed test.'
const REASON_NEEDED = { text: REASON, fields: { reason: REASON } }
