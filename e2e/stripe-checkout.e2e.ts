import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startFakeStripe } from '#testing/fake-stripe.ts'
import { findFreePort, runServer } from '#testing/run-server.ts'
import { fillAccount, fillBusiness, newPerson } from './sign-up-steps.ts'

test('with Stripe configured, the card is given on Stripe’s page and the way goes on from there', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const folder = mkdtempSync(join(tmpdir(), 'stripe-e2e-'))
  const stripe = await startFakeStripe()
  const port = await findFreePort()
  const server = await runServer({
    port,
    environment: {
      DATA_DIR: join(folder, 'data'),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DEMO_TENANT: 'false',
      PUBLIC_LIMIT_FACTOR: '100',
      STRIPE_SECRET_KEY: 'sk_test_fake',
      STRIPE_PRICE_PROFESSIONAL: 'price_professional',
      STRIPE_API_URL: stripe.url,
    },
  })
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await page.goto('/signup')
  await fillAccount(page, newPerson())
  await page.getByRole('button', { name: /^Continue to/ }).click()
  await page.waitForURL('**/signup/payment')
  await expect(page.getByLabel('Card number')).toHaveCount(0)
  await expect(page.getByText('Sandbox payments')).toHaveCount(0)

  await page.goto('/signup/payment?checkout=done')
  await expect(page.getByRole('alert')).toContainText('has not been added yet')

  await page.getByRole('button', { name: 'Continue to Stripe' }).click()
  await page.waitForURL('**/signup/business-setup')
  expect(stripe.calls[0]?.form.get('subscription_data[trial_period_days]')).toBe('30')
  await fillBusiness(page)
  await page.getByRole('button', { name: 'Continue to Agent Builder' }).click()
  await page.getByRole('button', { name: /^Finish/ }).click()
  await page.waitForURL('**/performance')
  await context.close()
  await server.end('SIGTERM')
  await stripe.close()
  rmSync(folder, { recursive: true, force: true })
})
