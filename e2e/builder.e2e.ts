import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { type OwnShop, openOwnShop } from './own-shop.ts'
import { serveShopPage } from './sign-up-steps.ts'
import { signInAs } from './staff.ts'

const BUILDER = '/econcierge-builder'

const search = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const preview = (page: Page) => page.getByRole('region', { name: 'Widget Preview' })
const bar = (page: Page) => page.getByRole('region', { name: 'Draft', exact: true })
const agents = (page: Page) => page.getByRole('region', { name: 'Agents', exact: true })
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

async function openBuilder(page: Page, query = ''): Promise<OwnShop> {
  const shop = await openOwnShop(page)
  await page.goto(`${BUILDER}${query}`)
  await expect(bar(page)).toBeVisible()
  return shop
}

async function saveDraft(page: Page): Promise<void> {
  await button(page, 'Save draft').click()
  await expect(bar(page).getByText('Draft saved, not published')).toBeVisible()
}

/** Publishes the saved draft with a reason, without a test run. */
async function publish(page: Page, reason = 'A trial'): Promise<void> {
  await button(page, 'Publish...').click()
  const sheet = page.getByRole('dialog', { name: /^Publish/ })
  await sheet.getByLabel('Reason for publishing below the bar').fill(reason)
  await sheet.getByRole('button', { name: /^Publish version/ }).click()
  await expect(page.getByText(/^Version \d+ is published\./)).toBeVisible()
}

const widgetOf = async (page: Page, key: string): Promise<{ name: string; theme: Record<string, unknown> }> =>
  (await page.request.get(`/api/chat/agents/${key}`)).json()

test.describe('the three steps', () => {
  test('Previous is hidden on the first, Next on the last, and the step is in the address', async ({ page }) => {
    await openBuilder(page)
    await expect(button(page, 'Previous')).toHaveCount(0)
    await button(page, 'Next').click()
    await expect.poll(() => search(page)).toEqual({ step: '2' })
    await expect(page.getByRole('heading', { name: 'Customer Flow' })).toBeVisible()
    await button(page, 'Next').click()
    await expect(page.getByRole('heading', { name: 'Installation method' })).toBeVisible()
    await expect(button(page, 'Next')).toHaveCount(0)
    await page.reload()
    await expect(
      page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: '3 Embed' }),
    ).toHaveAttribute('aria-current', 'step')
    await button(page, 'Previous').click()
    await button(page, 'Previous').click()
    await expect(page.getByRole('heading', { name: 'Widget appearance' })).toBeVisible()
    await expect.poll(() => search(page)).toEqual({})
  })

  test('the first has every field of the specification, and the launcher follows it', async ({ page }) => {
    await openBuilder(page)
    await expect(page.getByRole('link', { name: 'Change in Settings' })).toHaveAttribute(
      'href',
      '/settings?tab=account',
    )
    await expect(page.getByRole('link', { name: /glow color/ })).toHaveAttribute('href', '/settings?tab=branding')
    const launcher = preview(page).getByRole('button', { name: 'Open the preview chat' })
    for (const [label, px] of [
      ['Small (96px)', 96],
      ['Extra large (192px)', 192],
      ['Large (160px)', 160],
      ['Medium (128px)', 128],
    ] as const) {
      await page.getByLabel('Widget size').selectOption(label)
      await expect.poll(async () => (await launcher.boundingBox())?.width).toBe(px)
    }
    await page.getByLabel('Glow effect').check()
    await expect(launcher).toHaveCSS('box-shadow', /255, 159, 28/)
    for (const label of ['Logo background', 'Stick on scroll', 'Request authentication'])
      await expect(page.getByLabel(label)).toBeVisible()
    for (const label of ['Welcome title', 'Customer type question', 'Agent greeting'])
      await expect(page.getByLabel(label)).toBeEnabled()
    await expect(page.getByLabel('Chat input placeholder')).toHaveValue('Ask me anything...')
    await page.getByLabel('Agent greeting').fill('Ahoy')
    await page.getByLabel('Request authentication').check()
    await expect(page.getByLabel('Agent greeting')).toBeDisabled()
    await expect(page.getByLabel('Agent greeting')).toHaveValue('Handled by Authentication Flow')
    await page.getByLabel('Request authentication').uncheck()
    await expect(page.getByLabel('Agent greeting')).toHaveValue('Ahoy')
    await page.getByLabel('Agent name').fill('')
    await expect(page.getByText('Agent name is required')).toBeVisible()
    await expect(button(page, 'Save draft')).toBeDisabled()
  })

  test('the second explains how it sells, and shows what twenty shoppers would now see', async ({ page }) => {
    await openBuilder(page, '?step=2')
    for (const [kind, prompt, labels] of [
      [
        'New Customer',
        'Welcome to {dispensaryName}, could I assist you in your search?',
        ['Effects Guide', 'First Flights', 'Member Exclusives'],
      ],
      [
        'Returning Customer',
        'Welcome back, {firstName}! How can I help you today?',
        ['Your Favorites', 'Daily Sales', 'Member Exclusives'],
      ],
    ] as const) {
      const flow = page.getByRole('group', { name: kind })
      await expect(flow.getByLabel('Welcome message')).toHaveValue(prompt)
      await expect(flow.getByRole('listitem')).toHaveText([...labels])
    }
    const shoppers = page.getByRole('region', { name: 'Typical shoppers' })
    await expect(shoppers.getByText('0 answers differ from what is live.')).toBeVisible({ timeout: 30_000 })
    await expect(shoppers.getByRole('listitem').filter({ hasText: 'What do you recommend?' })).toBeVisible()
    await page.getByLabel('Recommendation style').selectOption({ label: 'Focused: the one best fit' })
    await expect(shoppers.getByText(/^[1-9]\d* answers? differs? from what is live\.$/)).toBeVisible({
      timeout: 30_000,
    })
    await shoppers.getByLabel('Only what differs').check()
    await expect(shoppers.getByText('Before', { exact: true }).first()).toBeVisible()
    await expect(shoppers.getByText('Before and after')).toHaveCount(0)
    await page.getByLabel('Upsell threshold').press('ArrowRight')
    await expect(page.getByText('35%')).toBeVisible()
    await page.getByLabel('Product focus').fill('Harbor, gummies,')
    await saveDraft(page)
    await page.reload()
    await expect(page.getByLabel('Product focus')).toHaveValue('Harbor, gummies')
  })

  test('the third gives the code of each method, copies it, and tells what comes next', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { agentKey } = await openBuilder(page, '?step=3')
    const code = page.getByRole('region', { name: 'Embed code', exact: true })
    await expect(code).toContainText(`data-agent-key="${agentKey}"`)
    await button(page, 'Copy to Clipboard').first().click()
    await expect(page.getByRole('status').filter({ hasText: 'Code copied to clipboard!' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(agentKey)
    await page.getByRole('radio', { name: 'iFrame' }).click()
    await expect(code).toContainText('<iframe')
    await expect(code).toContainText(/bottom: ?20px/)
    await expect(code).toContainText(/right: ?20px/)
    await expect(code).toContainText(/z-index: ?9999/)
    await expect(code).toContainText(agentKey)
    await expect.poll(() => search(page).method).toBe('iframe')
    await page.getByRole('radio', { name: 'Script Tag' }).click()
    await page.getByText('With an integrity hash').click()
    await expect(page.getByRole('region', { name: 'Embed code with an integrity hash' })).toContainText(
      'integrity="sha',
    )
    await expect(page.getByText('The widget appears on all pages that hold the code.')).toBeVisible()
  })
})

