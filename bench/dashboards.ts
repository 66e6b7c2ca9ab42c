import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { recountDays } from '#server/db/daily-figures.ts'
import type { TenantTrx } from '#server/db/database.ts'
import { type OpenDatabase, openPostgres } from '#server/db/open-database.ts'
import { createToken, hashToken } from '#server/http/tokens.ts'
import { makeProduct, makeTenant, type TestTenant } from '#testing/factories.ts'
import { findPostgres, runOnServer, withDatabase } from '#testing/find-postgres.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { loadHistory } from './load-history.ts'

/**
 * What the owner's screens cost at the server, on PostgreSQL over the local socket, beside the same questions asked of the raw
 * rows: `node bench/dashboards.ts --messages 10000000 --tenants 1000 --largest 1000000`. Makes a database of its own and drops it;
 * `--keep` leaves it there, and `--database <name>` measures on one that was kept. `--only <text>` leaves out the other calls.
 */
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '300000' },
    tenants: { type: 'string', default: '50' },
    largest: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '40' },
    keep: { type: 'boolean', default: false },
    database: { type: 'string' },
    only: { type: 'string', default: '' },
  },
})
const size = {
  messages: Number(values.messages),
  tenants: Number(values.tenants),
  largest: Number(values.largest),
  rounds: Number(values.rounds),
}
if (!Object.values(size).every((number) => Number.isInteger(number) && number > 0))
  throw new Error('Sizes must be whole numbers')

const DAYS = 365
const TARGET_MS = { dashboard: 20, search: 150 }

const server = await findPostgres()
if (server === null) throw new Error('No PostgreSQL server answers on the local socket')
const name = values.database ?? `econcierge_bench_${process.pid}_${randomBytes(3).toString('hex')}`
if (values.database === undefined) await runOnServer(server, `create database ${name}`)
try {
  const url = withDatabase(server, name)
  const database = await openPostgres({ url, poolSize: 5 })
  try {
    await compare(database, values.database === undefined ? await load(url, database) : await findLargest(database))
  } finally {
    await database.close()
  }
} finally {
  if (values.keep || values.database !== undefined) console.log(`\nkept: --database ${name}`)
  else await runOnServer(server, `drop database if exists ${name} with (force)`)
}

async function findLargest({ owner }: OpenDatabase): Promise<{ id: string }> {
  const [row] = await owner.query(
    'select tenant_id::text as id from daily_figures group by tenant_id order by sum(messages) desc limit 1',
  )
  if (row === undefined) throw new Error('That database holds no history')
  return { id: String(row.id) }
}

/** A session of the tenant's admin, without the way through the browser. */
async function openSession({ owner }: OpenDatabase, tenantId: string): Promise<string> {
  const token = createToken('es_')
  await owner.query(
    `insert into tokens (token_hash, purpose, user_id, tenant, created_at, last_used_at, expires_at)
     select $1, 'session', user_id, tenant, now(), now(), now() + interval '1 day'
     from memberships where tenant = $2 and role = 'admin' limit 1`,
    [hashToken(token), tenantId],
  )
  return token
}

async function load(url: string, database: OpenDatabase): Promise<{ id: string }> {
  const startedAt = performance.now()
  const products = Array.from({ length: 500 }, (_, i) => makeProduct({ productId: `p-${i}`, name: `Product ${i}` }))
  const biggest = await makeTenant(database.db, { products })
  const others: TestTenant[] = []
  for (let i = 1; i < size.tenants; i++) others.push(await makeTenant(database.db, { products: null }))
  const rest = Math.floor((size.messages - size.largest) / Math.max(1, others.length))
  const sizes = [
    { id: biggest.id, agentId: biggest.agent.id, messages: size.largest },
    ...others.map((tenant) => ({ id: tenant.id, agentId: tenant.agent.id, messages: rest })),
  ]
  await loadHistory(url, { tenants: sizes, days: DAYS }, (line) => console.log(`  ${line}, ${seconds(startedAt)} s`))
  for (const { id } of sizes) await database.db.tenant(id, (trx) => recountDays(trx, id, '2000-01-01', '2100-01-01'))
  await database.owner.query('analyze daily_figures')
  const [disk] = await database.owner.query('select pg_size_pretty(pg_database_size(current_database())) as size')
  // Estimated: counting a hundred million rows takes longer than a statement may.
  const [words] = await database.owner.query(
    "select reltuples::bigint as rows from pg_class where relname = 'conversation_words'",
  )
  console.log(
    `${size.messages.toLocaleString('en-US')} messages in ${size.tenants} tenants, ${size.largest.toLocaleString('en-US')} of them in one; ` +
      `${Number(words?.rows).toLocaleString('en-US')} words; ${disk?.size}; loaded in ${seconds(startedAt)} s\n`,
  )
  return biggest
}

