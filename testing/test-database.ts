import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type OpenDatabase, openEmbedded, openPostgres } from '#server/db/open-database.ts'
import { runOnServer, withDatabase } from './find-postgres.ts'
import { openMigratedDump } from './migrated-dump.ts'

const POOL_SIZE = 5

/**
 * Opens a migrated, empty database of its own, on the engine of the running test project. Call it once a file and close it:
 * `const database = await openTestDatabase()` and `afterAll(database.close)`.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  return inject('engine') === 'postgres' ? openCopyOnServer() : openEmbedded({ dump: await openMigratedDump() })
}

async function openCopyOnServer(): Promise<OpenDatabase> {
  const { url, template } = inject('postgres')
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await runOnServer(url, `create database ${name} template ${template}`)
  const database = await openPostgres({ url: withDatabase(url, name), poolSize: POOL_SIZE })
  return {
    ...database,
    close: async () => {
      await database.close()
      await runOnServer(url, `drop database if exists ${name} with (force)`)
    },
  }
}
