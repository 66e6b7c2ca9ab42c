import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { AgentBrief } from '#contract/agent.ts'
import type { ImportProblem } from '#contract/import.ts'
import type { StoreProfile } from '#contract/store-profile.ts'
import { WidgetTheme } from '#contract/widget-config.ts'
import { readConfig } from '#server/config.ts'
import { createTenant } from '#server/db/create-tenant.ts'
import { DataFolderInUse } from '#server/db/data-lock.ts'
import type { OpenDatabase } from '#server/db/open-database.ts'
import { loadProducts } from '#server/db/products.ts'
import { compareMenus } from '#server/features/catalog/compare-menus.ts'
import { writeImport } from '#server/features/catalog/import-catalog.ts'
import { findTenant } from '#server/features/catalog/queries.ts'
import { type CatalogReading, readCatalog } from '#server/features/catalog/read-catalog.ts'
import { readProfile, replaceProfile } from '#server/features/catalog/replace-profile.ts'
import { AppError } from '#server/http/app-error.ts'
import { openConfigured } from './open-configured.ts'

const USAGE = `Replaces the menu and the store profile of a tenant.

  npm run import -- --tenant <slug or id> [--store store.json] [--catalog menu.csv] [options]

  --create          make the tenant first, with its first agent, and print its keys
  --skip-bad-rows   leave out rows that cannot be used, instead of refusing the file
  --dry-run         read and compare, and change nothing`

const OLDEST_NODE = 24
const ACTOR = 'command line'
const SHOWN_REMARKS = 200
const SHOWN_NOTES = 20
const FALLBACK_TIME_ZONE = 'America/New_York'

class UsageError extends Error {}

type Order = {
  tenant: string
  profile: StoreProfile | null
  menu: { reading: CatalogReading; fileName: string } | null
  create: boolean
  dryRun: boolean
  now: Date
}

try {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE)
    throw new UsageError(`Run this with npm run import; Node ${process.version} is too old.`)
  const order = readOrder(process.argv.slice(2))
  const database = await openConfigured(readConfig(process.env))
  try {
    await carryOut(database, order)
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}

