import { expect, test } from '@playwright/test'
import { chatOf, fieldOf, launcherOf, openChat, passAgeGate, serveShop, wearTheme } from './shop-with-widget.ts'

/** Waits until the page wears the theme that the server gives, not the one of the first paint. */
const SETTLED_MS = 1200

test.describe('the launcher', () => {
  for (const [iconSize, px] of [
    ['small', 96],
    ['medium', 128],
    ['large', 160],
    ['extra-large', 192],
  ] as const) {
    test(`is ${px} px wide as ${iconSize}, on either side`, async ({ page, baseURL }) => {
      const chat = baseURL ?? ''
      await wearTheme(page, chat, { iconSize, position: 'bottom-left', animateEntrance: false })
      await page.goto(await serveShop(chat))
      await expect.poll(async () => (await launcherOf(page).boundingBox())?.x).toBe(20)
      const box = await launcherOf(page).boundingBox()
      expect([box?.width, (page.viewportSize()?.height ?? 0) - (box?.y ?? 0) - px]).toEqual([px, 20])
      expect(await page.locator('e-concierge').evaluate((host) => getComputedStyle(host).zIndex)).toBe('9999')
    })
  }

  test('glows in the second colour, and wears the logo with or without a ground', async ({ page, baseURL }) => {
    const chat = baseURL ?? ''
    await wearTheme(page, chat, { glowEffect: true, secondaryColor: '#aa00cc' })
    await page.goto(await serveShop(chat))
    const shadow = () => launcherOf(page).evaluate((button) => getComputedStyle(button).boxShadow)
    await expect.poll(shadow).toContain('rgb(170, 0, 204)')
    await page.unrouteAll()
    for (const [useLogoBackground, ground] of [
      [true, 'rgb(1, 2, 3)'],
      [false, 'rgba(0, 0, 0, 0)'],
    ] as const) {
      await wearTheme(page, chat, {
        glowEffect: false,
        primaryColor: '#010203',
        logoUrl: '/favicon.svg',
        showLogo: true,
        useLogoBackground,
      })
      await page.evaluate(() => localStorage.clear())
      await page.reload()
      await expect(launcherOf(page).locator('img')).toHaveAttribute('src', `${chat}/favicon.svg`)
      expect(await launcherOf(page).evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(ground)
      await page.unrouteAll()
    }
  })

  test('stays while the page scrolls, or goes with it where the shop wants that', async ({ page, baseURL }) => {
    const chat = baseURL ?? ''
    const shop = await serveShop(chat, { csp: '', style: 'body { height: 4000px }' })
    const travel = async () => {
      const before = (await launcherOf(page).boundingBox())?.y ?? 0
      await page.evaluate(() => scrollTo(0, 500))
      const after = (await launcherOf(page).boundingBox())?.y ?? 0
      return before - after
    }
    await wearTheme(page, chat, { stickOnScroll: true, animateEntrance: false })
    await page.goto(shop)
    await page.waitForTimeout(SETTLED_MS)
    expect(await travel()).toBe(0)
    await page.unrouteAll()
    await wearTheme(page, chat, { stickOnScroll: false, animateEntrance: false })
    await page.evaluate(() => localStorage.clear())
    await page.goto(shop)
    await page.evaluate(() => scrollTo(0, 0))
    await page.waitForTimeout(SETTLED_MS)
    expect(await travel()).toBe(500)
  })

  test('comes in softly and pulses while there is news, but not for those who want no motion', async ({
    browser,
    baseURL,
  }) => {
    const chat = baseURL ?? ''
    const shop = await serveShop(chat)
    for (const [reducedMotion, animations] of [
      ['no-preference', 2],
      ['reduce', 0],
    ] as const) {
      const context = await browser.newContext({ reducedMotion })
      const page = await context.newPage()
      await wearTheme(page, chat, { animateEntrance: true, showNotificationPulse: true })
      await page.goto(shop)
      const dot = launcherOf(page).locator('i')
      await expect(dot).toBeAttached()
      const names = await launcherOf(page).evaluate((button) =>
        [button, button.querySelector('i') ?? button].map((element) => getComputedStyle(element).animationName),
      )
      expect(names.filter((name) => name !== 'none')).toHaveLength(animations)
      await openChat(page)
      await chatOf(page).getByRole('button', { name: 'Close chat' }).click()
      await expect(dot).not.toBeAttached()
      await context.close()
    }
  })

  test('moves nothing on the page, nor in the chat when an answer is late', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        // What follows a press within half a second is no surprise: so the measure itself counts.
        for (const entry of list.getEntries())
          if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
            Reflect.set(window, 'shifted', entry.value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // An answer that comes later than that may move nothing, whatever it brings.
    await page.route('**/api/chat/**', async (route) => {
      await page.waitForTimeout(700)
      await route.continue()
    })
    await page.goto(await serveShop(baseURL ?? '', { csp: '' }))
    await expect(launcherOf(page)).toBeVisible()
    await launcherOf(page).click()
    await expect(fieldOf(page)).toBeFocused()
    await passAgeGate(page)
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeUndefined()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})
