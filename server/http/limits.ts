import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { AppError } from './app-error.ts'

/** At most `limit` hits in each window of `windowSeconds`, counted in the database so that all server processes agree. */
export type Limit = { bucket: string; limit: number; windowSeconds: number }

/** Counts one hit in each bucket. Throws `too_many` with the seconds to wait when any is over its limit. */
export async function takeHit(db: Database, limits: readonly Limit[], now: Date): Promise<void> {
  const rows = limits
    .map((limit) => ({ ...limit, start: windowStart(now, limit.windowSeconds) }))
    .sort((a, b) => (a.bucket < b.bucket ? -1 : 1))
  const hits = await db.platform((trx) =>
    trx
      .insertInto('rate_counters')
      .values(rows.map((row) => ({ bucket: row.bucket, window_start: row.start, hits: 1 })))
      .onConflict((conflict) =>
        conflict.columns(['bucket', 'window_start']).doUpdateSet({ hits: sql<number>`rate_counters.hits + 1` }),
      )
      .returning(['bucket', 'hits'])
      .execute(),
  )
  for (const row of rows) {
    const counted = hits.find((hit) => hit.bucket === row.bucket)?.hits ?? 0
    if (counted <= row.limit) continue
    const endsAt = row.start.getTime() + row.windowSeconds * 1000
    throw new AppError('too_many', { retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)) })
  }
}

/** Forgets the windows that ended; run by a job. */
export async function forgetOldHits(db: Database, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - LONGEST_WINDOW_MS)
  await db.platform((trx) => trx.deleteFrom('rate_counters').where('window_start', '<', cutoff).execute())
}

const LONGEST_WINDOW_MS = 24 * 60 * 60 * 1000

function windowStart(now: Date, seconds: number): Date {
  const ms = seconds * 1000
  return new Date(Math.floor(now.getTime() / ms) * ms)
}
