import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { LIST, search, list, sheet, countListed, newWord } from './dashboard-pages.ts'
import { chat } from './shopper-over-http.ts'
import { signInAs } from './staff.ts'

test.describe('Conversations', () => {
  test('words are found in what was said, and every filter narrows', async ({ page, request }) => {
    const word = newWord()
    await chat(request, [`do you know ${word}`])
    await signInAs(page, 'admin', LIST)
    const all = await countListed(page)
    await page.getByRole('searchbox').fill(word)
    await expect(list(page).getByRole('button', { name: new RegExp(word) })).toBeVisible()
    await expect.poll(() => countListed(page)).toBe(1)
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect.poll(() => search(page)).toEqual({})
    for (const [name, value] of [
      ['Sentiment', 'negative'],
      ['Flag', 'any'],
      ['Answered', 'no'],
      ['Bought', 'yes'],
      ['Response quality', 'bad'],
    ] as const) {
      await page.goto(LIST)
      await page.getByRole('combobox', { name }).selectOption(value)
      await expect.poll(() => Object.values(search(page))).toEqual([value])
      await expect.poll(() => countListed(page)).toBeLessThan(all)
    }
    await page.goto(`${LIST}?bought=yes&from=2020-01-01&to=2020-01-02`)
    await expect(page.getByText('No conversation fits these filters')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).last().click()
    await expect.poll(() => search(page)).toEqual({})
    await expect.poll(() => countListed(page)).toBeGreaterThanOrEqual(all)
  })

  test('pages are in the address, and the way back leads back', async ({ page }) => {
    await signInAs(page, 'admin', LIST)
    await expect(list(page).getByRole('row')).toHaveCount(21)
    const first = await list(page).getByRole('row').nth(1).innerText()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect.poll(() => search(page)).toEqual({ page: '2' })
    await expect(page.getByText(/^21–40 of/)).toBeVisible()
    await expect(list(page).getByRole('row').nth(1)).not.toHaveText(first)
    await page.goBack()
    await expect(page.getByText(/^1–20 of/)).toBeVisible()
    await page.goto(`${LIST}?page=10000`)
    await expect(page.getByText(/^No rows on this page/)).toBeVisible()
  })

  test('the export holds what the filters leave, as CSV and as JSON', async ({ page, request }) => {
    const word = newWord()
    await chat(request, [`=HYPERLINK("x") ${word}`])
    await signInAs(page, 'admin', `${LIST}?q=${word}`)
    expect(await countListed(page)).toBe(1)
    const save = async (rows: string, format: string) => {
      await page.getByRole('button', { name: 'Export' }).click()
      const dialog = page.getByRole('dialog', { name: 'Export conversations' })
      await dialog.getByRole('radio', { name: rows }).click()
      await dialog.getByRole('radio', { name: format }).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Export' }).click(),
      ])
      return readFile(await download.path(), 'utf8')
    }
    const csv = await save('Messages', 'CSV')
    expect(csv).toContain(word)
    expect(csv).not.toMatch(/(^|,)"?=HYPERLINK/m)
    const lines = (await save('Conversations', 'JSON')).trim().split('\n')
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toBeInstanceOf(Object)
  })

  test('a role without the right to it is offered no export and no erasure', async ({ page }) => {
    await signInAs(page, 'customer', LIST)
    expect(await countListed(page)).toBeGreaterThan(0)
    await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0)
    await list(page).getByRole('row').nth(1).getByRole('button').click()
    await expect(sheet(page).getByRole('heading', { name: 'Transcript' })).toBeVisible()
    await expect(sheet(page).getByRole('button', { name: /Erase|Teach|Resolve|Review this/ })).toHaveCount(0)
  })

  test('a new conversation is told of without a reload and without a row moving', async ({ page, request }) => {
    await signInAs(page, 'admin', LIST)
    const first = list(page).getByRole('row').nth(1)
    const before = await first.innerText()
    const word = newWord()
    await chat(request, [`live ${word}`])
    const bar = page.getByRole('button', { name: /^\d+ new conversations?$/ })
    await expect(bar).toBeVisible()
    expect(await first.innerText()).toBe(before)
    await bar.click()
    await expect(list(page).getByRole('button', { name: new RegExp(word) })).toBeVisible()
  })
})
