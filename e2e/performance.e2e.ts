import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { LIST, search, path, list, countListed } from './dashboard-pages.ts'
import { signInAs } from './staff.ts'

/** Opens Performance with its own figures, but for these. */
async function showFigures(page: Page, figures: object): Promise<void> {
  await page.unrouteAll()
  await page.route('**/api/admin/analytics*', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: { ...(await reply.json()), ...figures } })
  })
  await page.goto('/performance')
}

/** How far from the top, as a share of the canvas, lines in the colour of the page's text cross most of the chart. */
function findLines(page: Page): Promise<number[]> {
  return page.locator('canvas').evaluate((canvas) => {
    const picture = canvas instanceof HTMLCanvasElement ? canvas.getContext('2d') : null
    if (picture === null) throw new Error('no chart')
    picture.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--ink').trim()
    const ink = [1, 3, 5].map((at) => Number.parseInt(String(picture.fillStyle).slice(at, at + 2), 16))
    const { width, height } = picture.canvas
    const { data } = picture.getImageData(0, 0, width, height)
    const isInk = (row: number, column: number): boolean =>
      ink.every((value, channel) => Math.abs((data[(row * width + column) * 4 + channel] ?? 0) - value) < 12)
    const lines: number[] = []
    for (let row = 0; row < height; row++) {
      let count = 0
      for (let column = 0; column < width; column++) if (isInk(row, column)) count++
      if (count > width * 0.4) lines.push(row / height)
    }
    return lines
  })
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

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the order target is a line across the bars, as high as it is dear, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await signInAs(page, 'admin')
      const heights: number[] = []
      // Below or beyond every bar: right above one its label may stand before the line, on some days before most of it.
      for (const aovTargetCents of [3000, 4500, 30_000]) {
        await showFigures(page, { aovTargetCents })
        const legend = page.getByText(`AOV target $${aovTargetCents / 100}.00`)
        await expect(legend).toBeVisible()
        await expect.poll(() => findLines(page)).not.toEqual([])
        const lines = await findLines(page)
        expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(0.02)
        heights.push(Math.min(...lines))
      }
      const [low = 0, high = 0, beyondTheBars = 0] = heights
      expect(high).toBeLessThan(low)
      expect(beyondTheBars).toBeLessThan(high)
      expect(beyondTheBars).toBeGreaterThan(0)
      await page.getByRole('radio', { name: 'Table' }).click()
      await expect(page.getByRole('columnheader', { name: 'Against target $300.00' })).toBeVisible()
    })
  }

  test('without an order target there is no line', async ({ page }) => {
    await signInAs(page, 'admin')
    await showFigures(page, { aovTargetCents: null })
    await expect(page.locator('canvas')).toBeVisible()
    await page.waitForTimeout(400)
    expect(await findLines(page)).toEqual([])
    await expect(page.getByText(/AOV target/)).toHaveCount(0)
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
    await showFigures(page, {
      lift: {
        ...running,
        status: 'not_enough_data',
        without,
        minimum: { visitors: 100, orders: 30 },
      },
    })
    await expect(page.getByText('Not enough data yet')).toBeVisible()
    await expect(page.getByText('50 visitors and 28 orders to go; each side needs 100 and 30')).toBeVisible()
    await page.getByText('How the lift is measured').click()
    await expect(page.getByRole('region', { name: 'Lift, both sides' })).toContainText('Held out')
    await showFigures(page, {
      lift: {
        ...running,
        status: 'measured',
        without: { ...without, visitors: 400, orders: 40 },
        revenuePerVisitor: { cents: 124, low: 31, high: 217 },
        aov: { cents: 600, low: -100, high: 1300 },
      },
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
