import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { ask, chatOf, fieldOf, launcherOf, openChat, passAgeGate, serveShop, wearTheme } from './shop-with-widget.ts'

/** Waits until the page wears the theme that the server gives, not the one of the first paint. */
const SETTLED_MS = 1200

test.describe('the chat', () => {
  test('opens by itself after its delay with its words, once in a visit, and never over a phone', async ({
    browser,
    baseURL,
  }) => {
    const chat = baseURL ?? ''
    const theme = { autoOpen: true, autoOpenDelay: 400, autoOpenMessage: 'Need a hand?' }
    const shop = await serveShop(chat)
    const context = await browser.newContext()
    const page = await context.newPage()
    await wearTheme(page, chat, theme)
    await page.goto(shop)
    await expect(chatOf(page).getByText('Need a hand?')).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
    await chatOf(page).getByRole('button', { name: 'Close chat' }).click()
    await page.reload()
    await page.waitForTimeout(SETTLED_MS)
    await expect(chatOf(page)).toBeHidden()
    await context.close()
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const small = await phone.newPage()
    await wearTheme(small, chat, theme)
    await small.goto(shop)
    await small.waitForTimeout(SETTLED_MS + 400)
    await expect(chatOf(small)).toBeHidden()
    await phone.close()
  })

  test('sounds at an answer where the shop wants it, and only there', async ({ page, baseURL }) => {
    const chat = baseURL ?? ''
    await page.addInitScript(() => {
      const Real = AudioContext
      Reflect.set(window, 'sounded', 0)
      window.AudioContext = class extends Real {
        override createOscillator() {
          Reflect.set(window, 'sounded', Reflect.get(window, 'sounded') + 1)
          return super.createOscillator()
        }
      }
    })
    const sounded = () => page.evaluate(() => Reflect.get(window, 'sounded'))
    await page.goto(await serveShop(chat))
    await openChat(page)
    await ask(page, 'when do you close?')
    expect(await sounded()).toBe(0)
    await wearTheme(page, chat, { soundEnabled: true })
    await page.reload()
    await expect(chatOf(page).getByRole('button', { name: 'Not helpful' })).toHaveCount(1)
    await ask(page, 'do you deliver?')
    await expect.poll(sounded).toBe(2)
  })

  test('that is not to be kept lives in its tab alone', async ({ context, baseURL }) => {
    const chat = baseURL ?? ''
    const shop = await serveShop(chat)
    const page = await context.newPage()
    await wearTheme(page, chat, { persistConversation: false })
    await page.goto(shop)
    await openChat(page)
    await ask(page, 'do you have gummies?')
    await page.reload()
    await expect(chatOf(page).getByText('do you have gummies?')).toBeVisible()
    const other = await context.newPage()
    await wearTheme(other, chat, { persistConversation: false })
    await other.goto(shop)
    await openChat(other)
    await expect(chatOf(other).getByText('do you have gummies?')).toHaveCount(0)
  })

  test('asks what kind of customer one is where the shop wants that, and can be written to only then', async ({
    page,
    baseURL,
  }) => {
    const chat = baseURL ?? ''
    await wearTheme(page, chat, { requestAuthentication: true, customerTypeQuestion: 'Been here before?' })
    await page.goto(await serveShop(chat))
    await launcherOf(page).click()
    await expect(chatOf(page).getByText('Been here before?')).toBeVisible()
    await expect(fieldOf(page)).toBeDisabled()
    await chatOf(page).getByRole('button', { name: 'Returning Customer' }).click()
    await passAgeGate(page)
    await expect(fieldOf(page)).toBeEnabled()
  })

  test('shows what one writes in its own direction, and offers what to say next', async ({ page, baseURL }) => {
    await page.goto(await serveShop(baseURL ?? ''))
    await openChat(page)
    const reply = chatOf(page).getByRole('group', { name: 'Suggestions' }).getByRole('button').first()
    const text = (await reply.textContent()) ?? ''
    await reply.click()
    await expect(chatOf(page).locator('.user .bubble')).toHaveText(text)
    await expect(chatOf(page).getByRole('button', { name: 'Not helpful' })).toHaveCount(1)
    await ask(page, 'שלום, (יש גומי?)')
    // Where its first letter stands: to the right of its last bracket.
    const [first = 0, last = 0] = await chatOf(page)
      .locator('.user .bubble')
      .last()
      .evaluate((bubble) =>
        [0, 15].map((at) => {
          const range = document.createRange()
          range.setStart(bubble.firstChild ?? bubble, at)
          range.setEnd(bubble.firstChild ?? bubble, at + 1)
          return range.getBoundingClientRect().x
        }),
      )
    expect(first).toBeGreaterThan(last)
  })

  test('follows the page from light to dark and back while it is open', async ({ page, baseURL }) => {
    const style =
      'body { background: #fff; transition: background 0.2s } @media (prefers-color-scheme: dark) { body.auto { background: #111 } }'
    await page.goto(await serveShop(baseURL ?? '', { style, csp: '' }))
    await openChat(page)
    await expect(chatOf(page)).not.toContainClass('dark')
    await page.evaluate(() => document.body.style.setProperty('background', '#111'))
    await expect(chatOf(page)).toContainClass('dark')
    await page.evaluate(() => document.body.removeAttribute('style'))
    await expect(chatOf(page)).not.toContainClass('dark')
    await page.evaluate(() => document.body.classList.add('auto'))
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(chatOf(page)).toContainClass('dark')
  })

  test('is mirrored whole for a language that is written from the right', async ({ page, baseURL }) => {
    const chat = baseURL ?? ''
    // A language is a file: this one is the Spanish one, told to be written the other way.
    await page.route(`${chat}/widget/es-*.js`, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/(["'`])ltr\1/, '"rtl"')
      expect(body).toContain('"rtl"')
      await route.fulfill({ response, body })
    })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(await serveShop(chat, { attributes: 'data-lang="es"', csp: '' }))
    await page.getByRole('button', { name: 'Abrir el chat' }).click()
    await chatOf(page).getByRole('button', { name: 'Sí, tengo 21 o más' }).click()
    await fieldOf(page).fill('an indica eighth under $40')
    await fieldOf(page).press('Enter')
    await expect(chatOf(page).getByRole('button', { name: 'No fue útil' })).toHaveCount(1)
    await chatOf(page).getByRole('button', { name: 'Opciones del chat' }).click()
    await expect(chatOf(page)).toHaveAttribute('dir', 'rtl')
    const middles = await chatOf(page).evaluate((box) => {
      const middle = (selector: string) => {
        const found = box.querySelector(selector)?.getBoundingClientRect()
        return found && found.x + found.width / 2
      }
      return [
        'header .icon:last-of-type',
        'header .picture',
        '.menu',
        '.user .bubble',
        '.card .picture',
        'form .icon',
      ].map((selector) => (middle(selector) ?? 180) < 180)
    })
    // The way out, the menu, what the shopper said and the send button stand on the left; faces and pictures on the right.
    expect(middles).toEqual([true, false, true, true, false, true])
    expect(await chatOf(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  test('stops an answer that takes too long, and goes on with the next', async ({ page, baseURL }) => {
    const chat = baseURL ?? ''
    let held = 0
    await page.route(`${chat}/api/chat/**/messages`, async (route) => {
      held += 1
      if (held > 1) return route.continue()
      await new Promise((resolve) => setTimeout(resolve, 5000))
      await route.abort().catch(() => {})
    })
    await page.goto(await serveShop(chat))
    await openChat(page)
    await fieldOf(page).fill('tell me everything')
    await fieldOf(page).press('Enter')
    await chatOf(page).getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(chatOf(page).getByRole('button', { name: 'Send' })).toBeVisible()
    await ask(page, 'when do you close?')
  })
})
