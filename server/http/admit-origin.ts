import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isOriginAllowed } from '#contract/origins.ts'
import { AppError } from './app-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The origin under which this site itself is known: its own pages always may. */
    ownOrigin: string
  }
  interface FastifyRequest {
    /** The one origin that may read the answer; null none, undefined any. */
    readableBy: string | null | undefined
  }
}

const NOT_HERE = { text: 'This site may not show this chat.' }

/** Keeps the answers of the public chat from pages that a shop has not listed. Call before any route is registered. */
export function guardOrigins(app: FastifyInstance, publicUrl: string): void {
  app.decorate('ownOrigin', new URL(publicUrl).origin)
  app.decorateRequest('readableBy', undefined)
  app.addHook('onSend', async (request, reply) => {
    const { readableBy } = request
    if (readableBy === undefined) return
    const vary = String(reply.getHeader('vary') ?? '')
    if (!/\borigin\b/i.test(vary)) reply.header('vary', vary === '' ? 'Origin' : `${vary}, Origin`)
    if (readableBy === null) reply.removeHeader('access-control-allow-origin')
    else reply.header('access-control-allow-origin', readableBy)
  })
}

/**
 * Throws `forbidden` for a browser on a page that is not in the list. A call without an origin is no page's: a shop's own
 * server, or an app; but where the browser says that another site asked, it is one.
 */
export function admitOrigin(request: FastifyRequest, allowed: readonly string[]): void {
  if (allowed.length === 0) return
  const { origin } = request.headers
  request.readableBy = null
  if (origin === undefined) {
    if (/^(cross-site|same-site)$/.test(String(request.headers['sec-fetch-site'] ?? '')))
      throw new AppError('forbidden', NOT_HERE)
    return
  }
  if (origin !== request.server.ownOrigin && !isOriginAllowed(allowed, origin))
    throw new AppError('forbidden', NOT_HERE)
  request.readableBy = origin
}
