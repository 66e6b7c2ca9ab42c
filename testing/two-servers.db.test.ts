import { randomUUIDv7 } from 'node:crypto'
import { afterAll, expect, inject, test } from 'vitest'
import { type OpenDatabase, openPostgres } from '#server/db/open-database.ts'
import { makeTenant, signIn, type TestTenant } from './factories.ts'
import { runOnServer, withDatabase } from './find-postgres.ts'
import { findFreePort, runServer } from './run-server.ts'
import { openTestDatabase } from './test-database.ts'

/** Only a PostgreSQL server can stand behind several processes; the embedded database has one connection. */
const postgres = inject('engine') === 'postgres' ? inject('postgres') : null
const name = `econcierge_two_${randomUUIDv7().slice(-12)}`
const CALLS = 10_000
const TENANTS = 20

afterAll(async () => {
  if (postgres !== null) await runOnServer(postgres.url, `drop database if exists ${name} with (force)`)
})

async function openOwn(poolSize: number): Promise<OpenDatabase> {
  if (postgres === null) return openTestDatabase()
  await runOnServer(postgres.url, `drop database if exists ${name} with (force)`)
  await runOnServer(postgres.url, `create database ${name} template ${postgres.template}`)
  return openPostgres({ url: withDatabase(postgres.url, name), poolSize })
}

test.each(postgres === null ? [] : [postgres])(
  'a revocation, a new role and a suspension on one server hold on the other at its next call',
  async ({ url }) => {
    const database = await openOwn(3)
    const tenant = await makeTenant(database.db)
    const tokens = {
      admin: await signIn(database.db, { tenant, role: 'admin' }),
      manager: await signIn(database.db, { tenant, role: 'manager' }),
      viewer: await signIn(database.db, { tenant, role: 'viewer' }),
    }
    const environment = {
      DATABASE_URL: withDatabase(url, name),
      DATABASE_POOL_SIZE: '2',
      DEMO_TENANT: 'false',
    }
    const one = await runServer({ port: await findFreePort(), environment })
    const two = await runServer({ port: await findFreePort(), environment })
    const ask = (server: { url: string }, token: string, [method, path]: readonly ['GET' | 'POST', string]) =>
      fetch(`${server.url}/api${path}`, { method, headers: { authorization: `Bearer ${token}` } }).then(
        (response) => response.status,
      )
    try {
      expect(await ask(two, tokens.admin, ['GET', '/auth/me'])).toBe(200)
      await ask(one, tokens.admin, ['POST', '/auth/logout'])
      expect(await ask(two, tokens.admin, ['GET', '/auth/me'])).toBe(401)

      expect(await ask(two, tokens.manager, ['GET', '/admin/conversations/export'])).toBe(200)
      await database.db.platform((trx) =>
        trx
          .updateTable('memberships')
          .set({ role: 'viewer' })
          .where('tenant', '=', tenant.id)
          .where('user_id', '=', tenant.members.manager.userId)
          .execute(),
      )
      expect(await ask(two, tokens.manager, ['GET', '/admin/conversations/export'])).toBe(403)

      expect(await ask(one, tokens.viewer, ['GET', '/auth/me'])).toBe(200)
      await database.db.platform((trx) =>
        trx.updateTable('tenants').set({ status: 'suspended' }).where('id', '=', tenant.id).execute(),
      )
      expect(await ask(one, tokens.viewer, ['GET', '/auth/me'])).toBe(401)
      expect(await ask(two, tokens.viewer, ['GET', '/auth/me'])).toBe(401)
    } finally {
      await one.end('SIGTERM')
      await two.end('SIGTERM')
      await database.close()
    }
  },
  300_000,
)

test.each(postgres === null ? [1] : [1, 2])(
  'a pool of %i connections never shows one tenant another’s row, in 10,000 interleaved calls',
  async (poolSize) => {
    const database = await openOwn(poolSize)
    const { db } = database
    const tenants: TestTenant[] = []
    for (let made = 0; made < TENANTS; made++) tenants.push(await makeTenant(db, { products: null }))
    const call = async (at: number): Promise<string[]> => {
      const tenant = tenants[at % TENANTS]?.id ?? ''
      if (at % 7 === 3) await fail(at, tenant)
      const rows = await db.tenant(tenant, (trx) =>
        trx.selectFrom('agents').select('tenant_id').where('tenant_id', '=', tenant).execute(),
      )
      const unasked = await readWithoutTenant(at)
      return [...rows.map((row) => row.tenant_id), ...unasked].filter((found) => found !== tenant)
    }
    /** Half-done work of one tenant must leave nothing behind on the connection. */
    const fail = async (at: number, tenant: string) => {
      const broken = db.tenant(tenant, async (trx) => {
        await trx
          .updateTable('agents')
          .set({ name: `${at}` })
          .where('tenant_id', '=', tenant)
          .execute()
        throw new Error('given up')
      })
      await expect(broken).rejects.toThrow('given up')
    }
    const readWithoutTenant = async (at: number) =>
      at % 11 === 5
        ? db
            .platform((trx) => trx.selectFrom('tenants').select('id').limit(0).execute())
            .then((rows) => rows.map(({ id }) => id))
        : []
    const strangers: string[] = []
    let next = 0
    const worker = async () => {
      while (next < CALLS) strangers.push(...(await call(next++)))
    }
    try {
      await Promise.all(Array.from({ length: 16 }, worker))
      expect(strangers).toEqual([])
      expect(next).toBeGreaterThanOrEqual(CALLS)
      const names = await database.owner.query(`select distinct name from agents`)
      expect(names.every((row) => !/^\d+$/.test(String(row.name)))).toBe(true)
    } finally {
      await database.close()
    }
  },
  300_000,
)