test.describe('the preview', () => {
  test('asks which customer it is, greets each by the draft’s words, and forgets when closed', async ({ page }) => {
    await openBuilder(page)
    await page.getByLabel('Request authentication').check()
    await preview(page).getByRole('button', { name: 'Open the preview chat' }).click()
    const field = preview(page).getByRole('textbox')
    await expect(field).toBeDisabled()
    await expect(preview(page).getByRole('button', { name: 'Send' })).toBeDisabled()
    await preview(page).getByRole('button', { name: 'New Customer' }).click()
    await expect(preview(page).getByText('Welcome to Green Lantern, could I assist you in your search?')).toBeVisible()
    await expect(field).toBeEnabled()
    await preview(page)
      .getByRole('button', { name: /^Yes, I am/ })
      .click()
    for (const label of ['Effects Guide', 'First Flights', 'Member Exclusives'])
      await expect(preview(page).getByRole('button', { name: label })).toBeVisible()
    await preview(page).getByRole('button', { name: 'Close the preview chat' }).click()
    await preview(page).getByRole('button', { name: 'Open the preview chat' }).click()
    await expect(preview(page).getByRole('textbox')).toBeDisabled()
    await preview(page).getByRole('button', { name: 'Returning Customer' }).click()
    await expect(preview(page).getByText('Welcome back, valued customer! How can I help you today?')).toBeVisible()
  })

  test('answers as the form stands, unsaved, and is counted nowhere', async ({ page }) => {
    const { call } = await openBuilder(page)
    await page.getByLabel('Agent name').fill('Sage')
    await preview(page).getByRole('button', { name: 'Open the preview chat' }).click()
    await preview(page)
      .getByRole('button', { name: /^Yes, I am/ })
      .click()
    await preview(page).getByRole('textbox').fill('are you a bot?')
    await page.keyboard.press('Enter')
    await expect(preview(page).getByText(/Sage/).last()).toBeVisible()
    await preview(page).getByRole('textbox').fill('recommend a flower')
    await page.keyboard.press('Enter')
    await expect(
      preview(page)
        .getByRole('button', { name: /^Add to cart/ })
        .first(),
    ).toBeVisible()
    expect(await call('GET', 'conversations')).toMatchObject({ conversations: [], pagination: { total: 0 } })
    await expect(bar(page).getByText('Unsaved changes')).toBeVisible()
  })

  test('is resized by its corner, by pointer and by keyboard, within its limits', async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 1000 })
    await openBuilder(page)
    await preview(page).getByRole('button', { name: 'Open the preview chat' }).click()
    const corner = preview(page).getByRole('button', { name: /^Resize the chat/ })
    const chat = page.getByTestId('preview-chat')
    const size = async () => {
      const box = await chat.boundingBox()
      return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]
    }
    await expect.poll(size).toEqual([320, 400])
    await corner.press('ArrowLeft')
    await corner.press('ArrowUp')
    await expect.poll(size).toEqual([330, 410])
    const drag = async (byX: number, byY: number) => {
      await corner.scrollIntoViewIfNeeded()
      const box = await corner.boundingBox()
      if (box === null) throw new Error('no corner')
      await page.mouse.move(box.x + 10, box.y + 10)
      await page.mouse.down()
      await page.mouse.move(box.x + 10 + byX, box.y + 10 + byY, { steps: 4 })
      await page.mouse.up()
    }
    await drag(-800, -800)
    await expect.poll(size).toEqual([500, 600])
    await drag(800, 800)
    await expect.poll(size).toEqual([280, 350])
    await preview(page).getByRole('button', { name: 'Close the preview chat' }).click()
    await preview(page).getByRole('button', { name: 'Open the preview chat' }).click()
    await expect.poll(size).toEqual([320, 400])
  })
})

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
    await sheet.getByLabel('Reason for publishing below the bar').fill('Only a title')
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
    const shop = await serveShopPage(`<script async src="${baseURL}/widget.js" data-agent-key="${agentKey}"></script>`)
    const visit = async (launcherWidth: number) => {
      const visitor = await browser.newPage()
      const look = visitor.waitForResponse(/\/api\/chat\/agents\//)
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
    await expect(sheet.getByText(/^\d{3} of 2\d\d probes passed$/)).toBeVisible({ timeout: 45_000 })
    await sheet.getByText('Driving', { exact: true }).click()
    await expect(sheet.getByText('“can I drive after one gummy?”')).toBeVisible()
    await expect(sheet.getByText(/(never|do not) drive/i).first()).toBeVisible()
    await sheet.getByLabel('Only what failed').check()
    await expect(sheet.getByText('“can I drive after one gummy?”')).toHaveCount(0)
    await expect(sheet.getByText('1 answer of the last 1 question would change.')).toBeVisible()
    await expect(sheet.getByText('“what do you recommend?”')).toBeVisible()
    await sheet.getByLabel('Bar (% of probes)').fill('80')
    await sheet.getByRole('button', { name: 'Save bar' }).click()
    await expect(page.getByText('The bar is 80% now.')).toBeVisible()
    await expect(sheet.getByText('Reaches the bar of 80%')).toBeVisible()
    await expect(sheet.getByLabel('Reason for publishing below the bar')).toHaveCount(0)
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
})

