import { randomUUIDv7 } from 'node:crypto'
import type { ColumnMapping, ImportProblem } from '#contract/import.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import type { Database, TenantTrx } from '#server/db/database.ts'
import { loadProducts, replaceProducts } from '#server/db/products.ts'
import { AppError } from '#server/http/app-error.ts'
import { cleanLine } from './clean-text.ts'
import { compareMenus, type MenuDifference } from './compare-menus.ts'
import { insertImport } from './queries.ts'
import { type CatalogReading, readCatalog } from './read-catalog.ts'

/** Whose menu, and who replaces it. */
export type Importer = { tenantId: string; actor: string; role?: string; address?: string }

export type ImportRequest = {
  bytes: Uint8Array
  fileName: string
  /** Leave bad rows out instead of refusing the file. */
  skipBadRows: boolean
  /** Read and compare, and write nothing. Never refuses for bad rows, since it exists to show them. */
  dryRun: boolean
  mapping?: ColumnMapping
  now: Date
}

export type ImportResult = MenuDifference &
  Pick<CatalogReading, 'mapping' | 'headers' | 'unread' | 'samples'> & {
    imported: number
    badRows: number
    problems: ImportProblem[]
    notes: ImportProblem[]
    dryRun: boolean
  }

/** So many remarks travel and are kept; the count is always whole. */
const MAX_REMARKS = 1000
const MAX_FILE_NAME_CHARS = 200

/**
 * Replaces the tenant's menu by the file, in one transaction: after a failure or the death of the process the old menu is whole.
 * Throws `unprocessable`, naming the bad rows, when there are any and they are not to be left out.
 */
export async function importCatalog(db: Database, who: Importer, request: ImportRequest): Promise<ImportResult> {
  const reading = readImport(request)
  const difference = await db.tenant(who.tenantId, async (trx) => {
    const found = compareMenus(await loadProducts(trx, who.tenantId), reading.products)
    if (!request.dryRun) await writeImport(trx, who, { ...request, reading })
    return found
  })
  return { ...difference, ...reportOf(reading), dryRun: request.dryRun }
}

/** Reads the file, and refuses it as `importCatalog` does. */
function readImport(request: Pick<ImportRequest, 'bytes' | 'mapping' | 'skipBadRows' | 'dryRun'>): CatalogReading {
  const reading = readCatalog(request.bytes, request.mapping === undefined ? {} : { mapping: request.mapping })
  if (!request.dryRun) refuseBadRows(reading, request.skipBadRows)
  return reading
}

/** Puts a menu that was read in the place of the old one, in the caller's transaction, and keeps a record of the import. */
export async function writeImport(
  trx: TenantTrx,
  { tenantId, actor, role = 'system', address }: Importer,
  given: { reading: CatalogReading; fileName: string; now: Date },
): Promise<void> {
  const source = cleanLine(given.fileName, MAX_FILE_NAME_CHARS) || 'menu.csv'
  const { products, problems } = given.reading
  await replaceProducts(trx, tenantId, { products, source, now: given.now })
  await insertImport(trx, {
    tenant_id: tenantId,
    import_id: randomUUIDv7(),
    file_name: source,
    imported_rows: products.length,
    bad_rows: JSON.stringify(problems.slice(0, MAX_REMARKS)),
    actor,
    created_at: given.now,
  })
  await recordAudit(
    trx,
    tenantId,
    { actor, role, address: address ?? null, now: given.now },
    { action: 'catalog.imported', subject: source, after: { products: products.length, badRows: countRows(problems) } },
  )
}

function reportOf({ products, problems, notes, mapping, headers, unread, samples }: CatalogReading) {
  return {
    imported: products.length,
    badRows: countRows(problems),
    problems: problems.slice(0, MAX_REMARKS),
    notes: notes.slice(0, MAX_REMARKS),
    mapping,
    headers,
    unread,
    samples,
  }
}

function countRows(problems: readonly ImportProblem[]): number {
  return new Set(problems.map((problem) => problem.line)).size
}

const MAX_NAMED_PROBLEMS = 50

function refuseBadRows(reading: CatalogReading, skipBadRows: boolean): void {
  const badRows = countRows(reading.problems)
  if (badRows > 0 && !skipBadRows) {
    const fields = reading.problems
      .slice(0, MAX_NAMED_PROBLEMS)
      .map(({ line, column, reason }) => [column === null ? `line ${line}` : `line ${line}, ${column}`, reason])
    throw new AppError('unprocessable', {
      text: `${badRows === 1 ? 'One row' : `${badRows.toLocaleString('en-US')} rows`} cannot be used, so nothing was imported. Correct the file, or import it without them.`,
      fields: Object.fromEntries(fields),
    })
  }
  if (reading.products.length === 0)
    throw new AppError('unprocessable', { text: 'No row of the file can be used, so nothing was imported.' })
}
