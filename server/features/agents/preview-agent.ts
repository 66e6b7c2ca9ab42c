import { randomUUIDv7 } from 'node:crypto'
import type { AgentDocument } from '#contract/agent.ts'
import type { ChatAnswer, PublicAgent } from '#contract/chat.ts'
import { greet } from '#concierge/greet.ts'
import type { PastMessage } from '#concierge/ports.ts'
import { redact } from '#concierge/redact.ts'
import { AppError } from '#server/http/app-error.ts'
import type { StaffContext } from '#server/http/context.ts'
import { withInherited } from './agent-document.ts'
import type { AgentsDeps, TriedShop } from './agents-deps.ts'
import { openAgent } from './read-agent.ts'

type Deps = Pick<AgentsDeps, 'db' | 'openShop' | 'answerAsLive'>

const USUAL_AGE = 21

/** How an agent set like this greets. Nothing is stored: a preview is counted in no figure. Throws `not_found`. */
export async function previewGreeting(
  deps: Deps,
  context: StaffContext,
  input: { id: string; document: AgentDocument; customerType?: 'new' | 'returning' },
): Promise<{ greeting: string; quickReplies: string[]; agent: PublicAgent; minimumAge: number }> {
  const shop = await openTriedShop(deps, context, input)
  const customer = input.customerType && { kind: input.customerType }
  const { text, quickReplies } = greet(shop.profile, shop.brief, context.now, customer)
  const agent = {
    key: shop.agentKey,
    name: shop.brief.personality.name,
    businessName: shop.profile.name,
    contact: shop.profile.staff?.human_handoff ?? shop.profile.phone ?? shop.profile.email ?? null,
    theme: shop.theme,
  }
  return { greeting: text, quickReplies, agent, minimumAge: shop.profile.id_policy?.minimum_age ?? USUAL_AGE }
}

/** What an agent set like this answers, as shoppers are answered. Throws `not_found`. */
export async function previewAnswer(
  deps: Deps,
  context: StaffContext,
  input: {
    id: string
    document: AgentDocument
    conversationId: string
    history: PastMessage[]
    text: string
    ageConfirmed: boolean
  },
): Promise<ChatAnswer> {
  const shop = await openTriedShop(deps, context, input)
  const { text, products, quickReplies, handoff } = await deps.answerAsLive(shop, {
    conversationId: input.conversationId,
    history: input.history,
    text: redact(input.text).text,
    now: context.now,
    mayRecommend: input.ageConfirmed || !shop.brief.guardrails.ageVerification,
  })
  return { messageId: randomUUIDv7(), text, products, quickReplies, handoff }
}

/** The shop with this document in place of what is published. */
export async function openTriedShop(
  deps: Pick<AgentsDeps, 'db' | 'openShop'>,
  { tenant }: StaffContext,
  input: { id: string; document: AgentDocument },
): Promise<TriedShop> {
  return deps.db.tenant(tenant.id, async (trx) => {
    const { row, inherited } = await openAgent(trx, tenant.id, input.id)
    const shop = await deps.openShop(trx, tenant.id, input.id)
    if (shop === undefined) throw new AppError('not_found')
    const { brief, theme } = withInherited(input.document, inherited)
    return { ...shop, agentId: input.id, agentKey: row.agent_key, brief, theme }
  })
}