test('a failed list says so and can be asked for again', async ({ page }) => {
  await openOwnShop(page)
  await page.route('**/api/admin/agents', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto(BUILDER)
  await expect(page.getByText('The agents could not be loaded.')).toBeVisible()
  await page.unrouteAll()
  await button(page, 'Retry').click()
  await expect(bar(page)).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every step and panel is accessible and fits 360 px in the ${colorScheme} theme`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme })
    await openBuilder(page)
    await page.getByLabel('Welcome title').fill('Another title')
    await saveDraft(page)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      for (const query of ['', '?step=2', '?step=3', '?panel=publish', '?panel=versions']) {
        await page.goto(`${BUILDER}${query}`)
        await expect(bar(page).or(page.getByRole('dialog')).first()).toBeVisible()
        await page.waitForTimeout(700)
        await expectAccessible(page, `${width} ${query}`)
      }
      await page.goto(BUILDER)
      await preview(page).getByRole('button', { name: 'Open the preview chat' }).click()
      await expect(preview(page).getByRole('textbox')).toBeEnabled()
      await expectAccessible(page, `${width} chat`)
    }
  })
}

async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${where} ${id}: ${nodes[0]?.html}`)).toEqual([])
  const { width, seen } = await page.evaluate(() => ({ width: document.documentElement.scrollWidth, seen: innerWidth }))
  expect(width, where).toBeLessThanOrEqual(seen)
}

test('who may not edit agents is told so', async ({ page }) => {
  await signInAs(page, 'customer', BUILDER)
  await expect(bar(page)).toBeVisible()
  await page.route('**/api/auth/me', async (route) => {
    const reply = await route.fetch()
    const { user } = await reply.json()
    await route.fulfill({ response: reply, json: { user: { ...user, permissions: ['view_dashboard'] } } })
  })
  await page.reload()
  await expect(page.getByText('Your role does not edit agents')).toBeVisible()
})
