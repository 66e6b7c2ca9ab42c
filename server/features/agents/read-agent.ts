import type { AgentDocument } from '#contract/agent.ts'
import type { AgentDetails, AgentPerformance, AgentSummary, InheritedLook } from '#contract/agents.ts'
import type { TenantTrx } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { draftDocument, isSameDocument, publishedDocument, readInherited } from './agent-document.ts'
import {
  type AgentRow,
  type DraftRow,
  findAgent,
  findDraft,
  findSettings,
  listConversationCounts,
  listOrderCounts,
} from './queries.ts'

/** An agent as a change of it begins: its row, its draft with what Settings give, and what is published. */
export type OpenedAgent = {
  row: AgentRow
  draftRow: DraftRow | undefined
  draftVersion: number
  document: AgentDocument
  published: AgentDocument
  inherited: InheritedLook
}

/** Throws `not_found`. */
export async function openAgent(trx: TenantTrx, tenantId: string, agentId: string): Promise<OpenedAgent> {
  const row = await findAgent(trx, tenantId, agentId)
  if (row === undefined) throw new AppError('not_found')
  const draftRow = await findDraft(trx, tenantId, agentId)
  const inherited = readInherited(await findSettings(trx, tenantId))
  return {
    row,
    draftRow,
    draftVersion: draftRow?.version ?? 0,
    document: draftDocument(row, draftRow, inherited),
    published: publishedDocument(row),
    inherited,
  }
}

/** Throws `conflict` when the draft is not the one that the caller saw. */
export function requireSeen(opened: OpenedAgent, version: number): void {
  if (opened.draftVersion !== version) throw new AppError('conflict')
}

export async function toDetails(
  trx: TenantTrx,
  tenantId: string,
  opened: OpenedAgent,
  now: Date,
): Promise<AgentDetails> {
  const figures = await readPerformance(trx, tenantId, now)
  const { row, draftRow, draftVersion, document, published, inherited } = opened
  return {
    agent: toSummary(opened, figures(row.agent_id)),
    draft: {
      version: draftVersion,
      document,
      updatedBy: draftRow?.updated_by ?? null,
      updatedAt: draftRow?.updated_at.toISOString() ?? null,
    },
    published,
    inherited,
  }
}

export function toSummary(
  { row, document, published }: Pick<OpenedAgent, 'row' | 'document' | 'published'>,
  performance: AgentPerformance,
): AgentSummary {
  return {
    id: row.agent_id,
    key: row.agent_key,
    name: row.name,
    description: row.description,
    status: row.status,
    publishedVersion: row.published_version,
    hasUnpublishedChanges: row.published_version === 0 || !isSameDocument(document, published),
    performance,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

const PERFORMANCE_MS = 30 * 24 * 60 * 60 * 1000

/** The figures of each agent, counted from its own conversations: a new agent has none. */
export async function readPerformance(
  trx: TenantTrx,
  tenantId: string,
  now: Date,
): Promise<(agentId: string) => AgentPerformance> {
  const since = new Date(now.getTime() - PERFORMANCE_MS)
  const talks = new Map((await listConversationCounts(trx, tenantId, since)).map((row) => [row.agent_id, row]))
  const sales = new Map((await listOrderCounts(trx, tenantId, since)).map((row) => [row.agent_id, row]))
  return (agentId) => {
    const talk = talks.get(agentId)
    const sale = sales.get(agentId)
    const conversations = talk?.conversations ?? 0
    const conversions = talk?.conversions ?? 0
    const orders = sale?.orders ?? 0
    const totalRevenueCents = sale?.net_cents ?? 0
    return {
      conversations,
      conversions,
      conversionRate: conversations === 0 ? 0 : conversions / conversations,
      totalRevenueCents,
      averageOrderValueCents: orders === 0 ? 0 : Math.round(totalRevenueCents / orders),
      averageRating: talk === undefined || talk.ratings === 0 ? null : talk.rating_sum / talk.ratings,
    }
  }
}
