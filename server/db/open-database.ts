import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { fromPglite } from 'pg-boss'
import { createDatabase, type Database } from './database.ts'
import { lockDataFolder } from './data-lock.ts'
import { migrate, type SqlSession } from './migrate.ts'
import type { PlatformTables, TenantTables } from './schema.ts'

export type OpenDatabase = {
  db: Database
  /** What the job queue runs on: the same database, as its owner. */
  queue: ReturnType<typeof fromPglite>
  /** Runs a script as the owner. For migrations, backups and tests only. */
  owner: SqlSession
  close: () => Promise<void>
}

const OID_INT8 = 20
const OID_DATE = 1082

/** Opens the embedded database in `dataDir`, or in memory, and brings it to the newest migration. Throws DataFolderInUse. */
export async function openEmbedded(
  options: { dataDir: string } | { dump: Blob } | { memory: true },
): Promise<OpenDatabase> {
  const lock = 'dataDir' in options ? await lockDataFolder(options.dataDir) : null
  const pglite = await PGlite.create({
    ...('dataDir' in options ? { dataDir: join(options.dataDir, 'database') } : {}),
    ...('dump' in options ? { loadDataDir: options.dump } : {}),
    parsers: { [OID_INT8]: Number, [OID_DATE]: (text: string) => text },
  })
  const owner: SqlSession = {
    query: async (text, values) => (await pglite.query<Record<string, unknown>>(text, values)).rows,
    script: (text) => pglite.transaction(async (trx) => void (await trx.exec(text))),
    transaction: (work) =>
      pglite.transaction((trx) =>
        work(async (text, values) => (await trx.query<Record<string, unknown>>(text, values)).rows),
      ),
    dump: () => pglite.dumpDataDir('none'),
  }
  await migrate(owner)
  const kysely = new Kysely<PlatformTables & TenantTables>({ dialect: new PGliteDialect({ pglite }) })
  return {
    db: createDatabase(kysely, 'pglite'),
    queue: fromPglite(pglite),
    owner,
    close: async () => {
      await pglite.close()
      await lock?.release()
    },
  }
}

const STATEMENT_TIMEOUT_MS = 15_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000
const CONNECT_TIMEOUT_MS = 5_000

/** Opens a PostgreSQL server and brings it to the newest migration. `poolSize` connections at most. */
export async function openPostgres(options: { url: string; poolSize: number }): Promise<OpenDatabase> {
  const types: pg.CustomTypesConfig = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') => {
      if (oid === OID_INT8) return Number
      if (oid === OID_DATE) return (text: string) => text
      return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')
    },
  }
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    types,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  })
  // A connection lost while idle must not end the process; the pool opens a new one on the next use.
  pool.on('error', () => {})
  const owner: SqlSession = {
    query: async (text, values) => (await pool.query(text, values)).rows,
    script: async (text) => {
      const client = await pool.connect()
      try {
        await client.query(`begin;\n${text}\n;commit`)
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
    transaction: (work) => runAsOwner(pool, work),
  }
  await migrate(owner)
  const kysely = new Kysely<PlatformTables & TenantTables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db: createDatabase(kysely, 'postgres'),
    queue: { executeSql: async (text: string, values?: unknown[]) => pool.query(text, values) },
    owner,
    // Kysely ends the pool only when it was the one to use it.
    close: () => pool.end(),
  }
}

async function runAsOwner<T>(pool: pg.Pool, work: (query: SqlSession['query']) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(
      'begin isolation level repeatable read; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    )
    const result = await work(async (text, values) => (await client.query(text, values)).rows)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
