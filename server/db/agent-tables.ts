import type { Json } from './column-types.ts'

/** What stands around an agent: the draft of its next version, its published versions, the runs of the probes. */
export type AgentTables = {
  agent_drafts: {
    tenant_id: string
    agent_id: string
    version: number
    document: Json
    updated_by: string
    updated_at: Date
  }
  agent_versions: {
    tenant_id: string
    agent_id: string
    version: number
    document: Json
    published_by: string
    published_at: Date
    passed: number | null
    probes: number | null
    reason: string | null
  }
  agent_checks: {
    tenant_id: string
    agent_id: string
    check_id: string
    draft_version: number
    document_hash: string
    passed: number
    probes: number
    report: Json
    started_by: string
    finished_at: Date
  }
  agent_settings: { tenant_id: string; bar_percent: number; updated_by: string; updated_at: Date }
}
