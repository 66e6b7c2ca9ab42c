import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { openOwnShop } from './own-shop.ts'
import { signInAs } from './staff.ts'

const newAddress = () => `gia-${randomUUID().slice(0, 8)}@guests.example`
const said = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text, { exact: true })
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

async function openInvite(page: Page) {
  await page.getByRole('button', { name: 'Invite User' }).click()
  return page.getByRole('dialog', { name: 'Invite User' })
}

/** The link of the newest invitation to an address, as the operator reads it where no mail server is. */
async function readLink(operator: Page, email: string): Promise<string> {
  await signInAs(operator, 'superadmin', '/outbox')
  await operator
    .getByRole('button', { name: `Read You are invited to Larkspur & Pine on eConcierge to ${email}` })
    .click()
  const text = await operator
    .getByRole('dialog')
    .getByText(/invitation\?token=/)
    .innerText()
  const link = new URL(/https?:\S+token=\S+/.exec(text)?.[0] ?? '')
  return link.pathname + link.search
}

test('the sample users are listed with role, status and last activity', async ({ page }) => {
  await signInAs(page, 'admin', '/settings?tab=team')
  await expect(page.getByRole('columnheader')).toHaveText(['User', 'Role', 'Status', 'Last Active', 'Actions'])
  await expect(row(page, 'manager@demo-tenant.example')).toContainText('Manager')
  await expect(row(page, 'frontdesk@demo-tenant.example')).toContainText('Viewer')
  await expect(row(page, 'superadmin@')).toContainText('Managed by eConcierge')
})

test('an invitation is checked, sent, read in the outbox, sent again, opened and revoked', async ({
  page,
  browser,
}) => {
  const email = newAddress()
  await signInAs(page, 'admin', '/settings?tab=team')
  const dialog = await openInvite(page)
  await expect(dialog.getByLabel('Role')).toHaveValue('viewer')
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(dialog.getByText('Please enter an email address')).toBeVisible()
  await dialog.getByLabel('Email Address').fill('gia')
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
  await dialog.getByLabel('Email Address').fill(email)
  await dialog.getByLabel('Role').selectOption('billing-admin')
  await expect(dialog.getByText('View billing history')).toBeHidden()
  await dialog.getByRole('button', { name: 'Show role details' }).click()
  await expect(dialog.getByText('View billing history')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(said(page, `Invitation sent to ${email} with billing admin role.`)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(row(page, email)).toContainText('Invited')

  const operator = await (await browser.newContext()).newPage()
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(await readLink(operator, email))
  await expect(guest.getByRole('heading', { name: 'Join Larkspur & Pine' })).toBeVisible()
  await expect(guest.getByText(`as Billing Admin. Sign in with the account of ${email}.`)).toBeVisible()

  await page.getByRole('button', { name: `Resend ${email}` }).click()
  await expect(
    said(page, `Invitation sent again to ${email}. The link in the first mail no longer works.`),
  ).toBeVisible()
  await guest.reload()
  await expect(guest.getByRole('heading', { name: 'This invitation does not open' })).toBeVisible()
  await page.getByRole('button', { name: `Revoke ${email}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(row(page, email)).toHaveCount(0)
})

test('who accepts an invitation is in with its role, and who is removed is out with the next click', async ({
  page,
  browser,
}) => {
  const email = newAddress()
  await signInAs(page, 'admin', '/settings?tab=team')
  const dialog = await openInvite(page)
  await dialog.getByLabel('Email Address').fill(email)
  await dialog.getByLabel('Role').selectOption('manager')
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(said(page, `Invitation sent to ${email} with manager role.`)).toBeVisible()
  const operator = await (await browser.newContext()).newPage()
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(await readLink(operator, email))
  await guest.getByRole('button', { name: 'Accept and sign in' }).click()
  await guest.getByLabel('E-mail', { exact: true }).fill(email)
  await guest.getByRole('button', { name: 'Continue', exact: true }).click()
  await guest.waitForURL(/\/performance$/)
  await guest.goto('/quality-assurance/conversations')
  await expect(guest.getByText(email)).toBeVisible()
  await page.reload()
  await expect(row(page, email)).toContainText('Manager')
  await expect(row(page, email)).toContainText('Active')
  await row(page, email)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(row(page, email)).toHaveCount(0)
  await guest.getByRole('link', { name: 'Performance', exact: true }).click()
  await guest.waitForURL(/\/login/)
})

test('the form is empty again after it was sent, and a failure says so', async ({ page }) => {
  await openOwnShop(page)
  await page.goto('/settings?tab=team')
  const dialog = await openInvite(page)
  const email = newAddress()
  await dialog.getByLabel('Email Address').fill(email)
  await dialog.getByLabel('Role').selectOption('admin')
  let refuse = () => {}
  const held = new Promise<void>((resolve) => {
    refuse = resolve
  })
  await page.route('**/api/admin/team', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await held
    return route.fulfill({ status: 500, json: {} })
  })
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  refuse()
  await expect(said(page, 'Failed to send invitation. Please try again.')).toBeVisible()
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(said(page, `Invitation sent to ${email} with admin role.`)).toBeVisible()
  const again = await openInvite(page)
  await expect(again.getByLabel('Email Address')).toHaveValue('')
  await expect(again.getByLabel('Role')).toHaveValue('viewer')
})

test('the last admin can neither be demoted nor removed', async ({ page }) => {
  await openOwnShop(page)
  await page.goto('/settings?tab=team')
  const text = 'A dispensary needs at least one admin. Make somebody else an admin first.'
  await page.getByRole('button', { name: /^Edit / }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Role').selectOption('viewer')
  await dialog.getByRole('button', { name: 'Save role' }).click()
  await expect(said(page, text)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('button', { name: /^Remove / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(said(page, text)).toBeVisible()
})

test('a member gets another role, and it is said', async ({ page }) => {
  await signInAs(page, 'admin', '/settings?tab=team')
  for (const [role, label] of [
    ['manager', 'Manager'],
    ['viewer', 'Viewer'],
  ] as const) {
    await page.getByRole('button', { name: 'Edit Front Desk' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Front Desk' })
    await dialog.getByLabel('Role').selectOption(role)
    await dialog.getByRole('button', { name: 'Save role' }).click()
    await expect(said(page, `Front Desk is ${label} now.`)).toBeVisible()
    await expect(row(page, 'frontdesk@demo-tenant.example')).toContainText(label)
  }
})

test('the outbox is the operator’s alone', async ({ page }) => {
  await signInAs(page, 'admin', '/outbox')
  await expect(page.getByText('The outbox is for the operator of eConcierge.')).toBeVisible()
})
