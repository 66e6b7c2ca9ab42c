import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { ARTICLES } from '#contract/help-articles.ts'
import { openOwnShop } from './own-shop.ts'
import { signInAs } from './staff.ts'

test.describe('the knowledge base', () => {
  test('shows eight articles, each with a page of its own that can be opened by its address', async ({ page }) => {
    await signInAs(page, 'customer', '/resources')
    for (const { title } of ARTICLES) await expect(page.getByRole('link', { name: title })).toBeVisible()
    await page.getByRole('link', { name: 'Add the widget to your site' }).click()
    await expect(page).toHaveURL(/\/resources\/add-the-widget$/)
    for (const { url, title, sections } of ARTICLES) {
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(sections.length + 1)
    }
    await page.goto('/resources/no-such-article')
    await expect(page.getByText('There is no such article')).toBeVisible()
  })

  test('is searched in title, description and text, by category, and keeps both in the address', async ({ page }) => {
    await signInAs(page, 'customer', '/resources')
    const search = page.getByRole('searchbox', { name: 'Search articles' })
    await search.fill('SQUARESPACE')
    await expect(page.getByRole('link', { name: 'Add the widget to your site' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Launch your concierge' })).toHaveCount(0)
    await expect(page).toHaveURL(/search=SQUARESPACE/)
    await page.getByRole('button', { name: 'Troubleshooting' }).click()
    await expect(page).toHaveURL(/category=troubleshooting/)
    await expect(page.getByText('No articles found')).toBeVisible()
    await expect(page.getByText('Try adjusting your search or filters')).toBeVisible()
    await page.reload()
    await expect(search).toHaveValue('SQUARESPACE')
    await expect(page.getByRole('button', { name: 'Troubleshooting' })).toHaveAttribute('aria-pressed', 'true')
    await search.fill('')
    await expect(page.getByRole('link', { name: 'An answer was wrong or missing' })).toBeVisible()
  })
})

test('status and account are what the server says', async ({ page }) => {
  await signInAs(page, 'customer', '/resources')
  const status = page.getByRole('region', { name: 'System Status' })
  for (const name of ['API Services', 'Widget CDN', 'Analytics'])
    await expect(status.getByRole('listitem').filter({ hasText: name })).toContainText('Operational')
  const account = page.getByRole('region', { name: 'Account Information' })
  await expect(account).toContainText('eConcierge')
  await expect(account).toContainText(/v\d+\.\d+\.\d+/)
  await expect(account.getByRole('link')).toHaveAttribute('href', '/settings')
  await page.route('**/api/resources', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('The system status could not be read.')).toBeVisible()
})

test('the assistant looks at the dispensary that asks', async ({ page }) => {
  await openOwnShop(page)
  await page.goto('/resources')
  await page.getByRole('button', { name: 'Start Conversation' }).click()
  const log = page.getByRole('log')
  await page.getByRole('textbox', { name: 'Your question' }).fill('Why does my widget not show?')
  await page.keyboard.press('Enter')
  await expect(log).toContainText('No shopper has begun a chat on your own site yet.')
  await expect(log).toContainText('Your menu is still the sample')
  await log.getByRole('link', { name: 'Check the installation' }).click()
  await expect(page).toHaveURL(/\/econcierge-builder\?step=3$/)
})

test('the assistant answers from the articles, says when it cannot, and hands on by mail', async ({ page }) => {
  await openOwnShop(page)
  await page.goto('/resources')
  await page.getByRole('button', { name: 'Start Conversation' }).click()
  const ask = async (text: string) => {
    await page.getByRole('textbox', { name: 'Your question' }).fill(text)
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
  }
  const log = page.getByRole('log')
  await ask('How do I upload a CSV file?')
  await expect(log.getByRole('link', { name: 'Import your menu from a CSV file' })).toBeVisible()
  await ask('what is the capital of France')
  await expect(log).toContainText('I found nothing on that.')
  await page.getByRole('button', { name: 'Ask our team by mail' }).click()
  await page.getByLabel('Anything to add').fill('Please call me.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText(/^Sent\. A person will answer to ana-/)).toBeVisible()
})

test('a question that fails is kept and can be asked again', async ({ page }) => {
  await openOwnShop(page)
  await page.goto('/resources')
  await page.getByRole('button', { name: 'Start Conversation' }).click()
  await page.route('**/api/resources/assistant', (route) => route.abort())
  await page.getByRole('button', { name: 'When does my trial end?' }).click()
  await expect(page.getByRole('alert')).toContainText('Your question is still here.')
  await page.unroute('**/api/resources/assistant')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('log')).toContainText('Your trial ends on')
})

test('axe finds nothing in either theme, and nothing is wider than a phone', async ({ page }) => {
  await openOwnShop(page)
  for (const path of ['/resources', '/resources/better-answers']) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    if (path === '/resources') {
      await page.getByRole('button', { name: 'Start Conversation' }).click()
      await page.getByRole('button', { name: 'Why does my widget not show?' }).click()
      await expect(page.getByRole('link', { name: 'Check the installation' })).toBeVisible()
      await expect(page.getByText('Operational').first()).toBeVisible()
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).include('main').analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
    }
    await page.setViewportSize({ width: 360, height: 780 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  }
})
