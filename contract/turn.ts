import * as z from 'zod'
import { Product } from '#contract/catalog.ts'

/** Why a turn was answered outside the normal path. Order of precedence is the order of this list. */
export const GUARD_KINDS = [
  'emergency',
  'crisis',
  'underage',
  'medical',
  'illegal',
  'driving',
  'injection',
  'privacy',
  'harmful',
  'abuse',
  'off_topic',
  'age_gate',
] as const
export const GuardKind = z.enum(GUARD_KINDS)
export type GuardKind = z.infer<typeof GuardKind>

/** A product as the shopper is shown it, with the reasons that put it there, the strongest first. */
export const ShownProduct = Product.pick({
  productId: true,
  sku: true,
  name: true,
  brand: true,
  category: true,
  subcategory: true,
  strainType: true,
  thcPercent: true,
  cbdPercent: true,
  thcMgTotal: true,
  thcMgPerPiece: true,
  size: true,
  packCount: true,
  priceCents: true,
  salePriceCents: true,
  currency: true,
  effects: true,
  url: true,
  imageUrl: true,
}).extend({ inStock: z.boolean(), reasons: z.array(z.string().max(200)).max(6) })
export type ShownProduct = z.infer<typeof ShownProduct>

/** A person should take over: why, and how the shopper reaches the shop. Separate from the wording of the reply. */
export const Handoff = z.object({
  reason: z.enum(['asked', 'complaint', 'order', 'safety', 'unanswered']),
  contact: z.string().max(500).nullable(),
})
export type Handoff = z.infer<typeof Handoff>

/** One step of the trace that staff see: the step's name and what it found, as plain JSON. */
export const TraceStep = z.object({ step: z.string().max(40), found: z.record(z.string(), z.json()) })
export type TraceStep = z.infer<typeof TraceStep>

/**
 * One finished answer of the concierge.
 * `answered` is false when the question was understood to be one for us but nothing true could be said of it.
 * `factsChecked`/`factsRepaired` count the figures, names and hours of the reply that were compared with rows.
 */
export const Turn = z.object({
  text: z.string().max(4000),
  products: z.array(ShownProduct).max(12),
  quickReplies: z.array(z.string().max(80)).max(6),
  handoff: Handoff.nullable(),
  intent: z.string().max(60),
  guard: GuardKind.nullable(),
  language: z.enum(['en', 'es']),
  answered: z.boolean(),
  factsChecked: z.int().min(0),
  factsRepaired: z.int().min(0),
  engine: z.enum(['built-in', 'model']),
  trace: z.array(TraceStep).max(40),
})
export type Turn = z.infer<typeof Turn>
