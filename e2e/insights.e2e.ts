import { expect, test } from '@playwright/test'
import { search, list, sheet, newWord } from './dashboard-pages.ts'
import { chat } from './shopper-over-http.ts'
import { signInAs } from './staff.ts'

test.describe('Criteria and insights', () => {
  test('a criterion is tried, switched on, flags the next such conversation, and is deleted', async ({
    page,
    request,
  }) => {
    const word = newWord()
    const name = `About ${word}`
    await chat(request, [`what about ${word}`])
    await signInAs(page, 'admin', '/quality-assurance/criteria')
    await page.getByRole('button', { name: 'New criterion' }).click()
    const form = page.getByRole('form', { name: 'New criterion' })
    await form.getByLabel('Name').fill(name)
    await form.getByLabel('Flag a conversation when').fill(`shopper mentions ${word}`)
    await form.getByRole('button', { name: 'Preview on past conversations' }).click()
    await expect(form.getByText(/^1 of the last \d+ conversations? would have been flagged/)).toBeVisible()
    await form.getByRole('button', { name: /^Open: / }).click()
    await expect(sheet(page)).toContainText(word)
    await page.keyboard.press('Escape')
    await form.getByRole('button', { name: 'Save and switch on' }).click()
    const row = page.getByRole('listitem').filter({ hasText: name })
    await expect(row.getByText('On', { exact: true })).toBeVisible()
    await chat(request, [`more about ${word} please`])
    await row.getByRole('link', { name: 'Flagged conversations' }).click()
    await expect(list(page).getByRole('button', { name: new RegExp(`more about ${word}`) })).toBeVisible()
    await page.goto('/quality-assurance/criteria')
    await row.getByRole('button', { name: 'Switch off' }).click()
    await expect(row.getByText('Off', { exact: true })).toBeVisible()
    await row.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete criterion' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(row).toHaveCount(0)
  })

  test('what nobody answered is a gap, leads to its conversation, and is closed by teaching', async ({
    page,
    request,
  }) => {
    const word = newWord()
    const question = `is there a ${word} machine in the shop`
    const id = await chat(request, [question])
    await signInAs(page, 'admin', '/quality-assurance/insights?range=7d')
    const gap = page.getByRole('listitem').filter({ hasText: word })
    await expect(gap).toBeVisible()
    await gap.getByRole('button', { name: /^Open conversation 1/ }).click()
    await expect.poll(() => search(page).conversation).toBe(id)
    await expect(sheet(page).getByRole('heading', { name: 'Transcript' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await gap.getByRole('button', { name: /^Teach an answer to/ }).click()
    await gap.getByLabel('Answer', { exact: true }).fill('Write to us and we will see.')
    await gap.getByRole('button', { name: 'Teach this answer' }).click()
    await expect(gap.getByText('Answer taught since')).toBeVisible()
  })

  test('what the shop lacks is counted, and the menu is looked through', async ({ page, request }) => {
    await chat(request, ['do you have any suppositories', 'an eighth of indica under $2'])
    await signInAs(page, 'admin', '/quality-assurance/insights')
    await page.getByRole('tab', { name: 'Unmet demand' }).click()
    await expect.poll(() => search(page).part).toBe('demand')
    const table = page.getByRole('region', { name: 'Unmet demand', exact: true }).getByRole('table')
    await expect(table.getByRole('row').nth(1)).toBeVisible()
    await table
      .getByRole('button', { name: /^Open conversation/ })
      .first()
      .click()
    await expect(sheet(page).getByRole('heading', { name: 'Transcript' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Menu doctor' }).click()
    await expect(page.getByText(/^Defects of \d+ products/)).toBeVisible()
    await page.getByRole('combobox', { name: 'Time range' }).selectOption('90d')
    await expect.poll(() => search(page)).toEqual({ part: 'menu', range: '90d' })
  })
})
