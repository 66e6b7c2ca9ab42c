import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { ask, chatOf, fieldOf, openChat, serveShop } from './shop-with-widget.ts'

test('on a page of another origin with a strict policy, a shopper asks and adds to the cart', async ({
  context,
  baseURL,
}) => {
  const shop = await serveShop(baseURL ?? '')
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto(shop)
  await openChat(page)
  await page.evaluate(() => {
    window.eConcierge?.on('add-to-cart', (added) => document.body.setAttribute('data-added', JSON.stringify(added)))
  })
  await ask(page, 'an indica eighth under $40')
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Added/ })).toBeVisible()
  const added = JSON.parse((await page.locator('body').getAttribute('data-added')) ?? '{}')
  expect(added).toMatchObject({ quantity: 1, productId: expect.any(String), conversationId: expect.any(String) })
  expect(added.priceCents).toBeLessThanOrEqual(4000)
  expect(complaints).toEqual([])
})

test('neither the page nor the widget touches the other', async ({ context, baseURL }) => {
  const shop = await serveShop(baseURL ?? '', {
    csp: '',
    style: `* { all: unset !important; display: none !important; color: red !important } html, body, main { display: block !important }
      body { transform: rotate(1deg); position: relative; overflow: hidden; height: 3000px !important }`,
    script: `Array.prototype.extra = 1; document.addEventListener('keydown', (event) => {
      if (event.key === 's') document.body.setAttribute('data-shortcut', 'heard') })`,
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.body.dataset.names = JSON.stringify(Object.getOwnPropertyNames(window))
    })
  })
  await page.goto(shop)
  const launcher = page.getByRole('button', { name: 'Open chat' })
  await expect(launcher).toBeVisible()
  const box = await launcher.boundingBox()
  const size = page.viewportSize()
  expect([box?.width, box?.height]).toEqual([128, 128])
  expect([(size?.width ?? 0) - (box?.x ?? 0), (size?.height ?? 0) - (box?.y ?? 0)]).toEqual([148, 148])
  await openChat(page)
  await fieldOf(page).pressSequentially('sss')
  expect(await page.locator('body').getAttribute('data-shortcut')).toBeNull()
  const fresh = await page.evaluate(() => {
    const before: string[] = JSON.parse(document.body.dataset.names ?? '[]')
    return Object.getOwnPropertyNames(window).filter((name) => !before.includes(name))
  })
  expect(fresh).toEqual(['eConcierge'])
})

test('the conversation survives a reload, and a second tab shares it', async ({ context, baseURL }) => {
  const shop = await serveShop(baseURL ?? '')
  const first = await context.newPage()
  await first.goto(shop)
  await openChat(first)
  await ask(first, 'do you have gummies?')
  await first.reload()
  await expect(chatOf(first).getByText('do you have gummies?')).toBeVisible()
  const second = await context.newPage()
  await second.goto(shop)
  await second.getByRole('button', { name: 'Open chat' }).click()
  await expect(chatOf(second).getByText('do you have gummies?')).toBeVisible()
  await ask(second, 'when do you close today?')
  await first.bringToFront()
  await expect(chatOf(first).getByText('when do you close today?')).toBeVisible()
})

test('a message said without a line is kept, sent later, and sent once', async ({ context, baseURL }) => {
  const shop = await serveShop(baseURL ?? '')
  const page = await context.newPage()
  await page.goto(shop)
  await openChat(page)
  await context.setOffline(true)
  await fieldOf(page).fill('what is on sale?')
  await fieldOf(page).press('Enter')
  await expect(chatOf(page).getByRole('alert')).toContainText('Your message is kept')
  await context.setOffline(false)
  await expect(chatOf(page).getByRole('button', { name: 'Not helpful' })).toHaveCount(1)
  await page.reload()
  await expect(chatOf(page).getByRole('button', { name: 'Not helpful' })).toHaveCount(1)
  await expect(chatOf(page).getByText('what is on sale?', { exact: true })).toHaveCount(1)
})

test('everything is done by keyboard alone, and Escape gives the focus back', async ({ context, baseURL }) => {
  const shop = await serveShop(baseURL ?? '')
  const page = await context.newPage()
  await page.goto(shop)
  const launcher = page.getByRole('button', { name: 'Open chat' })
  await launcher.focus()
  await page.keyboard.press('Enter')
  await expect(fieldOf(page)).toBeFocused()
  await chatOf(page).getByRole('button', { name: 'Yes, I am 21+' }).focus()
  await page.keyboard.press('Enter')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('sativa')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('vape')
  await expect(fieldOf(page)).toHaveValue('sativa\nvape')
  await page.keyboard.press('Enter')
  await expect(chatOf(page).getByRole('article').first()).toBeVisible()
  const compare = chatOf(page).getByRole('button', { name: /^Compare/ })
  for (const index of [0, 1]) {
    await compare.nth(index).focus()
    await page.keyboard.press('Enter')
    await expect(compare.nth(index)).toHaveAttribute('aria-pressed', 'true')
  }
  await page.getByRole('button', { name: 'Compare these two' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Side by side' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Side by side' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(launcher).toBeFocused()
})

for (const [name, viewport] of [
  ['on a desk', { width: 1280, height: 900 }],
  ['on a phone', { width: 360, height: 740 }],
] as const) {
  test(`the chat is accessible ${name}`, async ({ context, baseURL }) => {
    const shop = await serveShop(baseURL ?? '', { csp: '' })
    const page = await context.newPage()
    await page.setViewportSize(viewport)
    await page.goto(shop)
    await openChat(page)
    await ask(page, 'an indica eighth under $40')
    await page.getByRole('button', { name: 'Chat options' }).click()
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
  })
}

test('on a phone the chat covers the page and keeps the focus', async ({ context, baseURL }) => {
  const shop = await serveShop(baseURL ?? '')
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(shop)
  await openChat(page)
  expect(await chatOf(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 })
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('e-concierge')
  }
})

test('Spanish is spoken where the tag asks for it', async ({ context, baseURL }) => {
  const shop = await serveShop(baseURL ?? '', { attributes: 'data-lang="es"' })
  const page = await context.newPage()
  await page.goto(shop)
  await page.getByRole('button', { name: 'Abrir el chat' }).click()
  await expect(chatOf(page).getByText('Asistente de IA', { exact: false }).first()).toBeVisible()
  await expect(chatOf(page).getByRole('button', { name: 'Sí, tengo 21 o más' })).toBeVisible()
})
