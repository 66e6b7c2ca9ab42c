import * as z from 'zod'
import { AUDIT_ACTIONS, OPERATOR_ACTIONS } from '#contract/audit.ts'
import type { RouteTable } from '#contract/route.ts'

const instant = z.iso.datetime()

export const AuditEntry = z.object({
  seq: z.int().min(1),
  at: instant,
  actor: z.string(),
  role: z.string(),
  address: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  /** What was and what is, as they were written down; null where there is nothing to compare. */
  before: z.json().nullable(),
  after: z.json().nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const FILTER = z.object({
  actor: z.string().trim().max(254).optional(),
  /** Days of the tenant's time zone, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
const OwnFilter = FILTER.extend({ action: z.enum(AUDIT_ACTIONS).optional() })
const OperatorFilter = FILTER.extend({ action: z.enum(OPERATOR_ACTIONS).optional() })
export type AuditFilter = z.infer<typeof FILTER> & { action?: string }

const PAGE = {
  /** Entries before this one; the newest unless given. */
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
}

const Page = z.object({ entries: z.array(AuditEntry), hasMore: z.boolean() })

/** Whether a chain is whole, and where it is not. */
export const ChainVerdict = z.object({
  entries: z.int().min(0),
  checkedAt: instant,
  fault: z.object({ seq: z.int(), what: z.enum(['changed', 'missing', 'unlinked', 'head']) }).nullable(),
})
export type ChainVerdict = z.infer<typeof ChainVerdict>

export const auditRoutes = {
  listAudit: {
    method: 'GET',
    path: '/admin/audit',
    access: 'view_kitchen',
    summary: 'Who did what in this account, the newest first',
    query: OwnFilter.extend(PAGE),
    reply: Page,
  },
  exportAudit: {
    method: 'GET',
    path: '/admin/audit/export',
    access: 'view_kitchen',
    summary: 'The same as a CSV file with the hashes of its chain',
    query: OwnFilter,
    reply: z.string(),
  },
  verifyAudit: {
    method: 'GET',
    path: '/admin/audit/verify',
    access: 'view_kitchen',
    summary: 'Whether the audit log is as it was written',
    reply: ChainVerdict,
  },
  listOperatorAudit: {
    method: 'GET',
    path: '/kitchen/audit',
    access: 'manage_tenants',
    summary: 'What the operator’s people looked at and did',
    query: OperatorFilter.extend(PAGE),
    reply: Page,
  },
  listAccountAudit: {
    method: 'GET',
    path: '/kitchen/accounts/:id/audit',
    access: 'manage_tenants',
    summary: 'Who did what in one account',
    params: z.object({ id: z.uuid() }),
    query: OwnFilter.extend(PAGE),
    reply: Page,
  },
  verifyOperatorAudit: {
    method: 'GET',
    path: '/kitchen/audit/verify',
    access: 'manage_tenants',
    summary: 'Whether the operator’s log is as it was written',
    reply: ChainVerdict,
  },
} as const satisfies RouteTable

/** One answer or message of a conversation with all that a regulator asks about it. */
export const TranscriptEntry = z.object({
  seq: z.int(),
  at: instant,
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  /** Null for a message that was written before sealing began. */
  seal: z
    .object({
      ruleSet: z.string(),
      ageGate: z.enum(['not_required', 'open', 'confirmed', 'refused']),
      hash: z.string(),
    })
    .nullable(),
  /** Of an answer: what made it. */
  answer: z
    .object({
      intent: z.string(),
      guard: z.string().nullable(),
      engine: z.string(),
      factsChecked: z.int(),
      factsRepaired: z.int(),
      products: z.array(z.object({ productId: z.string(), name: z.string(), reasons: z.array(z.string()) })),
      rules: z.array(z.object({ step: z.string(), found: z.record(z.string(), z.json()) })),
    })
    .nullable(),
})
export type TranscriptEntry = z.infer<typeof TranscriptEntry>

export const ComplianceTranscript = z.object({
  conversationId: z.uuid(),
  tenantName: z.string(),
  startedAt: instant,
  endedAt: instant.nullable(),
  minimumAge: z.int(),
  ageGateRequired: z.boolean(),
  ageConfirmedAt: instant.nullable(),
  ageRefusedAt: instant.nullable(),
  entries: z.array(TranscriptEntry),
  chain: z.object({
    sealed: z.int(),
    unsealed: z.int(),
    /** The first message that is not as it was sealed. */
    fault: z.object({ seq: z.int(), what: z.enum(['changed', 'missing', 'unlinked', 'head']) }).nullable(),
    lastHash: z.string().nullable(),
  }),
})
export type ComplianceTranscript = z.infer<typeof ComplianceTranscript>

export const transcriptRoutes = {
  getTranscript: {
    method: 'GET',
    path: '/admin/conversations/:id/transcript',
    access: 'view_conversations',
    summary: 'The compliance transcript of a conversation, with its seals checked',
    params: z.object({ id: z.uuid() }),
    reply: ComplianceTranscript,
  },
} as const satisfies RouteTable
