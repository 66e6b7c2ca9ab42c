import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'

const OUTPUT = 'e2e/output'
const SIZES = {
  desktop: { width: 1280, height: 900, isTouch: false },
  phone: { width: 360, height: 780, isTouch: true },
} as const

/** A screen by its address, in the state that `act` brings it to. */
export type Shot = { path: string; act?: (page: Page) => Promise<void> }

/** Writes the page as it stands in both themes, on a desk and on a phone with its coarse pointer. */
export async function photograph(page: Page, name: string): Promise<void> {
  mkdirSync(OUTPUT, { recursive: true })
  const devtools = await page.context().newCDPSession(page)
  await settle(page)
  // What opens over the page is as tall as the window, and the rest of the page says nothing.
  const isWhole = (await page.locator('[role=dialog], [role=alertdialog], dialog[open]').count()) === 0
  for (const [device, { isTouch, ...size }] of Object.entries(SIZES)) {
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.setViewportSize(size)
      await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: isTouch })
      await settle(page)
      // A window as tall as the page, not a picture beyond the window: that one takes the finger away before it looks.
      const height = isWhole ? await page.evaluate(() => document.documentElement.scrollHeight) : size.height
      await page.setViewportSize({ ...size, height: Math.max(height, size.height) })
      await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: isTouch })
      const { data } = await devtools.send('Page.captureScreenshot')
      writeFileSync(`${OUTPUT}/${name}-${theme}-${device}.png`, data, 'base64')
    }
  }
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await page.setViewportSize({ width: SIZES.desktop.width, height: SIZES.desktop.height })
  await devtools.detach()
}

/** Takes every picture that can be taken, and then fails with the names of the others. */
export async function photographAll(page: Page, shots: Record<string, Shot>): Promise<void> {
  const missed: string[] = []
  for (const [name, { path, act }] of Object.entries(shots)) {
    try {
      await page.goto(path)
      await settle(page)
      await act?.(page)
      await photograph(page, name)
    } catch (error) {
      missed.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
    await page.unrouteAll()
  }
  expect(missed).toEqual([])
}

/** Makes one call fail from here on, and loads the page again. */
export const failing = (call: string) => async (page: Page) => {
  await page.route(call, (route) => route.fulfill({ status: 503, json: { error: 'Busy.', code: 'unavailable' } }))
  await page.reload()
  await page.getByRole('alert').first().waitFor()
}

export const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
}

/** Until fonts, pictures and the first figures are there. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await page.waitForTimeout(500)
}
