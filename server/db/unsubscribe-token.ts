import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { NotificationName } from '#contract/notification-choices.ts'
import type { PlatformTrx } from './database.ts'

const PURPOSE = 'unsubscribe'
const SECRET_BYTES = 32
const UUID_BYTES = 16
/** The place in this list stands in links that were sent: only ever append. */
const KINDS = ['newConversations', 'weeklyReports', 'productAlerts', 'billing'] as const satisfies NotificationName[]
export type MailKind = (typeof KINDS)[number]

export type UnsubscribeLink = { tenantId: string; userId: string; kind: MailKind }

/** The key that signs the links, made by whichever server needs it first. */
export async function unsubscribeKey(trx: PlatformTrx, now: Date): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  await trx
    .insertInto('platform_secrets')
    .values({ name: PURPOSE, secret, created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await trx
    .selectFrom('platform_secrets')
    .select('secret')
    .where('name', '=', PURPOSE)
    .executeTakeFirstOrThrow()
  return row.secret
}

export function printUnsubscribeToken(key: string, link: UnsubscribeLink): string {
  const bytes = Buffer.concat([
    Buffer.from(link.tenantId.replaceAll('-', ''), 'hex'),
    Buffer.from(link.userId.replaceAll('-', ''), 'hex'),
    Buffer.from([KINDS.indexOf(link.kind)]),
  ])
  return `un_${bytes.toString('base64url')}.${sign(key, bytes).toString('base64url')}`
}

/** What a token leads to; null for one that was not signed with this key. */
export function readUnsubscribeToken(key: string, token: string): UnsubscribeLink | null {
  const [body = '', signature = ''] = token.replace(/^un_/, '').split('.')
  const bytes = Buffer.from(body, 'base64url')
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(key, bytes)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const kind = KINDS[bytes[2 * UUID_BYTES] ?? KINDS.length]
  if (bytes.length !== 2 * UUID_BYTES + 1 || kind === undefined) return null
  return {
    tenantId: printUuid(bytes.subarray(0, UUID_BYTES)),
    userId: printUuid(bytes.subarray(UUID_BYTES, 2 * UUID_BYTES)),
    kind,
  }
}

function sign(key: string, bytes: Buffer): Buffer {
  return createHmac('sha256', key).update(PURPOSE).update(bytes).digest()
}

function printUuid(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
