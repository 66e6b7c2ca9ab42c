import { readdirSync, readFileSync } from 'node:fs'

/** A session as the owner of the schema. `script` runs many statements as one transaction. */
export type SqlSession = {
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  script: (text: string) => Promise<void>
  /** Many queries on one state of the database, all or none of them. Without the limits of time that a request has. */
  transaction: <T>(work: (query: SqlSession['query']) => Promise<T>) => Promise<T>
  dump?: () => Promise<Blob>
}

const FOLDER = new URL('./migrations/', import.meta.url)
const LOCK_KEY = 7_301_404

/** Applies every migration that is not recorded yet, each in one transaction with its record. */
export async function migrate(session: SqlSession): Promise<string[]> {
  await session.query(
    'create table if not exists schema_migrations (name text constraint schema_migrations_pkey primary key, applied_at timestamptz not null)',
  )
  const applied = new Set((await session.query('select name from schema_migrations')).map((row) => row.name))
  const pending = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql') && !applied.has(name))
    .sort()
  for (const name of pending) await applyOnce(session, name)
  return pending
}

/** Two servers may start at once: the lock makes one wait, and the record's key makes its second try a no-op. */
async function applyOnce(session: SqlSession, name: string): Promise<void> {
  const text = readFileSync(new URL(name, FOLDER), 'utf8')
  try {
    await session.script(
      `select pg_advisory_xact_lock(${LOCK_KEY});\ninsert into schema_migrations values ('${name}', now());\n${text}`,
    )
  } catch (error) {
    const rows = await session.query('select 1 from schema_migrations where name = $1', [name])
    if (rows.length === 0) throw error
  }
}
