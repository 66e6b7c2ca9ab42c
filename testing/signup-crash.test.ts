import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openEmbedded } from '#server/db/open-database.ts'
import { findFreePort, type RunningServer, runServer } from './run-server.ts'
import { makeAccount, makeAgent, makeBusiness, makePayment } from './sign-up.ts'

const folder = mkdtempSync(join(tmpdir(), 'signup-crash-'))
const dataDir = join(folder, 'data')
const port = await findFreePort()
const LATEST_KILL_MS = 60
const KILLS_WHILE_COMPLETING = 4

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = () =>
  runServer({ port, environment: { DATA_DIR: dataDir, DEMO_TENANT: 'false', PUBLIC_LIMIT_FACTOR: '1000' } })

async function post(server: RunningServer, path: string, body: object) {
  const response = await fetch(`${server.url}/api/signup/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

test('a sign-up whose server is killed after every step, and while it is completed, goes on and exists once', async () => {
  const account = makeAccount({ businessName: `Phoenix ${randomUUID().slice(0, 8)}` })
  let server = await start()
  const { signupToken } = (await post(server, 'account', account)).body
  const steps = [
    ['payment', makePayment()],
    ['business', makeBusiness({ dispensaryName: account.businessName })],
    ['agent', { agent: makeAgent() }],
  ] as const
  for (const [path, body] of steps) {
    await server.end('SIGKILL')
    server = await start()
    expect((await post(server, path, { signupToken, ...body })).status).toBe(200)
  }
  const completion = { signupToken, agent: makeAgent() }
  for (let kill = 0; kill < KILLS_WHILE_COMPLETING; kill++) {
    const lost = post(server, 'complete', completion).catch(() => null)
    await new Promise((resolve) => setTimeout(resolve, (LATEST_KILL_MS * (kill + 1)) / KILLS_WHILE_COMPLETING))
    await server.end('SIGKILL')
    await lost
    server = await start()
  }
  const done = await post(server, 'complete', completion)
  expect(done.status).toBe(200)
  expect(done.body.user).toMatchObject({ email: account.email, role: 'admin', tenantName: account.businessName })
  await server.end('SIGTERM')

  const database = await openEmbedded({ dataDir })
  const countOf = async (sql: string) => (await database.owner.query(`select count(*)::int as n from ${sql}`))[0]?.n
  const counts = {
    tenants: await countOf('tenants'),
    users: await countOf('users'),
    agents: await countOf('agents'),
    subscriptions: await countOf('subscriptions'),
    openSignups: await countOf('signups where completed_at is null'),
  }
  await database.close()
  expect(counts).toEqual({ tenants: 1, users: 1, agents: 1, subscriptions: 1, openSignups: 0 })
}, 180_000)
