import type { Database } from '#server/db/database.ts'
import type { ConversationContext } from '#server/http/context.ts'
import { updateConversation } from './queries.ts'
import { ageGateOf, openOwnConversation } from './resume-conversation.ts'

/** Records the answer to the age gate. A "no" stands until a later "yes" and keeps product guidance closed. */
export async function confirmAge(
  deps: { db: Database },
  context: ConversationContext,
  input: { id: string; confirmed: boolean },
) {
  return deps.db.tenant(context.tenant.id, async (trx) => {
    const row = await openOwnConversation(trx, context, input.id, { lock: true })
    const stamps = input.confirmed
      ? { age_confirmed_at: row.age_confirmed_at ?? context.now }
      : { age_confirmed_at: null, age_refused_at: context.now }
    await updateConversation(trx, context.tenant.id, input.id, stamps)
    return { ageGate: ageGateOf({ ...row, ...stamps }), text: textFor(input.confirmed, row.minimum_age) }
  })
}

function textFor(confirmed: boolean, minimumAge: number): string {
  return confirmed
    ? 'Thank you. What are you in the mood for?'
    : `You need to be ${minimumAge} or older for product advice. I can still answer questions about the store.`
}
