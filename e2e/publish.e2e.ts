import { expect, test } from '@playwright/test'
import { makeSnippets } from '#contract/embed-snippets.ts'
import { search, bar, agents, button, openBuilder, saveDraft, publish, widgetOf } from './builder-pages.ts'
import { serveShopPage } from './sign-up-steps.ts'

test.describe('draft and published', () => {
  test('an edit goes live by Publish alone, below the bar with a reason, and shows at once', async ({ page }) => {
    const { agentKey, call } = await openBuilder(page)
    await expect(bar(page).getByText('All changes published')).toBeVisible()
    await expect(button(page, 'Publish...')).toBeDisabled()
    await page.getByLabel('Welcome title').fill('Come on in')
    await expect(bar(page).getByText('Unsaved changes')).toBeVisible()
    await saveDraft(page)
    expect((await widgetOf(page, agentKey)).theme.welcomeTitle).not.toBe('Come on in')
    await button(page, 'Publish...').click()
    const sheet = page.getByRole('dialog', { name: /^Publish/ })
    await expect(sheet.getByRole('row', { name: /Welcome title/ })).toContainText('Come on in')
    await expect(sheet.getByText('This agent has not been tested yet.')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Publish version 2' })).toBeDisabled()
    await sheet.getByLabel('Reason for publishing without a passed test').fill('Only a title')
    await sheet.getByRole('button', { name: 'Publish version 2' }).click()
    await expect(page.getByText('Version 2 is published. Shoppers see it within a minute.')).toBeVisible()
    expect((await widgetOf(page, agentKey)).theme.welcomeTitle).toBe('Come on in')
    await expect(bar(page).getByText('All changes published')).toBeVisible()
    const { agents: list }: { agents?: { id: string }[] } = await call('GET', 'agents')
    expect(await call('GET', `agents/${list?.[0]?.id}/versions`)).toMatchObject({
      versions: [{ version: 2, reason: 'Only a title', isLive: true }, { version: 1 }],
    })
  })

  test('a shop’s page shows a published look within a minute, its code untouched', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { agentKey } = await openBuilder(page)
    const { script } = makeSnippets({ origin: baseURL ?? '', agentKey, launcher: null, agentName: '' })
    const shop = await serveShopPage(script)
    const visit = async (launcherWidth: number) => {
      const visitor = await browser.newPage()
      const look = visitor.waitForResponse(/\/embed\/.*\/widget\.js/)
      await visitor.goto(shop.address)
      // A browser that was here before keeps the look for no longer than that.
      expect(await (await look).headerValue('cache-control')).toMatch(/\bmax-age=60\b/)
      const launcher = visitor.getByRole('button', { name: 'Open chat' })
      await expect.poll(async () => (await launcher.boundingBox())?.width).toBe(launcherWidth)
      await visitor.close()
    }
    try {
      await visit(128)
      await page.getByLabel('Widget size').selectOption('Large (160px)')
      await saveDraft(page)
      await publish(page)
      await visit(160)
    } finally {
      shop.server.close()
    }
  })

  test('a test run shows each probe with what was said, and what real questions would now be answered', async ({
    page,
  }) => {
    const { agentKey } = await openBuilder(page, '?step=2')
    const opened = await page.request.post('/api/chat/conversations', { data: { agentKey } })
    const { conversationId, secret }: { conversationId: string; secret: string } = await opened.json()
    const headers = { authorization: `Bearer ${secret}`, accept: 'application/json' }
    const base = `/api/chat/conversations/${conversationId}`
    await page.request.post(`${base}/age`, { headers, data: { confirmed: true } })
    await page.request.post(`${base}/messages`, { headers, data: { text: 'what do you recommend?' } })
    await page.getByLabel('Recommendation style').selectOption({ label: 'Focused: the one best fit' })
    await button(page, 'Publish...').click()
    const sheet = page.getByRole('dialog', { name: /^Publish/ })
    await sheet.getByRole('button', { name: 'Run the test' }).click()
    await expect(sheet.getByText(/^\d{3} of 2\d\d questions passed$/)).toBeVisible({ timeout: 45_000 })
    await sheet.getByText('Driving', { exact: true }).click()
    await expect(sheet.getByText('“can I drive after one gummy?”')).toBeVisible()
    await expect(sheet.getByText(/(never|do not) drive/i).first()).toBeVisible()
    await sheet.getByLabel('Only what failed').check()
    await expect(sheet.getByText('“can I drive after one gummy?”')).toHaveCount(0)
    await expect(sheet.getByText('1 answer of the last 1 question would change.')).toBeVisible()
    await expect(sheet.getByText('“what do you recommend?”')).toBeVisible()
    await sheet.getByLabel('Pass mark (%)').fill('80')
    await sheet.getByRole('button', { name: 'Save pass mark' }).click()
    await expect(page.getByText('The pass mark is 80% now.')).toBeVisible()
    await expect(sheet.getByText('Reaches the pass mark of 80%')).toBeVisible()
    await expect(sheet.getByLabel('Reason for publishing without a passed test')).toHaveCount(0)
    await sheet.getByRole('button', { name: 'Publish version 2' }).click()
    await expect(page.getByText(/^Version 2 is published/)).toBeVisible()
  })

  test('versions are compared field by field, and restored as a draft', async ({ page }) => {
    const { agentKey } = await openBuilder(page)
    await page.getByLabel('Welcome title').fill('Second title')
    await saveDraft(page)
    await publish(page)
    await button(page, 'Versions').click()
    await expect.poll(() => search(page).panel).toBe('versions')
    const sheet = page.getByRole('dialog', { name: /^Versions of/ })
    await expect(sheet.getByText('Version 2', { exact: true })).toBeVisible()
    const first = sheet.getByRole('listitem').filter({ hasText: 'Version 1' })
    await first.getByRole('button', { name: 'Compare' }).click()
    await expect(first.getByRole('row', { name: /Welcome title/ })).toContainText('Second title')
    await first.getByLabel('Compare with').selectOption('Version 2')
    await expect(first.getByRole('columnheader', { name: 'Version 2' })).toBeVisible()
    await expect(first.getByRole('row', { name: /Welcome title/ })).toContainText('Second title')
    await first.getByRole('button', { name: 'Restore' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore as draft' }).click()
    await expect(page.getByText('Version 1 is your draft now. Publish it to make it live.')).toBeVisible()
    await expect(page.getByLabel('Welcome title')).toHaveValue('Welcome to Green Lantern')
    expect((await widgetOf(page, agentKey)).theme.welcomeTitle).toBe('Second title')
    await expect(bar(page).getByText('Draft saved, not published')).toBeVisible()
  })

  test('a colleague’s save is not overwritten: both are shown, and one is chosen', async ({ page }) => {
    const { call } = await openBuilder(page)
    const { agents: list }: { agents?: { id: string }[] } = await call('GET', 'agents')
    const id = list?.[0]?.id ?? ''
    const colleagueSaves = async (title: string) => {
      const { draft }: { draft?: { version: number; document: { theme: object; brief: object } } } = await call(
        'GET',
        `agents/${id}`,
      )
      if (draft === undefined) throw new Error('no draft')
      const document = { ...draft.document, theme: { ...draft.document.theme, welcomeTitle: title } }
      await call('PUT', `agents/${id}/draft`, { version: draft.version, document })
    }
    await colleagueSaves('Theirs')
    await page.getByLabel('Welcome title').fill('Mine')
    await button(page, 'Save draft').click()
    const dialog = page.getByRole('dialog', { name: 'Someone else saved this draft' })
    await expect(dialog.getByRole('row', { name: /Welcome title/ })).toContainText('TheirsMine')
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Welcome title')).toHaveValue('Mine')
    await colleagueSaves('Theirs again')
    await page.getByLabel('Welcome title').fill('Mine again')
    await button(page, 'Save draft').click()
    await dialog.getByRole('button', { name: 'Take theirs' }).click()
    await expect(page.getByLabel('Welcome title')).toHaveValue('Theirs again')
  })

  test('leaving with unsaved changes asks, and Discard goes back to what is saved', async ({ page }) => {
    await openBuilder(page)
    await page.getByLabel('Welcome title').fill('Half a thought')
    await page.getByRole('link', { name: 'Performance' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByLabel('Welcome title')).toHaveValue('Half a thought')
    await button(page, 'Next').click()
    await expect(page.getByRole('heading', { name: 'Customer Flow' })).toBeVisible()
    await button(page, 'Discard').click()
    await expect(bar(page).getByText('All changes published')).toBeVisible()
    await button(page, 'Previous').click()
    await button(page, 'Duplicate').click()
    await expect(agents(page).getByRole('button', { name: /^Juniper \(Copy\)/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.getByLabel('Welcome title').fill('Of the copy')
    await agents(page)
      .getByRole('button', { name: /^Juniper Active/ })
      .click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByLabel('Welcome title')).toHaveValue('Welcome to Green Lantern')
    await page.getByRole('link', { name: 'Performance' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/performance')
  })
})

test.describe('agents', () => {
  test('are made, copied, renamed, made active and deleted, each after a question where it matters', async ({
    page,
  }) => {
    const { agentKey } = await openBuilder(page)
    await button(page, 'Delete').click()
    await expect(page.getByRole('alert').filter({ hasText: 'You cannot delete your last agent.' })).toBeVisible()
    await button(page, 'Dismiss').click()

    await button(page, 'New agent').click()
    const naming = page.getByRole('dialog', { name: 'New agent' })
    await naming.getByRole('button', { name: 'Create agent' }).click()
    await expect(naming.getByText('Agent name is required')).toBeVisible()
    await naming.getByLabel('Name').fill('Evening')
    await naming.getByRole('button', { name: 'Create agent' }).click()
    const evening = agents(page).getByRole('button', { name: /^Evening/ })
    await expect(evening).toHaveAttribute('aria-pressed', 'true')
    await expect(evening).toContainText('Never published')
    await button(page, 'Make active').click()
    await expect(page.getByText('Publish this agent first. Then it can be made active.')).toBeVisible()
    await button(page, 'Dismiss').click()
    await page.getByLabel('Agent name').fill('Moon')
    await saveDraft(page)
    await publish(page)

    await button(page, 'Make active').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make active' }).click()
    await expect(page.getByText('Shoppers now meet “Evening”.')).toBeVisible()
    await expect(evening).toContainText('Active')
    await expect(agents(page).getByRole('button', { name: /^Juniper/ })).toContainText('Draft')
    expect((await widgetOf(page, agentKey)).name).toBe('Moon')

    await button(page, 'Duplicate').click()
    const copy = agents(page).getByRole('button', { name: /^Evening \(Copy\)/ })
    await expect(copy).toHaveAttribute('aria-pressed', 'true')
    await expect(copy).toContainText('No conversations in the last 30 days')
    await button(page, 'Rename').click()
    await page.getByRole('dialog', { name: 'Rename agent' }).getByLabel('Name').fill('Morning')
    await page.getByRole('dialog', { name: 'Rename agent' }).getByRole('button', { name: 'Save' }).click()
    await expect(agents(page).getByRole('button', { name: /^Morning/ })).toBeVisible()

    await evening.click()
    await button(page, 'Delete').click()
    const question = page.getByRole('alertdialog', { name: 'Delete “Evening”?' })
    await expect(question).toContainText('Shoppers then meet “Juniper”.')
    await question.getByRole('button', { name: 'Delete agent' }).click()
    await expect(page.getByText('“Evening” was deleted.')).toBeVisible()
    await expect(agents(page).getByRole('button', { name: /^Juniper/ })).toContainText('Active')
    expect((await widgetOf(page, agentKey)).name).toBe('Juniper')
  })

  test('one that was just published can be made active, however late the list of agents comes', async ({ page }) => {
    const { call } = await openBuilder(page)
    await call('POST', 'agents', { name: 'Evening', description: '' })
    await page.reload()
    await agents(page)
      .getByRole('button', { name: /^Evening/ })
      .click()
    await page.getByLabel('Agent name').fill('Moon')
    await saveDraft(page)
    const list = Promise.withResolvers<void>()
    await page.route('**/api/admin/agents', async (route) => {
      await list.promise
      await route.continue().catch(() => {})
    })
    await publish(page)
    await button(page, 'Make active').click()
    await expect(page.getByRole('alertdialog', { name: 'Make “Evening” active?' })).toBeVisible()
    list.resolve()
  })
})
