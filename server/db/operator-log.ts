import type { OperatorAction } from '#contract/audit.ts'
import { type AuditActor, FIRST_HASH, hashAuditEntry } from './audit-log.ts'
import type { PlatformTrx } from './database.ts'

export type OperatorEntry = { action: OperatorAction; subject: string; before?: object; after?: object }

/** The name of the operator's chain, where a tenant's has its id. */
export const OPERATOR_CHAIN = 'operator'

/** Appends to the operator's own log, in the caller's transaction; call it last in there, as `recordAudit`. */
export async function recordOperator(trx: PlatformTrx, who: AuditActor, entry: OperatorEntry): Promise<void> {
  await trx
    .insertInto('operator_heads')
    .values({ chain: OPERATOR_CHAIN, seq: 0, hash: FIRST_HASH })
    .onConflict((conflict) => conflict.column('chain').doNothing())
    .execute()
  const head = await trx
    .selectFrom('operator_heads')
    .select(['seq', 'hash'])
    .where('chain', '=', OPERATOR_CHAIN)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const row = {
    seq: head.seq + 1,
    at: who.now,
    actor: who.actor,
    actor_role: who.role,
    address: who.address,
    action: entry.action,
    subject: entry.subject,
    before: entry.before === undefined ? null : JSON.stringify(entry.before),
    after: entry.after === undefined ? null : JSON.stringify(entry.after),
  }
  const { actor_role: actorRole, ...rest } = row
  const hash = hashAuditEntry(head.hash, { ...rest, actorRole, tenantId: OPERATOR_CHAIN })
  await trx
    .insertInto('operator_entries')
    .values({ ...row, previous_hash: head.hash, hash })
    .execute()
  await trx.updateTable('operator_heads').set({ seq: row.seq, hash }).where('chain', '=', OPERATOR_CHAIN).execute()
}
