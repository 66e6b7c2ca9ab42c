import { AgentDocument } from '#contract/agent.ts'
import type { AgentVersion } from '#contract/agents.ts'
import { AppError } from '#server/http/app-error.ts'
import type { StaffContext } from '#server/http/context.ts'
import type { AgentsDeps } from './agents-deps.ts'
import { findVersion, listVersionRows, type VersionRow } from './queries.ts'
import { openAgent } from './read-agent.ts'

type Deps = Pick<AgentsDeps, 'db'>

/** Newest first. Throws `not_found`. */
export async function listVersions(
  deps: Deps,
  { tenant }: StaffContext,
  id: string,
): Promise<{ versions: AgentVersion[] }> {
  return deps.db.tenant(tenant.id, async (trx) => {
    const { row } = await openAgent(trx, tenant.id, id)
    const rows = await listVersionRows(trx, tenant.id, id)
    return { versions: rows.map((version) => toVersion(version, row.published_version)) }
  })
}

/** Throws `not_found`. */
export async function getVersion(
  deps: Deps,
  { tenant }: StaffContext,
  input: { id: string; version: number },
): Promise<{ version: AgentVersion; document: AgentDocument }> {
  return deps.db.tenant(tenant.id, async (trx) => {
    const { row } = await openAgent(trx, tenant.id, input.id)
    const found = await findVersion(trx, tenant.id, { agentId: input.id, version: input.version })
    if (found === undefined) throw new AppError('not_found')
    return { version: toVersion(found, row.published_version), document: toDocument(found) }
  })
}

/** Fields that came later have their defaults. */
export function toDocument(row: Pick<VersionRow, 'document'>): AgentDocument {
  return AgentDocument.parse(row.document)
}

function toVersion(row: Omit<VersionRow, 'document' | 'tenant_id' | 'agent_id'>, live: number): AgentVersion {
  return {
    version: row.version,
    publishedBy: row.published_by,
    publishedAt: row.published_at.toISOString(),
    passed: row.passed,
    probes: row.probes,
    reason: row.reason,
    isLive: row.version === live,
  }
}
