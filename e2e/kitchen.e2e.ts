import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { signInAs } from './staff.ts'

test('a super admin sees all accounts, and why some need a call', async ({ page }) => {
  await signInAs(page, 'superadmin', '/kitchen')
  await expect(page.getByText('Multi-Tenant Analytics & Operations Dashboard')).toBeVisible()
  await expect(page.getByText('Super Admin View • All Tenants • Role: super_admin')).toBeVisible()
  await expect(page.getByRole('group', { name: 'MRR' })).toContainText(/\$\d+(\.\d)?k/)
  await expect(page.getByText('Customer Journey Funnel')).toBeVisible()
  await page.getByRole('tab', { name: 'Client Health' }).click()
  await expect(page).toHaveURL(/tab=health/)
  await page.getByText(/^Outreach to \d+ churn risk$/).click()
  await expect(page.getByText('Cancels at the end of the period').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Infrastructure' }).click()
  await expect(page.getByRole('group', { name: 'Uptime' })).toContainText('%')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((violation) => violation.id)).toEqual([])
})

test('an account is found, suspended and resumed', async ({ page }) => {
  await signInAs(page, 'superadmin', '/kitchen?tab=accounts')
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill('saltbush')
  await page.getByRole('button', { name: 'Manage Saltbush Collective' }).click()
  await expect(page.getByRole('heading', { name: 'Saltbush Collective' })).toBeFocused()
  await page.getByRole('button', { name: 'Suspend' }).click()
  await page.getByLabel(/Reason/).fill('Asked for by the owner')
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByText('Saltbush Collective is suspended.')).toBeVisible()
  await expect(page.locator('#content')).toBeFocused()
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('Saltbush Collective is active again.')).toBeVisible()
  await page.getByRole('link', { name: 'Audit log', exact: true }).last().click()
  await expect(page.getByRole('listitem').getByText('Resumed the account').first()).toBeVisible()
})

test('an account is erased once it is suspended and its name repeated', async ({ page }) => {
  await signInAs(page, 'superadmin', '/kitchen?tab=accounts&search=old+mill')
  await page.getByRole('button', { name: 'Manage Old Mill Herbals' }).click()
  await page.getByRole('button', { name: 'Suspend' }).click()
  await page.getByLabel(/Reason/).fill('Left us')
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
  await page.getByRole('button', { name: 'Erase' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase Old Mill Herbals' })
  const label = dialog.getByLabel(/^Type .* to confirm$/)
  await expect(dialog.getByRole('button', { name: 'Erase for good' })).toBeDisabled()
  const slug = /^Type (\S+) /.exec(await dialog.locator('label').first().innerText())?.[1] ?? ''
  await label.fill(slug)
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('Old Mill Herbals is erased.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Manage Old Mill Herbals' })).toHaveCount(0)
})

test('an owner takes everything the account holds along', async ({ page }) => {
  await signInAs(page, 'admin', '/kitchen?tab=accounts')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  expect((await download).suggestedFilename()).toBe('demo-tenant.zip')
})

test('support looks at an account, changes nothing, and comes back', async ({ page }) => {
  await signInAs(page, 'superadmin', '/kitchen?tab=accounts&search=lantern+%26+leaf')
  await page.getByRole('button', { name: 'Manage Lantern & Leaf' }).click()
  await page.getByRole('button', { name: 'Sign in as support' }).click()
  await page.getByLabel(/Reason/).fill('The widget is not shown')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in as support' }).click()
  await expect(page.getByText(/You are looking at Lantern & Leaf as support/)).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Lantern & Leaf')
  await page.getByRole('button', { name: 'Leave support' }).first().click()
  await expect(page.getByText('Super Admin View • All Tenants • Role: super_admin')).toBeVisible()
})

test('an admin sees their own account alone, and the sidebar folds', async ({ page }) => {
  await signInAs(page, 'admin', '/kitchen')
  await expect(page.getByText('Customer Pipeline & Journey Dashboard')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Dashboard', 'Client Health', 'My Account'])
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  await expect(sidebar).toHaveCSS('width', '256px')
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click()
  await expect(sidebar).toHaveCSS('width', '64px')
  await page.getByRole('tab', { name: 'My Account' }).click()
  await expect(page.getByRole('heading', { name: 'Profile and plan' })).toBeVisible()
  await page.goto('/audit-log')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText(/entr(y|ies), whole$/)).toBeVisible()
})

test('a customer is led away from the Kitchen', async ({ page }) => {
  await signInAs(page, 'customer')
  await expect(page.getByRole('link', { name: 'The Kitchen' })).toHaveCount(0)
  await page.goto('/kitchen')
  await expect(page).toHaveURL(/\/performance/)
})
