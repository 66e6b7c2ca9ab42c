import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveLanding } from './serve-landing.ts'

const folder = mkdtempSync(join(tmpdir(), 'econcierge-landing-'))
const file = join(folder, 'landing.html')
const app = Fastify()
beforeAll(async () => {
  writeFileSync(file, '<meta property="og:image" content="https://public-url.invalid/og.png">')
  serveLanding(app, file, 'https://shop"s.example')
  await app.ready()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('the page knows the address of the site, and nothing breaks out of it', async () => {
  const reply = await app.inject('/')
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(reply.body).toBe('<meta property="og:image" content="https://shop&#34;s.example/og.png">')
})

test('the page comes packed to whoever can unpack it', async () => {
  const reply = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
  expect(reply.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(reply.rawPayload).toString()).toContain('og.png')
})

test('search engines find the public pages and are kept from the calls', async () => {
  expect((await app.inject('/robots.txt')).body).toContain('Disallow: /api/\nSitemap: https://')
  const sitemap = await app.inject('/sitemap.xml')
  expect(sitemap.headers['content-type']).toContain('application/xml')
  expect(sitemap.body).toContain('<loc>https://shop&#34;s.example/signup</loc>')
})

test('a site that has not been built says so', () => {
  expect(serveLanding(Fastify(), join(folder, 'missing.html'), 'https://econcierge.example')).toBe(false)
})
