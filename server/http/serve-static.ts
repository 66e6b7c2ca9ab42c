import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { serveLanding } from './serve-landing.ts'

export type StaticFolders = {
  /** Built browser parts: `web/`, `shop/`, `widget/`. */
  dist: string
  /** The address under which the site is known, for what links to itself. */
  publicUrl: string
  drawPicture: (key: string) => string | null
}

const YEAR_SECONDS = 31_536_000
const HASHED_NAME = /-[A-Za-z0-9_-]{8,}\.(?:js|css|woff2|svg|png)(?:\.br)?$/

/** Serves the pages, the widget's files and the drawn pictures; any other path of the site is the web app's to route. */
export async function serveStatic(app: FastifyInstance, folders: StaticFolders | null): Promise<void> {
  app.setNotFoundHandler((request, reply) => {
    if (folders === null || !isPage(request)) throw new AppError('not_found')
    return sendPage(reply, join(folders.dist, 'web'))
  })
  if (folders === null) return
  const { drawPicture } = folders

  for (const [name, prefix] of [
    ['web', '/'],
    ['shop', '/shop/'],
    ['widget', '/widget/'],
  ] as const) {
    const root = join(folders.dist, name)
    if (!existsSync(root)) continue
    await app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: name === 'web',
      index: name === 'shop' ? ['index.html'] : false,
      wildcard: false,
      redirect: false,
      cacheControl: false,
      // The builds put a brotli file beside what compresses.
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          HASHED_NAME.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
        )
        if (name === 'widget') shareWithShops(reply)
      },
    })
  }

  if (!serveLanding(app, join(folders.dist, 'web', 'landing.html'), folders.publicUrl)) {
    app.get('/', { config: { access: 'public' } }, (_request, reply) => sendPage(reply, join(folders.dist, 'web')))
  }
  app.get('/shop', { config: { access: 'public' } }, (_request, reply) => sendPage(reply, join(folders.dist, 'shop')))
  app.get('/widget.js', { config: { access: 'public' } }, (_request, reply) => {
    shareWithShops(reply)
    return reply.header('cache-control', 'public, max-age=300').sendFile('widget.js', join(folders.dist, 'widget'))
  })
  app.get(
    '/pictures/:key.svg',
    { config: { access: 'public' } },
    (request: FastifyRequest<{ Params: { key: string } }>, reply) => {
      const picture = drawPicture(request.params.key)
      if (picture === null) throw new AppError('not_found')
      return reply
        .header('cache-control', 'public, max-age=86400')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .type('image/svg+xml')
        .send(picture)
    },
  )
}

/** Paths of the web app have no ending. A file that is gone, as after a new build, must not be answered with a page. */
function isPage({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? ''
  return (method === 'GET' || method === 'HEAD') && !path.startsWith('/api/') && !/\.[a-z0-9]{2,5}$/i.test(path)
}

function sendPage(reply: FastifyReply, root: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').sendFile('index.html', root)
}

/** The widget's files are embedded by pages of any origin. */
function shareWithShops(reply: Pick<FastifyReply, 'header'>): void {
  reply.header('cross-origin-resource-policy', 'cross-origin')
  reply.header('access-control-allow-origin', '*')
}
