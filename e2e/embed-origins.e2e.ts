import { type BrowserContext, expect, type Frame, type Page, test } from '@playwright/test'
import { agentLauncherPath } from '#contract/embed-snippets.ts'
import { CHROMIUM_ARGUMENTS } from '#testing/find-chromium.ts'
import { openOwnShop } from './own-shop.ts'
import { launcherOf } from './shop-with-widget.ts'

/** Chromium keeps pages of the internet from this machine, whatever the server says: here the server counts as one of the internet. */
const PUBLIC = `--ip-address-space-overrides=127.0.0.1:${process.env.E2E_PORT}=public,[::1]:${process.env.E2E_PORT}=public`
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, args: [...CHROMIUM_ARGUMENTS, PUBLIC] }),
})

const LISTED = ['https://shop.example', 'https://*.chain.example', 'http://localhost:4321']

type Chat = { origin: string; agentKey: string }

/** The code that says whose page asks, or that of any agent, which asks for itself. */
const launcher = ({ origin, agentKey }: Chat, isOwn: boolean) =>
  isOwn
    ? `<script async crossorigin src='${origin}${agentLauncherPath(agentKey)}' data-agent-key='${agentKey}'></script>`
    : `<script async src='${origin}/widget.js' data-agent-key='${agentKey}'></script>`

/** Opens a page at an address that nobody serves. Its origin is what the browser makes of it. */
async function standAt(context: BrowserContext, address: string, page: { html: string; csp?: string }): Promise<Page> {
  const visitor = await context.newPage()
  const { origin } = new URL(address)
  await visitor.route(
    (url) => url.origin === origin,
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        ...(page.csp === undefined ? {} : { headers: { 'content-security-policy': page.csp } }),
        body: `<!doctype html><html lang="en"><title>Shop</title><h1>A shop</h1>${page.html}</html>`,
      }),
  )
  await visitor.goto(address)
  return visitor
}

/** What a script of the page gets to read: of the launcher, which is anybody's, and of the public calls. */
function readAs(place: Page | Frame, chat: Chat): Promise<string[]> {
  return place.evaluate(async ({ origin, agentKey }) => {
    const told = (call: Promise<Response>) =>
      call.then(
        (reply) => `read ${reply.status}`,
        () => 'refused',
      )
    return Promise.all([
      told(fetch(`${origin}/widget.js`)),
      told(fetch(`${origin}/api/chat/agents/${agentKey}`)),
      told(
        fetch(`${origin}/api/chat/conversations`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ agentKey }),
        }),
      ),
    ])
  }, chat)
}

async function openListedShop(page: Page, baseURL: string | undefined): Promise<Chat> {
  const shop = await openOwnShop(page)
  await shop.call('PUT', 'embed/origins', { origins: LISTED })
  return { origin: baseURL ?? '', agentKey: shop.agentKey }
}

const REFUSED = ['read 200', 'refused', 'refused']
const frameOf = ({ origin, agentKey }: Chat) => `<iframe src="${origin}/embed/${agentKey}"></iframe>`

test('a listed page shows launcher and frame, however its address is typed', async ({ page, context, baseURL }) => {
  const chat = await openListedShop(page, baseURL)
  for (const address of ['https://shop.example/', 'HTTPS://SHOP.EXAMPLE:443/menu', 'https://North.Chain.Example/'])
    await test.step(address, async () => {
      const visitor = await standAt(context, address, { html: launcher(chat, true) + frameOf(chat) })
      await expect(launcherOf(visitor)).toBeVisible()
      await expect(visitor.frameLocator('iframe').getByRole('button', { name: 'Yes, I am 21+' })).toBeVisible()
      expect(await readAs(visitor, chat)).toEqual(['read 200', 'read 200', 'read 201'])
      await visitor.close()
    })
})

test('a page of nearly the same address shows nothing and reads nothing', async ({ page, context, baseURL }) => {
  test.slow()
  const chat = await openListedShop(page, baseURL)
  for (const address of [
    'https://shop.example:8443/',
    'http://shop.example/',
    'https://localhost:4321/',
    'http://localhost:4322/',
    'https://shop.example./',
    'https://SHOP.EXAMPLE./',
    'https://www.shop.example/',
    'https://shop.example.evil.example/',
    'https://evilshop.example/',
    'https://chain.example/',
    'http://north.chain.example/',
    'https://north.chain.example./',
    'https://evilchain.example/',
    'https://sh\u043ep.example/',
  ])
    await test.step(address, async () => {
      const visitor = await standAt(context, address, {
        html: launcher(chat, true) + launcher(chat, false) + frameOf(chat),
      })
      expect(await readAs(visitor, chat)).toEqual(REFUSED)
      await visitor.waitForLoadState('networkidle')
      await expect(launcherOf(visitor)).toHaveCount(0)
      await expect(visitor.frameLocator('iframe').getByRole('button')).toHaveCount(0)
      await visitor.close()
    })
})

test('a page without an origin of its own shows nothing, be it held by a listed one', async ({
  page,
  context,
  baseURL,
}) => {
  const chat = await openListedShop(page, baseURL)
  const both = launcher(chat, true) + launcher(chat, false)
  const frames = {
    sandboxed: `<iframe sandbox="allow-scripts" srcdoc="${both}"></iframe>`,
    data: `<iframe src="data:text/html,${encodeURIComponent(both)}"></iframe>`,
  }
  for (const [kind, html] of Object.entries(frames))
    await test.step(kind, async () => {
      const visitor = await standAt(context, 'https://shop.example/', { html })
      const inner = visitor.frames()[1]
      if (inner === undefined) throw new Error('no frame')
      expect(await inner.evaluate(() => origin)).toBe('null')
      expect(await readAs(inner, chat)).toEqual(REFUSED)
      await visitor.waitForLoadState('networkidle')
      await expect(inner.getByRole('button', { name: 'Open chat' })).toHaveCount(0)
      await visitor.close()
    })
  await test.step('a sandboxed page', async () => {
    const html = both + frameOf(chat)
    const visitor = await standAt(context, 'https://shop.example/', { html, csp: 'sandbox allow-scripts' })
    expect(await readAs(visitor, chat)).toEqual(REFUSED)
    await visitor.waitForLoadState('networkidle')
    await expect(launcherOf(visitor)).toHaveCount(0)
    await expect(visitor.frameLocator('iframe').getByRole('button')).toHaveCount(0)
  })
})
