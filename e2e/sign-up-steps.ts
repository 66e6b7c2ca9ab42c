import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { expect, type Page } from '@playwright/test'

/** A card number that passes every check and belongs to nobody. */
export const TEST_CARD = '4242424242424242'
export const TEST_CVV = '987'

export type Person = { businessName: string; email: string; password: string }

export function newPerson(): Person {
  const id = randomUUID().slice(0, 8)
  return { businessName: `North Star ${id}`, email: `ana-${id}@northstar.example`, password: `quiet harbor ${id}` }
}

export async function fillAccount(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Business name').fill(person.businessName)
  await page.getByLabel('Your name').fill('Ana Ruiz')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Phone number').fill('303 555 0100')
  await page.getByLabel('State').selectOption('Colorado')
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  for (const consent of [/21 years/, /authorized/, /I agree/]) await page.getByLabel(consent).check()
}

export async function fillPayment(page: Page): Promise<void> {
  await page.getByLabel('Card number').pressSequentially(TEST_CARD)
  await page.getByLabel('Expiry month').selectOption('12')
  await page.getByLabel('Expiry year').selectOption({ index: 5 })
  await page.getByLabel('CVV').fill(TEST_CVV)
  await page.getByLabel('Cardholder name').fill('Ana Ruiz')
  await page.getByLabel('Street address').fill('1 Main Street')
  await page.getByLabel('City', { exact: true }).fill('Denver')
  await page.getByLabel('State').selectOption('Colorado')
  await page.getByLabel('ZIP code').fill('80202')
}

export async function fillBusiness(page: Page): Promise<void> {
  await page.getByLabel('Business type').selectOption('Recreational Only')
  await page.getByLabel('Years in operation').selectOption('1-3 years')
  await page.getByLabel('Primary city').fill('Denver')
}

/** Goes through the sign-up up to the agent builder. */
export async function reachAgentBuilder(page: Page, person: Person, mode: 'plain' | 'beta'): Promise<void> {
  await page.goto(mode === 'beta' ? '/signup?beta' : '/signup')
  await fillAccount(page, person)
  await page.getByRole('button', { name: /^Continue to/ }).click()
  if (mode === 'beta') {
    await page.waitForURL('**/signup/beta-confirmation')
    await page.getByRole('link', { name: 'Continue to Setup' }).click()
  } else {
    await page.waitForURL('**/signup/payment')
    await fillPayment(page)
    await page.getByRole('button', { name: /Free Trial/ }).click()
  }
  await page.waitForURL('**/signup/business-setup')
  await fillBusiness(page)
  await page.getByRole('button', { name: 'Continue to Agent Builder' }).click()
  await page.waitForURL('**/signup/agent-builder')
  await expect(page.getByLabel('Agent name')).toBeVisible()
}

/** Serves a shop's page with this embed code on an origin of its own. */
export async function serveShopPage(embedCode: string): Promise<{ address: string; server: Server }> {
  const html = `<!doctype html><html lang="en"><head><title>A shop</title></head><body><main><h1>A shop</h1></main>${embedCode}</body></html>`
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  return { address: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/`, server }
}
