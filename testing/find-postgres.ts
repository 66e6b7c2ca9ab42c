import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import pg from 'pg'

const SOCKET_FOLDER = '/var/run/postgresql'
const CONNECT_TIMEOUT_MS = 3_000

/**
 * The server that tests may make databases on: `TEST_DATABASE_URL`, or the one on the local socket. Null when neither
 * answers with the rights to create databases and roles; a `TEST_DATABASE_URL` that does not answer is an error.
 */
export async function findPostgres(): Promise<string | null> {
  const given = process.env.TEST_DATABASE_URL
  if (given !== undefined && given !== '') {
    if (await mayCreateDatabases(given)) return given
    throw new Error('TEST_DATABASE_URL does not answer, or its role may not create databases and roles')
  }
  if (!existsSync(SOCKET_FOLDER)) return null
  const local = `postgresql://${encodeURIComponent(userInfo().username)}@/postgres?host=${encodeURIComponent(SOCKET_FOLDER)}`
  return (await mayCreateDatabases(local)) ? local : null
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  return url.replace(/^([a-z]+:\/\/[^/]*\/)[^?]*/, (_, server: string) => `${server}${name}`)
}

/** Runs one statement on the server, outside of any transaction. */
export async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function mayCreateDatabases(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  try {
    await client.connect()
    const answer = await client.query<{ may: boolean }>(
      'select rolsuper or (rolcreatedb and rolcreaterole) as may from pg_roles where rolname = current_user',
    )
    return answer.rows[0]?.may === true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
