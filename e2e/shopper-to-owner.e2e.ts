import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './staff.ts'

/** The figures of the cards, in cents and counts, as the owner reads them. */
async function readFigures(page: Page): Promise<{ revenueCents: number; orders: number }> {
  const card = page.getByRole('group', { name: 'Total Revenue' })
  await expect(card).toContainText('$')
  const text = (await card.innerText()).replaceAll(',', '')
  const dollars = /\$([\d.]+)/.exec(text)?.[1] ?? 'no figure'
  const orders = /(\d+) orders/.exec(text)?.[1] ?? 'no orders'
  return { revenueCents: Math.round(Number(dollars) * 100), orders: Number(orders) }
}

test('a shopper asks and buys, and the owner finds the conversation and exactly that order', async ({ browser }) => {
  const owner = await (await browser.newContext()).newPage()
  await signInAs(owner, 'admin')
  const before = await readFigures(owner)

  const shopper = await (await browser.newContext()).newPage()
  await shopper.goto('/shop')
  await shopper.getByRole('button', { name: 'Open chat' }).click()
  await shopper.getByRole('button', { name: 'Yes, I am 21+' }).click()
  await shopper.getByRole('textbox').last().fill('an indica eighth under $40')
  await shopper.keyboard.press('Enter')
  const cards = shopper
    .locator('e-concierge')
    .getByRole('article')
    .filter({ has: shopper.getByRole('button', { name: /^Add to cart/ }) })
  await expect(cards.first()).toBeVisible()
  for (const text of await cards.allInnerTexts()) {
    expect(text).toContain('Indica')
    expect(text).toContain('3.5 g')
    const prices = [...text.matchAll(/\$([\d.]+)/g)].map((match) => Number(match[1]))
    expect(Math.min(...prices), text).toBeLessThanOrEqual(40)
  }
  const add = cards.getByRole('button', { name: /^Add to cart/ })
  await add.first().click()

  await shopper.getByRole('button', { name: 'Close chat' }).click()
  await shopper.getByRole('button', { name: /^Cart/ }).click()
  const placed = shopper.waitForResponse((response) => response.url().endsWith('/api/shop/checkout'))
  await shopper.getByRole('button', { name: 'Place pickup order' }).click()
  const order: { subtotalCents: number } = await (await placed).json()

  await owner.goto('/quality-assurance?tab=overview&range=24h')
  await expect(async () => {
    await owner.goto('/performance')
    const after = await readFigures(owner)
    expect(after).toEqual({ revenueCents: before.revenueCents + order.subtotalCents, orders: before.orders + 1 })
  }).toPass({ timeout: 15_000 })

  await owner.goto('/quality-assurance')
  await owner.getByRole('link', { name: 'Total conversations' }).click()
  await owner.getByText('an indica eighth under $40').first().click()
  await expect(owner.getByRole('dialog')).toContainText('an indica eighth under $40')
})
