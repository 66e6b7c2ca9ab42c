import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { signInAs } from './staff.ts'

const KEYS = ['onboarding_completed', 'onboarding_skipped', 'onboarding_step', 'onboarding_completed_steps']

test('the first steps are kept, skipped, shown again and completed under the keys of the specification', async ({
  page,
}) => {
  const stored = () => page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), KEYS)
  const prompt = page.getByRole('region', { name: 'Get your dispensary going' })
  await signInAs(page, 'admin')
  await expect(prompt.getByRole('listitem')).toHaveCount(5)

  await prompt.getByRole('button', { name: 'Invite your team' }).click()
  await page.reload()
  await expect(prompt.getByRole('heading', { name: 'Invite your team', level: 3 })).toBeVisible()
  expect((await stored())[2]).toBe('3')

  await prompt.getByRole('button', { name: 'Skip for now' }).click()
  await expect(prompt).toBeHidden()
  expect(await stored()).toEqual([null, 'true', null, null])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Show setup guide' })).toBeVisible()
  await expect(prompt).toBeHidden()

  await page.getByRole('button', { name: 'Show setup guide' }).click()
  await expect(prompt.getByRole('heading', { name: 'Connect your menu', level: 3 })).toBeVisible()
  await prompt.getByRole('button', { name: 'Finish setup' }).click()
  await expect(prompt).toBeHidden()
  expect(await stored()).toEqual(['true', null, null, null])
})

test('the guide opens at the first step that is not done, and goes on when one is', async ({ page }) => {
  const facts = { menuConnected: true, brandingChanged: false, widgetSeenLive: false, teamInvited: true }
  await page.route('**/api/admin/onboarding', (route) =>
    route.fulfill({ json: { ...facts, conversationHad: false, agentKey: 'ak_demo_larkspur_and_pine' } }),
  )
  const prompt = page.getByRole('region', { name: 'Get your dispensary going' })
  const shown = (title: string) => prompt.getByRole('heading', { name: title, level: 3 })
  await signInAs(page, 'admin')
  await expect(shown('Make it yours')).toBeVisible()
  await prompt.getByRole('button', { name: 'Mark as done' }).click()
  await expect(shown('Put it on your site')).toBeVisible()
  await prompt.getByRole('link', { name: 'More ways to install' }).click()
  await expect(page).toHaveURL(/econcierge-builder\?step=3$/)
})

test('axe finds nothing serious in the prompt, in both themes', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.getByRole('button', { name: 'Put it on your site' }).click()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).include('[aria-labelledby="onboarding-title"]').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
  }
})
