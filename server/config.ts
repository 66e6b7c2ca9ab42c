import { join } from 'node:path'
import * as z from 'zod'
import { CONTACT_EMAIL } from '#contract/claims.ts'
import type { PlanId } from '#contract/plans.ts'

const optionalText = z.string().trim().min(1).optional()

const tokens = z.coerce.number().int().min(0).max(1e12)

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(5000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: optionalText,
  BACKUP_DIR: optionalText,
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  PUBLIC_URL: z.url().optional(),
  TRUST_PROXY: optionalText,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  OIDC_ISSUER: z.url().optional(),
  OIDC_CLIENT_ID: optionalText,
  OIDC_CLIENT_SECRET: optionalText,
  OIDC_PROVIDER_NAME: z.string().default('Google'),
  DEMO_TENANT: z.stringbool().optional(),
  PUBLIC_LIMIT_FACTOR: z.coerce.number().min(0.1).max(1000).default(1),
  MODEL_PROVIDER: z.enum(['none', 'openai-compatible', 'anthropic']).default('none'),
  MODEL_NAME: optionalText,
  MODEL_BASE_URL: z.url().optional(),
  MODEL_API_KEY: optionalText,
  MODEL_TOKENS_PER_CONVERSATION: tokens.default(40_000),
  MODEL_TOKENS_PER_TENANT_DAY: tokens.default(1_000_000),
  MODEL_TOKENS_PER_PLATFORM_DAY: tokens.default(50_000_000),
  VENDOR_ORIGIN: z.url().optional(),
  MASTER_KEY: optionalText,
  MASTER_KEY_FILE: optionalText,
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_PRICE_PROFESSIONAL: optionalText,
  STRIPE_PRICE_ECONCIERGE: optionalText,
  STRIPE_PRICE_OPTIMIZATION: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  STRIPE_API_URL: z.url().optional(),
  SUPPORT_EMAIL: z.email().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: optionalText,
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/)
    .optional(),
  TWILIO_AUTH_TOKEN: optionalText,
  TWILIO_FROM: optionalText,
  TWILIO_API_URL: z.url().optional(),
})

export type Config = {
  mode: 'development' | 'production' | 'test'
  port: number
  host: string
  publicUrl: string
  dataDir: string
  databaseUrl: string | null
  databasePoolSize: number
  /** Where the server writes a backup each night; null writes none. */
  backupDir: string | null
  /** Address ranges of the proxy whose X-Forwarded-For is believed; null believes nobody. */
  trustProxy: string | null
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
  /** Null: the built-in development issuer, which is refused in production. */
  openId: { issuer: string; clientId: string; clientSecret: string; providerName: string } | null
  seedDemoTenant: boolean
  /** Multiplies the limits of the public chat and of sign-up. */
  publicLimitFactor: number
  model: {
    provider: 'openai-compatible' | 'anthropic'
    name: string
    baseUrl: string | null
    apiKey: string | null
    /** Tokens, prompt and answer together; past any of them the built-in engine answers alone. */
    caps: { perConversation: number; perTenantDay: number; perPlatformDay: number }
  } | null
  /** In the place of every vendor's own address, for development; null outside of it. */
  vendorOrigin: string | null
  /** What seals the tenants' secrets: keys in the environment, or a file of them that may change while the server runs. */
  masterKeys: { text: string } | { file: string; create: boolean }
  /** Null: the sandbox, which takes any card and charges none. */
  stripe: {
    secretKey: string
    /** Of plan Professional, which sign-up sells. */
    priceId: string
    prices: { plan: PlanId; priceId: string }[]
    /** Two while one is being changed for the other. Without any, only the job learns what Stripe knows. */
    webhookSecrets: string[]
    apiUrl: string | null
  } | null
  /** Where questions go that the support assistant hands on. */
  supportEmail: string
  /** Null: mails wait in the operator's outbox. */
  mail: { url: string; from: string } | null
  /** Null: text messages wait there too. */
  twilio: { accountSid: string; authToken: string; from: string; apiUrl: string | null } | null
}

