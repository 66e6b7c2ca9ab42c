import { createHash } from 'node:crypto'
import type { AuditAction } from '#contract/audit.ts'
import type { TenantTrx } from './database.ts'

/** Who did it and from where; `actor` is an e-mail, or the name of the job or key that acted. */
export type AuditActor = { actor: string; role: string; address: string | null; now: Date }

export type AuditEntry = {
  action: AuditAction
  /** What it was done to, in words a person can look up: an e-mail, a name with an id. Never a secret. */
  subject: string
  /** What it was and what it is now; only what changed, and never a secret. */
  before?: object
  after?: object
}

export type HashedEntry = {
  /** The chain's own name: a tenant's id, or the operator's. */
  tenantId: string
  seq: number
  at: Date
  actor: string
  actorRole: string
  address: string | null
  action: string
  subject: string
  before: string | null
  after: string | null
}

export const FIRST_HASH = '0'.repeat(64)

/**
 * Appends to the tenant's log, in the transaction that does what is told. Call it last in there: it holds the end of the
 * chain until the transaction is over.
 */
export async function recordAudit(trx: TenantTrx, tenantId: string, who: AuditActor, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('audit_heads')
    .values({ tenant_id: tenantId, seq: 0, hash: FIRST_HASH })
    .onConflict((conflict) => conflict.column('tenant_id').doNothing())
    .execute()
  const head = await trx
    .selectFrom('audit_heads')
    .select(['seq', 'hash'])
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const hashed: HashedEntry = {
    tenantId,
    seq: head.seq + 1,
    at: who.now,
    actor: who.actor,
    actorRole: who.role,
    address: who.address,
    action: entry.action,
    subject: entry.subject,
    before: entry.before === undefined ? null : JSON.stringify(entry.before),
    after: entry.after === undefined ? null : JSON.stringify(entry.after),
  }
  const hash = hashAuditEntry(head.hash, hashed)
  await trx
    .insertInto('audit_entries')
    .values({
      tenant_id: tenantId,
      seq: hashed.seq,
      at: hashed.at,
      actor: hashed.actor,
      actor_role: hashed.actorRole,
      address: hashed.address,
      action: hashed.action,
      subject: hashed.subject,
      before: hashed.before,
      after: hashed.after,
      previous_hash: head.hash,
      hash,
    })
    .execute()
  await trx.updateTable('audit_heads').set({ seq: hashed.seq, hash }).where('tenant_id', '=', tenantId).execute()
}

/** SHA-256 over the hash before and every field, in a fixed order; hexadecimal. */
export function hashAuditEntry(previousHash: string, entry: HashedEntry): string {
  const fields = [
    previousHash,
    entry.tenantId,
    entry.seq,
    entry.at.toISOString(),
    entry.actor,
    entry.actorRole,
    entry.address,
    entry.action,
    entry.subject,
    entry.before,
    entry.after,
  ]
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}
