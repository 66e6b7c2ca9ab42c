import * as z from 'zod'
import type { AuditEntry, AuditFilter } from '#contract/audit-log.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import type { Database } from '#server/db/database.ts'
import { recordOperator } from '#server/db/operator-log.ts'
import type { ChainRow } from '#server/db/verify-audit.ts'
import { AppError } from '#server/http/app-error.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'
import { csvLine } from '#server/http/csv-line.ts'
import { listEntries, listOperatorEntries } from './queries.ts'

type Deps = { db: Database }
type PageInput = AuditFilter & { before?: number; limit: number }
type PageReply = { entries: AuditEntry[]; hasMore: boolean }

/** A page of the own log, the newest first. */
export async function listAudit(deps: Deps, { tenant }: StaffContext, input: PageInput): Promise<PageReply> {
  const page = { ...input, limit: input.limit + 1, timeZone: tenant.timeZone }
  const rows = await deps.db.tenant(tenant.id, (trx) => listEntries(trx, tenant.id, page))
  return toPage(rows, input.limit)
}

/** A page of the operator's own log. Looking at it is written down like any other look. */
export async function listOperatorAudit(deps: Deps, context: StaffContext, input: PageInput): Promise<PageReply> {
  const look = { action: 'audit.viewed', subject: 'The operator’s own log' } as const
  await deps.db.platform((trx) => recordOperator(trx, auditActorOf(context), look))
  const page = { ...input, limit: input.limit + 1, timeZone: context.tenant.timeZone }
  return toPage(await deps.db.operator((trx) => listOperatorEntries(trx, page)), input.limit)
}

/** A page of another account's log, for the operator. Throws `not_found`. */
export async function listAccountAudit(
  deps: Deps,
  context: StaffContext,
  input: PageInput & { id: string },
): Promise<PageReply> {
  const { id, ...wanted } = input
  await deps.db.platform(async (trx) => {
    const row = await trx.selectFrom('tenants').select(['name', 'slug']).where('id', '=', id).executeTakeFirst()
    if (row === undefined) throw new AppError('not_found')
    const look = { action: 'audit.viewed', subject: `${row.name} (${row.slug})` } as const
    await recordOperator(trx, auditActorOf(context), look)
  })
  const page = { ...wanted, limit: wanted.limit + 1, timeZone: context.tenant.timeZone }
  const rows = await deps.db.tenant(id, (trx) => listEntries(trx, id, page))
  return toPage(rows, wanted.limit)
}

const ROWS_AT_ONCE = 500
const COLUMNS = [
  'seq',
  'at',
  'actor',
  'role',
  'address',
  'action',
  'subject',
  'before',
  'after',
  'previous_hash',
  'hash',
] as const

/** The log as a file, the newest first; the taking of it is itself an entry. */
export async function* exportAudit(deps: Deps, context: StaffContext, filter: AuditFilter): AsyncGenerator<string> {
  const { tenant } = context
  const entry = { action: 'data.exported', subject: 'Audit log (CSV)', after: filter } as const
  await deps.db.tenant(tenant.id, (trx) => recordAudit(trx, tenant.id, auditActorOf(context), entry))
  yield `\uFEFF${csvLine([...COLUMNS])}`
  let before: number | undefined
  for (;;) {
    const page = {
      ...filter,
      ...(before === undefined ? {} : { before }),
      limit: ROWS_AT_ONCE,
      timeZone: tenant.timeZone,
    }
    const rows = await deps.db.tenant(tenant.id, (trx) => listEntries(trx, tenant.id, page))
    if (rows.length > 0) yield rows.map(toLine).join('')
    before = rows.at(-1)?.seq
    if (rows.length < ROWS_AT_ONCE || before === undefined) return
  }
}

function toLine(row: ChainRow): string {
  return csvLine([
    row.seq,
    row.at.toISOString(),
    row.actor,
    row.actor_role,
    row.address,
    row.action,
    row.subject,
    row.before,
    row.after,
    row.previous_hash,
    row.hash,
  ])
}

function toPage(rows: readonly ChainRow[], limit: number): PageReply {
  return { entries: rows.slice(0, limit).map(toEntry), hasMore: rows.length > limit }
}

function toEntry(row: ChainRow): AuditEntry {
  return {
    seq: row.seq,
    at: row.at.toISOString(),
    actor: row.actor,
    role: row.actor_role,
    address: row.address,
    action: row.action,
    subject: row.subject,
    before: readJson(row.before),
    after: readJson(row.after),
  }
}

/** A row that was tampered with may hold anything; it is shown as it is. */
function readJson(text: string | null): AuditEntry['before'] {
  if (text === null) return null
  try {
    return z.json().parse(JSON.parse(text))
  } catch {
    return text
  }
}
