import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { BUILDER, search, preview, bar, button, openBuilder, saveDraft } from './builder-pages.ts'
import { openOwnShop } from './own-shop.ts'
import { signInAs } from './staff.ts'

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
    await page.getByLabel('AOV target ($)').fill('62.50')
    const progression = page.getByLabel('Sales progression')
    const open = shoppers.getByRole('listitem').filter({ hasText: 'What do you recommend?' })
    await progression.selectOption({ label: 'Recommend, ask, add: shows picks at once and asks after them' })
    await expect(open.getByText(/\. What sounds good: .+ or something else\?$/)).toBeVisible({ timeout: 30_000 })
    await progression.selectOption({ label: 'Recommend only: offers nothing beside it' })
    await expect(open.getByText(/What sounds good/)).toHaveCount(1, { timeout: 30_000 })
    await expect(page.getByRole('link', { name: 'Upload or connect the menu' })).toHaveAttribute(
      'href',
      '/settings?tab=integrations',
    )
    await saveDraft(page)
    await page.reload()
    await expect(page.getByLabel('Product focus')).toHaveValue('Harbor, gummies')
    await expect(page.getByLabel('AOV target ($)')).toHaveValue('62.5')
    await expect(page.getByLabel('Sales progression')).toHaveValue('recommend_only')
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
