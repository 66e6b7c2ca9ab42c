import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { findMedia, findMediaKey } from './queries.ts'

const YEAR_SECONDS = 31_536_000

/**
 * Serves uploaded pictures to any page, outside of `/api`, where no cookie of ours is ever sent. An address never changes
 * its picture, so it may be kept for good; opened on its own it is a picture in an empty sandbox.
 */
export function serveMedia(app: FastifyInstance, deps: { db: Database }): void {
  app.get(
    '/media/:key.png',
    { config: { access: 'public' } },
    async (request: FastifyRequest<{ Params: { key: string } }>, reply) => {
      const png = await loadPicture(deps.db, request.params.key)
      return reply
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .type('image/png')
        .send(png)
    },
  )
}

async function loadPicture(db: Database, key: string): Promise<Buffer> {
  if (!/^[A-Za-z0-9_-]{22,64}$/.test(key)) throw new AppError('not_found')
  const found = await db.platform((trx) => findMediaKey(trx, key))
  if (found === undefined) throw new AppError('not_found')
  const picture = await db.tenant(found.tenant, (trx) => findMedia(trx, found.tenant, found.media_id))
  if (picture === undefined) throw new AppError('not_found')
  return Buffer.from(picture.png)
}
