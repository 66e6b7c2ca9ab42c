import type { AgentBrief, AgentDocument, AgentPersonality, Guardrails, Revenue, SalesCycle } from '#contract/agent.ts'
import type { FunnelName } from '#contract/sales-funnels.ts'
import type { WidgetTheme } from '#contract/widget-config.ts'

export type ChangeDocument = (next: (before: AgentDocument) => AgentDocument) => void

/** Changes of one part of an agent, each leaving the rest as it is. */
export function editorsOf(change: ChangeDocument) {
  const brief = (part: Partial<AgentBrief>) => change((now) => ({ ...now, brief: { ...now.brief, ...part } }))
  const sales = (next: (before: SalesCycle) => Partial<SalesCycle>) =>
    change((now) => {
      const { salesCycle } = now.brief
      return { ...now, brief: { ...now.brief, salesCycle: { ...salesCycle, ...next(salesCycle) } } }
    })
  return {
    brief,
    theme: (part: Partial<WidgetTheme>) => change((now) => ({ ...now, theme: { ...now.theme, ...part } })),
    personality: (part: Partial<AgentPersonality>) =>
      change((now) => ({
        ...now,
        brief: { ...now.brief, personality: { ...now.brief.personality, ...part } },
      })),
    guardrails: (part: Partial<Guardrails>) =>
      change((now) => ({ ...now, brief: { ...now.brief, guardrails: { ...now.brief.guardrails, ...part } } })),
    prompt: (funnel: FunnelName, prompt: string) =>
      change((now) => ({
        ...now,
        brief: { ...now.brief, salesFunnels: { ...now.brief.salesFunnels, [funnel]: { prompt } } },
      })),
    revenue: (part: Partial<Revenue>) =>
      change((now) => ({ ...now, brief: { ...now.brief, revenue: { ...now.brief.revenue, ...part } } })),
    strategy: (strategy: string) => sales(() => ({ strategy })),
    recommendations: (part: Partial<SalesCycle['productRecommendations']>) =>
      sales(({ productRecommendations }) => ({ productRecommendations: { ...productRecommendations, ...part } })),
    journey: (part: Partial<SalesCycle['customerJourney']>) =>
      sales(({ customerJourney }) => ({ customerJourney: { ...customerJourney, ...part } })),
    funnel: (part: Partial<SalesCycle['funnel']>) => sales(({ funnel }) => ({ funnel: { ...funnel, ...part } })),
  }
}

export type Editors = ReturnType<typeof editorsOf>

/** What each step of the builder is given. */
export type StepProps = { document: AgentDocument; edit: Editors }
