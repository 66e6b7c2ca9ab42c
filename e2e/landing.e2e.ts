import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { CLAIMS, CONTACT_EMAIL, DISCLAIMERS } from '#contract/claims.ts'
import { POSTER } from '#web/features/landing/poster.ts'
import { signInAs } from './staff.ts'

const BUDGET_BYTES = 150 * 1024

test('the page reads without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/')
  for (const name of ['Features', 'Benefits', 'Pricing', 'Dashboard']) {
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByText('BETA CLOSED')).toBeVisible()
  await expect(page.getByText('AT CAPACITY')).toBeVisible()
  await expect(page.getByText('$3,999')).toBeVisible()
  await expect(page.getByText('$7,900')).toBeVisible()
  for (const { figure, text } of CLAIMS) {
    await expect(page.getByText(figure, { exact: true })).toBeVisible()
    await expect(page.getByText(`${text}*`)).toBeVisible()
  }
  for (const disclaimer of DISCLAIMERS) await expect(page.getByText(disclaimer)).toBeVisible()
  await expect(page.getByRole('link', { name: CONTACT_EMAIL })).toHaveAttribute('href', `mailto:${CONTACT_EMAIL}`)
  await context.close()
})

test('it weighs less than 150 KB before the chat is touched, and runs no script of another origin', async ({
  page,
  baseURL,
}) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  let bytes = 0
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const foreign: string[] = []
  page.on('request', (request) => !request.url().startsWith(baseURL ?? '') && foreign.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.waitForLoadState('networkidle')
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThan(BUDGET_BYTES)
  expect(foreign).toEqual([])
})

test('the buttons of the top lead to their sections and to the dashboard', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Join Waitlist' }).click()
  await expect(page.getByRole('heading', { name: 'Pricing' })).toBeInViewport()
  await page.getByRole('link', { name: 'Remove Customer Barriers' }).click()
  await expect(page.getByRole('button', { name: 'Start the live demo' })).toBeInViewport()
  for (const name of ['Features', 'Benefits', 'Pricing']) {
    await page.getByRole('navigation').getByRole('link', { name }).click()
    await expect(page.locator(`#${name.toLowerCase()} h2`)).toBeInViewport()
  }
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.waitForURL('**/login?returnTo=*')
})

test('the poster makes room for the real chat of the demo dispensary', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Start the live demo' }).click()
  const stage = page.locator('#demo-stage')
  await stage.getByRole('button', { name: 'Yes, I am 21+' }).click()
  await stage.getByRole('textbox').fill(POSTER.ideas[0])
  await stage.getByRole('textbox').press('Enter')
  await expect(stage.getByRole('button', { name: 'Not helpful' })).toBeVisible()
  await expect(stage).toContainText('$')
  await expect(page.getByRole('button', { name: 'Start the live demo' })).toBeHidden()
})

test('the waitlist takes an address once, however often it is sent, and the super admin sees it', async ({
  page,
  request,
}) => {
  const email = `wait-${Date.now()}@lantern.example`
  await page.goto('/')
  for (let round = 0; round < 2; round++) {
    await page.getByRole('button', { name: 'Join Waitlist for eConcierge' }).click()
    const dialog = page.getByRole('dialog')
    if (round === 0) {
      await dialog.getByRole('button', { name: 'Join Waitlist' }).click()
      await expect(dialog.getByRole('alert')).toHaveText('Email is required')
      await expect(dialog.getByLabel('Email')).toBeFocused()
      await dialog.getByLabel('Email').fill('nonsense')
      await expect(dialog.getByRole('alert')).toBeHidden()
      await dialog.getByRole('button', { name: 'Join Waitlist' }).click()
      await expect(dialog.getByRole('alert')).toHaveText('Email is invalid')
    }
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('button', { name: 'Join Waitlist' }).click()
    await expect(dialog.getByRole('status')).toContainText(`You are on the list. We will write to ${email}.`)
    await page.reload()
  }
  await signInAs(page, 'superadmin')
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const reply = await request.get('/api/admin/waitlist?limit=100', { headers: { authorization: `Bearer ${token}` } })
  const { entries }: { entries: { email: string }[] } = await reply.json()
  expect(entries.filter((entry) => entry.email === email)).toHaveLength(1)
})

test('the theme is the system’s until it is chosen, and the choice is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: /theme/ }).click()
  await expect(root).toHaveAttribute('data-theme', 'light')
  await page.goto('/signup')
  await expect(root).toHaveAttribute('data-theme', 'light')
})

test('search engines and messengers find what they ask for', async ({ page, request, baseURL }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/eConcierge/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/`)
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(picture).toBe(`${baseURL}/og.png`)
  const png = await request.get('/og.png')
  const bytes = await png.body()
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${baseURL}/</loc>`)
})

test('the products of the poster are sold by the demo dispensary as the poster says', async ({ request }) => {
  const {
    products,
  }: { products: { name: string; priceCents: number; salePriceCents: number | null; imageUrl: string }[] } = await (
    await request.get('/api/shop')
  ).json()
  for (const shown of POSTER.products) {
    const sold = products.find((product) => product.name === shown.name)
    expect(`$${((sold?.salePriceCents ?? sold?.priceCents ?? 0) / 100).toFixed(2)}`).toBe(shown.price)
    expect(sold?.imageUrl).toBe(shown.imageUrl)
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious and nothing overflows at 360 pixels, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    await page.getByRole('button', { name: 'Join Waitlist for eConcierge' }).click()
    const { violations } = await new AxeBuilder({ page }).include('#waitlist').analyze()
    expect(violations).toEqual([])
  })
}
