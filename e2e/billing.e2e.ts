import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { openOwnShop } from './own-shop.ts'
import { signInAs } from './staff.ts'

const BILLING = '/settings?tab=billing'
const ACTIONS = ['Manage Subscription', 'Change Plan', 'Cancel Subscription'] as const

const action = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('button', { name, exact: true })
const said = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text, { exact: true })
const plan = (page: Page) => page.getByRole('region', { name: 'Current plan' })

/** The portal opens beside the page, which is looked at again when it comes back to the front. */
async function openPortal(page: Page): Promise<Page> {
  const [portal] = await Promise.all([page.context().waitForEvent('page'), action(page, 'Manage Subscription').click()])
  await portal.waitForLoadState()
  return portal
}

async function press(portal: Page, name: string): Promise<void> {
  await portal.getByRole('button', { name }).click()
  await portal.waitForLoadState()
}

test('the demo dispensary shows the sample: plan, trial end, card, billing email and the started trial', async ({
  page,
}) => {
  await signInAs(page, 'admin', BILLING)
  await expect(plan(page)).toContainText('Virtual Budtender')
  await expect(plan(page)).toContainText('Active')
  await expect(plan(page)).toContainText('30-day trial • $3,999/mo after trial')
  await expect(page.getByText(/^trial ends in 2\d days$/)).toBeVisible()
  await expect(page.getByText('Visa •••• •••• •••• 4242')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Billing email' })).toContainText('@demo-tenant.example')
  for (const head of ['Date', 'Description', 'Amount', 'Status', 'Invoice'])
    await expect(page.getByRole('columnheader', { name: head })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'trial started' })
  await expect(row).toContainText('$0.00')
  const [file] = await Promise.all([page.waitForEvent('download'), row.getByRole('button').click()])
  expect(file.suggestedFilename()).toMatch(/^invoice-.+\.pdf$/)
  expect(readFileSync(await file.path(), 'latin1').slice(0, 8)).toBe('%PDF-1.4')
})

test('axe finds nothing in either theme, and nothing is wider than a phone', async ({ page }) => {
  await signInAs(page, 'admin', BILLING)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).include('main').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
  }
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('a member without the permission does not see billing', async ({ page }) => {
  await signInAs(page, 'customer', BILLING)
  await expect(page.getByText('Billing is not open to your role.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Billing' })).toHaveCount(0)
})

test('cancelling asks first, says what happens, and can be taken back', async ({ page }) => {
  await openOwnShop(page, { isBeta: false })
  await page.goto(BILLING)
  await action(page, 'Cancel Subscription').click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(
    'Are you sure you want to cancel your subscription? This will take effect at the end of your current billing period.',
  )
  await dialog.getByRole('button', { name: 'Keep Subscription' }).click()
  await expect(plan(page)).toContainText('Active')
  await action(page, 'Cancel Subscription').click()
  await dialog.getByRole('button', { name: 'Cancel Subscription' }).click()
  await expect(
    said(page, 'Subscription cancelled. You will retain access until the end of your current billing period.'),
  ).toBeVisible()
  await expect(page.getByText(/^Your subscription ends on /)).toBeVisible()
  await action(page, 'Resume Subscription').click()
  await expect(said(page, 'Subscription resumed. Nothing else changes.')).toBeVisible()
  await expect(plan(page)).toContainText('Active')
})

test('while one action runs, all three buttons wait and say Loading...', async ({ page }) => {
  await openOwnShop(page, { isBeta: false })
  await page.goto(BILLING)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/stripe/create-portal-session', async (route) => {
    await held
    await route.continue()
  })
  await action(page, 'Manage Subscription').click()
  const waiting = plan(page).getByRole('button', { name: 'Loading...' })
  await expect(waiting).toHaveCount(3)
  for (const button of await waiting.all()) await expect(button).toBeDisabled()
  release()
  for (const name of ACTIONS) await expect(action(page, name)).toBeEnabled()
})

