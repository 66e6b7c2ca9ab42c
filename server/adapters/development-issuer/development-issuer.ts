import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Provider from 'oidc-provider'
import * as z from 'zod'
import { renderSignInPage, type DemoPerson } from './sign-in-page.ts'

export const DEVELOPMENT_ISSUER_PATH = '/dev-issuer'

export type DevelopmentIssuer = {
  issuer: string
  clientId: string
  clientSecret: string
  register: (app: FastifyInstance) => Promise<void>
}

const Choice = z.object({
  email: z.email().max(200),
  verified: z.stringbool().default(true),
  firstName: z.string().max(80).default(''),
  lastName: z.string().max(80).default(''),
})
type Account = z.infer<typeof Choice>

/**
 * A real OpenID Connect issuer inside this process, where anyone may be anyone: for development and the demo only.
 * `listPeople` are offered by name; any other address can be typed. Keys and secret live as long as the process.
 */
export function createDevelopmentIssuer(options: {
  publicUrl: string
  listPeople: () => Promise<DemoPerson[]>
}): DevelopmentIssuer {
  const issuer = `${options.publicUrl}${DEVELOPMENT_ISSUER_PATH}`
  const clientId = 'econcierge'
  const clientSecret = randomBytes(32).toString('hex')
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${options.publicUrl}/api/auth/callback`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [createSigningKey()] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `${DEVELOPMENT_ISSUER_PATH}/interaction/${interaction.uid}` },
    ttl: { Session: 1, Interaction: 600, AuthorizationCode: 60, AccessToken: 60, IdToken: 60, Grant: 600 },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => toClaims(id) }),
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId,
        accountId: ctx.oidc.session?.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  return { issuer, clientId, clientSecret, register: (app) => register(app, provider, options.listPeople) }
}

function createSigningKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kty: 'RSA' as const, alg: 'RS256', use: 'sig', kid: 'development' }
}

/** The account id carries the account: nothing needs to be remembered. */
function toAccountId(account: Account): string {
  return Buffer.from(JSON.stringify(account)).toString('base64url')
}

function toClaims(accountId: string) {
  const account = Choice.extend({ verified: z.boolean() }).parse(
    JSON.parse(Buffer.from(accountId, 'base64url').toString()),
  )
  return {
    sub: accountId,
    email: account.email,
    email_verified: account.verified,
    ...(account.firstName === '' ? {} : { given_name: account.firstName }),
    ...(account.lastName === '' ? {} : { family_name: account.lastName }),
  }
}

/** A scope of its own: the provider parses bodies itself, so here they arrive untouched. */
async function register(
  app: FastifyInstance,
  provider: Provider,
  listPeople: () => Promise<DemoPerson[]>,
): Promise<void> {
  const handle = provider.callback()
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const open = { config: { access: 'public' as const } }

    scope.get(`${DEVELOPMENT_ISSUER_PATH}/interaction/:uid`, open, async (request, reply) => {
      const page = renderSignInPage(request.url, await listPeople())
      return reply
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
        .type('text/html; charset=utf-8')
        .send(page)
    })

    scope.post(`${DEVELOPMENT_ISSUER_PATH}/interaction/:uid`, open, async (request, reply) => {
      const form = new URLSearchParams(await readBody(request))
      const choice = Choice.safeParse(Object.fromEntries(form))
      if (!choice.success) return reply.status(400).type('text/plain').send('Enter an e-mail address.')
      await finish(provider, request, reply, toAccountId(choice.data))
    })

    scope.all(`${DEVELOPMENT_ISSUER_PATH}/*`, open, async (request, reply) => {
      reply.hijack()
      const raw: typeof request.raw & { originalUrl?: string } = request.raw
      raw.originalUrl = request.url
      raw.url = request.url.slice(DEVELOPMENT_ISSUER_PATH.length)
      await handle(raw, reply.raw)
    })
  })
}

async function finish(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
): Promise<void> {
  reply.hijack()
  await provider.interactionFinished(request.raw, reply.raw, { login: { accountId, remember: false } })
}

const FORM_LIMIT_BYTES = 8 * 1024

async function readBody(request: FastifyRequest): Promise<string> {
  let text = ''
  for await (const chunk of request.raw) {
    text += String(chunk)
    if (text.length > FORM_LIMIT_BYTES) break
  }
  return text
}
