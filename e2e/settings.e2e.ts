import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { openOwnShop } from './own-shop.ts'
import { signInAs } from './staff.ts'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40" fill="#0A7D73"/></svg>'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Save Settings' })
const said = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text, { exact: true })

test.describe('Settings', () => {
  test('each tab is in the address, survives a reload, and axe finds nothing in it in both themes', async ({
    page,
  }) => {
    await signInAs(page, 'admin', '/settings')
    for (const [name, value] of [
      ['User Management', 'team'],
      ['Notifications', 'notifications'],
      ['Account', 'account'],
    ] as const) {
      await tab(page, name).click()
      await expect(page).toHaveURL(new RegExp(`tab=${value}$`))
      await page.reload()
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const { violations } = await new AxeBuilder({ page }).include('main').analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
      }
    }
  })

  test('branding leads to the brand assets', async ({ page }) => {
    await signInAs(page, 'admin', '/settings?tab=branding')
    await expect(tab(page, 'Account')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('region', { name: 'Brand assets' })).toBeFocused()
  })

  test('a role without them sees no tab of the admin, and is told so', async ({ page }) => {
    await signInAs(page, 'customer', '/settings?tab=team')
    await expect(page.getByRole('tab')).toHaveText(['Notifications'])
    await expect(page.getByText('User Management is not open to your role.')).toBeVisible()
  })

  test('a failed load shows the defaults under a red banner and saves nothing', async ({ page }) => {
    await signInAs(page, 'admin')
    await page.route('**/api/admin/settings', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto('/settings')
    await expect(page.getByRole('alert').getByText('Your settings could not be loaded.')).toBeVisible({
      timeout: 30_000,
    })
    await expect(page.getByLabel('Primary color', { exact: true })).toHaveValue('#2EC4B6')
    await expect(page.getByLabel('Secondary color', { exact: true })).toHaveValue('#FF9F1C')
    await expect(save(page)).toBeDisabled()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Retry' }).first().click()
    await expect(page.getByLabel('Business name')).toHaveValue('Larkspur & Pine')
    await expect(save(page)).toBeEnabled()
  })
})

