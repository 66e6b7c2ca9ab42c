import { expect, test } from '@playwright/test'
import { findFirefox, startFirefox } from '#testing/drive-firefox.ts'
import { serveShop } from './shop-with-widget.ts'

const ROOT = `document.querySelector('e-concierge')?.shadowRoot`
const CHAT = `${ROOT}?.querySelector('div')?.shadowRoot`
const button = (name: string) =>
  `[...(${CHAT}?.querySelectorAll('button') ?? [])].find((found) => (found.ariaLabel ?? found.textContent).trim().startsWith('${name}'))`

const firefox = findFirefox()

// Firefox stands beside the browser of the other journeys on machines that have it.
if (firefox !== null) {
  test('in Firefox, on a page with a strict policy, a shopper asks, is answered and adds to the cart', async ({
    baseURL,
  }) => {
    test.setTimeout(120_000)
    const shop = await serveShop(baseURL ?? '')
    const browser = await startFirefox(firefox)
    try {
      await browser.goto(shop)
      await browser.click(`${ROOT}?.querySelector('button')`)
      await browser.click(button('Yes, I am 21+'))
      await browser.until(`${CHAT}?.querySelector('.replies button') ? 'yes' : ''`)
      await browser.until(
        `(() => { window.eConcierge.on('add-to-cart', (added) => { window.added = added.name }); return true })()`,
      )
      await browser.click(`${CHAT}?.querySelector('textarea')`)
      await browser.type('an indica eighth under $40\uE007')
      await browser.until(`${CHAT}?.querySelector('article') ? 'shown' : ''`)
      await browser.until(`(${button('Add to cart')})?.scrollIntoView() === undefined`)
      await browser.click(button('Add to cart'))
      expect(await browser.until('window.added')).toEqual(expect.any(String))
      const stored = await browser.until(`${CHAT}?.querySelector('.user .bubble')?.textContent`)
      expect(stored).toBe('an indica eighth under $40')
    } finally {
      await browser.close()
    }
  })
}
