import { FIRST_HASH, hashAuditEntry } from './audit-log.ts'
import type { Database } from './database.ts'
import { OPERATOR_CHAIN } from './operator-log.ts'

/** Where a chain was found to be broken: the first row that is not as it was written. */
export type ChainFault = { seq: number; what: 'changed' | 'missing' | 'unlinked' | 'head' }
export type ChainVerdict = { entries: number; fault: ChainFault | null }

export type ChainRow = {
  seq: number
  at: Date
  actor: string
  actor_role: string
  address: string | null
  action: string
  subject: string
  before: string | null
  after: string | null
  previous_hash: string
  hash: string
}

type Head = { seq: number; hash: string }
type Chain = {
  name: string
  head: () => Promise<Head | undefined>
  /** The rows after `seq`, in order. */
  page: (seq: number) => Promise<ChainRow[]>
}

const ROWS_AT_ONCE = 1000

/** Reads a tenant's audit log from its first entry to its head. Rows that are added meanwhile do no harm. */
export function verifyTenantAudit(db: Database, tenantId: string): Promise<ChainVerdict> {
  return verifyChain({
    name: tenantId,
    head: () =>
      db.tenant(tenantId, (trx) =>
        trx.selectFrom('audit_heads').select(['seq', 'hash']).where('tenant_id', '=', tenantId).executeTakeFirst(),
      ),
    page: (seq) =>
      db.tenant(tenantId, (trx) =>
        trx
          .selectFrom('audit_entries')
          .selectAll()
          .where('tenant_id', '=', tenantId)
          .where('seq', '>', seq)
          .orderBy('seq')
          .limit(ROWS_AT_ONCE)
          .execute(),
      ),
  })
}

/** The same for the operator's own log. */
export function verifyOperatorAudit(db: Database): Promise<ChainVerdict> {
  return verifyChain({
    name: OPERATOR_CHAIN,
    head: () =>
      db.platform((trx) =>
        trx.selectFrom('operator_heads').select(['seq', 'hash']).where('chain', '=', OPERATOR_CHAIN).executeTakeFirst(),
      ),
    page: (seq) =>
      db.platform((trx) =>
        trx
          .selectFrom('operator_entries')
          .selectAll()
          .where('seq', '>', seq)
          .orderBy('seq')
          .limit(ROWS_AT_ONCE)
          .execute(),
      ),
  })
}

/** The head is read first: entries appended while reading come after it and are checked as well as they go. */
async function verifyChain(chain: Chain): Promise<ChainVerdict> {
  const head = await chain.head()
  let last: Head = { seq: 0, hash: FIRST_HASH }
  let atHead = head === undefined || head.seq === 0 ? FIRST_HASH : null
  for (;;) {
    const rows = await chain.page(last.seq)
    for (const row of rows) {
      const fault = findFault(chain.name, last, row)
      if (fault !== null) return { entries: last.seq, fault }
      last = { seq: row.seq, hash: row.hash }
      if (row.seq === head?.seq) atHead = row.hash
    }
    if (rows.length < ROWS_AT_ONCE) break
  }
  // Rows cut off the end leave a chain that is whole in itself; only the head remembers how long it was.
  if (head === undefined) return { entries: last.seq, fault: last.seq === 0 ? null : { seq: 1, what: 'head' } }
  if (atHead === null) return { entries: last.seq, fault: { seq: last.seq + 1, what: 'missing' } }
  return { entries: last.seq, fault: atHead === head.hash ? null : { seq: head.seq, what: 'head' } }
}

function findFault(name: string, last: Head, row: ChainRow): ChainFault | null {
  if (row.seq !== last.seq + 1) return { seq: last.seq + 1, what: 'missing' }
  if (row.previous_hash !== last.hash) return { seq: row.seq, what: 'unlinked' }
  const { actor_role: actorRole, previous_hash: _, hash, ...rest } = row
  const right = hashAuditEntry(last.hash, { ...rest, actorRole, tenantId: name })
  return right === hash ? null : { seq: row.seq, what: 'changed' }
}
