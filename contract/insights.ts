import * as z from 'zod'
import type { RouteTable } from '#contract/route.ts'

export const INSIGHT_RANGES = ['7d', '30d', '90d'] as const
export const InsightRange = z.enum(INSIGHT_RANGES)
export type InsightRange = z.infer<typeof InsightRange>

const range = z.object({ range: InsightRange.default('30d') })

/** Questions of one meaning that got no answer. `question` is the one most like the others. */
export const ContentGap = z.object({
  question: z.string(),
  /** Times asked, and in how many conversations. */
  count: z.int(),
  conversations: z.int(),
  lastAskedAt: z.iso.datetime(),
  /** Other wordings, up to five. */
  wordings: z.array(z.string()),
  /** Conversations to look at, newest first, up to five. */
  conversationIds: z.array(z.uuid()),
  /** The taught answer that this question gets by now, or null. */
  taughtAnswerId: z.uuid().nullable(),
})
export type ContentGap = z.infer<typeof ContentGap>

export const DEMAND_KINDS = ['brand', 'form', 'strain', 'price', 'effect', 'strength', 'product'] as const

/** Something that shoppers asked for and the shop did not have. */
export const UnmetDemand = z.object({
  kind: z.enum(DEMAND_KINDS),
  /** In words for a shop manager: "gummies", "under $15", "Blue Harbor". */
  wanted: z.string(),
  sessions: z.int(),
  lastAskedAt: z.iso.datetime(),
  examples: z.array(z.string()).max(3),
  conversationIds: z.array(z.uuid()).max(5),
})
export type UnmetDemand = z.infer<typeof UnmetDemand>

/** A product worth ordering in: the wishes that went together, with the sessions that had them. */
export const SuggestedBuy = z.object({ wanted: z.string(), sessions: z.int() })
export type SuggestedBuy = z.infer<typeof SuggestedBuy>

export const MENU_DEFECTS = [
  'no_potency',
  'potency_unit_mixed',
  'no_picture',
  'no_price',
  'price_zero',
  'duplicate',
  'stale',
  'no_description',
] as const
export const MenuDefect = z.object({
  defect: z.enum(MENU_DEFECTS),
  productId: z.string(),
  name: z.string(),
  /** What is wrong, in a sentence for a shop manager. */
  detail: z.string(),
  /** Conversations of the range that showed this product. */
  conversations: z.int(),
})
export type MenuDefect = z.infer<typeof MenuDefect>

export const insightRoutes = {
  getContentGaps: {
    method: 'GET',
    path: '/admin/insights/gaps',
    access: 'view_conversations',
    summary: 'Unanswered questions, grouped by meaning, most asked first',
    query: range,
    reply: z.object({ range: InsightRange, questions: z.int(), gaps: z.array(ContentGap).max(50) }),
  },
  getUnmetDemand: {
    method: 'GET',
    path: '/admin/insights/demand',
    access: 'view_conversations',
    summary: 'What shoppers asked for that the shop lacks',
    query: range,
    reply: z.object({
      range: InsightRange,
      sessions: z.int(),
      demand: z.array(UnmetDemand).max(50),
      buys: z.array(SuggestedBuy).max(10),
    }),
  },
  getMenuDefects: {
    method: 'GET',
    path: '/admin/insights/menu',
    access: 'view_conversations',
    summary: 'Defects of the menu, those that touched most conversations first',
    query: range,
    reply: z.object({
      range: InsightRange,
      products: z.int(),
      /** When the menu was last imported; null without one. */
      importedAt: z.iso.datetime().nullable(),
      counts: z.array(z.object({ defect: z.enum(MENU_DEFECTS), products: z.int() })),
      defects: z.array(MenuDefect).max(100),
    }),
  },
} as const satisfies RouteTable
