import { readConfig } from '#server/config.ts'
import { DataFolderInUse } from '#server/db/data-lock.ts'
import { type OpenDatabase, openEmbedded, openPostgres } from '#server/db/open-database.ts'
import { type ChainVerdict, verifyOperatorAudit, verifyTenantAudit } from '#server/db/verify-audit.ts'

const OLDEST_NODE = 24
const FAULTS = {
  changed: 'is not as it was written',
  missing: 'is missing',
  unlinked: 'does not follow the entry before it',
  head: 'is not the end that was written down',
} as const

try {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE)
    throw new Error(`Run this with npm run audit:verify; Node ${process.version} is too old.`)
  const database = await open()
  try {
    if (!(await verifyAll(database))) process.exitCode = 1
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof DataFolderInUse ? `${error.message} Stop the server first.` : String(error))
  process.exitCode = 2
}

function open(): Promise<OpenDatabase> {
  const config = readConfig(process.env)
  return config.databaseUrl === null
    ? openEmbedded({ dataDir: config.dataDir })
    : openPostgres({ url: config.databaseUrl, poolSize: 2 })
}

/** Reads the log of every tenant and the operator's own; names the first entry of each that was tampered with. */
async function verifyAll({ db }: OpenDatabase): Promise<boolean> {
  const tenants = await db.platform((trx) => trx.selectFrom('tenants').select(['id', 'slug']).orderBy('slug').execute())
  let isWhole = report('operator', await verifyOperatorAudit(db))
  for (const { id, slug } of tenants) if (!report(slug, await verifyTenantAudit(db, id))) isWhole = false
  console.log(isWhole ? 'Every log is whole.' : 'At least one log was tampered with.')
  return isWhole
}

function report(name: string, { entries, fault }: ChainVerdict): boolean {
  if (fault === null) console.log(`${name}: ${entries} entries, whole`)
  else console.error(`${name}: entry ${fault.seq} ${FAULTS[fault.what]}`)
  return fault === null
}
