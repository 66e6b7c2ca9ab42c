import { readFileSync } from 'node:fs'
import { takeTurn } from '#concierge/take-turn.ts'
import { createDevelopmentIssuer } from './adapters/development-issuer/development-issuer.ts'
import { createOpenIdProvider } from './adapters/openid/openid-provider.ts'
import { createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import type { Database } from './db/database.ts'
import { DataFolderInUse } from './db/data-lock.ts'
import { openEmbedded, openPostgres } from './db/open-database.ts'
import { DEMO_STORE_KEY, seedDemoTenant } from './db/seed/seed-demo-tenant.ts'
import { drawPicture } from './db/seed/product-picture.ts'
import { forgetExpired } from './features/auth/queries.ts'
import type { AnswerTurn } from './features/chat/send-message.ts'
import { endIdleConversations } from './features/conversations/end-conversation.ts'
import { forgetOldHits } from './http/limits.ts'
import { type Job, type Jobs, startJobs } from './jobs.ts'

const OLDEST_NODE = 24
const DRAIN_MS = 10_000

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(
    `eConcierge runs on the Node that it brings along. Start it with bin/start or npm start, not with Node ${process.version}.`,
  )
  process.exit(1)
}

try {
  await start(readConfig(process.env))
} catch (error) {
  console.error(
    error instanceof DataFolderInUse || (error instanceof Error && error.message.startsWith('The configuration'))
      ? error.message
      : error,
  )
  process.exit(1)
}

/** Opens the database, seeds the demo, listens, and stops in order on SIGTERM: no new calls, the running ones end, then the database closes. */
async function start(config: Config): Promise<void> {
  const database =
    config.databaseUrl === null
      ? await openEmbedded({ dataDir: config.dataDir })
      : await openPostgres({ url: config.databaseUrl, poolSize: config.databasePoolSize })
  const { db } = database
  const clock = () => new Date()
  if (config.seedDemoTenant) await seedDemoTenant(db, clock())
  const issuer =
    config.openId === null
      ? createDevelopmentIssuer({ publicUrl: config.publicUrl, listPeople: () => listDemoPeople(db) })
      : null
  const identityProvider = createOpenIdProvider({
    ...(issuer === null ? requireOpenId(config) : { ...issuer, providerName: 'Development sign-in' }),
    redirectUri: `${config.publicUrl}/api/auth/callback`,
    isDevelopment: issuer !== null,
  })
  let jobs: Jobs | null = null
  const app = await createApp({
    config,
    db,
    clock,
    identityProvider,
    answerTurn,
    isQueueWorking: async () => jobs !== null && (await jobs.isWorking()),
    version: readVersion(),
    staticFolders: { dist: new URL('../dist', import.meta.url).pathname, drawPicture },
    reportShopOrder: config.seedDemoTenant ? (order) => reportShopOrder(config, order) : null,
  })
  if (issuer !== null) await issuer.register(app)
  jobs = await startJobs(database, scheduledJobs(db), {
    clock,
    onError: (error) => app.log.error({ err: error }, 'job failed'),
  })
  await app.listen({ port: config.port, host: config.host })
  announce(config)

  const stop = async () => {
    const tooLong = setTimeout(() => process.exit(1), DRAIN_MS)
    tooLong.unref()
    await app.close()
    await jobs?.stop()
    await database.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

const answerTurn: AnswerTurn = async (shop, input) => takeTurn(shop.store, { agent: shop.brief, ...input })

function scheduledJobs(db: Database): Job[] {
  return [
    {
      name: 'end-idle-conversations',
      cron: '* * * * *',
      run: async (now) => {
        const tenants = await db.platform((trx) =>
          trx.selectFrom('tenants').select('id').where('status', '=', 'active').execute(),
        )
        for (const { id } of tenants) while ((await endIdleConversations({ db }, id, now)) > 0);
      },
    },
    {
      name: 'forget-expired',
      cron: '17 * * * *',
      run: async (now) => {
        await forgetOldHits(db, now)
        await db.platform((trx) => forgetExpired(trx, now))
      },
    },
  ]
}

/** The demo shop reports its orders over HTTP with its key, as any shop's server does. */
async function reportShopOrder(config: Config, order: unknown): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${config.port}/api/store/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${DEMO_STORE_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify(order),
  })
  if (!response.ok) throw new Error(`the store API answered ${response.status}`)
}

async function listDemoPeople(db: Database) {
  const rows = await db.platform((trx) =>
    trx
      .selectFrom('users')
      .innerJoin('memberships', 'memberships.user_id', 'users.id')
      .innerJoin('tenants', 'tenants.id', 'memberships.tenant')
      .select([
        'users.email',
        'users.first_name',
        'users.last_name',
        'users.is_super_admin',
        'memberships.role',
        'tenants.name',
      ])
      .where('tenants.is_demo', '=', true)
      .orderBy('memberships.created_at')
      .limit(20)
      .execute(),
  )
  return rows.map((row) => ({
    email: row.email,
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
    role: row.is_super_admin ? 'super_admin' : row.role,
    tenantName: row.name,
  }))
}

function requireOpenId(config: Config): NonNullable<Config['openId']> {
  if (config.openId === null) throw new Error('The configuration names no OpenID provider')
  return config.openId
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  return String(version)
}

function announce({ publicUrl }: Config): void {
  console.log(`ready ${publicUrl}`)
  console.log(`  landing page  ${publicUrl}/`)
  console.log(`  demo shop     ${publicUrl}/shop`)
  console.log(`  dashboard     ${publicUrl}/performance`)
}
