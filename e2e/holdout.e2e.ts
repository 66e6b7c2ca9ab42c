import { expect, test } from '@playwright/test'
import { openOwnShop } from './own-shop.ts'
import { serveShop } from './shop-with-widget.ts'

const VISITORS = 12

test('visitors held out of the measurement see no launcher on any page, and the others do', async ({
  page,
  browser,
  baseURL,
}) => {
  const chat = baseURL ?? ''
  const { agentKey, call } = await openOwnShop(page)
  await call('PUT', 'conversations/settings', { holdoutPercent: 50, retentionDays: 365 })
  const shop = await serveShop(chat, { agentKey })
  const fates = new Set<boolean>()
  for (let visitor = 0; visitor < VISITORS; visitor++) {
    const context = await browser.newContext()
    const visit = await context.newPage()
    const answers: boolean[] = []
    for (const path of ['menu', 'deals']) {
      const asked = visit.waitForResponse(`${chat}/api/chat/visits`)
      await visit.goto(shop + path)
      const { hidden }: { hidden: boolean } = await (await asked).json()
      await expect(visit.getByRole('button', { name: 'Open chat' })).toHaveCount(hidden ? 0 : 1)
      answers.push(hidden)
    }
    expect(answers[1]).toBe(answers[0])
    fates.add(answers[0] === true)
    await context.close()
  }
  expect(fates.size).toBe(2)
})
