import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { LIST, sheet } from './dashboard-pages.ts'
import { chat } from './shopper-over-http.ts'
import { newPerson, reachAgentBuilder } from './sign-up-steps.ts'
import { signInAs } from './staff.ts'

const PAGES = [
  '/performance',
  '/quality-assurance',
  '/quality-assurance?tab=sentiment',
  '/quality-assurance?tab=flagged',
  LIST,
  '/quality-assurance/insights',
  '/quality-assurance/criteria',
  '/quality-assurance/answers',
]

test('a new dispensary sees honest empty pages', async ({ page }) => {
  test.setTimeout(120_000)
  await reachAgentBuilder(page, newPerson(), 'beta')
  await page.getByRole('button', { name: /^Finish/ }).click()
  await page.waitForURL('**/performance')
  await expect(page.getByText('No conversations yet')).toBeVisible()
  for (const [address, words] of [
    ['/quality-assurance', 'No conversations yet'],
    ['/quality-assurance?tab=flagged', 'No conversations yet'],
    [LIST, 'No conversations yet'],
    ['/quality-assurance/insights', 'Every question was answered in this range'],
    ['/quality-assurance/insights?part=demand', 'Nothing was missing in this range'],
    ['/quality-assurance/insights?part=menu', 'The menu is in good health'],
    ['/quality-assurance/criteria', 'No criteria of your own yet'],
    ['/quality-assurance/answers', 'Nothing taught yet'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByText(words).first(), address).toBeVisible()
  }
})

for (const [address, call, words] of [
  ['/performance', '**/api/admin/analytics*', 'Sample data. Live data could not be loaded.'],
  ['/quality-assurance', '**/api/admin/quality*', 'Sample data. Live data could not be loaded.'],
  [LIST, '**/api/admin/conversations?*', 'Sample data. Live data could not be loaded.'],
  ['/quality-assurance/insights', '**/api/admin/insights/gaps*', 'The content gaps could not be loaded.'],
  ['/quality-assurance/insights?part=demand', '**/api/admin/insights/demand*', 'The unmet demand could not be loaded.'],
  ['/quality-assurance/insights?part=menu', '**/api/admin/insights/menu*', 'The menu could not be looked through.'],
  ['/quality-assurance/criteria', '**/api/admin/criteria', 'The criteria could not be loaded.'],
  ['/quality-assurance/answers', '**/api/admin/knowledge/answers', 'The taught answers could not be loaded.'],
] as const) {
  test(`a failure of ${address} is told, and Retry brings the page`, async ({ page }) => {
    await signInAs(page, 'admin', '/resources')
    await page.route(call, (route) => route.fulfill({ status: 503, json: { error: 'Busy.', code: 'unavailable' } }))
    await page.goto(address)
    const alert = page.getByRole('alert').filter({ hasText: words })
    await expect(alert).toBeVisible()
    await page.unroute(call)
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(alert).toHaveCount(0)
  })
}

test('a conversation that cannot be loaded offers Retry', async ({ page, request }) => {
  const id = await chat(request, ['hello there'])
  await signInAs(page, 'admin', '/resources')
  const call = `**/api/admin/conversations/${id}`
  await page.route(call, (route) => route.abort())
  await page.goto(`${LIST}?conversation=${id}`)
  await expect(sheet(page).getByText('The conversation could not be loaded.')).toBeVisible()
  await page.unroute(call)
  await sheet(page).getByRole('button', { name: 'Retry' }).click()
  await expect(sheet(page).getByRole('heading', { name: 'Transcript' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of [
    ['on a desk', { width: 1280, height: 900 }],
    ['at 360 pixels', { width: 360, height: 780 }],
  ] as const) {
    test(`axe finds nothing and nothing overflows ${device}, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await signInAs(page, 'admin')
      await page.setViewportSize(viewport)
      for (const address of PAGES) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText(/^Loading/)).toHaveCount(0)
        await expectAccessible(page, address)
      }
      await page.goto('/quality-assurance?tab=flagged&range=90d')
      await page
        .getByRole('button', { name: /^Review: / })
        .first()
        .click()
      await sheet(page)
        .getByRole('button', { name: /Review this score|Change the review/ })
        .click()
      await expectAccessible(page, 'review')
    })
  }
}

async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${where} ${id}: ${nodes[0]?.html}`)).toEqual([])
  const { width, seen } = await page.evaluate(() => ({ width: document.documentElement.scrollWidth, seen: innerWidth }))
  expect(width, where).toBeLessThanOrEqual(seen)
}
