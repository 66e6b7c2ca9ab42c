import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '#server/db/open-database.ts'
import { findPostgres, runOnServer, withDatabase } from './find-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Which engine `openTestDatabase` opens. */
    engine: 'pglite' | 'postgres'
    /** The PostgreSQL server, and the migrated database that each test database is a copy of. */
    postgres: { url: string; template: string }
  }
}

/** Makes one migrated database for this run; every test file copies it. Dropped at the end of the run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const url = await findPostgres()
  if (url === null) throw new Error('No PostgreSQL server answers; run the pglite project alone')
  const template = `econcierge_test_${process.pid}_${randomBytes(4).toString('hex')}`
  await runOnServer(url, `create database ${template}`)
  const database = await openPostgres({ url: withDatabase(url, template), poolSize: 1 })
  await database.close()
  project.provide('postgres', { url, template })
  return () => runOnServer(url, `drop database if exists ${template} with (force)`)
}
