import { type Page, test } from '@playwright/test'
import { openOwnShop } from './own-shop.ts'
import { fillAccount, fillBusiness, fillPayment, newPerson } from './sign-up-steps.ts'
import { photograph, photographAll, press } from './take-pictures.ts'

const chat = (page: Page) => page.locator('e-concierge')

async function ask(page: Page, words: string): Promise<void> {
  await chat(page).getByRole('textbox').fill(words)
  await page.keyboard.press('Enter')
}

test('pictures of the sign-up', async ({ page }) => {
  test.setTimeout(300_000)
  await page.goto('/signup')
  await photograph(page, 'signup')
  await press(/^Continue to/)(page)
  await photograph(page, 'signup-errors')
  await fillAccount(page, newPerson())
  await press(/^Continue to/)(page)
  await page.waitForURL('**/signup/payment')
  await photograph(page, 'signup-payment')
  await press(/Free Trial/)(page)
  await photograph(page, 'signup-payment-errors')
  await fillPayment(page)
  await press(/Free Trial/)(page)
  await page.waitForURL('**/signup/business-setup')
  await photograph(page, 'signup-business')
  await fillBusiness(page)
  await press('Continue to Agent Builder')(page)
  await page.waitForURL('**/signup/agent-builder')
  await page.getByLabel('Agent name').waitFor()
  await photograph(page, 'signup-agent')
  await page.getByRole('radio', { name: 'Upload a CSV file' }).click()
  await page.locator('input[type="file"]').setInputFiles(MENU)
  await page.getByText('Not read: ').waitFor()
  await photograph(page, 'signup-menu')
})

const MENU = {
  name: 'menu.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Item,Kind,Retail,Room,Harvested by,Vault shelf\nQuiet Harbor 3.5g,Flower,35,B2,North,7\nMaple Gummies,Edible,18,B2,West,9\n',
  ),
}

test('pictures of a menu file with columns that feed nothing', async ({ page }) => {
  test.setTimeout(180_000)
  await openOwnShop(page)
  await photographAll(page, {
    'menu-file': {
      path: '/settings?tab=integrations',
      act: async () => {
        await press('Upload a menu')(page)
        await page.getByRole('dialog').locator('input[type=file]').setInputFiles(MENU)
        await page.getByText('Not read: ').waitFor()
        await page.getByText('Not read: ').scrollIntoViewIfNeeded()
      },
    },
  })
})

test('pictures of a beta sign-up', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/signup?beta')
  await photograph(page, 'signup-beta')
  await fillAccount(page, newPerson())
  await press(/^Continue to/)(page)
  await page.waitForURL('**/signup/beta-confirmation')
  await photograph(page, 'signup-beta-welcome')
})

test('pictures of a dispensary on its first day', async ({ page }) => {
  test.setTimeout(600_000)
  await openOwnShop(page, { isBeta: false })
  await photographAll(page, {
    'new-performance': { path: '/performance' },
    'new-guide': { path: '/performance', act: press('Show setup guide') },
    'new-quality': { path: '/quality-assurance' },
    'new-flagged': { path: '/quality-assurance?tab=flagged' },
    'new-conversations': { path: '/quality-assurance/conversations' },
    'new-insights': { path: '/quality-assurance/insights' },
    'new-builder': { path: '/econcierge-builder' },
    'new-billing': { path: '/settings?tab=billing' },
    'new-cancel': { path: '/settings?tab=billing', act: press('Cancel Subscription') },
    'new-integrations': { path: '/settings?tab=integrations' },
  })
})

test('pictures of the chat', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('/shop')
  await press('Open chat')(page)
  await chat(page).getByRole('button', { name: 'Yes, I am 21+' }).waitFor()
  await photograph(page, 'chat-age-gate')
  await press('Yes, I am 21+')(page)
  await photograph(page, 'chat-opened')
  await ask(page, 'something relaxing under $40 for tonight')
  await chat(page)
    .getByRole('button', { name: /^Add to cart: / })
    .first()
    .waitFor()
  await photograph(page, 'chat-answered')
  for (const index of [0, 1])
    await chat(page)
      .getByRole('button', { name: /^Compare/ })
      .nth(index)
      .click()
  await photograph(page, 'chat-compare')
})
