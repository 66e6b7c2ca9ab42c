import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { fillAccount, fillBusiness, fillPayment, newPerson } from './sign-up-steps.ts'

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
