import { AppError } from '#server/http/app-error.ts'
import type { PublicContext } from '#server/http/context.ts'
import { takeHit } from '#server/http/limits.ts'
import type { NotificationDeps } from './choices.ts'
import { deleteStop, insertStop } from './queries.ts'

const REPLIES_PER_MINUTE = 600

/** Hears STOP and START. Throws `not_found` where no texts are sent, `invalid_input` unless the provider signed it. */
export async function receiveTextReply(
  deps: NotificationDeps,
  { address, now }: PublicContext,
  message: { path: string; body: string; signature: string },
): Promise<void> {
  await takeHit(deps.db, [{ bucket: `text-reply:${address}`, limit: REPLIES_PER_MINUTE, windowSeconds: 60 }], now)
  if (deps.readTextReply === null) throw new AppError('not_found')
  const reply = deps.readTextReply({
    url: `${deps.publicUrl}${message.path}`,
    form: new Map(new URLSearchParams(message.body)),
    signature: message.signature,
  })
  if (reply === null) throw new AppError('invalid_input', { text: 'The signature does not fit.' })
  if (reply.wish === 'stop') await deps.db.platform((trx) => insertStop(trx, reply.from, now))
  if (reply.wish === 'start') await deps.db.platform((trx) => deleteStop(trx, reply.from))
}
