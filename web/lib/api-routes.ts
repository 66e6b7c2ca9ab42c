import type * as z from 'zod'
import type { agentRoutes } from '#contract/agents.ts'
import type { auditRoutes, transcriptRoutes } from '#contract/audit-log.ts'
import type { authRoutes } from '#contract/auth.ts'
import type { billingRoutes } from '#contract/billing.ts'
import type { chatRoutes } from '#contract/chat.ts'
import type { conversationDataRoutes, conversationRoutes } from '#contract/conversations.ts'
import type { embedRoutes } from '#contract/embed.ts'
import type { healthRoutes } from '#contract/health.ts'
import type { insightRoutes } from '#contract/insights.ts'
import type { kitchenRoutes, noticeRoutes } from '#contract/kitchen.ts'
import type { integrationRoutes } from '#contract/integrations.ts'
import type { knowledgeRoutes } from '#contract/knowledge.ts'
import type { notificationRoutes } from '#contract/notifications.ts'
import type { onboardingRoutes } from '#contract/onboarding.ts'
import type { performanceRoutes } from '#contract/performance.ts'
import type { apiKeyRoutes, webhookRoutes } from '#contract/public-api.ts'
import type { criterionRoutes, qualityRoutes, reviewRoutes } from '#contract/quality.ts'
import type { settingsRoutes } from '#contract/settings.ts'
import type { resourceRoutes } from '#contract/resources.ts'
import type { shopRoutes } from '#contract/shop.ts'
import type { signupRoutes } from '#contract/signup.ts'
import type { teamRoutes } from '#contract/team.ts'
import type { tenantDataRoutes } from '#contract/tenant-data.ts'
import type { waitlistRoutes } from '#contract/waitlist.ts'

/** The calls that the dashboard makes. Types alone: no schema reaches the browser. */
type Tables = typeof agentRoutes &
  typeof authRoutes &
  typeof apiKeyRoutes &
  typeof webhookRoutes &
  typeof billingRoutes &
  typeof conversationRoutes &
  typeof conversationDataRoutes &
  typeof criterionRoutes &
  typeof embedRoutes &
  typeof healthRoutes &
  typeof insightRoutes &
  typeof auditRoutes &
  typeof transcriptRoutes &
  typeof kitchenRoutes &
  typeof noticeRoutes &
  typeof integrationRoutes &
  typeof knowledgeRoutes &
  typeof notificationRoutes &
  typeof onboardingRoutes &
  typeof performanceRoutes &
  typeof qualityRoutes &
  typeof resourceRoutes &
  typeof reviewRoutes &
  typeof settingsRoutes &
  typeof teamRoutes &
  typeof signupRoutes &
  typeof tenantDataRoutes &
  typeof waitlistRoutes &
  typeof shopRoutes &
  Pick<typeof chatRoutes, 'getWidgetConfig'>

type Routes = { [Name in keyof Tables as `${Tables[Name]['method']} ${Tables[Name]['path']}`]: Tables[Name] }

/** A call by its method and path, exactly as the contract spells them: `GET /admin/conversations/:id`. */
export type RouteKey = keyof Routes

type Params<R> = R extends { params: infer P extends z.ZodType } ? { params: z.output<P> } : unknown
type Query<R> = R extends { query: infer Q extends z.ZodType } ? { query?: Partial<z.output<Q>> } : unknown
type Body<R> = R extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown

/** What a call sends: the parts that its route declares, and nothing else. */
export type CallInput<K extends RouteKey> = Params<Routes[K]> & Query<Routes[K]> & Body<Routes[K]>
/** What a call is answered with. */
export type CallReply<K extends RouteKey> = z.output<Routes[K]['reply']>

/** The input may be left out where nothing in it is required. */
export type CallArguments<K extends RouteKey> =
  Record<string, never> extends CallInput<K>
    ? [input?: CallInput<K>, options?: CallOptions]
    : [input: CallInput<K>, options?: CallOptions]
export type CallOptions = { signal?: AbortSignal }
