import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { makeTenant, signIn } from '#testing/factories.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const folders: string[] = []
afterAll(async () => {
  await database.close()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** The whole server over a build of the widget that reads `script`. */
async function serveBuild(db: Database, chat: string) {
  const dist = mkdtempSync(join(tmpdir(), 'embed-'))
  folders.push(dist)
  for (const folder of ['widget/embed', 'widget-kept', 'web', 'shop'])
    mkdirSync(join(dist, folder), { recursive: true })
  writeFileSync(join(dist, 'widget', 'widget.js'), `load('${chat}')`)
  writeFileSync(join(dist, 'widget', 'agent-widget.js'), `load('${chat}', eConciergeAgent)`)
  writeFileSync(join(dist, 'widget', chat), `export const name = '${chat}'`)
  writeFileSync(join(dist, 'widget', 'embed', 'index.html'), '<!doctype html><title>Chat</title>')
  writeFileSync(join(dist, 'widget-kept', 'es-former01.js'), 'export const former = 1')
  writeFileSync(join(dist, 'web', 'index.html'), '<!doctype html><title>App</title>')
  const app = await createTestApp(db, {
    config: { publicUrl: 'https://chat.example' },
    staticFolders: { dist, publicUrl: 'https://chat.example', drawPicture: () => null },
  })
  return app
}

const app = await serveBuild(database.db, 'chat-aaaaaaaa.js')
afterAll(app.close)

const snippetsOf = async () => {
  const tenant = await makeTenant(database.db)
  const token = await signIn(database.db, { tenant, role: 'user' })
  const { text } = await app.call('GET', '/api/admin/embed', { token })
  const embed: { version: string; integrity: string; snippets: Record<'script' | 'pinnedScript' | 'iframe', string> } =
    JSON.parse(text)
  return { tenant, token, ...embed }
}

describe('the embed codes', () => {
  test('name the live agent, this server, and the hash of the very launcher that is served', async () => {
    const { tenant, version, integrity, snippets } = await snippetsOf()
    const key = `data-agent-key="${tenant.agent.key}"`
    expect(snippets.script).toBe(
      `<script async crossorigin src="https://chat.example/embed/${tenant.agent.key}/widget.js" ${key}></script>`,
    )
    expect(snippets.pinnedScript).toBe(
      `<script async src="https://chat.example/widget/v/${version}/loader.js" integrity="${integrity}" crossorigin="anonymous" ${key}></script>`,
    )
    expect(snippets.iframe).toContain(`src="https://chat.example/embed/${tenant.agent.key}"`)
    for (const style of ['position:fixed', 'bottom:20px', 'right:20px', 'z-index:9999'])
      expect(snippets.iframe).toContain(style)
    const served = await app.call('GET', `/widget/v/${version}/loader.js`)
    expect(served.status).toBe(200)
    expect(integrity).toBe(`sha384-${createHash('sha384').update(served.text).digest('base64')}`)
    expect(served.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
})

describe('the launcher of one agent', () => {
  const ask = (key: string, headers: Record<string, string> = { origin: 'https://shop.example' }) =>
    app.call('GET', `/embed/${key}/widget.js`, { headers })

  test('has the agent written in, for a minute', async () => {
    const { tenant } = await snippetsOf()
    const { status, text, headers } = await ask(tenant.agent.key)
    expect([status, headers['cache-control'], headers['content-type'], headers['access-control-allow-origin']]).toEqual(
      [200, 'public, max-age=60', 'text/javascript; charset=utf-8', '*'],
    )
    expect(text).toMatch(/^\{const eConciergeAgent=\{.*\};load\('chat-aaaaaaaa\.js', eConciergeAgent\)\}$/s)
    expect(text).toContain(`"key":"${tenant.agent.key}"`)
  })

  test('is kept from sites that are not listed, and asks for itself where the browser does not say whose page it is', async () => {
    const { tenant, token } = await snippetsOf()
    await app.call('PUT', '/api/admin/embed/origins', { token, body: { origins: ['https://shop.example'] } })
    const listed = await ask(tenant.agent.key)
    expect([listed.status, listed.headers['access-control-allow-origin']]).toEqual([200, 'https://shop.example'])
    for (const origin of ['https://shop.example.evil.example', 'http://shop.example', 'null'])
      expect((await ask(tenant.agent.key, { origin })).status).toBe(403)
    expect((await ask(tenant.agent.key, {})).text).toBe("load('chat-aaaaaaaa.js')")
  })

  test('is nothing for an agent that does not exist', async () => {
    expect((await ask('ak_aaaaaaaaaaaaaaaaaaaa')).status).toBe(404)
    expect((await ask('x')).status).toBe(404)
  })

  test('is empty while the shop rests', async () => {
    const { tenant } = await snippetsOf()
    await database.owner.query("update tenants set status = 'suspended' where id = $1", [tenant.id])
    const { status, text } = await ask(tenant.agent.key)
    expect([status, text]).toEqual([200, ''])
  })

  test('goes over the line as brotli, and says what it depends on', async () => {
    const { tenant } = await snippetsOf()
    const packed = await ask(tenant.agent.key, { origin: 'https://shop.example', 'accept-encoding': 'gzip, br' })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'origin, accept-encoding' })
  })
})

describe('after a deploy', () => {
  test('a launcher that a page names by its hash is still there, byte for byte', async () => {
    const { version } = await snippetsOf()
    const before = await app.call('GET', `/widget/v/${version}/loader.js`)
    const later = await serveBuild(database.db, 'chat-bbbbbbbb.js')
    const after = await later.call('GET', `/widget/v/${version}/loader.js`)
    expect([after.status, after.text]).toEqual([200, before.text])
    expect((await later.call('GET', '/widget/v/0123456789abcdef/loader.js')).status).toBe(404)
    await later.close()
  })

  test('an open page gets the files of its own build, and the chat of now where its own was lost', async () => {
    expect((await app.call('GET', '/widget/es-former01.js')).text).toBe('export const former = 1')
    const stand = await app.call('GET', '/widget/chat-gone0000.js')
    expect([stand.status, stand.text, stand.headers['cache-control']]).toEqual([
      200,
      "export const name = 'chat-aaaaaaaa.js'",
      'no-store',
    ])
    for (const path of ['/widget/es-gone0000.js', '/widget/..%2fweb%2findex.html', '/widget/chat-x.map'])
      expect((await app.call('GET', path)).status).toBe(404)
  })
})

describe('the page of the iFrame', () => {
  test('may be held by any page while none is listed, then by those that are', async () => {
    const { tenant, token } = await snippetsOf()
    const holders = async () => {
      const page = await app.call('GET', `/embed/${tenant.agent.key}`)
      expect([page.status, page.headers['x-frame-options']]).toEqual([200, undefined])
      return String(page.headers['content-security-policy']).split('frame-ancestors ')[1]
    }
    expect(await holders()).toBe("'self' *")
    const origins = ['https://shop.example', 'https://*.chain.example']
    await app.call('PUT', '/api/admin/embed/origins', { token, body: { origins } })
    expect(await holders()).toBe("'self' https://shop.example https://*.chain.example")
  })

  test('says so where there is no such agent', async () => {
    for (const key of ['ak_aaaaaaaaaaaaaaaaaaaa', 'x', '%3Cscript%3E']) {
      const page = await app.call('GET', `/embed/${key}`)
      expect([page.status, page.text.includes('not available')]).toEqual([404, true])
    }
  })

  test('runs and fetches nothing but this server’s own', async () => {
    const { tenant } = await snippetsOf()
    const policy = String((await app.call('GET', `/embed/${tenant.agent.key}`)).headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe')
  })
})