test.describe('Account', () => {
  test('what is saved is shown again, in the header too', async ({ page }) => {
    await openOwnShop(page)
    await page.goto('/settings?tab=account')
    await page.getByLabel('Business name').fill('')
    await save(page).click()
    await expect(page.getByText('Business name is required')).toBeVisible()
    await expect(page.getByLabel('Business name')).toBeFocused()
    await page.getByLabel('Business name').fill('Fern & Larch')
    await expect(page.getByText('Business name is required')).toBeHidden()
    await page.getByLabel('Website').fill('fern')
    await save(page).click()
    await expect(page.getByText('Please enter a website address')).toBeVisible()
    await page.getByLabel('Website').fill('https://fern.example')
    await page.getByLabel('Time zone').selectOption('America/Chicago')
    await page.getByLabel('Business description').fill('Small and kind.')
    await save(page).click()
    await expect(said(page, 'Settings updated successfully!')).toBeVisible()
    await expect(page.getByRole('banner').getByText('Fern & Larch')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Time zone')).toHaveValue('America/Chicago')
    await expect(page.getByLabel('Business description')).toHaveValue('Small and kind.')
  })

  test('the logo and the colors are uploaded, warned of and kept', async ({ page }) => {
    await openOwnShop(page)
    await page.goto('/settings?tab=branding')
    const file = page.getByLabel('Logo file')
    await file.setInputFiles({ name: 'logo.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
    await expect(page.getByText('Please choose an image file: PNG, JPG or SVG.')).toBeVisible()
    await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
    await expect(page.getByText('Please choose a PNG, JPG or SVG file.')).toBeVisible()
    await file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) })
    const logo = page.getByRole('img', { name: 'Your logo' })
    await expect(logo).toHaveAttribute('src', /^\/media\/[\w-]+\.png$/)
    await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(80)
    const primary = page.getByLabel('Primary color', { exact: true })
    await primary.fill('#0A7D73')
    await expect(page.getByText(/White text on this color has a contrast of 2\.1:1/)).toHaveCount(1)
    await primary.fill('teal')
    await save(page).click()
    await expect(page.getByText('Please enter a color such as #2EC4B6')).toBeVisible()
    await primary.fill('#0A7D73')
    await save(page).click()
    await expect(said(page, 'Settings updated successfully!')).toBeVisible()
    await page.reload()
    await expect(logo).toBeVisible()
    await expect(primary).toHaveValue('#0A7D73')
  })

  test('a save that comes too late shows both versions and loses neither', async ({ page, context }) => {
    await openOwnShop(page)
    await page.goto('/settings?tab=account')
    await page.getByLabel('Business description').fill('Mine')
    const other = await context.newPage()
    await other.goto('/settings?tab=account')
    await other.getByLabel('Business description').fill('Theirs')
    await save(other).click()
    await expect(said(other, 'Settings updated successfully!')).toBeVisible()
    await save(page).click()
    const dialog = page.getByRole('dialog', { name: 'These settings were changed by someone else' })
    await expect(dialog.getByRole('row', { name: 'Business description Mine Theirs' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Business description')).toHaveValue('Mine')
    await save(page).click()
    await dialog.getByRole('button', { name: 'Save mine over theirs' }).click()
    await expect(said(page, 'Settings updated successfully!')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Business description')).toHaveValue('Mine')
  })

  test('a refused save says so and keeps what was written', async ({ page }) => {
    await openOwnShop(page)
    await page.goto('/settings?tab=account')
    await page.getByLabel('Business description').fill('Kept')
    let refuse = () => {}
    const held = new Promise<void>((resolve) => {
      refuse = resolve
    })
    await page.route('**/api/admin/settings', async (route) => {
      await held
      await route.fulfill({ status: 500, json: {} })
    })
    await save(page).click()
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    refuse()
    await expect(said(page, 'Failed to update settings')).toBeVisible()
    await expect(page.getByLabel('Business description')).toHaveValue('Kept')
    await page.getByRole('tab', { name: 'Notifications' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  })

  test('what is written of a store is what the concierge answers', async ({ page }) => {
    await openOwnShop(page)
    await page.goto('/settings?tab=account')
    await page.getByRole('button', { name: 'Edit Green Lantern', exact: true }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('We deliver').check()
    await sheet.getByLabel('Delivery ZIP codes').fill('80202, 8020')
    await sheet.getByLabel('Delivery fee ($)').fill('7.50')
    await sheet.getByRole('button', { name: 'Save store' }).click()
    await expect(sheet.getByText('A ZIP code has five digits')).toBeVisible()
    await sheet.getByLabel('Delivery ZIP codes').fill('80202, 80203')
    await sheet.getByRole('button', { name: 'Save store' }).click()
    await expect(said(page, 'Store saved. Your concierge answers from it now.')).toBeVisible()
    await page.reload()
    await expect(sheet.getByLabel('Delivery fee ($)')).toHaveValue('7.5')
    await sheet.getByRole('button', { name: 'Close' }).last().click()
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: 'Add store' }).click()
    await sheet.getByRole('button', { name: 'Add store' }).click()
    await expect(sheet.getByText('Store name is required')).toBeVisible()
    await sheet.getByLabel('Store name').fill('Hill Shop')
    await sheet.getByLabel('City').fill('Boulder')
    await sheet.getByLabel('State').selectOption('Colorado')
    await sheet.getByRole('button', { name: 'Add store' }).click()
    await expect(page.getByRole('dialog', { name: 'Hill Shop' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Make Hill Shop the main store' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make main store' }).click()
    await expect(said(page, 'Hill Shop is the main store now.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove Green Lantern', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(said(page, 'Green Lantern was removed.')).toBeVisible()
  })
})

test.describe('Notifications', () => {
  test('start as specified, are kept, and texts need a number', async ({ page }) => {
    await openOwnShop(page)
    await page.goto('/settings?tab=notifications')
    const state = () =>
      page.getByRole('checkbox').evaluateAll((boxes: HTMLInputElement[]) => boxes.map((box) => box.checked))
    await expect(page.getByRole('checkbox')).toHaveCount(6)
    expect(await state()).toEqual([true, true, false, true, false, false])
    await page.getByLabel('Product recommendation alerts').check()
    await page.getByLabel('High-priority alerts').check()
    await save(page).click()
    await expect(page.getByText('Please enter a mobile number of the United States')).toBeVisible()
    await page.getByLabel('Mobile number').fill('(303) 555-0123')
    await save(page).click()
    await expect(said(page, 'Settings updated successfully!')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Mobile number')).toHaveValue('+13035550123')
    await expect(page.getByText('Text messages are not set up on this server yet; your choice is kept.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send code' })).toBeHidden()
    expect(await state()).toEqual([true, true, true, true, true, false])
  })

  test('send a code to the mobile number where texts are set up, and take it back', async ({ page }) => {
    await openOwnShop(page)
    let state = 'unverified'
    // The server of these tests sends no texts: what one that does would answer.
    await page.route('**/api/admin/notifications', async (route) => {
      const reply = await route.fetch()
      const phone = '+13035550123'
      const settings = { ...(await reply.json()), phone, phoneState: state, sends: { mail: true, text: true } }
      await route.fulfill({ response: reply, json: settings })
    })
    await page.route('**/notifications/phone/code', (route) =>
      route.fulfill({ json: { phone: '+13035550123', validMinutes: 10 } }),
    )
    await page.route('**/notifications/phone/verify', (route) =>
      route.fulfill({
        status: 400,
        json: { error: 'no', code: 'invalid_input', fields: { code: 'That is not the code we sent' } },
      }),
    )
    await page.goto('/settings?tab=notifications')
    await expect(page.getByText('Texts are sent once you have proved that this number is yours.')).toBeVisible()
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByLabel('Code', { exact: true }).fill('12345')
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    await expect(page.getByText('The code has six digits')).toBeVisible()
    await page.getByLabel('Code', { exact: true }).fill('123456')
    await page.getByLabel('Code', { exact: true }).press('Enter')
    await expect(page.getByText('That is not the code we sent')).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).include('main').analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
    }
    state = 'stopped'
    await page.reload()
    await expect(page.getByText('This number answered STOP, so no texts are sent to it.')).toBeVisible()
    state = 'verified'
    await page.reload()
    await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  })

  test('a link of a mail that is not complete changes nothing and says so', async ({ page }) => {
    await page.goto('/unsubscribe?token=un_nothing')
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('alert')).toHaveText('This link is not complete. Open it again from the email.')
  })
})
