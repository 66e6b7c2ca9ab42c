import type { Database } from '#server/db/database.ts'
import {
  deleteMedia,
  deleteMediaKeys,
  listKeysOfSignups,
  listMediaTenants,
  listMediaUse,
  markMedia,
} from './queries.ts'

const KEPT_UNUSED_MS = 24 * 60 * 60 * 1000

/**
 * Removes uploaded pictures that nothing has referred to for a day: no setting, no shop, no agent, draft or version, and no
 * sign-up under way. Run by a job.
 */
export async function forgetPictures(deps: { db: Database }, now: Date): Promise<void> {
  for (const tenantId of await deps.db.platform(listMediaTenants)) {
    await deps.db.bothSides(async (sides) => {
      const pictures = await sides.tenant(tenantId, (trx) => listMediaUse(trx, tenantId))
      const keys = pictures.filter(({ is_used }) => !is_used).map(({ media_key }) => media_key)
      const wanted = new Set(await sides.platform((trx) => listKeysOfSignups(trx, keys)))
      const isUnused = (key: string) => keys.includes(key) && !wanted.has(key)
      const stale = pictures.filter(({ media_key, unused_since }) => {
        return isUnused(media_key) && unused_since !== null && now.getTime() - unused_since.getTime() > KEPT_UNUSED_MS
      })
      const marks = pictures.filter(({ media_key, unused_since }) => isUnused(media_key) !== (unused_since !== null))
      await sides.tenant(tenantId, async (trx) => {
        for (const { media_id, media_key } of marks)
          await markMedia(trx, tenantId, { mediaId: media_id, unusedSince: isUnused(media_key) ? now : null })
        for (const { media_id } of stale) await deleteMedia(trx, tenantId, media_id)
      })
      await sides.platform((trx) =>
        deleteMediaKeys(
          trx,
          stale.map(({ media_key }) => media_key),
        ),
      )
    })
  }
}
