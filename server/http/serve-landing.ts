import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Stands in the built page where only the running server knows its own address. */
const PLACEHOLDER = 'https://public-url.invalid'

/** Public pages worth finding by a search engine. */
const LISTED_PATHS = ['/', '/signup', '/terms', '/privacy']

/** Serves the landing page at the root of the site, and what search engines ask for. False when it has not been built. */
export function serveLanding(app: FastifyInstance, file: string, publicUrl: string): boolean {
  const open = { config: { access: 'public' as const } }
  const address = escapeMarkup(publicUrl)
  app.get('/robots.txt', open, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`),
  )
  app.get('/sitemap.xml', open, (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(printSitemap(address)),
  )
  if (!existsSync(file)) return false
  const page = readFileSync(file, 'utf8').replaceAll(PLACEHOLDER, address)
  const packed = brotliCompressSync(page)
  app.get('/', open, (request, reply) => sendPage(request, reply, { page, packed }))
  return true
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { page, packed }: { page: string; packed: Buffer }) {
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').type('text/html; charset=utf-8')
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(page)
  return reply.header('content-encoding', 'br').send(packed)
}

function printSitemap(address: string): string {
  const urls = LISTED_PATHS.map((path) => `  <url><loc>${address}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
