import type { AgentDocument } from '#contract/agent.ts'
import type { ShopperView } from '#contract/agent-checks.ts'
import type { Turn } from '#contract/turn.ts'
import type { StaffContext } from '#server/http/context.ts'
import { publishedDocument } from './agent-document.ts'
import type { AgentsDeps, TriedShop } from './agents-deps.ts'
import { inSlices } from './in-slices.ts'
import { openTriedShop } from './preview-agent.ts'
import { openAgent } from './read-agent.ts'
import { TYPICAL_SHOPPERS } from './typical-shoppers.ts'

const SHOWN = 6

/** What typical shoppers of age see of what is published, and of an agent set like this. Throws `not_found`. */
export async function compareShoppers(
  deps: Pick<AgentsDeps, 'db' | 'openShop' | 'openBuiltIn'>,
  context: StaffContext,
  input: { id: string; document: AgentDocument },
): Promise<{ shoppers: ShopperView[] }> {
  const after = await openTriedShop(deps, context, input)
  const published = await deps.db.tenant(context.tenant.id, (trx) => openAgent(trx, context.tenant.id, input.id))
  const before = { ...after, ...publishedDocument(published.row) }
  const answer = await deps.openBuiltIn(context.tenant.id)
  const ask = async (shop: TriedShop, text: string) => {
    const turn = await answer(shop, {
      conversationId: input.id,
      history: [],
      text,
      now: context.now,
      mayRecommend: true,
    })
    return toSeen(turn)
  }
  const shoppers = await inSlices(TYPICAL_SHOPPERS, async (question) => {
    const seen = { question, before: await ask(before, question), after: await ask(after, question) }
    return { ...seen, hasChanged: JSON.stringify(seen.before) !== JSON.stringify(seen.after) }
  })
  return { shoppers }
}

function toSeen({ text, products }: Turn): ShopperView['before'] {
  return {
    text,
    products: products.slice(0, SHOWN).map(({ name, priceCents, salePriceCents, imageUrl }) => ({
      name,
      priceCents,
      salePriceCents,
      imageUrl,
    })),
  }
}
