import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { type FakeVendor, startFakeVendor } from '#testing/fake-vendor.ts'
import { type FakeWoo, makeWooProducts, startFakeWoo, WOO } from '#testing/fake-woocommerce.ts'
import { openOwnShop } from './own-shop.ts'
import { signInAs } from './staff.ts'

const TAB = '/settings?tab=integrations'
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
const said = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text)

let woo: FakeWoo
let hearer: FakeVendor
test.beforeAll(async () => {
  woo = await startFakeWoo()
  hearer = await startFakeVendor(() => ({ json: { status: 'success' } }))
})
test.afterAll(async () => {
  await woo.close()
  await hearer.close()
})

test('the cards are those of the specification, the point of sale connected', async ({ page }) => {
  await signInAs(page, 'admin', TAB)
  await expect(card(page, 'Dutchie POS')).toContainText('Connected')
  for (const [name, label] of [
    ['Shopify', 'Connect'],
    ['BigCommerce', 'Connect'],
    ['Dutchie POS', 'Manage'],
    ['WooCommerce', 'Connect'],
    ['Custom API', 'Configure'],
    ['Google Analytics 4', 'Setup'],
    ['Mailchimp', 'Setup'],
    ['Slack', 'Setup'],
    ['Zapier and other automation', 'Setup'],
  ] as const)
    await expect(card(page, name).getByRole('button')).toHaveText(label)
  const found = await new AxeBuilder({ page }).analyze()
  expect(found.violations).toEqual([])
})

test('a store is tested, connected, read, mended and disconnected', async ({ page }) => {
  await openOwnShop(page)
  woo.products.push(...makeWooProducts(230))
  await page.goto(TAB)
  await card(page, 'WooCommerce').getByRole('button', { name: 'Connect' }).click()
  const sheet = page.getByRole('dialog', { name: 'WooCommerce' })
  await sheet.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(sheet.getByText('Site address is required')).toBeVisible()
  await sheet.getByLabel('Site address').fill(woo.origin)
  await sheet.getByLabel('Consumer key').fill('ck_wrong_wrong_wrong')
  await sheet.getByLabel('Consumer secret').fill(WOO.consumerSecret)
  await sheet.getByRole('button', { name: 'Test connection' }).click()
  await expect(sheet.getByText('The key was refused.')).toBeVisible()
  await sheet.getByLabel('Consumer key').fill(WOO.consumerKey)
  await sheet.getByRole('button', { name: 'Test connection' }).click()
  await expect(sheet.getByText('It works.')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await sheet.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(said(page, /WooCommerce is connected to/)).toBeVisible()
  await expect(sheet.getByRole('list', { name: 'Last syncs' })).toContainText('230 products read')
  await expect(sheet.getByRole('textbox', { name: 'Secret', exact: true })).toHaveValue(/^whk_/)
  await page.reload()
  await expect(sheet.getByLabel('Consumer key')).toHaveValue('')
  await expect(sheet.getByRole('textbox', { name: 'Secret', exact: true })).toHaveCount(0)
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain('canary')
  await sheet.getByRole('button', { name: 'Sync now' }).click()
  await expect(sheet.getByRole('list', { name: 'Last syncs' }).getByRole('listitem')).toHaveCount(2)
  await sheet.getByRole('button', { name: 'Disconnect WooCommerce' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(said(page, /its keys are destroyed/)).toBeVisible()
  await expect(card(page, 'WooCommerce').getByRole('button')).toHaveText('Connect')
})

test('a store that falls ill says what is wrong and what to do, and the menu stays', async ({ page }) => {
  const shop = await openOwnShop(page)
  woo.products.splice(0, Infinity, ...makeWooProducts(12))
  await shop.call('PUT', 'integrations/woocommerce', { fields: { site: woo.origin, ...WOO } })
  await page.goto(`${TAB}&connection=woocommerce`)
  const sheet = page.getByRole('dialog', { name: 'WooCommerce' })
  await expect(sheet.getByText('12 products read')).toBeVisible()
  woo.fail('error-500')
  await sheet.getByRole('button', { name: 'Sync now' }).click()
  await expect(sheet.getByText('Your menu stays as it was until then.')).toBeVisible()
  woo.fail('bad-key')
  await sheet.getByRole('button', { name: 'Try now' }).click()
  await expect(sheet.getByRole('alert')).toContainText('Copy it once more, whole and without spaces.')
  await expect(sheet.getByRole('alert')).toContainText('Your menu stays as the last good sync left it.')
  woo.fail(null)
  await sheet.getByRole('button', { name: 'Sync now' }).click()
  await expect(sheet.getByRole('alert')).toHaveCount(0)
  const { menu } = await shop.call('GET', 'integrations')
  expect(menu).toMatchObject({ source: 'WooCommerce', products: 12 })
})

test('a menu file shows what it would change, and then changes it', async ({ page }) => {
  const shop = await openOwnShop(page)
  await page.goto(TAB)
  const upload = async (rows: string) => {
    await page.getByRole('button', { name: 'Upload a menu' }).click()
    const file = { name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(`ID,Product,Category,Price\n${rows}`) }
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
  }
  await upload('1,Harbor Flower,Flower,30\n2,Cove Gummies,Edibles,18\n')
  await page.getByRole('button', { name: 'Replace the menu' }).click()
  await expect(said(page, 'The menu is replaced: 2 products.')).toBeVisible()
  await upload('1,Harbor Flower,Flower,35\n3,Pine Vape,Vape,40\n')
  const changes = page.getByRole('region', { name: 'What would change' })
  await expect(changes).toContainText('Would change: Harbor Flower (price)')
  await expect(changes).toContainText('Would be removed: Cove Gummies')
  await expect(changes).toContainText('Would be added: Pine Vape')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const { menu, columnMapping } = await shop.call('GET', 'integrations')
  expect(menu).toMatchObject({ source: 'menu.csv', products: 2 })
  expect(columnMapping).toMatchObject({ name: 'Product' })
})

test('keys are shown once, and a webhook is added, tested and switched off', async ({ page }) => {
  await openOwnShop(page)
  await page.goto(`${TAB}&connection=custom-api`)
  const sheet = page.getByRole('dialog', { name: 'Custom API' })
  await sheet.getByRole('button', { name: 'New key' }).click()
  await sheet.getByLabel('Name').fill('Till')
  await sheet.getByRole('button', { name: 'Make key' }).click()
  await expect(sheet.getByRole('textbox', { name: 'Your new key' })).toHaveValue(/^sk_/)
  await sheet.getByRole('button', { name: 'Revoke Till' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(said(page, 'The key Till is revoked.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Add an address' }).click()
  await sheet.getByLabel('Address').fill('https://10.0.0.1/hook')
  await sheet.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(sheet.getByText('Enter a public web address that begins with https://.')).toBeVisible()
  await sheet.getByLabel('Address').fill(`${hearer.origin}/hook`)
  await sheet.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(sheet.getByRole('textbox', { name: 'Signing secret' })).toHaveValue(/^whsec_/)
  await sheet.getByRole('button', { name: 'Send a test' }).click()
  await expect(said(page, 'The test arrived.')).toBeVisible()
  expect(hearer.requests.at(-1)?.headers['webhook-signature']).toMatch(/^v1,/)
  await sheet.getByRole('button', { name: 'Switch off' }).click()
  await expect(sheet.getByText('Switched off')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})
