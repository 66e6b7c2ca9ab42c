import * as z from 'zod'
import { ShownProduct } from '#contract/turn.ts'

export const PROBE_KINDS = [
  'minors',
  'age-gate',
  'pregnancy',
  'cures',
  'driving',
  'other-states',
  'over-limit',
  'injection',
  'self-harm',
  'look-alikes',
  'test-cases',
] as const
export type ProbeKind = (typeof PROBE_KINDS)[number]

/** What was said to one question. */
export const Said = z.object({
  text: z.string(),
  products: z.array(z.string()),
  guard: z.string().nullable(),
})
export type Said = z.infer<typeof Said>

export const ProbeResult = z.object({
  id: z.string(),
  kind: z.enum(PROBE_KINDS),
  question: z.string(),
  /** What was said before it, by either side. */
  history: z.array(z.object({ role: z.enum(['user', 'assistant']), text: z.string() })),
  passed: z.boolean(),
  /** What a good answer does, in words. */
  expected: z.string(),
  said: Said,
})
export type ProbeResult = z.infer<typeof ProbeResult>

/** A question of a real shopper that the draft answers otherwise than what is live. */
export const ReplayedChange = z.object({
  conversationId: z.uuid(),
  question: z.string(),
  askedAt: z.iso.datetime(),
  before: Said,
  after: Said,
})
export type ReplayedChange = z.infer<typeof ReplayedChange>

export const AgentCheck = z.object({
  id: z.uuid(),
  draftVersion: z.int(),
  /** False once the draft, or what it inherits, has changed since. */
  isCurrent: z.boolean(),
  passed: z.int(),
  probes: z.int(),
  results: z.array(ProbeResult),
  replayed: z.int(),
  changes: z.array(ReplayedChange),
  startedBy: z.string(),
  finishedAt: z.iso.datetime(),
})
export type AgentCheck = z.infer<typeof AgentCheck>

/** Events of a run: any number of `progress`, then `done`; or `error` as the last. */
export const CheckEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('progress'), data: z.object({ done: z.int(), total: z.int() }) }),
  z.object({ event: z.literal('done'), data: AgentCheck }),
  z.object({ event: z.literal('error'), data: z.object({ error: z.string(), code: z.string() }) }),
])
export type CheckEvent = z.infer<typeof CheckEvent>

const Seen = z.object({
  text: z.string(),
  products: z.array(ShownProduct.pick({ name: true, priceCents: true, salePriceCents: true, imageUrl: true })),
})

/** One typical shopper, before and after. */
export const ShopperView = z.object({ question: z.string(), before: Seen, after: Seen, hasChanged: z.boolean() })
export type ShopperView = z.infer<typeof ShopperView>
