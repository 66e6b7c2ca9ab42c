import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handleErrors } from './handle-errors.ts'
import { serveStatic } from './serve-static.ts'

const dist = mkdtempSync(join(tmpdir(), 'dist-'))
const app = Fastify()

beforeAll(async () => {
  for (const name of ['web/assets', 'shop', 'widget']) mkdirSync(join(dist, name), { recursive: true })
  writeFileSync(join(dist, 'web/index.html'), '<title>App</title>')
  writeFileSync(join(dist, 'web/assets/index-abcdefgh.js'), 'export {}')
  writeFileSync(join(dist, 'shop/index.html'), '<title>Shop</title>')
  writeFileSync(join(dist, 'widget/widget.js'), 'export {}')
  handleErrors(app)
  await serveStatic(app, {
    dist,
    publicUrl: 'https://econcierge.example',
    drawPicture: (key) => (key === 'jar' ? '<svg/>' : null),
  })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  rmSync(dist, { recursive: true, force: true })
})

const get = (url: string) => app.inject({ method: 'GET', url })

describe('the files of the site', () => {
  it.each(['/', '/performance', '/quality-assurance?tab=flagged', '/no/such/page'])(
    'answers %s with the web app',
    async (url) => {
      const reply = await get(url)
      expect({ status: reply.statusCode, body: reply.body }).toEqual({ status: 200, body: '<title>App</title>' })
    },
  )

  it('draws a picture by its name without the ending', async () => {
    const reply = await get('/pictures/jar.svg')
    expect({ body: reply.body, type: reply.headers['content-type'] }).toEqual({ body: '<svg/>', type: 'image/svg+xml' })
  })

  it('answers HEAD like GET', async () => {
    expect((await app.inject({ method: 'HEAD', url: '/performance' })).statusCode).toBe(200)
  })

  it.each(['/assets/index-oldhash1.js', '/api/no-such-call', '/pictures/none.svg'])(
    'does not answer %s with a page',
    async (url) => {
      const reply = await get(url)
      expect({ status: reply.statusCode, code: reply.json().code }).toEqual({ status: 404, code: 'not_found' })
    },
  )

  it('lets hashed files be kept for a year, and asks again for pages', async () => {
    expect((await get('/assets/index-abcdefgh.js')).headers['cache-control']).toContain('immutable')
    expect((await get('/')).headers['cache-control']).toBe('no-cache')
  })

  it('lets any site load the widget, and nothing else', async () => {
    expect((await get('/widget.js')).headers['access-control-allow-origin']).toBe('*')
    expect((await get('/')).headers['access-control-allow-origin']).toBeUndefined()
  })

  it('never leaves its folders', async () => {
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2f..%2fpackage.json']) {
      expect((await get(url)).body).not.toContain('econcierge')
    }
  })
})
