import { expect, type Page, test } from '@playwright/test'
import {
  fillAccount,
  fillBusiness,
  fillPayment,
  newPerson,
  reachAgentBuilder,
  serveShopPage,
  TEST_CARD,
  TEST_CVV,
} from './sign-up-steps.ts'

async function askOnForeignPage(page: Page, embedCode: string): Promise<void> {
  const shop = await serveShopPage(embedCode)
  await page.goto(shop.address)
  await page.getByRole('button', { name: 'Open chat' }).click()
  const chat = page.getByRole('dialog')
  await chat.getByRole('button', { name: 'Yes, I am 21+' }).click()
  await chat.getByRole('textbox').fill('something relaxing under $60')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByRole('button', { name: 'Not helpful' })).toBeVisible()
  await expect(chat).toContainText('$')
  shop.server.close()
}

for (const mode of ['plain', 'beta'] as const) {
  test(`a visitor of the landing page becomes a dispensary whose own chat answers elsewhere, ${mode}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000)
    const person = newPerson()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await reachAgentBuilder(page, person, mode)

    await page.getByLabel('Agent name').fill('Juniper')
    const preview = page.getByRole('region', { name: 'Live preview' })
    await preview.getByRole('button', { name: 'Yes, I am 21+' }).click()
    await preview.getByRole('textbox').fill('When do you open on Saturday?')
    await preview.getByRole('textbox').press('Enter')
    await expect(preview).toContainText(/10(:00)?/)

    await page.getByRole('button', { name: /^Finish/ }).click()
    await page.waitForURL('**/performance')
    await expect(page.getByRole('banner')).toContainText(person.businessName)
    expect(await page.evaluate(() => sessionStorage.getItem('signupData'))).toBeNull()

    await page.getByRole('button', { name: 'Put it on your site' }).click()
    const embedCode = (await page.getByLabel('Embed code').textContent()) ?? ''
    const foreign = await context.newPage()
    await askOnForeignPage(foreign, embedCode)

    await page.reload()
    for (const step of ['Put it on your site', 'Ask it something']) {
      await expect(page.getByRole('button', { name: `${step} (done)` })).toBeVisible()
    }
  })
}

test('no request carries the card number or the CVV, and no storage keeps them', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    sent.push(`${request.url()}\n${JSON.stringify(request.headers())}\n${request.postData() ?? ''}`)
  })
  const person = newPerson()
  await reachAgentBuilder(page, person, 'plain')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  const all = sent.join('\n')
  expect(sent.filter((request) => request.includes('/api/signup/payment'))).toHaveLength(1)
  for (const text of [all, stored]) {
    const digits = text.replace(/[\s-]/g, '')
    expect(digits).not.toContain(TEST_CARD)
    expect(digits).not.toContain(TEST_CARD.slice(0, 12))
    expect(text).not.toMatch(new RegExp(`"?cvv"?[^a-z]{0,4}${TEST_CVV}`, 'i'))
    expect(text).not.toContain(`"${TEST_CVV}"`)
  }
  expect(stored).not.toContain(person.password)
})

test('a refused card is told, and the trial starts with another', async ({ page }) => {
  await page.goto('/signup')
  await fillAccount(page, newPerson())
  await page.getByRole('button', { name: /^Continue to/ }).click()
  await page.waitForURL('**/signup/payment')
  await expect(page.getByText('Sandbox payments', { exact: true })).toBeVisible()
  await expect(page.getByText("You won't be charged until day 31")).toBeVisible()
  await expect(page.getByText('$97/month starting on day 31')).toBeVisible()
  const in30Days = new Date()
  in30Days.setDate(in30Days.getDate() + 30)
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' }).format(in30Days)
  await expect(page.getByText(date)).toBeVisible()
  await fillPayment(page)
  await page.getByLabel('Card number').fill('4000 0000 0000 0002')
  await page.getByRole('button', { name: /Free Trial/ }).click()
  await expect(page.getByRole('alert')).toContainText('Your card was declined.')
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: /Free Trial/ }).click()
  await page.waitForURL('**/signup/business-setup')
})

test('an address that has an account is told so and led to sign-in', async ({ page }) => {
  await page.goto('/signup')
  await fillAccount(page, { ...newPerson(), email: 'admin@demo-tenant.example' })
  await page.getByRole('button', { name: /^Continue to/ }).click()
  await expect(page.getByRole('alert')).toContainText('already has an account')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByRole('link', { name: 'Go to sign-in' }).click()
  await page.waitForURL('**/login')
})

test('each step survives back and reload, but no secret does', async ({ page }) => {
  test.setTimeout(120_000)
  const person = newPerson()
  await page.goto('/signup')
  await fillAccount(page, person)
  await page.reload()
  await expect(page.getByLabel('Business name')).toHaveValue(person.businessName)
  await expect(page.getByLabel(/I agree/)).toBeChecked()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await fillAccount(page, person)
  await page.getByRole('button', { name: /^Continue to/ }).click()

  await page.waitForURL('**/signup/payment')
  await fillPayment(page)
  await page.reload()
  await expect(page.getByLabel('Street address')).toHaveValue('1 Main Street')
  await expect(page.getByLabel('Expiry month')).toHaveValue('12')
  await expect(page.getByLabel('Card number')).toHaveValue('')
  await expect(page.getByLabel('CVV')).toHaveValue('')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await page.goBack()
  await fillPayment(page)
  await page.getByRole('button', { name: /Free Trial/ }).click()

  await page.waitForURL('**/signup/business-setup')
  await expect(page.getByLabel('Dispensary name')).toHaveValue(person.businessName)
  await fillBusiness(page)
  await page.getByLabel('Sunday closed').check()
  await page.getByLabel('Weekend Evenings').check()
  await page.reload()
  await expect(page.getByLabel('Primary city')).toHaveValue('Denver')
  await expect(page.getByLabel('Sunday closed')).toBeChecked()
  await expect(page.getByLabel('Weekend Evenings')).toBeChecked()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByText('ending in 4242')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to Setup' }).click()
  await page.getByRole('button', { name: 'Continue to Agent Builder' }).click()

  await page.waitForURL('**/signup/agent-builder')
  await page.getByLabel('Agent name').fill('Sage')
  await page.getByLabel('Tone').selectOption({ label: 'Concise: short and to the point' })
  await page.reload()
  await expect(page.getByLabel('Agent name')).toHaveValue('Sage')
  await expect(page.getByLabel('Tone')).toHaveValue('concise')
  await page.getByRole('button', { name: /^Finish/ }).click()
  await page.waitForURL('**/performance')
})

test('a menu is uploaded, its columns are set right, and the agent sells from it', async ({ page }) => {
  test.setTimeout(90_000)
  await reachAgentBuilder(page, newPerson(), 'beta')
  await page.getByRole('radio', { name: 'Upload a CSV file' }).click()
  await page.getByRole('button', { name: /^Finish/ }).click()
  await expect(page.getByText('Please upload your menu, or choose the sample menu.')).toBeVisible()
  const csv =
    'Item,Other name,Kind,Retail\nQuiet Harbor 3.5g,Blue Kettle 3.5g,Flower,35\nMaple Gummies,Cedar Gummies,Edible,18\n,,Flower,1\n'
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(page.getByText('2 products')).toBeVisible()
  await expect(page.getByText(/1 row left out/)).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Quiet Harbor 3.5g' })).toBeVisible()
  await page.getByLabel('Product name').selectOption('Other name')
  await expect(page.getByRole('cell', { name: 'Blue Kettle 3.5g' })).toBeVisible()
  const preview = page.getByRole('region', { name: 'Live preview' })
  await preview.getByRole('button', { name: 'Yes, I am 21+' }).click()
  await preview.getByRole('textbox').fill('What flower do you have?')
  await preview.getByRole('textbox').press('Enter')
  await expect(preview).toContainText('Blue Kettle')
  await page.getByRole('button', { name: /^Finish/ }).click()
  await page.waitForURL('**/performance')
})

test('the sign-up is finished once, though its button is pressed twice', async ({ page }) => {
  await reachAgentBuilder(page, newPerson(), 'beta')
  const completions: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/signup/complete')) completions.push(request.url())
  })
  await page.getByRole('button', { name: /^Finish/ }).dblclick()
  await page.waitForURL('**/performance')
  expect(completions).toHaveLength(1)
})

test('the whole form is filled and sent by keyboard alone', async ({ page }) => {
  const person = newPerson()
  await page.goto('/signup?beta')
  await page.getByLabel('Business name').focus()
  for (const text of [
    person.businessName,
    'Ana Ruiz',
    person.email,
    '303 555 0100',
    'Colorado',
    person.password,
    person.password,
  ]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  for (let consent = 0; consent < 3; consent++) {
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
  }
  for (const name of ['Terms of Service', 'Privacy Policy']) {
    await expect(page.getByRole('link', { name })).toBeFocused()
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await page.waitForURL('**/signup/beta-confirmation')
  await expect(page.locator('#content')).toBeFocused()
})

test('the server failing is shown, and the step can be sent again', async ({ page }) => {
  await page.goto('/signup?beta')
  await fillAccount(page, newPerson())
  await page.route('**/api/signup/account', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Continue to Setup' }).click()
  await expect(page.getByRole('alert')).toContainText('could not be reached')
  await page.getByRole('button', { name: 'Continue to Setup' }).click()
  await page.waitForURL('**/signup/beta-confirmation')
})
