import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Database } from '#server/db/database.ts'
import { type SandboxAccount, sandboxSubscriptionId } from '#server/db/sandbox-accounts.ts'
import { findSandboxPage, type SandboxPage, updateSandboxPage } from '#server/db/sandbox-pages.ts'
import { AppError } from '#server/http/app-error.ts'
import { addressOf } from '#server/http/context.ts'
import { takeHit } from '#server/http/limits.ts'
import { hashToken } from '#server/http/tokens.ts'
import { beginSubscription } from './begin-subscription.ts'
import { printCheckout } from './checkout-page.ts'
import { printPortal } from './portal-page.ts'
import { SANDBOX_CARD_NAMES, SANDBOX_CARDS, takeCard } from './sandbox-cards.ts'
import { liveSubscription, type SandboxLedger } from './sandbox-ledger.ts'
import { boundaryOf } from './settle-account.ts'

type Deps = {
  db: Database
  ledger: SandboxLedger
  clock: () => Date
  /** Told when something about a customer is new, in place of a provider's message. */
  changed: (customerId: string) => Promise<void>
}
type Visit = { tokenHash: string; customerId: string; page: SandboxPage; now: Date }

const FORM_LIMIT_BYTES = 4 * 1024
const CALLS_PER_MINUTE = 120
const OPEN = { config: { access: 'public' as const } }

const PortalForm = z.discriminatedUnion('do', [
  z.object({ do: z.literal('card'), card: z.enum(SANDBOX_CARD_NAMES) }),
  z.object({ do: z.literal('email'), email: z.email().max(254) }),
  z.object({ do: z.enum(['cancel', 'resume', 'end-period']) }),
])
type PortalForm = z.infer<typeof PortalForm>
const CheckoutForm = z.object({ do: z.literal('subscribe'), card: z.enum([...SANDBOX_CARD_NAMES, 'on-file']) })

/** Serves the sandbox's portal and checkout. Whoever has the address of a page may use it, as at a real provider. */
export function serveSandboxPages(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.get('/sandbox/portal/:token', OPEN, async (request, reply) =>
      showPortal(deps, await enter(deps, request, 'portal'), reply),
    )
    scope.post('/sandbox/portal/:token', OPEN, async (request, reply) => {
      const visit = await enter(deps, request, 'portal')
      const form = PortalForm.safeParse(request.body)
      if (!form.success) throw new AppError('invalid_input')
      await deps.ledger.visit(visit.customerId, visit.now, (account) => applyPortal(account, form.data, visit.now))
      await deps.changed(visit.customerId)
      return showPortal(deps, visit, reply, NOTES[form.data.do])
    })
    scope.get('/sandbox/checkout/:token', OPEN, async (request, reply) =>
      showCheckout(deps, await enter(deps, request, 'checkout'), reply, null),
    )
    scope.post('/sandbox/checkout/:token', OPEN, async (request, reply) =>
      subscribe(deps, await enter(deps, request, 'checkout'), request, reply),
    )
  })
}

const NOTES: Record<PortalForm['do'], string> = {
  card: 'The payment method was saved.',
  email: 'The e-mail address was saved.',
  cancel: 'The subscription will end with its period.',
  resume: 'The subscription goes on.',
  'end-period': 'The period was ended.',
}

async function enter(deps: Deps, request: FastifyRequest, kind: SandboxPage['kind']): Promise<Visit> {
  const now = deps.clock()
  const bucket = `sandbox:${addressOf(request)}`
  await takeHit(deps.db, [{ bucket, limit: CALLS_PER_MINUTE, windowSeconds: 60 }], now)
  const { token } = z.object({ token: z.string().max(200) }).parse(request.params)
  const tokenHash = hashToken(token)
  const found = await deps.db.platform((trx) => findSandboxPage(trx, tokenHash, now))
  if (found === null || found.page.kind !== kind) throw new AppError('not_found')
  return { tokenHash, ...found, now }
}

function applyPortal(account: SandboxAccount, form: PortalForm, now: Date): void {
  const live = liveSubscription(account)
  switch (form.do) {
    case 'card':
      return takeCard(account, form.card)
    case 'email':
      account.email = form.email
      return
    case 'cancel':
    case 'resume':
      if (live !== undefined) live.cancelsAtPeriodEnd = form.do === 'cancel'
      return
    case 'end-period':
      if (live === undefined || live.status === 'past_due' || (boundaryOf(live) ?? now) <= now) return
      if (live.status === 'trialing') live.trialEndsAt = now
      else live.periodEndsAt = now
  }
}

async function showPortal(deps: Deps, visit: Visit, reply: FastifyReply, note: string | null = null) {
  if (visit.page.kind !== 'portal') throw new AppError('not_found')
  const account = await deps.ledger.visit(visit.customerId, visit.now)
  return send(reply, printPortal(account, { returnUrl: visit.page.returnUrl, note }))
}

async function showCheckout(deps: Deps, visit: Visit, reply: FastifyReply, refusal: string | null) {
  const { page } = visit
  if (page.kind !== 'checkout') throw new AppError('not_found')
  if (page.isDone) return reply.redirect(page.successUrl, 303)
  const account = await deps.ledger.visit(visit.customerId, visit.now)
  return send(reply, printCheckout(account, { ...page, refusal }))
}

/** A page that was used leads on without buying twice. */
async function subscribe(deps: Deps, visit: Visit, request: FastifyRequest, reply: FastifyReply) {
  const { page, customerId, now } = visit
  const form = CheckoutForm.safeParse(request.body)
  if (page.kind !== 'checkout' || !form.success) throw new AppError('invalid_input')
  if (page.isDone) return reply.redirect(page.successUrl, 303)
  const { card } = form.data
  let isRefused = false
  await deps.ledger.visit(customerId, now, (account) => {
    const outcome = card === 'on-file' ? account.card?.outcome : SANDBOX_CARDS[card].outcome
    isRefused = outcome === undefined || (page.trialEndsAt === null && outcome !== 'ok')
    if (isRefused) return
    if (card !== 'on-file') takeCard(account, card)
    const id = sandboxSubscriptionId(visit.tokenHash.slice(0, 32))
    beginSubscription(account, { ...page, id }, now)
  })
  if (isRefused) return showCheckout(deps, visit, reply, 'Your card was declined. Choose another one.')
  await deps.db.platform((trx) => updateSandboxPage(trx, visit.tokenHash, { ...page, isDone: true }))
  await deps.changed(customerId)
  return reply.redirect(page.successUrl, 303)
}

function send(reply: FastifyReply, page: string) {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .type('text/html; charset=utf-8')
    .send(page)
}
