import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import type { Store } from '#concierge/open-store.ts'
import { acquaint, rehearse, warmUp } from '#concierge/warm-up.ts'
import type { SentenceVectors } from '#concierge/ports.ts'
import { takeTurnWithVectors } from '#concierge/take-turn-with-vectors.ts'
import { createConnectors } from './adapters/create-connectors.ts'
import { createDevelopmentIssuer } from './adapters/development-issuer/development-issuer.ts'
import { createAiSdkModel } from './adapters/models/ai-sdk-model.ts'
import { createSmtpMail } from './adapters/mail/smtp-mail.ts'
import { createOpenIdProvider } from './adapters/openid/openid-provider.ts'
import { createSandboxBilling } from './adapters/sandbox-payments/sandbox-billing.ts'
import { createSandboxLedger } from './adapters/sandbox-payments/sandbox-ledger.ts'
import { createSandboxPayments } from './adapters/sandbox-payments/sandbox-payments.ts'
import { createSandboxStore } from './adapters/sandbox-store/sandbox-store.ts'
import { createSentenceVectors } from './adapters/sentence-vectors/create-sentence-vectors.ts'
import { createStripeBilling } from './adapters/stripe/stripe-billing.ts'
import { createStripePayments } from './adapters/stripe/stripe-payments.ts'
import { createTwilioReplies } from './adapters/twilio/twilio-replies.ts'
import { createTwilioTexts } from './adapters/twilio/twilio-texts.ts'
import { createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import type { Database } from './db/database.ts'
import { DataFolderInUse } from './db/data-lock.ts'
import { type OpenDatabase, openEmbedded, openPostgres } from './db/open-database.ts'
import { createMasterKeys, type MasterKeys, openMasterKeyFile } from './db/master-keys.ts'
import { createSealer } from './db/seal.ts'
import { buildDemoCatalog } from './db/seed/demo-catalog.ts'
import { drawPicture } from './db/seed/product-picture.ts'
import { isWithinPlan } from './db/usage-limits.ts'
import { listDemoPeople, reportShopOrder, seedDemo } from './demo.ts'
import type { BillingProvider } from './features/billing/billing-provider.ts'
import { createModelAnswer } from './features/chat/answer-with-model.ts'
import type { AnswerTurn } from './features/chat/send-message.ts'
import { createOutbound, type Outbound } from './http/outbound.ts'
import type { PaymentProvider } from './features/signup/payment-provider.ts'
import type { Deliverers } from './features/notifications/deliverers.ts'
import { integrationJobs } from './integration-jobs.ts'
import { type Integrations, joinIntegrations } from './join-integrations.ts'
import { type Jobs, startJobs } from './jobs.ts'
import { backupJobs, billingJobs, notificationJobs, scheduledJobs, usageJobs } from './scheduled-jobs.ts'

const OLDEST_NODE = 24
const DRAIN_MS = 10_000

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(
    `eConcierge runs on the Node that it brings along. Start it with bin/start or npm start, not with Node ${process.version}.`,
  )
  process.exit(1)
}

/** Opens the database, seeds the demo, listens, and stops in order on SIGTERM: no new calls, the running ones end, then the database closes. */
async function start(config: Config): Promise<void> {
  const database = await openDatabase(config)
  const { db } = database
  const clock = () => new Date()
  if (config.seedDemoTenant) await seedDemo(db, clock())
  const { issuer, identityProvider } = openIdentity(config, db)
  const outbound = createOutbound({ mayReachLoopback: config.mode !== 'production' })
  const { payments, billing } = openPayments(config, db, outbound)
  const sentenceVectors = createSentenceVectors()
  const deliver = createDeliverers(config, outbound)
  let jobs: Jobs | null = null
  const sealer = createSealer(openMasterKeys(config), clock)
  const onError = (error: unknown) => app.log.error({ err: error }, 'sync failed')
  const integrations = openIntegrations(config, { db, sealer, clock, outbound, onError })
  const app = await createApp({
    config,
    db,
    clock,
    identityProvider,
    payments,
    billing,
    answerTurn: createAnswerTurn(config, db, sentenceVectors),
    sentenceVectors,
    acquaint: (store) => askAhead(app, store, clock()),
    isQueueWorking: async () => jobs !== null && (await jobs.isWorking()),
    sends: { mail: deliver.mail !== null, text: deliver.text !== null },
    readTextReply: config.twilio === null ? null : createTwilioReplies(config.twilio),
    version: readVersion(),
    sealer,
    integrations,
    outbound,
    staticFolders: { dist: new URL('../dist', import.meta.url).pathname, publicUrl: config.publicUrl, drawPicture },
    reportShopOrder: config.seedDemoTenant ? (order) => reportShopOrder(config, order) : null,
  })
  if (issuer !== null) await issuer.register(app)
  jobs = await startJobs(
    database,
    [
      ...scheduledJobs(db, payments),
      ...integrationJobs(integrations),
      ...notificationJobs({ db, deliver, publicUrl: config.publicUrl }),
      ...usageJobs({ db, publicUrl: config.publicUrl }),
      ...billingJobs({ db, provider: billing, publicUrl: config.publicUrl }),
      ...backupJobs(database.owner, config.backupDir),
    ],
    { clock, onError: (error) => app.log.error({ err: error }, 'job failed') },
  )
  warmUp(clock())
  await app.listen({ port: config.port, host: config.host })
  announce(config)

  stopOnSignal(async () => {
    await app.close()
    await jobs?.stop()
    await sentenceVectors.close()
    await database.close()
  })
  sentenceVectors.warmUp().catch((error: unknown) => app.log.error({ err: error }, 'the sentence model failed'))
  await stepBetween(rehearse(clock()), () => app.server.listening)
}

