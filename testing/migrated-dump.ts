import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { openEmbedded } from '#server/db/open-database.ts'

const ROOT = new URL('../', import.meta.url)
const MIGRATIONS = new URL('server/db/migrations/', ROOT)
const ENGINE = new URL('node_modules/@electric-sql/pglite/package.json', ROOT)
const CACHE = new URL('node_modules/.cache/econcierge/', ROOT)

/** A dump of an empty, migrated embedded database, made once for each state of the migrations and loaded by each test file. */
export async function openMigratedDump(): Promise<Blob> {
  const file = dumpFile()
  if (!existsSync(file)) await writeDump(file)
  return new Blob([readFileSync(file)])
}

function dumpFile(): URL {
  const hash = createHash('sha256').update(readFileSync(ENGINE))
  for (const name of readdirSync(MIGRATIONS).sort()) hash.update(name).update(readFileSync(new URL(name, MIGRATIONS)))
  return new URL(`migrated-${hash.digest('hex').slice(0, 24)}.tar`, CACHE)
}

/** Two processes may write at once: each writes a file of its own, and the rename is atomic. */
async function writeDump(file: URL): Promise<void> {
  const database = await openEmbedded({ memory: true })
  try {
    const dump = await database.owner.dump?.()
    if (dump === undefined) throw new Error('The embedded database did not give a dump')
    mkdirSync(CACHE, { recursive: true })
    const draft = new URL(`${file.href}.${randomUUID()}`)
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
    renameSync(draft, file)
  } finally {
    await database.close()
  }
}
