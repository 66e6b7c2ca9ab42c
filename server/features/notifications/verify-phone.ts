import { randomInt } from 'node:crypto'
import { PHONE_WANTED, readPhone } from '#contract/notification-choices.ts'
import type { NotificationSettings } from '#contract/notifications.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import type { TenantTrx } from '#server/db/database.ts'
import { queueMail } from '#server/db/mail-outbox.ts'
import { toChoices } from '#server/db/notify-members.ts'
import { AppError } from '#server/http/app-error.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'
import { takeHit } from '#server/http/limits.ts'
import { hashToken, matchesHash } from '#server/http/tokens.ts'
import { getNotifications, type NotificationDeps } from './choices.ts'
import {
  CODE_KIND,
  countPhoneTry,
  deletePhoneCode,
  findChoices,
  isStopped,
  lockPhoneCode,
  saveChoices,
  writePhoneCode,
} from './queries.ts'

const CODE_MINUTES = 10
const TRIES = 5
const HOUR_SECONDS = 60 * 60
const CODES = { perMemberAnHour: 5, perPhoneADay: 5, perTenantADay: 50 }

/** Texts a code to a number. Throws `unavailable` where no texts are sent, `unprocessable` to a number that answered STOP. */
export async function sendPhoneCode(
  deps: NotificationDeps,
  context: StaffContext,
  input: { phone: string },
): Promise<{ phone: string; validMinutes: number }> {
  const { tenant, actor, now } = context
  if (!deps.sends.text) throw new AppError('unavailable', { text: 'Text messages are not set up on this server.' })
  const phone = readPhone(input.phone)
  if (phone === null) throw new AppError('invalid_input', { fields: { phone: PHONE_WANTED } })
  await takeHit(
    deps.db,
    [
      { bucket: `phone-code:${tenant.id}:${actor.userId}`, limit: CODES.perMemberAnHour, windowSeconds: HOUR_SECONDS },
      { bucket: `phone-code-to:${phone}`, limit: CODES.perPhoneADay, windowSeconds: 24 * HOUR_SECONDS },
      { bucket: `phone-code-of:${tenant.id}`, limit: CODES.perTenantADay, windowSeconds: 24 * HOUR_SECONDS },
    ],
    now,
  )
  if (await deps.db.platform((trx) => isStopped(trx, phone)))
    throw new AppError('unprocessable', { text: 'This number answered STOP. Text START to us from it first.' })
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await deps.db.tenant(tenant.id, async (trx) => {
    await writePhoneCode(trx, {
      tenant_id: tenant.id,
      user_id: actor.userId,
      phone,
      code_hash: hashToken(secretOf(context, code)),
      tries: 0,
      expires_at: new Date(now.getTime() + CODE_MINUTES * 60_000),
    })
    const text = `Your eConcierge code is ${code}. It is valid for ${CODE_MINUTES} minutes. Reply STOP to get no texts.`
    const message = { kind: CODE_KIND, channel: 'text' as const, to: phone, subject: 'Code for this number', text }
    await queueMail(trx, tenant.id, message, now)
  })
  return { phone, validMinutes: CODE_MINUTES }
}

/** Proves a number by its code, and keeps it. Throws `unprocessable` for a code that is over or was guessed at too often. */
export async function verifyPhone(
  deps: NotificationDeps,
  context: StaffContext,
  input: { code: string },
): Promise<NotificationSettings> {
  const { tenant, actor, now } = context
  const bucket = `phone-verify:${tenant.id}:${actor.userId}`
  await takeHit(deps.db, [{ bucket, limit: 30, windowSeconds: HOUR_SECONDS }], now)
  // A wrong try is to stay counted, so nothing is thrown inside of the transaction.
  const verdict = await deps.db.tenant(tenant.id, (trx) => tryCode(trx, context, input.code.replace(/\s/g, '')))
  if (verdict === 'over')
    throw new AppError('unprocessable', { text: 'That code is no longer valid. Ask for a new one.' })
  if (verdict === 'wrong') throw new AppError('invalid_input', { fields: { code: 'That is not the code we sent' } })
  return getNotifications(deps, context)
}

async function tryCode(trx: TenantTrx, context: StaffContext, code: string): Promise<'right' | 'wrong' | 'over'> {
  const { tenant, actor, now } = context
  const row = await lockPhoneCode(trx, tenant.id, actor.userId)
  if (row === undefined || row.expires_at <= now || row.tries >= TRIES) return 'over'
  if (!matchesHash(secretOf(context, code), row.code_hash)) {
    await countPhoneTry(trx, tenant.id, actor.userId)
    return 'wrong'
  }
  const choices = toChoices(await findChoices(trx, tenant.id, actor.userId))
  await saveChoices(trx, tenant.id, { userId: actor.userId, choices, phone: row.phone, verifiedAt: now, now })
  await deletePhoneCode(trx, tenant.id, actor.userId)
  const entry = { action: 'notifications.changed' as const, subject: actor.email, after: { phone: row.phone } }
  await recordAudit(trx, tenant.id, auditActorOf(context), entry)
  return 'right'
}

/** Bound to whom it was sent for: the same digits are worth nothing elsewhere. */
const secretOf = ({ tenant, actor }: StaffContext, code: string) => `${tenant.id}:${actor.userId}:${code}`
