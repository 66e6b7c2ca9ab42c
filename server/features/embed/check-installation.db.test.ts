import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSnippets } from '#contract/embed-snippets.ts'
import type { InstallationCheck } from '#contract/embed.ts'
import { makeTenant, signIn, type TestTenant } from '#testing/factories.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const CHAT = 'https://chat.example'
const database = await openTestDatabase()
const app = await createTestApp(database.db, { config: { publicUrl: CHAT } })
let page: { html: string; status?: number; csp?: string; location?: string } = { html: '' }
const site: Server = createServer((_request, response) => {
  response.writeHead(page.status ?? 200, {
    'content-type': 'text/html',
    ...(page.csp === undefined ? {} : { 'content-security-policy': page.csp }),
    ...(page.location === undefined ? {} : { location: page.location }),
  })
  response.end(page.html)
})
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
const bound = site.address()
const url = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/`
afterAll(async () => {
  site.close()
  await app.close()
  await database.close()
})

let tenant: TestTenant
let token: string
beforeAll(async () => {
  tenant = await makeTenant(database.db)
  token = await signIn(database.db, { tenant, role: 'user' })
})

async function check(given: typeof page, at = url): Promise<InstallationCheck> {
  // The limit of a minute is not what is tested here.
  await database.db.platform((trx) =>
    trx.deleteFrom('rate_counters').where('bucket', 'like', 'embed-check:%').execute(),
  )
  page = given
  const reply = await app.call('POST', '/api/admin/embed/check', { token, body: { url: at } })
  expect(reply.status).toBe(200)
  return JSON.parse(reply.text)
}

const tag = (attributes = `data-agent-key="${tenant.agent.key}"`, src = `${CHAT}/widget.js`) =>
  `<script async src="${src}" ${attributes}></script>`
const inPage = (body: string, head = '') =>
  `<!doctype html>\n<html>\n<head>\n${head}</head>\n<body>\n<h1>Menu</h1>\n${body}</body></html>`

describe('the installation check', () => {
  test('finds the script tag, and says where', async () => {
    const found = await check({ html: inPage(tag()) })
    expect(found).toMatchObject({
      verdict: 'installed',
      found: [{ method: 'script', line: 7, place: 'body', key: 'own', otherHost: null }],
      blockedBy: [],
      originMissing: null,
      pageUrl: url,
    })
    expect(found.text).toContain('line 7')
  })

  test('finds every embed code as it is given', async () => {
    const launcher = { version: '0123456789abcdef', integrity: 'sha384-x' }
    const codes = makeSnippets({ origin: CHAT, agentKey: tenant.agent.key, launcher, agentName: 'Robin' })
    for (const code of Object.values(codes)) {
      const { verdict, found } = await check({ html: inPage(code ?? '') })
      expect([verdict, found.map(({ key }: { key: string }) => key)]).toEqual(['installed', ['own']])
    }
  })

  test('finds the versioned script in the head, the iFrame, and a script that puts the tag in', async () => {
    const key = tenant.agent.key
    const versioned = tag(
      `integrity='sha384-x' data-agent-key=${key}`,
      '//chat.example/widget/v/0123456789abcdef/loader.js',
    )
    const frame = `<IFRAME title='a > b' src="${CHAT}/embed/${key}?lang=es"></IFRAME>`
    const inline = `<script>var s=document.createElement('script');s.src="${CHAT}/widget.js";s.dataset.agentKey='${key}'</script>`
    const { found } = await check({ html: inPage(frame + inline, versioned) })
    expect(found.map(({ method, place, key: whose }) => [method, place, whose])).toEqual([
      ['script', 'head', 'own'],
      ['iframe', 'body', 'own'],
      ['script', 'body', 'own'],
    ])
  })

  test.each([
    ['nothing at all', () => inPage(''), 'Paste it before'],
    ['the tag in a comment', () => inPage(`<!-- ${tag()} -->`), 'in a comment'],
    [
      'the tag behind a consent tool',
      () => inPage(tag(`type="text/plain" data-agent-key="${tenant.agent.key}"`)),
      'a consent tool',
    ],
    [
      'only the tag manager',
      () => inPage('<script src="https://www.googletagmanager.com/gtm.js?id=GTM-ABC123"></script>'),
      'Tag Manager',
    ],
  ])('with %s it is not found', async (_what, html, hint) => {
    const found = await check({ html: html() })
    expect(found.verdict).toBe('not-found')
    expect(found.text).toContain(hint)
  })

  test('tells a wrong key, a missing one and a strange server apart', async () => {
    const other = await makeTenant(database.db)
    const texts = []
    for (const code of [
      tag(`data-agent-key="${other.agent.key}"`),
      tag(''),
      tag(undefined, 'https://cdn.example/widget.js'),
    ]) {
      const found = await check({ html: inPage(code) })
      expect(found.verdict).toBe('wrong-key')
      texts.push(found.text)
    }
    expect(texts[0]).toContain('not yours')
    expect(texts[1]).toContain('data-agent-key')
    expect(texts[2]).toContain('cdn.example')
  })

  test.each([
    ["default-src 'self'", ['default-src']],
    ["script-src 'self'; connect-src 'self'", ['script-src', 'connect-src']],
    [`script-src 'self' ${CHAT}; connect-src 'self'`, ['connect-src']],
    [`script-src ${CHAT} 'strict-dynamic'; connect-src *`, ['script-src']],
    [`script-src https://chat.example:8443; connect-src ${CHAT}`, ['script-src']],
    [`script-src https://evilchat.example; connect-src ${CHAT}`, ['script-src']],
    [`script-src https://*.chat.example; connect-src ${CHAT}`, ['script-src']],
    ["script-src 'none'", ['script-src']],
    [`script-src https:; connect-src https://*.example`, []],
    [`script-src chat.example; connect-src chat.example`, []],
    [`default-src 'self' ${CHAT}`, []],
    [`script-src ${CHAT}, script-src 'self'`, ['script-src']],
    ["img-src 'none'", []],
  ])('under the policy %s it says what stands in the way', async (csp, directives) => {
    for (const found of [
      await check({ html: inPage(tag()), csp }),
      await check({ html: inPage(tag(), `<meta http-equiv="Content-Security-Policy" content="${csp}">`) }),
    ]) {
      expect(found.blockedBy.map((block) => block.directive)).toEqual(directives)
      expect(found.verdict).toBe(directives.length > 0 ? 'blocked' : 'installed')
      for (const block of found.blockedBy) expect(block.add).toBe(CHAT)
    }
  })

  test('a frame needs frame-src, and a tag with the right nonce is let in', async () => {
    const frame = `<iframe src="${CHAT}/embed/${tenant.agent.key}"></iframe>`
    expect((await check({ html: inPage(frame), csp: "frame-src 'self'" })).blockedBy).toEqual([
      { directive: 'frame-src', add: CHAT },
    ])
    const nonced = tag(`nonce="r4nd0m" data-agent-key="${tenant.agent.key}"`)
    const csp = `script-src 'nonce-r4nd0m' 'strict-dynamic'; connect-src ${CHAT}`
    expect((await check({ html: inPage(nonced), csp })).verdict).toBe('installed')
  })

  test('says so when the page is not in the list of allowed sites', async () => {
    const save = (origins: string[]) => app.call('PUT', '/api/admin/embed/origins', { token, body: { origins } })
    await save(['https://shop.example'])
    const found = await check({ html: inPage(tag()) })
    await save([])
    expect(found).toMatchObject({ verdict: 'blocked', originMissing: url.slice(0, -1) })
  })

  test('reads what a page that fails still says, and tells its status', async () => {
    expect(await check({ html: 'Sorry', status: 403 })).toMatchObject({
      verdict: 'unreachable',
      text: expect.stringContaining('403'),
    })
    expect((await check({ html: inPage(tag()), status: 404 })).verdict).toBe('installed')
  })

  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://[fd00::1]/',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'http://user:pass@10.1.2.3/',
    'not a url at all',
  ])('%s is not fetched', async (address) => {
    expect((await check({ html: inPage(tag()) }, address)).verdict).toBe('unreachable')
  })

  test('a redirect into a private network is not followed, nor one without end', async () => {
    expect((await check({ html: '', status: 302, location: 'http://169.254.169.254/' })).verdict).toBe('unreachable')
    expect((await check({ html: '', status: 302, location: url })).verdict).toBe('unreachable')
  })

  test.each([
    ['unclosed tags', '<script '.repeat(150_000)],
    ['quotes without end', `<iframe src="${'x"'.repeat(500_000)}`],
    ['comments without end', '<!--'.repeat(200_000)],
    ['comments by the thousand', '<!---->'.repeat(100_000)],
    ['scripts by the thousand', '<script></script>'.repeat(80_000)],
  ])('a hostile page of %s is read within the time of a test', async (_what, html) => {
    expect((await check({ html })).verdict).not.toBe('installed')
  })

  test('a page without end is given up', async () => {
    expect((await check({ html: 'x'.repeat(3 * 1024 * 1024) })).verdict).toBe('unreachable')
  })

  test('is done ten times a minute at most', async () => {
    page = { html: '' }
    const stranger = await makeTenant(database.db)
    const session = await signIn(database.db, { tenant: stranger, role: 'user' })
    const statuses = []
    for (let turn = 0; turn < 11; turn += 1)
      statuses.push((await app.call('POST', '/api/admin/embed/check', { token: session, body: { url } })).status)
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200))
  })
})
