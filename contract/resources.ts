import * as z from 'zod'
import type { RouteTable } from '#contract/route.ts'

export const SUPPORT_QUESTION_MAX_CHARS = 600
export const SUPPORT_HISTORY_MAX = 30

export const SERVICE_STATES = ['operational', 'degraded', 'down'] as const
export type ServiceState = (typeof SERVICE_STATES)[number]

/** What was checked this moment, and what this dispensary runs. */
export const Resources = z.object({
  services: z.array(z.object({ name: z.string(), state: z.enum(SERVICE_STATES), note: z.string() })),
  checkedAt: z.iso.datetime(),
  account: z.object({ plan: z.string(), widgetVersion: z.string(), apiVersion: z.string() }),
})
export type Resources = z.infer<typeof Resources>

/** Something that was looked up in the dispensary's own state. */
export const SupportFinding = z.object({ state: z.enum(['good', 'attention', 'note']), text: z.string() })
export type SupportFinding = z.infer<typeof SupportFinding>

export const SupportAnswer = z.object({
  text: z.string(),
  findings: z.array(SupportFinding),
  steps: z.array(z.string()),
  articles: z.array(z.object({ id: z.string(), title: z.string(), url: z.string() })),
  /** Pages of the dashboard where something is to be done. */
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  suggestions: z.array(z.string()),
  /** Nothing fitting was found: a person should be asked. */
  isUnanswered: z.boolean(),
})
export type SupportAnswer = z.infer<typeof SupportAnswer>

const SupportMessage = z.object({ role: z.enum(['user', 'assistant']), text: z.string().trim().max(4000) })

export const resourceRoutes = {
  getResources: {
    method: 'GET',
    path: '/resources',
    access: 'view_resources',
    summary: 'The state of each service, checked now, and what this dispensary runs',
    reply: Resources,
  },
  askSupport: {
    method: 'POST',
    path: '/resources/assistant',
    access: 'view_resources',
    summary: "Answer a question from the knowledge base and the dispensary's own state; nothing of it is stored",
    body: z.object({ text: z.string().trim().min(1).max(SUPPORT_QUESTION_MAX_CHARS) }),
    reply: SupportAnswer,
  },
  mailSupport: {
    method: 'POST',
    path: '/resources/assistant/handoff',
    access: 'view_resources',
    summary: 'Mail the conversation to the people who run eConcierge; they answer to the address of the caller',
    body: z.object({
      note: z.string().trim().max(2000).default(''),
      conversation: z.array(SupportMessage).min(1).max(SUPPORT_HISTORY_MAX),
    }),
    reply: z.object({ sent: z.literal(true), replyTo: z.string() }),
  },
} as const satisfies RouteTable
