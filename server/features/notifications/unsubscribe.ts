import type { FastifyInstance } from 'fastify'
import { EMAIL_NOTIFICATIONS } from '#contract/notification-choices.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import type { Database } from '#server/db/database.ts'
import { toChoices } from '#server/db/notify-members.ts'
import { readUnsubscribeToken, unsubscribeKey } from '#server/db/unsubscribe-token.ts'
import { AppError } from '#server/http/app-error.ts'
import { addressOf } from '#server/http/context.ts'
import { takeHit } from '#server/http/limits.ts'
import { findChoices, saveChoices } from './queries.ts'

type Deps = { db: Database }

/** A mail program's servers leave for many of its people. */
const TRIES_A_MINUTE = 300
const FORM_LIMIT_BYTES = 1024

/** Switches one kind of mail off for the member whom the token names. Returns the words for that kind. Throws `not_found`. */
export async function unsubscribe(
  deps: Deps,
  from: { token: string; address: string },
  now: Date,
): Promise<{ left: string }> {
  const bucket = `unsubscribe:${from.address}`
  await takeHit(deps.db, [{ bucket, limit: TRIES_A_MINUTE, windowSeconds: 60 }], now)
  const key = await deps.db.platform((trx) => unsubscribeKey(trx, now))
  const link = readUnsubscribeToken(key, from.token)
  if (link === null) throw new AppError('not_found')
  const { tenantId, userId, kind } = link
  await deps.db.tenant(tenantId, async (trx) => {
    const row = await findChoices(trx, tenantId, userId)
    const before = toChoices(row)
    if (!before[kind]) return
    const after = { ...before, [kind]: false }
    const kept = { phone: row?.phone ?? null, verifiedAt: row?.phone_verified_at ?? null }
    await saveChoices(trx, tenantId, { userId, choices: after, ...kept, now })
    const who = { actor: 'link in a mail', role: 'member', address: from.address, now }
    const entry = {
      action: 'notifications.changed' as const,
      subject: userId,
      before: { [kind]: true },
      after: { [kind]: false },
    }
    await recordAudit(trx, tenantId, who, entry)
  })
  return { left: EMAIL_NOTIFICATIONS[kind] }
}

/** RFC 8058: mail programs post a form to the address in the mail's head. A person who opens it gets the page instead. */
export function serveOneClick(app: FastifyInstance, deps: Deps, clock: () => Date): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      (_request, _body, done) => done(null, null),
    )
    scope.post('/api/unsubscribe/one-click', { config: { access: 'public' } }, async (request, reply) => {
      await unsubscribe(deps, { token: tokenOf(request.url), address: addressOf(request) }, clock())
      return reply.type('text/plain; charset=utf-8').send('Unsubscribed')
    })
    scope.get('/api/unsubscribe/one-click', { config: { access: 'public' } }, (request, reply) =>
      reply.redirect(`/unsubscribe?token=${encodeURIComponent(tokenOf(request.url))}`),
    )
  })
}

function tokenOf(url: string): string {
  return /[?&]token=(un_[\w.-]{20,200})(?:&|$)/.exec(url)?.[1] ?? ''
}
