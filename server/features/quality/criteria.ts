import { randomUUIDv7 } from 'node:crypto'
import type { Selectable } from 'kysely'
import { type Criterion, type CriterionPreview, CriterionReading } from '#contract/quality.ts'
import { readCriterion } from '#concierge/criteria/read-criterion.ts'
import type { Database, TenantTrx } from '#server/db/database.ts'
import type { TenantTables } from '#server/db/schema.ts'
import { AppError } from '#server/http/app-error.ts'
import type { StaffContext } from '#server/http/context.ts'
import { previewReading } from './preview-criterion.ts'

type CriterionRow = Selectable<TenantTables['criteria']>
type Deps = { db: Database }

const CRITERIA_KEPT = 100

export async function listCriteria(deps: Deps, { tenant }: StaffContext): Promise<{ criteria: Criterion[] }> {
  const rows = await deps.db.tenant(tenant.id, (trx) => readCriteria(trx, tenant.id))
  return { criteria: rows.map(toCriterion) }
}

/** Throws `unprocessable` for words that name nothing to look for. */
export async function previewCriterion(
  deps: Deps,
  { tenant }: StaffContext,
  { words }: { words: string },
): Promise<CriterionPreview> {
  const reading = understand(words)
  return deps.db.tenant(tenant.id, (trx) => previewReading(trx, tenant.id, reading))
}

/** Keeps a criterion switched off: its preview comes first. Throws `unprocessable` for a name that is taken. */
export async function createCriterion(
  deps: Deps,
  context: StaffContext,
  input: { name: string; severity: Criterion['severity']; words: string },
): Promise<{ criterion: Criterion; preview: CriterionPreview }> {
  const tenantId = context.tenant.id
  const reading = understand(input.words)
  return deps.db.tenant(tenantId, async (trx) => {
    const others = await readCriteria(trx, tenantId)
    refuseTakenName(others, input.name, null)
    if (others.length >= CRITERIA_KEPT) throw new AppError('unprocessable', { fields: { name: 'There are too many.' } })
    const row = {
      tenant_id: tenantId,
      criterion_id: randomUUIDv7(),
      ...input,
      reading,
      is_on: false,
      created_by: context.actor.email,
      created_at: context.now,
    }
    await trx
      .insertInto('criteria')
      .values({ ...row, reading: JSON.stringify(reading) })
      .execute()
    return { criterion: toCriterion(row), preview: await previewReading(trx, tenantId, reading) }
  })
}

/** Switches on or off, or rewords. New words switch off: what they find must be looked at first. */
export async function updateCriterion(
  deps: Deps,
  { tenant }: StaffContext,
  input: { id: string; name?: string; severity?: Criterion['severity']; words?: string; isOn?: boolean },
): Promise<Criterion> {
  return deps.db.tenant(tenant.id, async (trx) => {
    const rows = await readCriteria(trx, tenant.id)
    const row = rows.find((criterion) => criterion.criterion_id === input.id)
    if (row === undefined) throw new AppError('not_found')
    if (input.name !== undefined) refuseTakenName(rows, input.name, input.id)
    const isReworded = input.words !== undefined && input.words !== row.words
    const reading = isReworded ? understand(input.words ?? '') : CriterionReading.parse(row.reading)
    const changed = {
      ...row,
      name: input.name ?? row.name,
      severity: input.severity ?? row.severity,
      words: input.words ?? row.words,
      reading,
      is_on: isReworded ? false : (input.isOn ?? row.is_on),
    }
    const { name, severity, words, is_on } = changed
    await trx
      .updateTable('criteria')
      .set({ name, severity, words, reading: JSON.stringify(reading), is_on })
      .where('tenant_id', '=', tenant.id)
      .where('criterion_id', '=', input.id)
      .execute()
    return toCriterion(changed)
  })
}

export async function deleteCriterion(deps: Deps, { tenant }: StaffContext, id: string): Promise<{ deleted: boolean }> {
  const result = await deps.db.tenant(tenant.id, (trx) =>
    trx.deleteFrom('criteria').where('tenant_id', '=', tenant.id).where('criterion_id', '=', id).executeTakeFirst(),
  )
  if (result.numDeletedRows === 0n) throw new AppError('not_found')
  return { deleted: true }
}

function understand(words: string): CriterionReading {
  const reading = readCriterion(words)
  if (reading === null) throw new AppError('unprocessable', { fields: { words: 'Say what to look for.' } })
  return reading
}

/** A flag is known by its criterion's name, so two criteria must not share one. */
function refuseTakenName(rows: readonly CriterionRow[], name: string, ownId: string | null): void {
  const key = name.toLowerCase()
  if (rows.some((row) => row.criterion_id !== ownId && row.name.toLowerCase() === key))
    throw new AppError('unprocessable', { fields: { name: 'There is one of this name.' } })
}

function readCriteria(trx: TenantTrx, tenantId: string): Promise<CriterionRow[]> {
  return trx
    .selectFrom('criteria')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at')
    .limit(CRITERIA_KEPT)
    .execute()
}

function toCriterion(row: CriterionRow): Criterion {
  return {
    id: row.criterion_id,
    name: row.name,
    severity: row.severity,
    words: row.words,
    reading: CriterionReading.parse(row.reading),
    isOn: row.is_on,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
  }
}
