import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authRoutes } from '#contract/auth.ts'
import type { SignInError } from '#contract/sign-in-errors.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { addressOf, auditActorOf } from '#server/http/context.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { takeHit } from '#server/http/limits.ts'
import { registerRoutes } from '#server/http/register-routes.ts'
import { createToken } from '#server/http/tokens.ts'
import { type IdentityProvider, ProviderUnavailable } from './identity-provider.ts'
import { openSession, toUser, toVisitor } from './open-session.ts'
import { deleteToken, findMember } from './queries.ts'
import { finishSignIn, startSignIn } from './sign-in.ts'

export type AuthDeps = { db: Database; provider: IdentityProvider; publicUrl: string; limitFactor: number }

const CALLS_OF_ONE_ADDRESS = 30

const COOKIE = 'econcierge_signin'
const COOKIE_SECONDS = 600

export function registerAuth(app: FastifyInstance, deps: AuthDeps, doorkeeper: Doorkeeper): void {
  const perAddress = Math.ceil(CALLS_OF_ONE_ADDRESS * deps.limitFactor)
  const limit = (address: string, step: string, now: Date) =>
    takeHit(deps.db, [{ bucket: `sign-in-${step}:${address}`, limit: perAddress, windowSeconds: 60 }], now)

  registerRoutes(
    app,
    authRoutes,
    {
      getSignInOptions: async () => ({ providerName: deps.provider.name, isDevelopment: deps.provider.isDevelopment }),
      login: async (context, { body }) => {
        await limit(context.address, 'ticket', context.now)
        const { address, request, now } = context
        return openSession(deps, { ticket: body.token, browserToken: browserTokenOf(request), address }, now)
      },
      getMe: async (context) => {
        const { tenant, actor, support } = context
        if (support !== undefined) return { user: toVisitor(context, support.expiresAt) }
        const member = await deps.db.platform((trx) => findMember(trx, actor.userId, tenant.id))
        if (member === undefined) throw new AppError('not_signed_in')
        return { user: toUser(member) }
      },
      logout: async (context) => {
        const { tenant, actor } = context
        await deps.db.bothSides(async (sides) => {
          await sides.platform((trx) => deleteToken(trx, context.sessionHash))
          await sides.tenant(tenant.id, (trx) =>
            recordAudit(trx, tenant.id, auditActorOf(context), { action: 'session.ended', subject: actor.email }),
          )
        })
        return { signedOut: true }
      },
    },
    doorkeeper,
  )

  app.get('/api/auth/google', { config: { access: 'public' } }, async (request, reply) => {
    const now = doorkeeper.clock()
    const browserToken = browserTokenOf(request) ?? createToken('')
    try {
      await limit(addressOf(request), 'start', now)
      const url = await startSignIn(deps, { browserToken, invitationToken: invitationTokenOf(request) }, now)
      return await reply.header('set-cookie', cookie(browserToken, deps.publicUrl)).redirect(url.href)
    } catch (error) {
      return reply.redirect(loginPage({ error: startError(error) }))
    }
  })

  app.get('/api/auth/callback', { config: { access: 'public' } }, async (request, reply) => {
    const now = doorkeeper.clock()
    await limit(addressOf(request), 'callback', now)
    const outcome = await finishSignIn(
      deps,
      { url: new URL(request.url, deps.publicUrl), browserToken: browserTokenOf(request), address: addressOf(request) },
      now,
    )
    return reply.header('cache-control', 'no-store').redirect(loginPage(outcome))
  })
}

function startError(error: unknown): SignInError {
  if (error instanceof ProviderUnavailable) return 'provider_unavailable'
  if (error instanceof AppError && error.code === 'too_many') return 'too_many'
  throw error
}

/** The ticket in this address is no session: it works once, for a minute, and only with the cookie of this browser. */
function loginPage(outcome: { ticket: string } | { error: SignInError }): string {
  return 'ticket' in outcome ? `/login?token=${outcome.ticket}` : `/login?error=${outcome.error}`
}

function browserTokenOf(request: FastifyRequest): string | null {
  const match = /(?:^|; ?)econcierge_signin=([A-Za-z0-9_-]{43})(?:;|$)/.exec(request.headers.cookie ?? '')
  return match?.[1] ?? null
}

/** The token of an invitation's link; anything else that stands there counts as none. */
function invitationTokenOf(request: FastifyRequest): string | null {
  const match = /[?&]invitation=(it_[A-Za-z0-9_-]{43})(?:&|$)/.exec(request.url)
  return match?.[1] ?? null
}

function cookie(browserToken: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https://') ? '; Secure' : ''
  return `${COOKIE}=${browserToken}; Path=/api/auth; HttpOnly; SameSite=Lax; Max-Age=${COOKIE_SECONDS}${secure}`
}
