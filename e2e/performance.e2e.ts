import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { LIST, search, path, list, countListed } from './dashboard-pages.ts'
import { signInAs } from './staff.ts'

/** Opens Performance with its own figures and this lift. */
async function showLift(page: Page, lift: object): Promise<void> {
  await page.unrouteAll()
  await page.route('**/api/admin/analytics*', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: { ...(await reply.json()), lift } })
  })
  await page.goto('/performance')
}

test.describe('Performance', () => {
  test('each period is in the address, and survives a reload', async ({ page }) => {
    await signInAs(page, 'admin')
    for (const [label, value] of [
      ['Day', 'day'],
      ['Week', 'week'],
      ['Annual', 'annual'],
    ] as const) {
      await page.getByRole('radio', { name: label }).click()
      await expect.poll(() => search(page)).toEqual({ period: value })
      await page.reload()
      await expect(page.getByRole('radio', { name: label })).toBeChecked()
    }
    await expect(page.getByText('* Year to date')).toBeVisible()
    await page.getByRole('radio', { name: 'Month' }).click()
    await expect.poll(() => search(page)).toEqual({})
  })

  test('each card leads where the specification says', async ({ page }) => {
    await signInAs(page, 'admin')
    for (const [card, target] of [
      ['Total Revenue', '/kitchen?tab=dashboard'],
      ['Sentiment Score', '/quality-assurance?tab=sentiment'],
      ['AOV w/ eConcierge', '/econcierge-builder'],
      ['Flagged Issues', '/quality-assurance?tab=flagged'],
    ] as const) {
      await page.goto('/performance')
      await page.getByRole('group', { name: card }).getByRole('link', { name: card }).click()
      await expect(page).toHaveURL(new RegExp(`${target.replaceAll('?', '\\?')}$`))
    }
    await page.goto('/performance')
    await expect(page.getByRole('group', { name: 'AOV w/o eConcierge' }).getByRole('link')).toHaveCount(0)
  })

  test('without kitchen access Total Revenue is no link to it', async ({ page }) => {
    await signInAs(page, 'customer')
    await expect(page.getByRole('group', { name: 'Total Revenue' })).toContainText('$')
    await expect(page.getByRole('link', { name: 'Total Revenue' })).toHaveCount(0)
  })

  test('the figures of cards and table lead to the conversations behind them', async ({ page }) => {
    await signInAs(page, 'admin')
    await page
      .getByRole('group', { name: 'Sentiment Score' })
      .getByRole('link', { name: /conversations?$/ })
      .click()
    await expect.poll(() => path(page)).toBe(LIST)
    expect(Object.keys(search(page))).toEqual(['from', 'to'])
    expect(await countListed(page)).toBeGreaterThan(0)

    await page.goto('/performance')
    await page.getByRole('group', { name: 'Flagged Issues' }).getByRole('link', { name: /open/ }).click()
    await expect.poll(() => search(page).flag).toBe('any')
    await expect(
      list(page)
        .getByText(/^\d+ flagged$/)
        .first(),
    ).toBeVisible()

    await page.goto('/performance')
    await page.getByRole('radio', { name: 'Table' }).click()
    await page
      .getByRole('region', { name: /figures$/ })
      .getByRole('link')
      .first()
      .click()
    await expect.poll(() => search(page).bought).toBe('yes')
    await expect(page.getByRole('combobox', { name: 'Bought' })).toHaveValue('yes')
  })

  test('a click on a bar leads to its month', async ({ page }) => {
    await signInAs(page, 'admin')
    const canvas = page.locator('canvas')
    await expect(canvas).toBeVisible()
    const box = await canvas.boundingBox()
    if (box === null) throw new Error('no chart')
    await page.waitForTimeout(400)
    await canvas.click({ position: { x: box.width - 40, y: box.height - 60 } })
    await expect.poll(() => path(page)).toBe(LIST)
    const { from, to, bought } = search(page)
    expect(bought).toBe('yes')
    expect(from).toMatch(/^\d{4}-\d{2}-01$/)
    expect(to?.slice(0, 7)).toBe(from?.slice(0, 7))
  })

  test('the lift is not claimed without a hold-out, is waited for, and stands with its interval', async ({ page }) => {
    await signInAs(page, 'admin')
    await expect(page.getByText('Not measured')).toBeVisible()
    await page.getByRole('button', { name: 'Set up a hold-out' }).click()
    const dialog = page.getByRole('dialog', { name: 'Measure the lift' })
    await expect(dialog.getByLabel('Visitors held out')).toHaveValue('0')
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    // Held-out visitors would miss the widget that other journeys of this run use: the states come from the wire.
    const arm = { visitors: 950, orders: 40, revenuePerVisitorCents: 310, aovCents: 7400 }
    const running = { holdoutPercent: 5, since: new Date().toISOString(), with: arm }
    const without = { visitors: 50, orders: 2, revenuePerVisitorCents: 270, aovCents: 6800 }
    await showLift(page, {
      ...running,
      status: 'not_enough_data',
      without,
      minimum: { visitors: 100, orders: 30 },
    })
    await expect(page.getByText('Not enough data yet')).toBeVisible()
    await expect(page.getByText('50 visitors and 28 orders to go; each side needs 100 and 30')).toBeVisible()
    await page.getByText('How the lift is measured').click()
    await expect(page.getByRole('region', { name: 'Lift, both sides' })).toContainText('Held out')
    await showLift(page, {
      ...running,
      status: 'measured',
      without: { ...without, visitors: 400, orders: 40 },
      revenuePerVisitor: { cents: 124, low: 31, high: 217 },
      aov: { cents: 600, low: -100, high: 1300 },
    })
    await expect(page.getByText('+$1.24 a visitor')).toBeVisible()
    await expect(page.getByText('95% interval +$0.31 to +$2.17').first()).toBeVisible()
  })

  test('the figures are a file, too', async ({ page }) => {
    await signInAs(page, 'admin')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toContain('Total Revenue')
    expect(text).toContain('Lift,not measured')
  })
})
