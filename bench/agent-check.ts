import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'
import { openEmbedded } from '#server/db/open-database.ts'
import { seedDemoTenant } from '#server/db/seed/seed-demo-tenant.ts'
import { openSession } from '#server/features/auth/open-session.ts'
import { insertToken } from '#server/features/auth/queries.ts'
import { createToken, hashToken } from '#server/http/tokens.ts'
import { openMigratedDump } from '#testing/migrated-dump.ts'
import { createTestApp } from '#testing/test-app.ts'

/**
 * What a test run before publishing costs the demo dispensary's server, and how long other calls wait meanwhile:
 * `node bench/agent-check.ts`. The first run also builds what the guards have learned.
 */
const ROUNDS = 3
const TICKET_MS = 60_000
const BETWEEN_CALLS_MS = 10

const database = await openEmbedded({ dump: await openMigratedDump() })
await seedDemoTenant(database.db, new Date())
const app = await createTestApp(database.db)
const token = await signInAdmin()
const list = await app.call('GET', '/api/admin/agents', { token })
const { agents } = z.object({ agents: z.array(z.object({ id: z.string() })).min(1) }).parse(list.body)
const id = agents[0]?.id ?? ''
const Check = z.object({ passed: z.int(), probes: z.int(), replayed: z.int() })

for (let round = 1; round <= ROUNDS; round++) {
  const waits: number[] = []
  let isDone = false
  const others = async () => {
    while (!isDone) {
      const asked = performance.now()
      await app.call('GET', '/api/chat/agents/ak_demo_larkspur_and_pine')
      waits.push(performance.now() - asked)
      await wait(BETWEEN_CALLS_MS)
    }
  }
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const cpu = process.cpuUsage()
  const started = performance.now()
  const waiting = others()
  const reply = await app.call('POST', `/api/admin/agents/${id}/checks`, { token, body: { version: 0 } })
  const tookMs = performance.now() - started
  isDone = true
  await waiting
  delay.disable()
  const { user, system } = process.cpuUsage(cpu)
  const { passed, probes, replayed } = Check.parse(reply.body)
  waits.sort((one, other) => one - other)
  console.log(
    `run ${round}: ${passed} of ${probes} probes passed, ${replayed} questions replayed in ${tookMs.toFixed(0)} ms ` +
      `(${((user + system) / 1000).toFixed(0)} ms of processor with the calls beside it); ` +
      `event loop held at most ${(delay.max / 1e6).toFixed(0)} ms, p99 ${(delay.percentile(99) / 1e6).toFixed(0)} ms; ` +
      `${waits.length} other calls, p95 ${(waits[Math.floor(waits.length * 0.95)] ?? 0).toFixed(0)} ms`,
  )
}
await app.close()
await database.close()

async function signInAdmin(): Promise<string> {
  const now = new Date()
  const ticket = createToken('lt_')
  const browserToken = createToken('')
  await database.db.platform(async (trx) => {
    const admin = await trx
      .selectFrom('users')
      .innerJoin('memberships', 'memberships.user_id', 'users.id')
      .select(['users.id', 'memberships.tenant'])
      .where('users.email', 'like', 'admin@%')
      .executeTakeFirstOrThrow()
    await insertToken(trx, {
      token_hash: hashToken(ticket),
      purpose: 'login_ticket',
      user_id: admin.id,
      tenant: admin.tenant,
      bound_to: hashToken(browserToken),
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + TICKET_MS),
    })
  })
  return (await openSession({ db: database.db }, { ticket, browserToken }, now)).token
}