async function compare(database: OpenDatabase, tenant: { id: string }): Promise<void> {
  const app = await createTestApp(database.db)
  const token = await openSession(database, tenant.id)
  const raw = (ask: (trx: TenantTrx) => Promise<unknown>) => () => database.db.tenant(tenant.id, ask)
  console.log(
    'call'.padEnd(52),
    'p50 ms'.padStart(8),
    'p95 ms'.padStart(8),
    'target'.padStart(8),
    'raw p50'.padStart(9),
  )
  for (const { path, kind, asRaw } of callsOf(tenant.id).filter((call) => call.path.includes(values.only))) {
    const kept = await measure(size.rounds, () => get(app, token, path))
    const plain = asRaw === undefined ? null : await measure(3, raw(asRaw))
    const target = TARGET_MS[kind]
    const verdict = kept.p95 <= target ? '' : '  over'
    console.log(
      path.padEnd(52),
      kept.p50.toFixed(1).padStart(8),
      kept.p95.toFixed(1).padStart(8),
      String(target).padStart(8),
      (plain === null ? '' : plain.p50.toFixed(0)).padStart(9),
      verdict,
    )
  }
  await app.close()
}

async function get(app: TestApp, token: string, path: string): Promise<void> {
  const reply = await app.call('GET', `/api/admin/${path}`, { token })
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`)
}

type Call = { path: string; kind: keyof typeof TARGET_MS; asRaw?: (trx: TenantTrx) => Promise<unknown> }

function callsOf(tenantId: string): Call[] {
  const rawDays = (days: number) => (trx: TenantTrx) =>
    sql`select c.figures_day, count(*), sum(c.message_count), avg(c.sentiment), count(*) filter (where c.flag_count > 0), sum(o.net_cents)
      from conversations c left join orders o on o.tenant_id = c.tenant_id and o.conversation_id = c.conversation_id
      where c.tenant_id = ${tenantId} and c.started_at > now() - ${`${days} days`}::interval group by 1 order by 1`.execute(
      trx,
    )
  const rawSearch = (words: string[]) => (trx: TenantTrx) =>
    sql`select c.conversation_id, count(*) over () from conversations c where c.tenant_id = ${tenantId}
      and ${sql.join(
        words.map(
          (word) => sql`exists (select 1 from messages m where m.tenant_id = ${tenantId}
            and m.conversation_id = c.conversation_id and ' ' || m.text || ' ' like ${`% ${word} %`})`,
        ),
        sql` and `,
      )} order by c.started_at desc limit 20`.execute(trx)
  const dashboard = (path: string, asRaw?: Call['asRaw']): Call => ({
    path,
    kind: 'dashboard',
    ...(asRaw && { asRaw }),
  })
  const search = (words: string[], more = ''): Call => ({
    path: `conversations?q=${words.join('+')}${more}`,
    kind: 'search',
    asRaw: rawSearch(words),
  })
  return [
    dashboard('analytics?period=day', rawDays(7)),
    dashboard('analytics?period=month', rawDays(365)),
    dashboard('analytics?period=annual', rawDays(365 * 5)),
    dashboard('quality?range=24h', rawDays(4)),
    dashboard('quality?range=7d', rawDays(7)),
    dashboard('quality?range=90d', rawDays(90)),
    dashboard('conversations'),
    dashboard('conversations?page=50'),
    dashboard('conversations?sentiment=negative'),
    dashboard('conversations?flag=open'),
    dashboard('conversations?flagReason=complaint&answered=no'),
    dashboard('conversations?bought=yes&quality=bad'),
    dashboard('insights/gaps'),
    dashboard('insights/demand'),
    dashboard('insights/menu'),
    search(['w0']),
    search(['w15000']),
    search(['w3', 'w9000']),
    search(['w0', 'w1']),
    search(['w0', 'w1', 'w2', 'w3']),
    search(['w40', 'w50'], '&sentiment=negative'),
    search(['w0'], '&bought=yes&answered=no'),
    search(['nothing']),
  ]
}

async function measure(times: number, work: () => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  for (let i = 0; i < Math.min(3, times - 1); i++) await work()
  const taken: number[] = []
  for (let i = 0; i < times; i++) {
    const startedAt = performance.now()
    await work()
    taken.push(performance.now() - startedAt)
  }
  taken.sort((a, b) => a - b)
  const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(0)
}