/** One turn at each go of the event loop, so that who asks meanwhile waits some milliseconds, about ten for a page. */
async function stepBetween(turns: Generator<void>, isUp: () => boolean): Promise<void> {
  for (const _turn of turns) {
    if (!isUp()) return
    await setImmediate()
  }
}

/** So long who opened a shop is left alone with it. */
const FIRST_ANSWER_MS = 1000

function askAhead(app: FastifyInstance, store: Store, now: Date): void {
  const askAll = async () => {
    await pause(FIRST_ANSWER_MS, undefined, { ref: false })
    await stepBetween(acquaint(store, now), () => app.server.listening)
  }
  askAll().catch((error: unknown) => app.log.error({ err: error }, 'a shop could not be asked ahead'))
}

/** The configured provider, else the development issuer, which serves its own pages. */
function openIdentity(config: Config, db: Database) {
  const issuer =
    config.openId === null
      ? createDevelopmentIssuer({ publicUrl: config.publicUrl, listPeople: () => listDemoPeople(db) })
      : null
  const identityProvider = createOpenIdProvider({
    ...(issuer === null ? requireOpenId(config) : { ...issuer, providerName: 'Development sign-in' }),
    redirectUri: `${config.publicUrl}/api/auth/callback`,
    isDevelopment: issuer !== null,
  })
  return { issuer, identityProvider }
}

/** The running calls end; what takes too long is left. */
function stopOnSignal(close: () => Promise<void>): void {
  const stop = async () => {
    const tooLong = setTimeout(() => process.exit(1), DRAIN_MS)
    tooLong.unref()
    await close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

function openDatabase({ databaseUrl, dataDir, databasePoolSize }: Config): Promise<OpenDatabase> {
  return databaseUrl === null
    ? openEmbedded({ dataDir })
    : openPostgres({ url: databaseUrl, poolSize: databasePoolSize })
}

/** Stripe where its key is configured, else the sandbox. */
function openPayments(
  config: Config,
  db: Database,
  outbound: Outbound,
): { payments: PaymentProvider; billing: BillingProvider } {
  const { publicUrl, stripe } = config
  if (stripe === null) {
    return {
      payments: createSandboxPayments(createSandboxLedger(db)),
      billing: createSandboxBilling({ db, publicUrl }),
    }
  }
  const access = { ...stripe, outbound }
  return { payments: createStripePayments({ ...access, publicUrl }), billing: createStripeBilling(access) }
}

/** The built-in engine, and the configured model around it. */
function createAnswerTurn(config: Config, db: Database, vectors: SentenceVectors): AnswerTurn {
  const builtIn: AnswerTurn = (shop, request) =>
    takeTurnWithVectors(shop.store, { agent: shop.brief, ...request }, vectors)
  if (config.model === null) return builtIn
  return createModelAnswer({
    db,
    model: createAiSdkModel(config.model),
    caps: config.model.caps,
    builtIn,
    isWithinPlan: (tenantId, now) => isWithinPlan(db, tenantId, now),
  })
}

function openIntegrations(
  { mode, publicUrl, vendorOrigin, seedDemoTenant }: Config,
  {
    outbound,
    ...base
  }: Pick<Integrations, 'db' | 'sealer' | 'clock'> & {
    outbound: Outbound
    onError: (error: unknown) => void
  },
): Integrations {
  const connectors = createConnectors({
    outbound,
    publicUrl,
    vendorOrigin,
    sandbox: seedDemoTenant ? createSandboxStore(buildDemoCatalog()) : null,
  })
  return joinIntegrations({ ...base, outbound, publicUrl, connectors, mayReachLoopback: mode !== 'production' })
}

function openMasterKeys({ masterKeys }: Config): MasterKeys {
  return 'text' in masterKeys
    ? createMasterKeys(() => masterKeys.text)
    : openMasterKeyFile(masterKeys.file, { create: masterKeys.create })
}

function createDeliverers({ mail, twilio }: Config, outbound: Outbound): Deliverers {
  return {
    mail: mail === null ? null : createSmtpMail(mail),
    text: twilio === null ? null : createTwilioTexts({ ...twilio, outbound }),
  }
}

function requireOpenId(config: Config): NonNullable<Config['openId']> {
  if (config.openId === null) throw new Error('The configuration names no OpenID provider')
  return config.openId
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  return String(version)
}

function announce({ publicUrl, mode, stripe }: Config): void {
  if (mode === 'production' && stripe === null)
    console.warn(
      'Payments are sandboxed: no Stripe key is configured, so cards are not checked and nobody is ever charged.',
    )
  console.log(`ready ${publicUrl}`)
  console.log(`  landing page  ${publicUrl}/`)
  console.log(`  demo shop     ${publicUrl}/shop`)
  console.log(`  dashboard     ${publicUrl}/performance`)
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
