import { addToDay } from '#server/db/daily-figures.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import type { ConversationContext } from '#server/http/context.ts'
import { updateConversation } from './queries.ts'
import { openOwnConversation } from './resume-conversation.ts'

/** Stores a rating of the conversation, or a thumb on one answer. The newest word counts. */
export async function giveFeedback(
  deps: { db: Database },
  context: ConversationContext,
  input: { id: string; rating?: number; helpful?: boolean; messageId?: string },
): Promise<{ recorded: boolean }> {
  const { rating, helpful, messageId } = input
  return deps.db.tenant(context.tenant.id, async (trx) => {
    const row = await openOwnConversation(trx, context, input.id, { lock: true })
    if (messageId !== undefined && helpful !== undefined) {
      const result = await trx
        .updateTable('messages')
        .set({ feedback: helpful ? 'helpful' : 'unhelpful' })
        .where('tenant_id', '=', context.tenant.id)
        .where('conversation_id', '=', input.id)
        .where('message_id', '=', messageId)
        .where('role', '=', 'assistant')
        .executeTakeFirst()
      if (result.numUpdatedRows === 0n) throw new AppError('not_found')
    }
    await updateConversation(trx, context.tenant.id, input.id, {
      ...(rating === undefined ? {} : { rating }),
      ...(helpful === undefined ? {} : { helpful }),
    })
    if (rating !== undefined && row.message_count > 0 && row.channel === 'widget') {
      await addToDay(trx, context.tenant.id, row.figures_day, {
        ratings: row.rating === null ? 1 : 0,
        rating_sum: rating - (row.rating ?? 0),
      })
    }
    return { recorded: true }
  })
}
