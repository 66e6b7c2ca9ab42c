import AxeBuilder from '@axe-core/playwright'
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

/** Asks the new tenant's own chat on a page of another origin, and waits for its answer. */
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

test.describe('guards', () => {
  for (const path of ['payment', 'beta-confirmation', 'business-setup', 'agent-builder']) {
    test(`/signup/${path} without a sign-up leads to /signup`, async ({ page }) => {
      await page.goto(`/signup/${path}`)
      await page.waitForURL('**/signup')
      await expect(page.getByRole('heading', { name: 'Start Your 30-Day Free Trial' })).toBeVisible()
    })
  }

  test('/signup/beta-confirmation of a sign-up that is no beta leads to /signup', async ({ page }) => {
    await page.goto('/signup')
    await page.evaluate(() => sessionStorage.setItem('signupData', JSON.stringify({ isBeta: false })))
    await page.goto('/signup/beta-confirmation')
    await page.waitForURL('**/signup')
  })

  test('a sign-up that the server does not know leads to /signup', async ({ page }) => {
    await page.goto('/signup')
    await page.evaluate(() => {
      sessionStorage.setItem('signupData', JSON.stringify({ isBeta: false }))
      sessionStorage.setItem('signupToken', 'su_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')
    })
    await page.goto('/signup/business-setup')
    await page.waitForURL('**/signup')
  })
})

test.describe('what is wrong is said at its field', () => {
  test('on the account, in the words of the specification, with the focus on the first', async ({ page }) => {
    await page.goto('/signup')
    await page.getByRole('button', { name: 'Continue to Payment & Setup' }).click()
    for (const message of [
      'Business name is required',
      'Your name is required',
      'Email is required',
      'Phone number is required',
      'State is required',
      'Password is required',
      'Age verification is required',
      'Business authorization is required',
      'Terms agreement is required',
    ]) {
      await expect(page.getByText(message, { exact: true })).toBeVisible()
    }
    await expect(page.getByLabel('Business name')).toBeFocused()
    await page.getByLabel('Business name').fill('North Star')
    await expect(page.getByText('Business name is required')).toBeHidden()
    await expect(page.getByText('Your name is required')).toBeVisible()

    await page.getByLabel('Email').fill('ana')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByLabel('Confirm password').fill('other')
    await page.getByRole('button', { name: 'Continue to Payment & Setup' }).click()
    for (const message of ['Email is invalid', 'Password must be at least 8 characters', 'Passwords do not match']) {
      await expect(page.getByText(message, { exact: true })).toBeVisible()
    }
    await expect(page.getByLabel('Your name')).toBeFocused()
  })

  test('on the payment', async ({ page }) => {
    await page.goto('/signup')
    await fillAccount(page, newPerson())
    await page.getByRole('button', { name: /^Continue to/ }).click()
    await page.waitForURL('**/signup/payment')
    await page.getByRole('button', { name: /Free Trial/ }).click()
    for (const message of [
      'Card number is required',
      'Expiry month is required',
      'Expiry year is required',
      'CVV is required',
      'Cardholder name is required',
      'Street address is required',
      'City is required',
      'State is required',
      'ZIP code is required',
    ]) {
      await expect(page.getByText(message, { exact: true })).toBeVisible()
    }
    await expect(page.getByLabel('Card number')).toBeFocused()
    await page.getByLabel('Card number').pressSequentially('4242a4242-4242')
    await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242')
    await page.getByLabel('CVV').pressSequentially('1x2')
    await expect(page.getByLabel('CVV')).toHaveValue('12')
    await page.getByRole('button', { name: /Free Trial/ }).click()
    await expect(page.getByText('Invalid card number', { exact: true })).toBeVisible()
    await expect(page.getByText('Invalid CVV', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Expiry year').getByRole('option')).toHaveCount(16)
  })

  test('on the business setup', async ({ page }) => {
    await page.goto('/signup?beta')
    await fillAccount(page, newPerson())
    await page.getByRole('button', { name: 'Continue to Setup' }).click()
    await page.getByRole('link', { name: 'Continue to Setup' }).click()
    await page.getByLabel('Dispensary name').fill('')
    await page.getByLabel('Primary state').selectOption('')
    await page.getByLabel('Website URL').fill('nonsense')
    await page.getByRole('button', { name: 'Add location' }).click()
    await page.getByLabel('Location 1 city').fill('Aurora')
    await page.getByRole('button', { name: 'Continue to Agent Builder' }).click()
    for (const message of [
      'Dispensary name is required',
      'Business type is required',
      'Years in operation is required',
      'Primary city is required',
      'Primary state is required',
      'Both city and state are required',
      'Website must be a URL',
    ]) {
      await expect(page.getByText(message, { exact: true })).toBeVisible()
    }
    await expect(page.getByLabel('Dispensary name')).toBeFocused()
    await page.getByRole('button', { name: 'Remove location 1' }).click()
    await expect(page.getByText('Both city and state are required')).toBeHidden()
  })
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

test.describe('axe finds nothing serious', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`on any page of the sign-up, ${colorScheme}, on a desktop and at 360 pixels`, async ({ page }) => {
      test.setTimeout(150_000)
      await page.emulateMedia({ colorScheme })
      const look = async () => {
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 800 })
          const { violations } = await new AxeBuilder({ page }).analyze()
          const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
          expect(serious.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        }
      }
      await page.goto('/signup')
      await page.getByRole('button', { name: /^Continue to/ }).click()
      await look()
      await fillAccount(page, newPerson())
      await page.getByRole('button', { name: /^Continue to/ }).click()
      await page.waitForURL('**/signup/payment')
      await expect(page.getByLabel('Card number')).toBeVisible()
      await look()
      await fillPayment(page)
      await page.getByRole('button', { name: /Free Trial/ }).click()
      await page.waitForURL('**/signup/business-setup')
      await page.getByRole('button', { name: 'Add location' }).click()
      await look()
      await fillBusiness(page)
      await page.getByRole('button', { name: 'Continue to Agent Builder' }).click()
      await page.waitForURL('**/signup/agent-builder')
      await page.getByRole('radio', { name: 'Upload a CSV file' }).click()
      await expect(page.getByRole('region', { name: 'Live preview' }).getByRole('textbox')).toBeVisible()
      await look()
      await page.goto('/signup?beta')
      await look()
    })
  }
})
