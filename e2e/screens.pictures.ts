import { mkdirSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './staff.ts'

const OUTPUT = 'e2e/output'

/** Screens as their people first see them. `npm run screenshots` writes each in both themes and on a phone. */
const STAFF_SCREENS = [
  { name: 'performance', path: '/performance' },
  { name: 'performance-annual', path: '/performance?period=annual' },
  { name: 'quality-overview', path: '/quality-assurance' },
  { name: 'quality-sentiment', path: '/quality-assurance?tab=sentiment' },
  { name: 'quality-flagged', path: '/quality-assurance?tab=flagged' },
]
const PUBLIC_SCREENS = [
  { name: 'landing', path: '/' },
  { name: 'shop', path: '/shop' },
  { name: 'login', path: '/login' },
  { name: 'signup', path: '/signup' },
]

test.beforeAll(() => {
  mkdirSync(OUTPUT, { recursive: true })
})

/** Until fonts, pictures and the first figures are there. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await page.waitForTimeout(800)
}

async function photograph(page: Page, screen: { name: string; path: string }): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    for (const [device, size] of [
      ['desktop', { width: 1280, height: 900 }],
      ['phone', { width: 360, height: 780 }],
    ] as const) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme: theme })
      await page.goto(screen.path)
      await settle(page)
      await page.screenshot({ path: `${OUTPUT}/${screen.name}-${theme}-${device}.png`, fullPage: true })
    }
  }
}

test('pictures of the public pages', async ({ page }) => {
  test.setTimeout(180_000)
  for (const screen of PUBLIC_SCREENS) await photograph(page, screen)
})

test('pictures of the dashboard', async ({ page }) => {
  test.setTimeout(180_000)
  await signInAs(page, 'admin')
  for (const screen of STAFF_SCREENS) await photograph(page, screen)
})

test('pictures of the chat', async ({ page }) => {
  await page.goto('/shop')
  await page.getByRole('button', { name: 'Open chat' }).click()
  await page.getByRole('button', { name: 'Yes, I am 21+' }).click()
  await page.locator('e-concierge').getByRole('textbox').fill('something relaxing under $40 for tonight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Add to cart: / }).first()).toBeVisible()
  await settle(page)
  await page.screenshot({ path: `${OUTPUT}/chat.png` })
})
