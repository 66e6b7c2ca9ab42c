import { type Browser, expect, type Page, test } from '@playwright/test'
import { PublicAgent } from '#contract/chat.ts'
import { launcherLookOf } from '#contract/launcher-look.ts'
import { HOSTILE_TEXTS } from './hostile-texts.test-data.ts'
import { chatOf, fieldOf, launcherOf, readDemoKey, serveShop } from './shop-with-widget.ts'

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
const A_TURN = 12

/** What must never happen, noted as it happens. */
async function watchPage(browser: Browser): Promise<{ page: Page; wrongs: () => Promise<string[]> }> {
  const page = await (await browser.newContext()).newPage()
  const found = new Set<string>()
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && !['localhost', '127.0.0.1'].includes(hostname)) found.add(request.url())
  })
  page.on('dialog', () => found.add('a dialog'))
  page.on('popup', () => found.add('a window'))
  page.on('framenavigated', (frame) => frame.parentFrame() && found.add(`a frame of ${frame.url()}`))
  return {
    page,
    wrongs: async () => {
      const ran = await page.evaluate(() => Reflect.get(window, 'pwned'))
      return ran === undefined ? [...found] : [...found, `${ran} scripts ran`]
    },
  }
}

const at = (index: number) => HOSTILE_TEXTS[index % HOSTILE_TEXTS.length] ?? ''

test('there are three hundred, no two alike', () => {
  expect(new Set(HOSTILE_TEXTS).size).toBe(300)
})