/** Reads the arguments and both files, so that nothing is written when either cannot be used. */
function readOrder(args: string[]): Order {
  const { values } = parseOptions(args)
  const { tenant, store, catalog, create, 'dry-run': dryRun, 'skip-bad-rows': skipBadRows } = values
  if (tenant === undefined || tenant === '') throw new UsageError(`--tenant is missing.\n\n${USAGE}`)
  if (store === undefined && catalog === undefined && !create)
    throw new UsageError(`There is nothing to import: give --store or --catalog.\n\n${USAGE}`)
  if (create && !/^[a-z0-9][a-z0-9-]{0,62}$/.test(tenant))
    throw new UsageError('The name of a new tenant is made of small letters, digits and hyphens.')
  const profile = store === undefined ? null : readProfile(new TextDecoder().decode(readInput(store)))
  const fileName = basename(catalog ?? '')
  const reading = catalog === undefined ? null : readCatalog(readInput(catalog))
  if (reading !== null) {
    describeReading(reading, fileName)
    if (reading.products.length === 0) throw new UsageError('No row of the file can be used, so nothing was imported.')
    if (reading.problems.length > 0 && !skipBadRows && !dryRun)
      throw new UsageError('Nothing was imported. Correct these rows, or leave them out with --skip-bad-rows.')
  }
  const menu = reading === null ? null : { reading, fileName }
  return { tenant, profile, menu, create, dryRun, now: new Date() }
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        tenant: { type: 'string' },
        store: { type: 'string' },
        catalog: { type: 'string' },
        create: { type: 'boolean', default: false },
        'skip-bad-rows': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : 'The options cannot be read.'}\n\n${USAGE}`)
  }
}

function readInput(path: string): Uint8Array {
  try {
    return readFileSync(path)
  } catch {
    throw new UsageError(`The file ${path} cannot be read.`)
  }
}

/** Writes everything in one transaction: a tenant is never left with half of what was ordered. */
async function carryOut({ db }: OpenDatabase, order: Order): Promise<void> {
  const { tenant, profile, menu, now } = order
  const found = await db.platform((trx) => findTenant(trx, tenant))
  if (order.create && found !== undefined)
    throw new UsageError(`The tenant ${tenant} exists already; leave out --create.`)
  if (!order.create && found === undefined)
    throw new UsageError(`There is no tenant ${tenant}. With --create it is made.`)
  if (order.create) return createFrom({ db }, order)
  if (found === undefined) return
  const difference = await db.bothSides(async (sides) => {
    if (profile !== null && !order.dryRun) await replaceProfile(sides, found.id, { profile, now })
    if (menu === null) return null
    return sides.tenant(found.id, async (trx) => {
      const compared = compareMenus(await loadProducts(trx, found.id), menu.reading.products)
      if (!order.dryRun) await writeImport(trx, { tenantId: found.id, actor: ACTOR }, { ...menu, now })
      return compared
    })
  })
  if (difference !== null)
    console.log(`${difference.added} new, ${difference.changed} changed, ${difference.removed} gone`)
  if (order.dryRun) console.log('dry run: nothing was changed')
  else if (profile !== null) console.log(`store profile of ${found.slug} replaced: ${profile.name}`)
}

async function createFrom({ db }: Pick<OpenDatabase, 'db'>, order: Order): Promise<void> {
  const { tenant: slug, menu, now } = order
  if (order.dryRun) return console.log('dry run: no tenant was made')
  const profile = order.profile ?? { name: slug }
  const timeZone = profile.timezone ?? FALLBACK_TIME_ZONE
  const created = await db.bothSides(async (sides) => {
    const made = await createTenant(sides, {
      slug,
      name: profile.name,
      timeZone,
      profile,
      brief: AgentBrief.parse({}),
      theme: WidgetTheme.parse({ businessName: profile.name }),
      settings: { organization: { name: profile.name } },
      menu: null,
      now,
    })
    if (menu !== null)
      await sides.tenant(made.tenantId, (trx) =>
        writeImport(trx, { tenantId: made.tenantId, actor: ACTOR }, { ...menu, now }),
      )
    return made
  })
  console.log(`tenant: ${slug} (${created.tenantId}), ${profile.name}, ${timeZone}`)
  console.log(`agent key: ${created.agentKey}`)
  console.log(`store key: ${created.storeKey}   (shown this once)`)
}

function describeReading(reading: CatalogReading, fileName: string): void {
  const { products, problems, notes, mapping, headers } = reading
  const used = Object.entries(mapping).map(([field, header]) => (field === header ? field : `${field} = ${header}`))
  const unused = headers.filter((header) => header !== '' && !Object.values(mapping).includes(header))
  console.log(`${fileName}: ${products.length} products`)
  console.log(`columns: ${used.join(', ')}`)
  if (unused.length > 0) console.log(`not used: ${unused.join(', ')}`)
  listRemarks('cannot be used', problems, SHOWN_REMARKS)
  listRemarks('worth a look', notes, SHOWN_NOTES)
}

function listRemarks(title: string, remarks: readonly ImportProblem[], most: number): void {
  if (remarks.length === 0) return
  console.log(`${title}: ${remarks.length}`)
  for (const { line, column, reason } of remarks.slice(0, most))
    console.log(`  line ${line}${column === null ? '' : `, ${column}`}: ${reason}`)
  if (remarks.length > most) console.log(`  and ${remarks.length - most} more`)
}

function explain(error: unknown): unknown {
  if (error instanceof DataFolderInUse)
    return 'A running eConcierge is using the data folder. Stop it, or import through its API: POST /api/admin/catalog/import'
  if (error instanceof AppError) {
    const fields = Object.entries(error.details.fields ?? {}).map(([field, fault]) => `\n  ${field}: ${fault}`)
    return `${error.message}${fields.join('')}`
  }
  const isExpected =
    error instanceof UsageError || (error instanceof Error && error.message.startsWith('The configuration'))
  return isExpected ? error.message : error
}
