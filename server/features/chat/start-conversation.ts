import { randomUUIDv7 } from 'node:crypto'
import type { ConversationOpened, ConversationStart, PublicAgent } from '#contract/chat.ts'
import { localDay } from '#contract/local-day.ts'
import { greet } from '#concierge/greet.ts'
import type * as z from 'zod'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import type { PublicContext } from '#server/http/context.ts'
import { admitShopper } from '#server/http/doorkeeper.ts'
import { createToken, hashToken } from '#server/http/tokens.ts'
import type { Sealer } from '#server/db/seal.ts'
import { knowCustomer } from './know-customer.ts'
import type { OpenShop, Shop } from './open-shop.ts'

/** Opens a conversation and stores it before it is answered. Throws `not_found` for an unknown agent key, or a shop that rests. */
export async function startConversation(
  deps: { db: Database; openShop: OpenShop; sealer: Sealer },
  context: PublicContext,
  input: z.output<typeof ConversationStart>,
): Promise<ConversationOpened> {
  const tenant = await admitShopper(deps.db, context, input.agentKey)
  if (!tenant.isServed) throw new AppError('not_found')
  const conversationId = randomUUIDv7()
  const secret = createToken(`${input.agentKey}.`)
  return deps.db.tenant(tenant.id, async (trx) => {
    const shop = await deps.openShop(trx, tenant.id, tenant.agentId)
    if (shop === undefined) throw new AppError('not_found')
    const { now } = context
    const identity = await knowCustomer(trx, deps.sealer, { tenantId: tenant.id, token: input.identity, now })
    // Whoever has an account with the shop has been there, unless they say otherwise.
    const kind = input.customerType ?? (identity === null ? undefined : 'returning')
    const greeting = greet(shop.profile, shop.brief, now, kind && { kind, firstName: identity?.firstName ?? '' })
    const ageGate = {
      required: shop.brief.guardrails.ageVerification,
      confirmed: false,
      minimumAge: minimumAgeOf(shop),
    }
    await trx
      .insertInto('conversations')
      .values({
        tenant_id: tenant.id,
        conversation_id: conversationId,
        agent_id: shop.agentId,
        secret_hash: hashToken(secret),
        visitor_id: input.visitorId ?? null,
        customer_key: identity?.customerKey ?? null,
        customer_type: kind ?? null,
        channel: 'widget',
        page_url: input.pageUrl ?? null,
        language: 'en',
        greeting: greeting.text,
        quick_replies: JSON.stringify(greeting.quickReplies),
        age_gate_required: ageGate.required,
        minimum_age: ageGate.minimumAge,
        started_at: context.now,
        last_message_at: context.now,
        message_count: 0,
        recommendation_count: 0,
        flag_count: 0,
        figures_day: localDay(context.now, tenant.timeZone),
      })
      .execute()
    return {
      conversationId,
      secret,
      agent: publicAgentOf(shop),
      greeting: greeting.text,
      quickReplies: greeting.quickReplies,
      ageGate,
    }
  })
}

const LEGAL_AGES = { lowest: 18, usual: 21 }

function minimumAgeOf(shop: Shop): number {
  const age = shop.profile.id_policy?.minimum_age ?? LEGAL_AGES.usual
  return Math.min(LEGAL_AGES.usual, Math.max(LEGAL_AGES.lowest, Math.round(age)))
}

export function publicAgentOf(shop: Shop): PublicAgent {
  const { profile, brief, theme } = shop
  return {
    key: shop.agentKey,
    name: brief.personality.name,
    businessName: profile.name,
    contact: profile.staff?.human_handoff ?? profile.phone ?? profile.email ?? null,
    theme,
  }
}
