import { mkdirSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './staff.ts'

const OUTPUT = 'e2e/output'

/** Screens as their people first see them, by address. `npm run screenshots` writes each in both themes and on a phone. */
const STAFF_SCREENS = {
  performance: '/performance',
  'performance-annual': '/performance?period=annual',
  'quality-overview': '/quality-assurance',
  'quality-sentiment': '/quality-assurance?tab=sentiment',
  'quality-flagged': '/quality-assurance?tab=flagged',
  'quality-conversations': '/quality-assurance/conversations',
  'quality-insights': '/quality-assurance/insights',
  'quality-demand': '/quality-assurance/insights?part=demand',
  'quality-menu': '/quality-assurance/insights?part=menu',
  'quality-criteria': '/quality-assurance/criteria',
  'quality-answers': '/quality-assurance/answers',
  builder: '/econcierge-builder',
  'builder-ecommerce': '/econcierge-builder?step=2',
  'builder-embed': '/econcierge-builder?step=3',
  'settings-account': '/settings',
  'settings-billing': '/settings?tab=billing',
  'settings-team': '/settings?tab=team',
  'settings-integrations': '/settings?tab=integrations',
  'settings-notifications': '/settings?tab=notifications',
  resources: '/resources',
  'my-account': '/kitchen?tab=accounts',
} as const
const OPERATOR_SCREENS = {
  kitchen: '/kitchen',
  'kitchen-health': '/kitchen?tab=health',
  'kitchen-accounts': '/kitchen?tab=accounts',
  'kitchen-infrastructure': '/kitchen?tab=infrastructure',
  outbox: '/outbox',
} as const
const PUBLIC_SCREENS = { landing: '/', shop: '/shop', login: '/login', signup: '/signup' } as const

test.beforeAll(() => {
  mkdirSync(OUTPUT, { recursive: true })
})

/** Until fonts, pictures and the first figures are there. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await page.waitForTimeout(800)
}

async function photograph(page: Page, name: string, path: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    for (const [device, size] of [
      ['desktop', { width: 1280, height: 900 }],
      ['phone', { width: 360, height: 780 }],
    ] as const) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme: theme })
      await page.goto(path)
      await settle(page)
      await page.screenshot({ path: `${OUTPUT}/${name}-${theme}-${device}.png`, fullPage: true })
    }
  }
}

test('pictures of the public pages', async ({ page }) => {
  test.setTimeout(180_000)
  for (const [name, path] of Object.entries(PUBLIC_SCREENS)) await photograph(page, name, path)
})

test('pictures of the dashboard', async ({ page }) => {
  test.setTimeout(600_000)
  await signInAs(page, 'admin')
  for (const [name, path] of Object.entries(STAFF_SCREENS)) await photograph(page, name, path)
})

test('pictures of the Kitchen', async ({ page }) => {
  test.setTimeout(300_000)
  await signInAs(page, 'superadmin')
  for (const [name, path] of Object.entries(OPERATOR_SCREENS)) await photograph(page, name, path)
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
