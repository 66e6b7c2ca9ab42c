import * as z from 'zod'
import { AGENT_STATUSES, AgentDocument } from '#contract/agent.ts'
import { AgentCheck, ShopperView } from '#contract/agent-checks.ts'
import { AgentKey, ChatAnswer, MESSAGE_MAX_CHARS, PublicAgent } from '#contract/chat.ts'
import type { RouteTable } from '#contract/route.ts'

const storable = { error: 'holds characters that cannot be kept' }
const AgentName = z.string().trim().min(1, 'Agent name is required').max(80).refine(isStorable, storable)
const description = z.string().trim().max(500).refine(isStorable, storable)
const byId = z.object({ id: z.uuid() })
const byVersion = byId.extend({ version: z.coerce.number().int().min(1) })
/** The draft that the caller saw; 0 before the first save. Another one is refused with 409. */
const draftVersion = z.int().min(0)
const DOCUMENT_LIMIT_BYTES = 256 * 1024

/** What an agent's shoppers did in the last 30 days. Shares are of 1. */
export const AgentPerformance = z.object({
  conversations: z.int(),
  conversions: z.int(),
  conversionRate: z.number(),
  totalRevenueCents: z.int(),
  averageOrderValueCents: z.int(),
  averageRating: z.number().nullable(),
})
export type AgentPerformance = z.infer<typeof AgentPerformance>

