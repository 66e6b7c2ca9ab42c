import { randomUUIDv7 } from 'node:crypto'
import { tell } from '#concierge/say/wording.ts'
import type { ChatAnswer } from '#contract/chat.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import type { ConversationContext } from '#server/http/context.ts'
import type { OpenShop } from './open-shop.ts'
import { openOwnConversation } from './resume-conversation.ts'
import { publicAgentOf } from './start-conversation.ts'

/** How a chat ends whose shop's account rests: a word of where to turn. Neither side of it is stored. */
export async function sayResting(
  deps: { db: Database; openShop: OpenShop },
  context: ConversationContext,
  id: string,
): Promise<ChatAnswer> {
  const { tenant } = context
  return deps.db.tenant(tenant.id, async (trx) => {
    const row = await openOwnConversation(trx, context, id, { lock: false })
    const shop = await deps.openShop(trx, tenant.id, row.agent_id)
    if (shop === undefined) throw new AppError('not_found')
    const { businessName, contact } = publicAgentOf(shop)
    const text = tell(
      row.language === 'es' ? 'es' : 'en',
      `This chat has closed for now. You can reach ${businessName} here: ${contact ?? 'at the store'}.`,
      `Este chat está cerrado por ahora. Puedes contactar a ${businessName} aquí: ${contact ?? 'en la tienda'}.`,
    )
    return { messageId: randomUUIDv7(), text, products: [], quickReplies: [], handoff: null }
  })
}
