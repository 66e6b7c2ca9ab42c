import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { drawMasterKey } from '#server/db/master-keys.ts'
import { openEmbedded } from '#server/db/open-database.ts'
import { makeTenant, signIn } from './factories.ts'
import { findFreePort, runServer } from './run-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'canary-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Nobody listens there, so whatever calls a vendor fails. */
const NOWHERE = 'http://127.0.0.1:9'
const MASTER_KEY = drawMasterKey()
const token = (prefix: string, mark: string) => `${prefix}${mark.padEnd(43, mark.at(-1))}`

const SECRETS = {
  stripeKey: 'sk_live_canaryStripeKey',
  stripeWebhook: 'whsec_canaryWebhook',
  smtpPassword: 'canarySmtpPassword',
  twilioToken: 'canaryTwilioToken',
  clientSecret: 'canaryClientSecret',
  modelKey: 'canaryModelKey',
  ticket: token('lt_', 'canaryTicket'),
  invitation: token('it_', 'canaryInvitation'),
  code: 'canaryAuthorizationCode',
  state: 'canarySignInState',
  unsubscribe: `un_${'canaryUnsubscribe'.padEnd(48, 'x')}.${'y'.repeat(43)}`,
  page: token('', 'canarySandboxPage'),
  password: 'canaryPassword!1',
  card: '4242424242424242',
  vendorToken: 'shpat_canaryVendorToken',
  wrongBearer: token('es_', 'canarySession'),
  wrongKey: token('sk_', 'canaryStoreKey'),
}

const ENVIRONMENT = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  LOG_LEVEL: 'debug',
  OIDC_ISSUER: NOWHERE,
  OIDC_CLIENT_ID: 'client',
  OIDC_CLIENT_SECRET: SECRETS.clientSecret,
  MASTER_KEY,
  STRIPE_SECRET_KEY: SECRETS.stripeKey,
  STRIPE_PRICE_PROFESSIONAL: 'price_1',
  STRIPE_WEBHOOK_SECRET: SECRETS.stripeWebhook,
  STRIPE_API_URL: NOWHERE,
  SMTP_URL: `smtp://user:${SECRETS.smtpPassword}@127.0.0.1:9`,
  MAIL_FROM: 'mail@shop.example',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: SECRETS.twilioToken,
  TWILIO_FROM: '+13035550100',
  TWILIO_API_URL: NOWHERE,
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_NAME: 'model',
  MODEL_BASE_URL: NOWHERE,
  MODEL_API_KEY: SECRETS.modelKey,
}

async function prepare(dataDir: string) {
  const { db, close } = await openEmbedded({ dataDir })
  const tenant = await makeTenant(db)
  const session = await signIn(db, { tenant, role: 'admin' })
  await close()
  return { tenant, session }
}

test('no secret is in the log of a production server at its most talkative, whatever is sent to it and fails', async () => {
  const dataDir = join(folder, 'data')
  const { tenant, session } = await prepare(dataDir)
  const server = await runServer({ port: await findFreePort(), environment: { ...ENVIRONMENT, DATA_DIR: dataDir } })
  let log = ''
  for (const stream of [server.process.stdout, server.process.stderr])
    stream?.on('data', (chunk: Buffer) => {
      log += chunk.toString()
    })
  const call = async (path: string, options: { bearer?: string; body?: object | string; type?: string } = {}) => {
    const { bearer, body, type = 'application/json' } = options
    const reply = await fetch(`${server.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        origin: 'https://shop.example',
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(body === undefined ? {} : { 'content-type': type }),
        cookie: `econcierge_signin=${SECRETS.page}`,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: reply.status, text: await reply.text() }
  }
  try {
    const replies = [
      await call(`/login?token=${SECRETS.ticket}`),
      await call(`/api/auth/google?invitation=${SECRETS.invitation}`),
      await call(`/api/auth/callback?code=${SECRETS.code}&state=${SECRETS.state}`),
      await call('/api/auth/login', { body: { token: SECRETS.ticket } }),
      await call(`/invitation?token=${SECRETS.invitation}`),
      await call('/api/invitations/describe', { body: { token: SECRETS.invitation } }),
      await call(`/unsubscribe?token=${SECRETS.unsubscribe}`),
      await call(`/api/unsubscribe/one-click?token=${SECRETS.unsubscribe}`, { body: '', type: 'text/plain' }),
      await call(`/sandbox/portal/${SECRETS.page}`),
      await call('/api/signup/account', { body: { password: SECRETS.password, confirmPassword: SECRETS.password } }),
      await call('/api/signup/payment', {
        body: { paymentMethodId: SECRETS.card, cardNumber: SECRETS.card, cvv: '123' },
      }),
      await call('/api/signup/payment', { body: `{"cardNumber":"${SECRETS.card}",` }),
      await call('/api/auth/me', { bearer: SECRETS.wrongBearer }),
      await call('/api/store/orders', { bearer: SECRETS.wrongKey, body: {} }),
      await call('/api/stripe/webhook', { body: { id: SECRETS.stripeWebhook } }),
      await call('/api/integrations/shopify/test', {
        bearer: session,
        body: { fields: { shop: 'canary.myshopify.com', accessToken: SECRETS.vendorToken } },
      }),
      await call('/api/stripe/create-portal-session', {
        bearer: session,
        body: { customerId: null, returnUrl: '/settings?tab=billing' },
      }),
      await call('/api/store/orders', { bearer: tenant.storeKey, body: { orderId: 1 } }),
      await call('/api/auth/me', { bearer: session }),
    ]
    expect(replies.map(({ status }) => status).filter((status) => status === 500)).toEqual([])
    expect(replies.at(-1)?.status).toBe(200)
    await expect.poll(() => log, { timeout: 10_000 }).toContain('/api/auth/me')
    expect(log).toContain('"url":"/api/auth/callback"')
    const all = { ...SECRETS, masterKey: MASTER_KEY, session, storeKey: tenant.storeKey }
    for (const [name, secret] of Object.entries(all)) {
      expect(log.includes(secret), `the log holds ${name}`).toBe(false)
      // What the caller did not send comes back in no reply.
      if (!['session'].includes(name))
        expect(
          replies.some(({ text }) => text.includes(secret)),
          `a reply holds ${name}`,
        ).toBe(false)
    }
  } finally {
    await server.end('SIGTERM')
  }
}, 120_000)
