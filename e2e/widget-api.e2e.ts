import { expect, test } from '@playwright/test'
import { ask, chatOf, fieldOf, launcherOf, openChat, passAgeGate, serveShop, wearTheme } from './shop-with-widget.ts'

test('the page opens, closes and hears the chat, and stops hearing when it wants', async ({ page, baseURL }) => {
  await page.goto(await serveShop(baseURL ?? ''))
  await expect(launcherOf(page)).toBeVisible()
  await page.evaluate(() => {
    const heard: unknown[] = []
    Reflect.set(window, 'heard', heard)
    const { eConcierge } = window
    eConcierge?.on('open', () => {
      throw new Error('a listener of the page that throws')
    })
    for (const name of ['open', 'close', 'message', 'product-click', 'add-to-cart'] as const)
      eConcierge?.on(name, (detail: object) => heard.push([name, detail]))
    const forget = eConcierge?.on('message', () => heard.push('forgotten'))
    forget?.()
    eConcierge?.open()
  })
  await passAgeGate(page)
  await ask(page, 'an indica eighth under $40')
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await page.evaluate(() => window.eConcierge?.close())
  await expect(chatOf(page)).toBeHidden()
  const heard = await page.evaluate(() => Reflect.get(window, 'heard'))
  const conversationId = await page.evaluate(() => window.eConcierge?.conversationId)
  expect(heard).toEqual([
    ['open', expect.anything()],
    ['message', { role: 'user', text: 'an indica eighth under $40', conversationId }],
    ['message', expect.objectContaining({ role: 'assistant', conversationId })],
    ['add-to-cart', expect.objectContaining({ quantity: 1, conversationId })],
    ['close', { conversationId }],
  ])
})

test('without consent no browser id and no product event leaves the page', async ({ page, baseURL }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`)
  })
  await page.goto(await serveShop(baseURL ?? '', { attributes: 'data-consent="denied"' }))
  await page.evaluate(() => window.eConcierge?.on('add-to-cart', () => {}))
  await openChat(page)
  await ask(page, 'an indica eighth under $40')
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Added/ })).toBeVisible()
  expect(sent.some((call) => call.startsWith('/api/chat/conversations '))).toBe(true)
  expect(sent.filter((call) => call.includes('visitorId') || call.includes('/events'))).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('visitor')))).toEqual([])
})

test('the start page shows the chat at once, in the language and the colours that the tag names', async ({
  page,
  baseURL,
}) => {
  await page.goto(await serveShop(baseURL ?? '', { attributes: 'data-start="open" data-lang="es" data-theme="dark"' }))
  await expect(chatOf(page).getByRole('button', { name: 'Sí, tengo 21 o más' })).toBeVisible()
  expect(
    await chatOf(page).evaluate((box) => [
      box.getAttribute('lang'),
      box.getAttribute('dir'),
      box.classList.contains('dark'),
    ]),
  ).toEqual(['es-US', 'ltr', true])
})

test('who wants a person leaves a message, with an address where the shop collects them', async ({ page, baseURL }) => {
  const chat = baseURL ?? ''
  await wearTheme(page, chat, { collectEmail: true })
  await page.goto(await serveShop(chat))
  await openChat(page)
  await ask(page, 'do you have parking?')
  await page.getByRole('button', { name: 'Chat options' }).click()
  await page.getByRole('button', { name: 'Talk to a person' }).click()
  await page.getByRole('button', { name: 'Leave a message' }).click()
  const sheet = page.getByRole('dialog', { name: 'Leave a message' })
  await sheet.getByLabel('What is it about?').fill('Is there a ramp?')
  await sheet.getByLabel('Your e-mail').fill('not an address')
  await sheet.getByRole('button', { name: 'Send' }).click()
  await expect(sheet.getByRole('alert')).toHaveText('Please check the e-mail address.')
  await sheet.getByLabel('Your e-mail').fill('rosa@mail.example')
  await sheet.getByRole('button', { name: 'Send' }).click()
  await expect(sheet.getByRole('status')).toContainText(/Sent\..*(We are open until|We open)/)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(fieldOf(page)).toBeFocused()
})

test('no address is asked for where the shop collects none', async ({ page, baseURL }) => {
  const chat = baseURL ?? ''
  await wearTheme(page, chat, { collectEmail: false })
  await page.goto(await serveShop(chat))
  await openChat(page)
  await ask(page, 'I want to talk to a person')
  await page.getByRole('button', { name: 'Leave a message' }).click()
  const sheet = page.getByRole('dialog', { name: 'Leave a message' })
  await expect(sheet.getByLabel('What is it about?')).toBeVisible()
  await expect(sheet.getByLabel('Your e-mail')).toHaveCount(0)
})

test('a chat is rated before the next one begins, or not at all', async ({ page, baseURL }) => {
  const rated: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/feedback')) rated.push(request.postDataJSON())
  })
  await page.goto(await serveShop(baseURL ?? ''))
  await openChat(page)
  const startAnew = async () => {
    await page.getByRole('button', { name: 'Chat options' }).click()
    await page.getByRole('button', { name: 'Start a new chat' }).click()
  }
  await ask(page, 'when do you close?')
  await startAnew()
  await page.getByRole('dialog', { name: 'How was this chat?' }).getByRole('button', { name: '4 of 5' }).click()
  await passAgeGate(page)
  await expect(chatOf(page).getByText('when do you close?')).toHaveCount(0)
  expect(rated).toEqual([{ rating: 4 }])
  await ask(page, 'do you deliver?')
  await startAnew()
  await page.getByRole('button', { name: 'Skip and start a new chat' }).click()
  await passAgeGate(page)
  await expect(chatOf(page).getByText('do you deliver?')).toHaveCount(0)
  await startAnew()
  await passAgeGate(page)
  expect(rated).toHaveLength(1)
})

test('an answer is said to have helped', async ({ page, baseURL }) => {
  await page.goto(await serveShop(baseURL ?? ''))
  await openChat(page)
  await ask(page, 'when do you close?')
  const stored = page.waitForResponse((response) => response.url().endsWith('/feedback'))
  await chatOf(page).getByRole('button', { name: 'Helpful', exact: true }).click()
  expect((await stored).status()).toBe(200)
  await expect(chatOf(page).getByRole('button', { name: 'Helpful', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
