import { createHmac } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, type Request, test } from '@playwright/test'
import { openOwnShop, type OwnShop } from './own-shop.ts'
import { ask, chatOf, launcherOf, openChat, passAgeGate, serveShop } from './shop-with-widget.ts'

type Snippets = { script: string; pinnedScript: string; iframe: string; tagManager: string }

async function readSnippets(shop: OwnShop): Promise<Snippets> {
  const embed: { snippets?: Snippets } = await shop.call('GET', 'embed')
  if (!embed.snippets) throw new Error('no embed codes')
  return embed.snippets
}

/** Notes whatever the page's policy or its scripts complain of. */
function watch(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  return complaints
}

test('the pinned code runs under a strict policy, and not a byte of another launcher does', async ({
  page,
  context,
  baseURL,
}) => {
  const chat = baseURL ?? ''
  const shop = await openOwnShop(page)
  const { pinnedScript } = await readSnippets(shop)
  const visitor = await context.newPage()
  const complaints = watch(visitor)
  await visitor.goto(await serveShop(chat, { code: pinnedScript, agentKey: shop.agentKey }))
  await openChat(visitor)
  expect(complaints).toEqual([])
  const forged = await context.newPage()
  const refusals = watch(forged)
  const code = pinnedScript.replace(/integrity="sha384-./, 'integrity="sha384-A')
  await forged.goto(await serveShop(chat, { code, agentKey: shop.agentKey }))
  await expect.poll(() => refusals.join(' ')).toContain('integrity')
  await expect(launcherOf(forged)).toHaveCount(0)
})

test('the launcher comes in one request of at most 2 KB, and the chat past its age gate in four', async ({
  page,
  context,
  baseURL,
}) => {
  const chat = baseURL ?? ''
  const shop = await openOwnShop(page)
  const { script } = await readSnippets(shop)
  const visitor = await context.newPage()
  const asked: Request[] = []
  visitor.on('request', (request) => {
    if (request.url().startsWith(chat) && request.method() !== 'OPTIONS') asked.push(request)
  })
  await visitor.goto(await serveShop(chat, { code: script, agentKey: shop.agentKey }))
  await expect(launcherOf(visitor)).toBeVisible()
  await visitor.waitForLoadState('networkidle')
  const sizes = await Promise.all(asked.map((request) => request.sizes()))
  expect(sizes).toHaveLength(1)
  expect(sizes[0]?.responseBodySize).toBeGreaterThan(1000)
  expect(sizes[0]?.responseBodySize).toBeLessThanOrEqual(2048)
  await openChat(visitor)
  expect(asked.map((request) => new URL(request.url()).pathname)).toEqual([
    `/embed/${shop.agentKey}/widget.js`,
    expect.stringMatching(/^\/widget\/chat-[\w-]+\.js$/),
    '/api/chat/conversations',
    expect.stringMatching(/\/age$/),
  ])
})

test('the code for tag managers brings the chat too', async ({ page, context, baseURL }) => {
  const shop = await openOwnShop(page)
  const { tagManager } = await readSnippets(shop)
  const visitor = await context.newPage()
  await visitor.goto(await serveShop(baseURL ?? '', { code: tagManager, csp: '', agentKey: shop.agentKey }))
  await openChat(visitor)
})

test('the iFrame stands in its corner, fills itself, and is held by listed pages alone', async ({
  page,
  context,
  baseURL,
}) => {
  const chat = baseURL ?? ''
  const shop = await openOwnShop(page)
  const { iframe } = await readSnippets(shop)
  const address = await serveShop(chat, { code: iframe, csp: '', agentKey: shop.agentKey })
  const visitor = await context.newPage()
  const complaints = watch(visitor)
  await visitor.goto(address)
  const frame = visitor.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Yes, I am 21+' }).click()
  await frame.getByRole('textbox').fill('when do you close?')
  await frame.getByRole('textbox').press('Enter')
  await expect(frame.getByRole('button', { name: 'Not helpful' })).toHaveCount(1)
  const box = await visitor.locator('iframe').boundingBox()
  const size = visitor.viewportSize()
  expect([(size?.width ?? 0) - (box?.x ?? 0) - 392, (size?.height ?? 0) - (box?.y ?? 0) - 680]).toEqual([20, 20])
  expect(await visitor.locator('iframe').evaluate((found) => getComputedStyle(found).zIndex)).toBe('9999')
  expect(complaints).toEqual([])
  const origin = address.slice(0, -1)
  await shop.call('PUT', 'embed/origins', { origins: [origin] })
  await visitor.reload()
  // The browser keeps nothing for a frame of another site, and the chat begins anew.
  await expect(frame.getByRole('button', { name: 'Yes, I am 21+' })).toBeVisible()
  await shop.call('PUT', 'embed/origins', { origins: ['https://another.example'] })
  const refusals = watch(visitor)
  await visitor.reload()
  await expect.poll(() => refusals.join(' ')).toContain('frame-ancestors')
  await expect(frame.getByRole('textbox')).toHaveCount(0)
})

test('a page that is not in the list shows no launcher and reads no answer', async ({ page, context, baseURL }) => {
  const chat = baseURL ?? ''
  const shop = await openOwnShop(page)
  const address = await serveShop(chat, { agentKey: shop.agentKey })
  await shop.call('PUT', 'embed/origins', { origins: [address.slice(0, -1)] })
  const visitor = await context.newPage()
  await visitor.goto(address)
  await openChat(visitor)
  // The same server by another name is another origin, as a look-alike is.
  const stranger = await context.newPage()
  await stranger.goto(await serveShop(chat, { agentKey: shop.agentKey }))
  await expect(launcherOf(stranger)).toHaveCount(0)
  const read = await stranger.evaluate(
    async ([origin, agentKey]) => {
      const get = fetch(`${origin}/api/chat/agents/${agentKey}`).then(
        () => 'read',
        () => 'refused',
      )
      const post = fetch(`${origin}/api/chat/conversations`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ agentKey }),
      }).then(
        () => 'read',
        () => 'refused',
      )
      return Promise.all([get, post])
    },
    [chat, shop.agentKey],
  )
  expect(read).toEqual(['refused', 'refused'])
})

