import { type Page, test } from '@playwright/test'
import { signInAs } from './staff.ts'
import { failing, photographAll, press, type Shot } from './take-pictures.ts'

const LIST = '/quality-assurance/conversations'
const TEAM = '/settings?tab=team'
const STORES = '/settings?tab=integrations'
const BUILDER = '/econcierge-builder'

const STAFF_SCREENS: Record<string, Shot> = {
  performance: { path: '/performance' },
  'performance-annual': { path: '/performance?period=annual' },
  'performance-table': { path: '/performance', act: showTable },
  'performance-failed': { path: '/performance', act: failing('**/api/admin/analytics*') },
  notices: { path: '/performance', act: showNotices },
  'performance-holdout': { path: '/performance', act: press('Set up a hold-out') },
  'quality-overview': { path: '/quality-assurance' },
  'quality-sentiment': { path: '/quality-assurance?tab=sentiment' },
  'quality-flagged': { path: '/quality-assurance?tab=flagged' },
  'quality-conversations': { path: LIST },
  'quality-conversations-none': { path: `${LIST}?q=zzzz` },
  'quality-conversations-failed': { path: LIST, act: failing('**/api/admin/conversations?*') },
  'quality-export': { path: LIST, act: press(/^Export/) },
  'quality-review': { path: LIST, act: openFirstConversation },
  'quality-review-form': { path: LIST, act: openReview },
  'quality-insights': { path: '/quality-assurance/insights' },
  'quality-demand': { path: '/quality-assurance/insights?part=demand' },
  'quality-menu': { path: '/quality-assurance/insights?part=menu' },
  'quality-criteria': { path: '/quality-assurance/criteria' },
  'quality-answers': { path: '/quality-assurance/answers' },
  builder: { path: BUILDER },
  'builder-ecommerce': { path: `${BUILDER}?step=2` },
  'builder-embed': { path: `${BUILDER}?step=3` },
  'builder-edited': { path: BUILDER, act: edit },
  'builder-publish': { path: BUILDER, act: openPublish },
  'builder-versions': { path: BUILDER, act: press(/^Versions/) },
  'settings-account': { path: '/settings' },
  'settings-account-failed': { path: '/settings', act: failing('**/api/admin/settings') },
  'settings-add-store': { path: '/settings', act: press('Add store') },
  'settings-edit-store': { path: '/settings', act: press(/^Edit/) },
  'settings-billing': { path: '/settings?tab=billing' },
  'settings-team': { path: TEAM },
  'settings-invite': { path: TEAM, act: press('Invite User') },
  'settings-edit-role': { path: TEAM, act: press(/^Edit /) },
  'settings-remove-member': { path: TEAM, act: press(/^Remove /) },
  'settings-integrations': { path: STORES },
  'settings-connect-store': { path: `${STORES}&connection=woocommerce` },
  'settings-point-of-sale': { path: `${STORES}&connection=dutchie-pos` },
  'settings-custom-api': { path: `${STORES}&connection=custom-api` },
  'settings-menu-file': { path: STORES, act: press('Upload a menu') },
  'settings-notifications': { path: '/settings?tab=notifications' },
  resources: { path: '/resources' },
  'resources-none': { path: '/resources?search=zzzz' },
  'resources-article': { path: '/resources', act: openFirstArticle },
  'my-dashboard': { path: '/kitchen' },
  'my-health': { path: '/kitchen?tab=health' },
  'my-account': { path: '/kitchen?tab=accounts' },
  'audit-log': { path: '/audit-log' },
}
const OPERATOR_SCREENS: Record<string, Shot> = {
  kitchen: { path: '/kitchen' },
  'kitchen-health': { path: '/kitchen?tab=health' },
  'kitchen-accounts': { path: '/kitchen?tab=accounts' },
  'kitchen-accounts-none': { path: '/kitchen?tab=accounts&search=zzzz' },
  'kitchen-account': { path: '/kitchen?tab=accounts&search=lantern+%26+leaf', act: press(/^Manage /) },
  'kitchen-suspend': { path: '/kitchen?tab=accounts&search=lantern+%26+leaf', act: openSuspend },
  'kitchen-infrastructure': { path: '/kitchen?tab=infrastructure' },
  'kitchen-audit-log': { path: '/audit-log' },
  outbox: { path: '/outbox' },
  'outbox-mail': { path: '/outbox', act: press(/^Read /) },
  'support-visit': { path: '/kitchen?tab=accounts&search=lantern+%26+leaf', act: visit },
}

/** Support that looks in, and a limit that is nearly used up. */
async function showNotices(page: Page): Promise<void> {
  await page.route('**/api/admin/notices', async (route) => {
    const reply = await route.fetch()
    const support = { operator: 'ana@econcierge.example', expiresAt: new Date(Date.now() + 1_800_000).toISOString() }
    const usage = [{ kind: 'apiCalls', percent: 92, limit: 3_000_000 }]
    await route.fulfill({ response: reply, json: { ...(await reply.json()), support, usage } })
  })
  await page.reload()
  await page.getByText(/of this month’s/).waitFor()
}

async function showTable(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Table' }).click()
}

async function edit(page: Page): Promise<void> {
  await page.getByLabel('Welcome title').fill('Good to see you')
}

async function openPublish(page: Page): Promise<void> {
  await edit(page)
  await press('Publish...')(page)
}

async function openFirstConversation(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).getByRole('button').click()
  await page.getByRole('heading', { name: 'Transcript' }).waitFor()
}

async function openReview(page: Page): Promise<void> {
  await openFirstConversation(page)
  await page.getByRole('button', { name: /Review this score|Change the review/ }).click()
}

async function openFirstArticle(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /Getting started|widget/i })
    .first()
    .click()
  await page.waitForURL(/\/resources\//)
}

async function openSuspend(page: Page): Promise<void> {
  await press(/^Manage /)(page)
  await press('Suspend')(page)
}

async function visit(page: Page): Promise<void> {
  await press(/^Manage /)(page)
  await press('Sign in as support')(page)
  await page.getByLabel(/Reason/).fill('The widget is not shown')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in as support' }).click()
  await page.getByText(/You are looking at .* as support/).waitFor()
}

test('pictures of the public pages', async ({ page }) => {
  test.setTimeout(300_000)
  await photographAll(page, {
    landing: { path: '/' },
    'landing-waitlist': { path: '/', act: press(/^Join Waitlist/) },
    shop: { path: '/shop' },
    login: { path: '/login' },
    'login-failed': { path: '/login?error=access_denied' },
    invitation: { path: '/invitation?token=unknown' },
    unsubscribe: { path: '/unsubscribe?token=unknown' },
    terms: { path: '/terms' },
    privacy: { path: '/privacy' },
    'api-documents': { path: '/api/docs' },
  })
})

test('pictures of the dashboard', async ({ page }) => {
  test.setTimeout(1_200_000)
  await signInAs(page, 'admin')
  await photographAll(page, STAFF_SCREENS)
})

test('pictures of the Kitchen', async ({ page }) => {
  test.setTimeout(600_000)
  await signInAs(page, 'superadmin')
  await photographAll(page, OPERATOR_SCREENS)
})