test('nothing that a shopper, a model or a catalogue says runs, or calls a foreign host', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const chat = baseURL ?? ''
  const { page, wrongs } = await watchPage(browser)
  let turn = 0
  await page.route(`${chat}/api/chat/**`, async (route) => {
    const call = route.request()
    if (call.url().endsWith('/messages')) {
      const body = answerOf(turn * A_TURN)
      turn += 1
      return route.fulfill({ headers: CORS, contentType: 'text/event-stream', body })
    }
    const reply = await (await route.fetch()).json()
    if (reply.ageGate) reply.ageGate.confirmed = true
    if (reply.greeting) Object.assign(reply, { greeting: HOSTILE_TEXTS.join('\n'), quickReplies: HOSTILE_TEXTS })
    return route.fulfill({ headers: CORS, json: reply })
  })
  await page.goto(await serveShop(chat, { csp: '' }))
  await launcherOf(page).click()
  const turns = HOSTILE_TEXTS.length / A_TURN
  for (let round = 1; round <= turns; round += 1) {
    const said = Array.from({ length: A_TURN }, (_, index) => at((round - 1) * A_TURN + index)).join('\n')
    await fieldOf(page).fill(said.slice(0, 2000))
    await fieldOf(page).press('Enter')
    await expect(chatOf(page).getByRole('button', { name: 'Not helpful' })).toHaveCount(round)
    const more = chatOf(page).getByRole('button', { name: /^Show \d+ more/ })
    await more.last().click()
  }
  await expect(chatOf(page).getByRole('article')).toHaveCount(HOSTILE_TEXTS.length)
  await chatOf(page)
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click()
  await chatOf(page)
    .getByRole('button', { name: /^Compare/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Compare these two' }).click()
  await expect(page.getByRole('dialog', { name: 'Side by side' })).toBeVisible()
  const links = await chatOf(page)
    .first()
    .locator('a')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  expect(links.filter((href) => !/^(https:|http:\/\/(127\.0\.0\.1|localhost)[:/]|tel:|mailto:)/.test(href))).toEqual([])
  expect(await chatOf(page).first().locator('script, iframe, object, embed, base, link, meta').count()).toBe(0)
  expect(await wrongs()).toEqual([])
})

test('nor anything that a theme or a text of the owner says', async ({ browser, baseURL }) => {
  test.setTimeout(180_000)
  const chat = baseURL ?? ''
  const { page, wrongs } = await watchPage(browser)
  const agentKey = await readDemoKey(chat)
  const agent = PublicAgent.parse(await (await fetch(`${chat}/api/chat/agents/${agentKey}`)).json())
  const loader = await (await fetch(`${chat}/widget.js`)).text()
  const chatFile = /chat-[\w-]+\.js/.exec(loader)?.[0] ?? ''
  await page.goto(await serveShop(chat, { csp: '', code: '<div id="place"></div>' }))
  const drawn = await page.evaluate(
    async ({ moduleUrl, origin, plain, texts }) => {
      const { mountChat } = await import(moduleUrl)
      const place = document.querySelector('#place')
      const mounted = mountChat(place, { agentKey: plain.key, origin, loadAgent: async () => plain })
      await mounted.open()
      let count = 0
      for (const text of texts) {
        const look = Object.fromEntries(
          Object.entries(plain.theme).map(([name, value]) => [name, typeof value === 'string' ? text : value]),
        )
        mounted.setAgent({ ...plain, name: text, businessName: text, contact: text, theme: look })
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        if (place?.shadowRoot?.querySelector('h2')?.textContent === text) count += 1
      }
      return count
    },
    { moduleUrl: `${chat}/widget/${chatFile}`, origin: chat, plain: agent, texts: [...HOSTILE_TEXTS] },
  )
  expect(drawn).toBe(HOSTILE_TEXTS.length)
  expect(await wrongs()).toEqual([])
})

test('nor a launcher in the look of an attacker, on a page that is one itself', async ({ browser, baseURL }) => {
  const chat = baseURL ?? ''
  const { page, wrongs } = await watchPage(browser)
  let load = 0
  await page.route(`${chat}/embed/*/widget.js`, (route) => route.continue({ url: `${chat}/widget.js` }))
  await page.route(`${chat}/api/chat/agents/**`, async (route) => {
    const reply = await (await route.fetch()).json()
    for (const [index, name] of Object.keys(reply.theme).entries()) {
      if (typeof reply.theme[name] === 'string') reply.theme[name] = at(load * 17 + index)
    }
    reply.launcher = launcherLookOf(reply.theme)
    load += 1
    return route.fulfill({ headers: CORS, json: reply })
  })
  const address = await serveShop(chat, {
    csp: '',
    script: `Object.prototype.polluted = 'x'; Array.prototype.last = () => 0; window.JSON.parse = JSON.parse
      localStorage.setItem('econcierge:look:x', '{"at":1'); addEventListener('message', () => {})
      parent.postMessage({ source: 'econcierge', type: 'event', name: 'add-to-cart', detail: {} }, '*')`,
  })
  for (let round = 0; round < 18; round += 1) {
    await page.goto(address)
    await expect(launcherOf(page)).toBeVisible()
    await page.waitForTimeout(450)
    await page.evaluate(() => localStorage.clear())
  }
  expect(load).toBe(18)
  expect(await wrongs()).toEqual([])
})

function answerOf(first: number): string {
  const own = Array.from({ length: A_TURN }, (_, index) => at(first + index))
  const events = [
    ['text', { text: own.join('\n') }],
    ['products', { products: own.map((_, index) => hostileProduct(first + index)) }],
    ['quick-replies', { quickReplies: own }],
    ['handoff', { handoff: { reason: 'asked', contact: own.join(' ') } }],
    ['done', { messageId: '0197a000-0000-7000-8000-000000000001', text: own.join('\n') }],
  ]
  return events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('')
}

/** Every text of it is one of the three hundred. */
function hostileProduct(index: number) {
  const text = at(index)
  return {
    productId: `p${index}`,
    sku: text,
    name: text,
    brand: text,
    category: 'flower',
    subcategory: text,
    strainType: index % 2 ? 'indica' : text,
    thcPercent: 20,
    cbdPercent: null,
    thcMgTotal: null,
    thcMgPerPiece: null,
    size: text,
    packCount: null,
    priceCents: 1000,
    salePriceCents: 900,
    currency: 'USD',
    effects: [text],
    url: text,
    imageUrl: text,
    inStock: true,
    reasons: [text],
  }
}
