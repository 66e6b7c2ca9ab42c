import * as z from 'zod'
import { FUNNELS } from '#contract/sales-funnels.ts'
import { WidgetTheme } from '#contract/widget-config.ts'

const shortText = z.string().max(200)
const longText = z.string().max(4000)

export const GREETING_STYLES = ['professional', 'friendly', 'casual', 'enthusiastic'] as const
export const COMMUNICATION_TONES = ['consultative', 'friendly', 'educational', 'concise'] as const
export const RECOMMENDATION_STYLES = ['curated', 'broad', 'focused'] as const
export const PRICE_STRATEGIES = ['balanced', 'value', 'premium'] as const
export const CROSS_SELL_STRATEGIES = ['complementary', 'none'] as const

export const Guardrails = z.object({
  avoidMedicalAdvice: z.boolean().default(true),
  noIllegalActivity: z.boolean().default(true),
  ageVerification: z.boolean().default(true),
})
export type Guardrails = z.infer<typeof Guardrails>

export const AgentPersonality = z.object({
  name: shortText.default('Buddy'),
  greetingStyle: z.enum(GREETING_STYLES).default('professional'),
  communicationTone: z.enum(COMMUNICATION_TONES).default('consultative'),
  expertise: longText.default(''),
  brandCulture: longText.default(''),
})
export type AgentPersonality = z.infer<typeof AgentPersonality>

/** Section 3 of the specification. `upsellThreshold` is a share: 0.3 lets an upsell be at most 30% dearer. */
export const SalesCycle = z.object({
  strategy: shortText.default('value_driven'),
  customerJourney: z
    .object({
      targetCustomer: longText.default(''),
      acquisitionGoal: longText.default(''),
      interactionStyle: longText.default(''),
    })
    .prefault({}),
  productRecommendations: z
    .object({
      recommendationStyle: z.enum(RECOMMENDATION_STYLES).default('curated'),
      priceStrategy: z.enum(PRICE_STRATEGIES).default('balanced'),
      productFocus: z.array(shortText).max(50).default([]),
      crossSellStrategy: z.enum(CROSS_SELL_STRATEGIES).default('complementary'),
      upsellThreshold: z.number().min(0).max(1).default(0.3),
    })
    .prefault({}),
  funnel: z
    .object({
      welcomeSequence: shortText.default('product_discovery'),
      objectionHandling: shortText.default('educational'),
      closingStrategy: shortText.default('soft_close'),
      followUpStyle: shortText.default('helpful'),
    })
    .prefault({}),
})
export type SalesCycle = z.infer<typeof SalesCycle>

/**
 * What a sale is led towards. `aovTargetCents` is the order value that is enough: a basket is filled towards it, never beyond.
 * The menu itself (its file and mapped columns) belongs to the shop, not to one agent: `contract/import.ts`.
 */
export const Revenue = z.object({
  salesProgression: shortText.default('discover_recommend_add'),
  aovTargetCents: z.int().min(100).max(1_000_000).nullable().default(null),
})
export type Revenue = z.infer<typeof Revenue>

const Funnel = (prompt: string) => z.object({ prompt: z.string().max(500).default(prompt) }).prefault({})

/** How new and returning customers are welcomed once they have said which they are. */
export const SalesFunnels = z.object({
  newCustomer: Funnel(FUNNELS.newCustomer.prompt),
  returningCustomer: Funnel(FUNNELS.returningCustomer.prompt),
})
export type SalesFunnels = z.infer<typeof SalesFunnels>

/** What the concierge needs to know of an agent: how it speaks, what it must not do, how it sells. */
export const AgentBrief = z.object({
  personality: AgentPersonality.prefault({}),
  guardrails: Guardrails.prefault({}),
  customWelcome: longText.default(''),
  customGuidelines: longText.default(''),
  salesCycle: SalesCycle.prefault({}),
  salesFunnels: SalesFunnels.prefault({}),
  revenue: Revenue.prefault({}),
})
export type AgentBrief = z.infer<typeof AgentBrief>

export const AGENT_STATUSES = ['draft', 'active'] as const

/** All that the builder edits of an agent. What is published is one of these, and so is the draft of the next. */
export const AgentDocument = z.object({ brief: AgentBrief.prefault({}), theme: WidgetTheme.prefault({}) })
export type AgentDocument = z.infer<typeof AgentDocument>