/** Reads the environment. Throws an Error whose message lists, in plain words, every variable that cannot be used. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The configuration cannot be used:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  const config: Config = {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    backupDir: env.BACKUP_DIR ?? null,
    trustProxy: env.TRUST_PROXY ?? null,
    logLevel: env.LOG_LEVEL,
    openId: openIdOf(env),
    seedDemoTenant: env.DEMO_TENANT ?? env.NODE_ENV !== 'production',
    publicLimitFactor: env.PUBLIC_LIMIT_FACTOR,
    model: modelOf(env),
    vendorOrigin: env.VENDOR_ORIGIN?.replace(/\/$/, '') ?? null,
    masterKeys: masterKeysOf(env),
    stripe: stripeOf(env),
    supportEmail: env.SUPPORT_EMAIL ?? CONTACT_EMAIL,
    mail: mailOf(env),
    twilio: twilioOf(env),
  }
  if (config.mode === 'production') refuseUnsafeProduction(config)
  return config
}

function openIdOf(env: z.infer<typeof Environment>): Config['openId'] {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_PROVIDER_NAME } = env
  if (OIDC_ISSUER === undefined) return null
  if (OIDC_CLIENT_ID === undefined || OIDC_CLIENT_SECRET === undefined) {
    throw new Error(
      'The configuration cannot be used:\n  OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET beside it',
    )
  }
  return {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    providerName: OIDC_PROVIDER_NAME,
  }
}

function mailOf(env: z.infer<typeof Environment>): Config['mail'] {
  if (env.SMTP_URL === undefined) return null
  if (env.MAIL_FROM === undefined)
    throw new Error('The configuration cannot be used:\n  SMTP_URL needs MAIL_FROM beside it')
  return { url: env.SMTP_URL, from: env.MAIL_FROM }
}

function twilioOf(env: z.infer<typeof Environment>): Config['twilio'] {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, TWILIO_API_URL } = env
  if (TWILIO_ACCOUNT_SID === undefined) return null
  if (TWILIO_AUTH_TOKEN === undefined || TWILIO_FROM === undefined) {
    throw new Error(
      'The configuration cannot be used:\n  TWILIO_ACCOUNT_SID needs TWILIO_AUTH_TOKEN and TWILIO_FROM beside it',
    )
  }
  return {
    accountSid: TWILIO_ACCOUNT_SID,
    authToken: TWILIO_AUTH_TOKEN,
    from: TWILIO_FROM,
    apiUrl: TWILIO_API_URL ?? null,
  }
}

function modelOf(env: z.infer<typeof Environment>): Config['model'] {
  if (env.MODEL_PROVIDER === 'none') return null
  if (env.MODEL_NAME === undefined) {
    throw new Error('The configuration cannot be used:\n  MODEL_PROVIDER needs MODEL_NAME beside it')
  }
  return {
    provider: env.MODEL_PROVIDER,
    name: env.MODEL_NAME,
    baseUrl: env.MODEL_BASE_URL ?? null,
    apiKey: env.MODEL_API_KEY ?? null,
    caps: {
      perConversation: env.MODEL_TOKENS_PER_CONVERSATION,
      perTenantDay: env.MODEL_TOKENS_PER_TENANT_DAY,
      perPlatformDay: env.MODEL_TOKENS_PER_PLATFORM_DAY,
    },
  }
}

function masterKeysOf(env: z.infer<typeof Environment>): Config['masterKeys'] {
  if (env.MASTER_KEY !== undefined) return { text: env.MASTER_KEY }
  if (env.MASTER_KEY_FILE !== undefined) return { file: env.MASTER_KEY_FILE, create: false }
  return { file: join(env.DATA_DIR, 'master.key'), create: true }
}

function stripeOf(env: z.infer<typeof Environment>): Config['stripe'] {
  const { STRIPE_SECRET_KEY, STRIPE_PRICE_PROFESSIONAL, STRIPE_API_URL } = env
  if (STRIPE_SECRET_KEY === undefined) return null
  if (STRIPE_PRICE_PROFESSIONAL === undefined) {
    throw new Error('The configuration cannot be used:\n  STRIPE_SECRET_KEY needs STRIPE_PRICE_PROFESSIONAL beside it')
  }
  const sold: [PlanId, string | undefined][] = [
    ['professional', STRIPE_PRICE_PROFESSIONAL],
    ['econcierge', env.STRIPE_PRICE_ECONCIERGE],
    ['optimization', env.STRIPE_PRICE_OPTIMIZATION],
  ]
  return {
    secretKey: STRIPE_SECRET_KEY,
    priceId: STRIPE_PRICE_PROFESSIONAL,
    prices: sold.flatMap(([plan, priceId]) => (priceId === undefined ? [] : [{ plan, priceId }])),
    webhookSecrets: (env.STRIPE_WEBHOOK_SECRET ?? '').split(',').flatMap((secret) => secret.trim() || []),
    apiUrl: STRIPE_API_URL ?? null,
  }
}

function refuseUnsafeProduction(config: Config): void {
  const faults: string[] = []
  if (config.openId === null) faults.push('OIDC_ISSUER: the development issuer does not run in production')
  if (!config.publicUrl.startsWith('https://')) faults.push('PUBLIC_URL: must be an https address in production')
  if (config.seedDemoTenant) faults.push('DEMO_TENANT: the demo tenant does not run in production')
  if (config.vendorOrigin !== null) faults.push('VENDOR_ORIGIN: production calls the vendors themselves')
  if ('file' in config.masterKeys && config.masterKeys.create)
    faults.push('MASTER_KEY_FILE: production names the file, or the MASTER_KEY, that seals the secrets of its tenants')
  if (faults.length > 0)
    throw new Error(`The configuration cannot be used:\n${faults.map((line) => `  ${line}`).join('\n')}`)
}
