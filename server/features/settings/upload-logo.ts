import { randomBytes, randomUUIDv7 } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import type { StaffContext } from '#server/http/context.ts'
import { takeHit } from '#server/http/limits.ts'
import { drawLogo } from './draw-logo.ts'
import { insertMedia, insertMediaKey, listMedia } from './queries.ts'

const UPLOADS_AN_HOUR = 30
const PICTURES_KEPT = 100
const KEY_BYTES = 18

/** Draws a logo again and stores it under an address that nobody can guess. It is in use once the settings name it. */
export async function uploadLogo(
  deps: { db: Database },
  { tenant, now, actor }: StaffContext,
  input: { data: string },
): Promise<{ logo: string; width: number; height: number }> {
  await takeHit(deps.db, [{ bucket: `logo:${tenant.id}`, limit: UPLOADS_AN_HOUR, windowSeconds: 3600 }], now)
  const picture = await drawLogo(Buffer.from(input.data, 'base64'))
  const mediaKey = randomBytes(KEY_BYTES).toString('base64url')
  const mediaId = randomUUIDv7()
  await deps.db.bothSides(async (sides) => {
    await sides.tenant(tenant.id, async (trx) => {
      if ((await listMedia(trx, tenant.id)).length >= PICTURES_KEPT) {
        throw new AppError('unprocessable', { text: 'There are too many uploaded pictures. Please write to support.' })
      }
      await insertMedia(trx, {
        tenant_id: tenant.id,
        media_id: mediaId,
        media_key: mediaKey,
        ...picture,
        made_by: actor.email,
        created_at: now,
      })
    })
    await sides.platform((trx) => insertMediaKey(trx, { media_key: mediaKey, tenant: tenant.id, media_id: mediaId }))
  })
  return { logo: `/media/${mediaKey}.png`, width: picture.width, height: picture.height }
}
