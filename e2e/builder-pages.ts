import { expect, type Page } from '@playwright/test'
import { type OwnShop, openOwnShop } from './own-shop.ts'

export const BUILDER = '/econcierge-builder'

export const search = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
export const preview = (page: Page) => page.getByRole('region', { name: 'Widget Preview' })
export const bar = (page: Page) => page.getByRole('region', { name: 'Draft', exact: true })
export const agents = (page: Page) => page.getByRole('region', { name: 'Agents', exact: true })
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

export async function openBuilder(page: Page, query = ''): Promise<OwnShop> {
  const shop = await openOwnShop(page)
  await page.goto(`${BUILDER}${query}`)
  await expect(bar(page)).toBeVisible()
  return shop
}

export async function saveDraft(page: Page): Promise<void> {
  await button(page, 'Save draft').click()
  await expect(bar(page).getByText('Draft saved, not published')).toBeVisible()
}

/** Publishes the saved draft with a reason, without a test run. */
export async function publish(page: Page, reason = 'A trial'): Promise<void> {
  await button(page, 'Publish...').click()
  const sheet = page.getByRole('dialog', { name: /^Publish/ })
  await sheet.getByLabel('Reason for publishing without a passed test').fill(reason)
  await sheet.getByRole('button', { name: /^Publish version/ }).click()
  await expect(page.getByText(/^Version \d+ is published\./)).toBeVisible()
}

export const widgetOf = async (page: Page, key: string): Promise<{ name: string; theme: Record<string, unknown> }> =>
  (await page.request.get(`/api/chat/agents/${key}`)).json()
