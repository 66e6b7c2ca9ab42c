import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { LIST, SCORED, list, sheet, openConversation, newWord } from './dashboard-pages.ts'
import { chat, openChat } from './shopper-over-http.ts'
import { signInAs } from './staff.ts'

test.describe('Review', () => {
  test('a flag is resolved with a note and reopened, and a half-written note is not lost unasked', async ({
    page,
    request,
  }) => {
    const id = await chat(request, ['let me speak to a human'])
    await signInAs(page, 'admin')
    await openConversation(page, id)
    await sheet(page).getByRole('button', { name: 'Resolve' }).click()
    await sheet(page).getByLabel('Note', { exact: true }).fill('Called the shop')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(question).toContainText('Your note is not saved yet.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(sheet(page).getByLabel('Note', { exact: true })).toHaveValue('Called the shop')
    await sheet(page).getByRole('button', { name: 'Resolve' }).click()
    await expect(page.getByText('Flag resolved.')).toBeVisible()
    await expect(sheet(page).getByText('Called the shop')).toBeVisible()
    await sheet(page).getByRole('button', { name: 'Reopen' }).click()
    await sheet(page).getByRole('button', { name: 'Reopen' }).click()
    await expect(page.getByText('Flag reopened.')).toBeVisible()
    await expect(sheet(page).getByRole('button', { name: 'Resolve' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
  })

  test('a review overrides the score in the list, both stay apart, and it can be withdrawn', async ({
    page,
    request,
  }) => {
    const word = newWord()
    const id = await chat(request, [`do you know ${word}`])
    await signInAs(page, 'admin', `${LIST}?q=${word}`)
    const row = list(page).getByRole('row').nth(1)
    await expect(row).toContainText(SCORED)
    const scored = SCORED.exec(await row.innerText())?.[0] ?? 'no score'
    await row.getByRole('button').click()
    await sheet(page).getByRole('button', { name: 'Review this score' }).click()
    await sheet(page).getByLabel('Sentiment').selectOption('1')
    await sheet(page).getByLabel('Response quality').selectOption('bad')
    await sheet(page).getByLabel('Review note').fill('The shopper gave up')
    await sheet(page).getByRole('button', { name: 'Save review' }).click()
    const score = sheet(page).getByRole('table', { name: 'Built-in score and review' })
    await expect(score.getByText('1.0 Negative')).toBeVisible()
    await expect(score.getByRole('row', { name: /^Sentiment/ }).locator('.line-through')).toHaveText(/\d\.\d/)
    await expect(sheet(page).getByText('The shopper gave up')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(row).toContainText('1.0 Negative')
    await openConversation(page, id)
    await sheet(page).getByRole('button', { name: 'Withdraw the review' }).click()
    await expect(page.getByText('Review withdrawn.', { exact: false })).toBeVisible()
    await page.goto(`${LIST}?q=${word}`)
    await expect(row).toContainText(scored)
  })

  test('a taught answer is given to the next shopper and its use is counted', async ({ page, request }) => {
    const word = newWord()
    const question = `is there a ${word} machine in the shop`
    const answer = `Yes, the ${word} machine stands by the door.`
    const id = await chat(request, [question])
    await signInAs(page, 'admin')
    await openConversation(page, id)
    await sheet(page).getByRole('button', { name: 'Teach' }).first().click()
    await expect(sheet(page).getByLabel('Question')).toHaveValue(question)
    await sheet(page).getByLabel('Answer', { exact: true }).fill(answer)
    await sheet(page).getByRole('button', { name: 'Teach this answer' }).click()
    await expect(page.getByText('Answer taught. It is used from now on.')).toBeVisible()
    expect(await (await openChat(request)).say(question)).toContain(answer)
    await page.goto('/quality-assurance/answers')
    const taught = page.getByRole('listitem').filter({ hasText: question })
    await expect(taught).toContainText('Used 1 time')
    await taught.getByRole('button', { name: 'Forget' }).click()
    await page.getByRole('button', { name: 'Forget answer' }).click()
    // While it asks, what is behind the dialog is hidden: gone is the row only when the answer is in.
    await expect(page.getByText('Answer forgotten.', { exact: false })).toBeVisible()
    await expect(taught).toHaveCount(0)
    expect(await (await openChat(request)).say(question)).not.toContain(answer)
  })

  test('an answer is kept as a test case and listed', async ({ page, request }) => {
    const word = newWord()
    const id = await chat(request, [`do you repair ${word}`])
    await signInAs(page, 'admin')
    await openConversation(page, id)
    await sheet(page).getByRole('button', { name: 'Save as test case' }).first().click()
    await sheet(page).getByLabel('What should be answered').fill('No, we do not repair it.')
    await sheet(page).getByRole('button', { name: 'Save test case' }).click()
    await expect(page.getByText('Test case saved.')).toBeVisible()
    await page.goto('/quality-assurance/answers')
    const kept = page.getByRole('listitem').filter({ hasText: word })
    await expect(kept).toContainText('No, we do not repair it.')
    await kept.getByRole('button', { name: 'Delete' }).click()
    await expect(kept).toHaveCount(0)
  })

  test('a shopper is erased with all conversations, after what is lost was named', async ({ page, request }) => {
    const visitor = randomUUID()
    const word = newWord()
    const ids = [await chat(request, [`first ${word}`], visitor), await chat(request, [`second ${word}`], visitor)]
    await signInAs(page, 'admin')
    await openConversation(page, ids[0] ?? '')
    await sheet(page).getByRole('button', { name: 'Erase this shopper' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Every conversation of this shopper is deleted for good')
    await question.getByRole('button', { name: 'Erase for good' }).click()
    await expect(page.getByText('2 conversations erased.')).toBeVisible()
    await page.goto(`${LIST}?conversation=${ids[1]}`)
    await expect(page.getByText('This conversation is not here')).toBeVisible()
    await page.goto(`${LIST}?q=${word}`)
    await expect(page.getByText('No conversation fits these filters')).toBeVisible()
  })
})