test('each failure is told in its own words', async ({ page }) => {
  await openOwnShop(page, { isBeta: false })
  await page.goto(BILLING)
  await page.route('**/api/stripe/**', (route) =>
    route.fulfill({ status: 503, json: { error: 'no', code: 'unavailable' } }),
  )
  await action(page, 'Manage Subscription').click()
  await expect(said(page, 'Unable to access billing portal. Please contact support.')).toBeVisible()
  await action(page, 'Change Plan').click()
  await expect(said(page, 'Unable to process plan change. Please contact support.')).toBeVisible()
  await action(page, 'Cancel Subscription').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Subscription' }).click()
  await expect(said(page, 'Unable to cancel subscription. Please contact support.')).toBeVisible()
  await page.unroute('**/api/stripe/**')
  await page.route('**/api/billing', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Billing could not be loaded.')).toBeVisible()
  await page.unroute('**/api/billing')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(plan(page)).toContainText('Professional')
})

test('a plan is changed through the checkout, and only by finishing it', async ({ page }) => {
  await openOwnShop(page, { isBeta: false })
  await page.goto(BILLING)
  await expect(plan(page)).toContainText('$97/mo after trial')
  await action(page, 'Change Plan').click()
  await page.waitForURL('**/sandbox/checkout/**')
  await expect(page.getByText('No card is ever charged here')).toBeVisible()
  await expect(page.getByRole('heading')).toContainText('Optimization Engine')
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(plan(page)).toContainText('Professional')
  await page.goto(`${BILLING}&checkout=done`)
  await expect(page).toHaveURL(/tab=billing$/)
  await expect(plan(page)).toContainText('Professional')
  await action(page, 'Change Plan').click()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.waitForURL((url) => url.pathname === '/settings')
  await expect(plan(page)).toContainText('Optimization Engine')
  await expect(plan(page)).toContainText('$7,900/mo after trial')
})

test('a payment that fails is told with what to do, and made good by another card', async ({ page }) => {
  await openOwnShop(page, { isBeta: false })
  await page.goto(BILLING)
  const portal = await openPortal(page)
  await expect(portal.getByText('No card is ever charged here')).toBeVisible()
  const { violations } = await new AxeBuilder({ page: portal }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await portal.getByRole('radio', { name: /declined when charged/ }).check()
  await press(portal, 'Save payment method')
  await press(portal, 'End it now')
  await page.bringToFront()
  await page.reload()
  await expect(page.getByRole('main').getByText('Your last payment did not go through.')).toBeVisible()
  const banner = page.getByRole('status').filter({ hasText: 'eConcierge stays on until' })
  await expect(banner.getByRole('link', { name: 'Update payment method' })).toBeVisible()
  await expect(plan(page)).toContainText('Past due')
  await expect(page.getByRole('row').filter({ hasText: 'Failed' })).toContainText('$97.00')
  await portal.getByRole('radio', { name: /Mastercard/ }).check()
  await press(portal, 'Save payment method')
  await page.reload()
  await expect(plan(page)).toContainText('Active')
  await expect(page.getByText('Mastercard •••• •••• •••• 4444')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: '$97.00' })).toContainText('Paid')
})

test('in the beta the first payment method is given through Change Plan', async ({ page }) => {
  await openOwnShop(page)
  await page.goto(BILLING)
  await expect(plan(page)).toContainText('90-day beta • $97/mo after the beta')
  await expect(page.getByText(/^Your beta ends on .+ no payment method is on file\.$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Payment method' })).toContainText('None on file')
  await action(page, 'Change Plan').click()
  await page.waitForURL('**/sandbox/checkout/**')
  await expect(page.getByRole('heading')).toContainText('Professional')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.waitForURL((url) => url.pathname === '/settings')
  await expect(page.getByText('Visa •••• •••• •••• 4242')).toBeVisible()
})

test('an ended subscription leaves the dashboard under a banner that leads to a plan, and the shop’s page without a widget', async ({
  page,
  baseURL,
}) => {
  const { agentKey } = await openOwnShop(page, { isBeta: false })
  await page.goto(BILLING)
  const portal = await openPortal(page)
  await press(portal, 'Cancel')
  await press(portal, 'End it now')
  await portal.close()
  await page.goto('/performance')
  const banner = page.getByRole('status').filter({ hasText: 'Your assistant is off, and everything you have is kept.' })
  await expect(banner).toContainText(/^Your subscription ended on /)
  await expect(page.getByRole('heading', { name: 'Performance & Quality Assurance' })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await banner.getByRole('link', { name: 'Choose a plan' }).click()
  await expect(page.getByText('Your subscription has ended.')).toBeVisible()
  await expect(action(page, 'Change Plan')).toBeEnabled()

  const faults: string[] = []
  const shop = await page.context().newPage()
  shop.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  shop.on('pageerror', (error) => faults.push(error.message))
  await shop.route('**/a-shop', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Shop</title><h1>Shop</h1><script async src="${baseURL}/widget.js" data-agent-key="${agentKey}"></script>`,
    }),
  )
  const asked = shop.waitForResponse((reply) => reply.url().includes(`/api/chat/agents/${agentKey}`))
  await shop.goto(`${baseURL}/a-shop`)
  expect((await asked).status()).toBe(204)
  await expect(shop.locator('e-concierge')).toHaveCount(0)
  expect(faults).toEqual([])
})
