import type { Database } from '#server/db/database.ts'
import type { ConversationContext } from '#server/http/context.ts'
import { markProduct } from './queries.ts'
import { openOwnConversation } from './resume-conversation.ts'

/** A click or an add to cart of a product that this conversation showed. Returns whether it was one of those. */
export async function recordEvent(
  deps: { db: Database },
  context: ConversationContext,
  input: { id: string; kind: 'product-click' | 'add-to-cart'; productId: string },
): Promise<{ recorded: boolean }> {
  return deps.db.tenant(context.tenant.id, async (trx) => {
    await openOwnConversation(trx, context, input.id, { lock: false })
    const recorded = await markProduct(trx, {
      tenantId: context.tenant.id,
      conversationId: input.id,
      productId: input.productId,
      kind: input.kind,
      at: context.now,
    })
    return { recorded }
  })
}