export const AgentSummary = z.object({
  id: z.uuid(),
  key: AgentKey,
  name: z.string(),
  description: z.string(),
  status: z.enum(AGENT_STATUSES),
  /** 0 until it was published for the first time. */
  publishedVersion: z.int(),
  hasUnpublishedChanges: z.boolean(),
  performance: AgentPerformance,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type AgentSummary = z.infer<typeof AgentSummary>

/** What the look takes from Settings; null where Settings say nothing. */
export const InheritedLook = z.object({
  primaryColor: z.string().nullable(),
  secondaryColor: z.string().nullable(),
  logoUrl: z.string().nullable(),
  businessName: z.string().nullable(),
})
export type InheritedLook = z.infer<typeof InheritedLook>

export const AgentDraft = z.object({
  version: draftVersion,
  document: AgentDocument,
  updatedBy: z.string().nullable(),
  updatedAt: z.iso.datetime().nullable(),
})
export type AgentDraft = z.infer<typeof AgentDraft>

export const AgentDetails = z.object({
  agent: AgentSummary,
  draft: AgentDraft,
  /** What is live, or would be were the agent active. */
  published: AgentDocument,
  inherited: InheritedLook,
})
export type AgentDetails = z.infer<typeof AgentDetails>

export const AgentVersion = z.object({
  version: z.int(),
  publishedBy: z.string(),
  publishedAt: z.iso.datetime(),
  /** Null where it was published without a run of the probes. */
  passed: z.int().nullable(),
  probes: z.int().nullable(),
  /** Why it was published below the bar. */
  reason: z.string().nullable(),
  isLive: z.boolean(),
})
export type AgentVersion = z.infer<typeof AgentVersion>

const PreviewMessage = z.object({
  role: z.enum(['user', 'assistant']),
  text: z.string().max(4000),
  productIds: z.array(z.string().max(120)).max(12).default([]),
})
const document = AgentDocument.refine(isStorable, storable)
const customerType = z.enum(['new', 'returning']).optional()

export const agentRoutes = {
  listAgents: {
    method: 'GET',
    path: '/admin/agents',
    access: 'manage_econcierge',
    summary: 'The agents, oldest first, with the share of probes that a draft must pass',
    reply: z.object({ agents: z.array(AgentSummary), barPercent: z.int() }),
  },
  createAgent: {
    method: 'POST',
    path: '/admin/agents',
    access: 'manage_econcierge',
    summary: 'Make an agent with the defaults; it starts as a draft',
    body: z.object({ name: AgentName, description: description.default('') }),
    status: 201,
    reply: AgentSummary,
  },
  renameAgent: {
    method: 'PATCH',
    path: '/admin/agents/:id',
    access: 'manage_econcierge',
    summary: 'Change the name or the description of an agent',
    params: byId,
    body: z.object({ name: AgentName.optional(), description: description.optional() }),
    reply: AgentSummary,
  },
  duplicateAgent: {
    method: 'POST',
    path: '/admin/agents/:id/duplicate',
    access: 'manage_econcierge',
    summary: 'Copy an agent as "<name> (Copy)": a draft with figures of its own',
    params: byId,
    status: 201,
    reply: AgentSummary,
  },
  activateAgent: {
    method: 'POST',
    path: '/admin/agents/:id/activate',
    access: 'manage_econcierge',
    summary: 'Make this agent the one that shoppers meet; the one before becomes a draft',
    params: byId,
    reply: AgentSummary,
  },
  deleteAgent: {
    method: 'DELETE',
    path: '/admin/agents/:id',
    access: 'manage_econcierge',
    summary: 'Delete an agent; the last one is refused, and after the active one the first that remains is active',
    params: byId,
    reply: z.object({ deleted: z.boolean(), activeId: z.uuid() }),
  },
  getAgent: {
    method: 'GET',
    path: '/admin/agents/:id',
    access: 'manage_econcierge',
    summary: 'An agent with its draft and with what is published',
    params: byId,
    reply: AgentDetails,
  },
  saveAgentDraft: {
    method: 'PUT',
    path: '/admin/agents/:id/draft',
    access: 'manage_econcierge',
    summary: 'Save the draft over the version that was seen',
    params: byId,
    body: z.object({ version: draftVersion, document }),
    reply: AgentDetails,
    bodyLimitBytes: DOCUMENT_LIMIT_BYTES,
  },
  publishAgent: {
    method: 'POST',
    path: '/admin/agents/:id/publish',
    access: 'manage_econcierge',
    summary: 'Make the draft the published version; below the bar a reason is needed, and recorded',
    params: byId,
    body: z.object({
      version: draftVersion,
      reason: z.string().trim().max(1000).refine(isStorable, storable).default(''),
    }),
    reply: AgentDetails,
  },
  listAgentVersions: {
    method: 'GET',
    path: '/admin/agents/:id/versions',
    access: 'manage_econcierge',
    summary: 'Every version that was published, newest first',
    params: byId,
    reply: z.object({ versions: z.array(AgentVersion) }),
  },
  getAgentVersion: {
    method: 'GET',
    path: '/admin/agents/:id/versions/:version',
    access: 'manage_econcierge',
    summary: 'A published version in full',
    params: byVersion,
    reply: z.object({ version: AgentVersion, document: AgentDocument }),
  },
  restoreAgentVersion: {
    method: 'POST',
    path: '/admin/agents/:id/versions/:version/restore',
    access: 'manage_econcierge',
    summary: 'Take a published version as the new draft, in place of the one that was seen',
    params: byVersion,
    body: z.object({ draftVersion }),
    reply: AgentDetails,
  },
  previewAgentGreeting: {
    method: 'POST',
    path: '/admin/agents/:id/preview',
    access: 'manage_econcierge',
    summary: 'How an agent set like this greets a shopper; nothing is stored',
    params: byId,
    body: z.object({ document, customerType }),
    reply: z.object({
      greeting: z.string(),
      quickReplies: z.array(z.string()),
      agent: PublicAgent,
      minimumAge: z.int(),
    }),
    bodyLimitBytes: DOCUMENT_LIMIT_BYTES,
  },
  previewAgentAnswer: {
    method: 'POST',
    path: '/admin/agents/:id/preview/message',
    access: 'manage_econcierge',
    summary: 'What an agent set like this answers; nothing is stored or counted',
    params: byId,
    body: z.object({
      document,
      conversationId: z.uuid(),
      history: z.array(PreviewMessage).max(40),
      text: z.string().trim().min(1).max(MESSAGE_MAX_CHARS),
      ageConfirmed: z.boolean(),
    }),
    reply: ChatAnswer,
    bodyLimitBytes: 2 * DOCUMENT_LIMIT_BYTES,
  },
  compareShoppers: {
    method: 'POST',
    path: '/admin/agents/:id/shoppers',
    access: 'manage_econcierge',
    summary: 'What 20 typical shoppers see of what is published, and would see of an agent set like this',
    params: byId,
    body: z.object({ document }),
    reply: z.object({ shoppers: z.array(ShopperView) }),
    bodyLimitBytes: DOCUMENT_LIMIT_BYTES,
  },
  checkAgent: {
    method: 'POST',
    path: '/admin/agents/:id/checks',
    access: 'manage_econcierge',
    summary:
      'Run the probes and the last real questions against the draft; with `stream` as events that tell how far it is',
    params: byId,
    body: z.object({ version: draftVersion, stream: z.boolean().default(false) }),
    reply: AgentCheck,
  },
  getLastAgentCheck: {
    method: 'GET',
    path: '/admin/agents/:id/checks/last',
    access: 'manage_econcierge',
    summary: 'The last run of the probes, if there was one',
    params: byId,
    reply: z.object({ check: AgentCheck.nullable() }),
  },
  savePublishingBar: {
    method: 'PUT',
    path: '/admin/agent-settings',
    access: 'manage_settings',
    summary: 'Set the share of probes below which publishing needs a reason',
    body: z.object({ barPercent: z.int().min(0).max(100) }),
    reply: z.object({ barPercent: z.int() }),
  },
} as const satisfies RouteTable

/** No database keeps half a character, or the character 0. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000')
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable)
}
