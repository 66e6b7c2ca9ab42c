import type { Database } from '#server/db/database.ts'
import type { Sealer } from '#server/db/seal.ts'
import type { ConversationContext } from '#server/http/context.ts'
import { knowCustomer } from './know-customer.ts'
import { updateConversation } from './queries.ts'
import { openOwnConversation } from './resume-conversation.ts'

/**
 * Says who is there in a conversation that has begun; an empty token says nobody. `isOther` when it belongs to another customer: it must then be left
 * alone and a new one begun, so that nobody reads on in what another said.
 */
export async function identifyCustomer(
  deps: { db: Database; sealer: Sealer },
  context: ConversationContext,
  input: { id: string; identity: string },
): Promise<{ known: boolean; isOther: boolean }> {
  const { tenant, now } = context
  return deps.db.tenant(tenant.id, async (trx) => {
    const row = await openOwnConversation(trx, context, input.id, { lock: true })
    if (input.identity === '') return { known: false, isOther: row.customer_key !== null }
    const identity = await knowCustomer(trx, deps.sealer, { tenantId: tenant.id, token: input.identity, now })
    if (identity === null) return { known: false, isOther: false }
    const { customerKey } = identity
    if (row.customer_key !== null) return { known: true, isOther: row.customer_key !== customerKey }
    await updateConversation(trx, tenant.id, input.id, { customer_key: customerKey, customer_type: 'returning' })
    return { known: true, isOther: false }
  })
}
