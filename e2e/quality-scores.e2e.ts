import { expect, test } from '@playwright/test'
import { LIST, search, path, sheet, countListed } from './dashboard-pages.ts'
import { signInAs } from './staff.ts'

test.describe('Scores', () => {
  test('tabs and ranges are in the address, and other values are ignored', async ({ page }) => {
    await signInAs(page, 'admin', '/quality-assurance?tab=nonsense&range=1y')
    await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('combobox', { name: 'Time range' })).toHaveValue('7d')
    await expect(page.getByText('All data anonymized • Privacy protected')).toBeVisible()
    await page.goto('/quality-assurance')
    for (const range of ['24h', '30d', '90d']) {
      await page.getByRole('combobox', { name: 'Time range' }).selectOption(range)
      await expect.poll(() => search(page)).toEqual({ range })
      await expect(page.getByRole('group', { name: 'Total conversations' })).toContainText(/\d/)
    }
    for (const [name, tab] of [
      [/^Sentiment Analysis/, 'sentiment'],
      [/^Flagged Conversations/, 'flagged'],
    ] as const) {
      await page.getByRole('tab', { name }).click()
      await expect.poll(() => search(page).tab).toBe(tab)
      await page.reload()
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    }
  })

  test('a day of the trend leads to exactly its conversations', async ({ page }) => {
    await signInAs(page, 'admin', '/quality-assurance?tab=sentiment')
    await page.getByRole('radio', { name: 'Table' }).click()
    // The newest day may grow while this runs; the one before it does not.
    const row = page.getByRole('region', { name: 'Sentiment by day, figures' }).getByRole('row').nth(2)
    const counted = Number(await row.getByRole('cell').last().innerText())
    await row.getByRole('link').click()
    await expect.poll(() => path(page)).toBe(LIST)
    expect(search(page).from).toBe(search(page).to)
    if (counted > 0) expect(await countListed(page)).toBe(counted)
  })

  test('a bar of the days, and each bar of the overview, lead to the conversations behind them', async ({ page }) => {
    await signInAs(page, 'admin', '/quality-assurance?tab=sentiment&range=30d')
    await page.locator('main a[href*="from="]').first().click({ force: true })
    await expect.poll(() => path(page)).toBe(LIST)
    for (const [name, part, value] of [
      ['Positive', 'sentiment', 'positive'],
      ['Neutral', 'sentiment', 'neutral'],
      ['Negative', 'sentiment', 'negative'],
      ['Good', 'quality', 'good'],
      ['Needs review', 'quality', 'needs_review'],
      ['Bad', 'quality', 'bad'],
    ] as const) {
      await page.goto('/quality-assurance?range=30d')
      await page.getByRole('link', { name, exact: true }).click()
      await expect.poll(() => search(page)[part]).toBe(value)
      expect(search(page).from).toMatch(/^\d{4}-/)
    }
  })

  test('the cards of the overview lead on', async ({ page }) => {
    await signInAs(page, 'admin', '/quality-assurance?range=24h')
    await page.getByRole('link', { name: 'Total conversations' }).click()
    await expect.poll(() => path(page)).toBe(LIST)
    await expect(page.getByRole('button', { name: /^Remove: Since/ })).toBeVisible()
    for (const [name, tab] of [
      ['Average sentiment', 'sentiment'],
      ['Flagged conversations', 'flagged'],
    ] as const) {
      await page.goto('/quality-assurance')
      await page.getByRole('link', { name }).click()
      await expect.poll(() => search(page).tab).toBe(tab)
    }
    await page.goto('/quality-assurance')
    await page.getByRole('link', { name: /^Questions answered/ }).click()
    await expect.poll(() => search(page).answered).toBe('no')
  })

  test('the first flags stand on the overview, all of them one click away', async ({ page }) => {
    await signInAs(page, 'admin', '/quality-assurance?range=90d')
    await expect(page.getByRole('button', { name: /^Review: / })).toHaveCount(3)
    await page.getByRole('button', { name: /^See all/ }).click()
    await expect.poll(() => search(page).tab).toBe('flagged')
    await page
      .getByRole('button', { name: /^Review: / })
      .first()
      .press('Enter')
    await expect(sheet(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await expect(page.getByRole('button', { name: /^Review: / }).first()).toBeFocused()
  })
})