test('a customer whom the shop vouches for is greeted by name, and the next one does not read on', async ({
  page,
  context,
  baseURL,
}) => {
  const shop = await openOwnShop(page)
  const { secret } = await shop.call('POST', 'embed/identity-secrets', {})
  const token = (sub: string, first_name: string) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub, first_name, exp: Math.floor(Date.now() / 1000) + 600 })}`
    return `${text}.${createHmac('sha256', String(secret)).update(text).digest('base64url')}`
  }
  const address = await serveShop(baseURL ?? '', { agentKey: shop.agentKey })
  const visitor = await context.newPage()
  const visitAs = async (identity: string) => {
    await visitor.goto('about:blank')
    await visitor.addInitScript((given) => {
      addEventListener('econcierge:ready', () => window.eConcierge?.identify(given))
    }, identity)
    await visitor.goto(address)
  }
  await visitAs(token('rosa', 'Rosa'))
  await openChat(visitor)
  await expect(chatOf(visitor).getByText('Rosa', { exact: false }).first()).toBeVisible()
  await ask(visitor, 'something for my back pain')
  await visitAs(token('sam', 'Sam'))
  await passAgeGate(visitor)
  await expect(chatOf(visitor).getByText('Sam', { exact: false }).first()).toBeVisible()
  await expect(chatOf(visitor).getByText('back pain')).toHaveCount(0)
  await visitAs('')
  await passAgeGate(visitor)
  await expect(chatOf(visitor).getByText('Sam', { exact: false })).toHaveCount(0)
})

test('a page that stood open over a deploy still opens the chat', async ({ page, context, baseURL }) => {
  const chat = baseURL ?? ''
  await page.goto(await serveShop(chat))
  const visitor = await context.newPage()
  await visitor.route('**/widget.js', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/chat-[\w-]+\.js/, 'chat-before00.js')
    await route.fulfill({ response, body })
  })
  await visitor.goto(await serveShop(chat))
  await openChat(visitor)
})

test('the installation is checked, the site allowed, and the guides read', async ({ page, baseURL }) => {
  const shop = await openOwnShop(page)
  const address = await serveShop(baseURL ?? '', { agentKey: shop.agentKey, csp: '' })
  await shop.call('PUT', 'embed/origins', { origins: ['https://another.example'] })
  await page.goto('/econcierge-builder?step=3')
  const field = page.getByLabel('Page of your site')
  await field.fill(address)
  await page.getByRole('button', { name: 'Check page' }).click()
  await expect(page.getByText('Blocked', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Allow this site' }).click()
  await expect(page.getByText('Installed', { exact: true })).toBeVisible()
  await expect(page.getByText(/on line \d+, in the body, for your live agent/)).toBeVisible()
  await page.getByLabel('Add a site').fill('shop.example/menu')
  await page.getByRole('button', { name: 'Add site' }).click()
  await expect(page.getByText('without a path')).toBeVisible()
  await page.getByLabel('Add a site').fill('https://Shop.Example')
  await page.getByRole('button', { name: 'Add site' }).click()
  await expect(page.getByText('https://shop.example', { exact: true })).toBeVisible()
  await page.getByText('Google Tag Manager', { exact: true }).click()
  await expect(page.getByRole('region', { name: 'Code for Google Tag Manager' })).toContainText(shop.agentKey)
  await page.getByRole('button', { name: 'Make a secret' }).click()
  await expect(page.getByText('It is not shown again.', { exact: false })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
})
