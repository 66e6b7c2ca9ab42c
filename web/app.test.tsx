import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#contract/auth.ts'
import { permissionsOf, type Role } from '#contract/permissions.ts'
import type { FlaggedConversation, QaOverview } from '#contract/quality.ts'
import { session } from '#web/lib/session.tsx'
import { takeSignInReturn } from '#web/lib/sign-in-return.ts'
import { stored } from '#web/lib/storage.ts'
import { App } from './app.tsx'

const FLAG: FlaggedConversation = {
  id: '0197a000-0000-7000-8000-000000000010',
  conversationId: '0197a000-0000-7000-8000-000000000020',
  timestamp: '2026-11-20T10:00:00.000Z',
  reason: 'medical advice asked',
  severity: 'high',
  snippet: 'is this safe with my tablets',
  resolved: false,
  resolvedBy: null,
  note: null,
}

const OVERVIEW: QaOverview = {
  range: '7d',
  timeZone: 'America/Denver',
  totalConversations: 42,
  scoredConversations: 40,
  averageSentiment: 4.2,
  sentimentDistribution: { positive: 80, neutral: 15, negative: 5 },
  flaggedConversations: 1,
  responseQuality: { good: 36, needsReview: 3, bad: 1 },
  answeredPercent: 90,
  trend: [{ date: '2026-11-20', positive: 80, neutral: 15, negative: 5, conversations: 40 }],
  flagged: [FLAG],
  hasData: true,
}

const CONVERSATION = {
  id: FLAG.conversationId,
  sessionId: 's',
  startTime: '2026-11-20T09:58:00.000Z',
  endTime: '2026-11-20T10:02:00.000Z',
  duration: 240,
  messageCount: 2,
  recommendationCount: 0,
  feedback: { rating: null, helpful: null },
  sentiment: 3.2,
  answered: true,
  quality: 'good',
  flagCount: 1,
  firstMessage: FLAG.snippet,
  orderedCents: null,
  greeting: 'Hello',
  ageConfirmed: true,
  messages: [
    {
      messageId: '0197a000-0000-7000-8000-000000000031',
      role: 'assistant',
      text: '<img src=x onerror=alert(1)> Please ask your doctor.',
      products: [],
      quickReplies: [],
      handoff: null,
      createdAt: '2026-11-20T10:00:05.000Z',
      feedback: null,
      intent: 'medical',
      guard: 'medical',
      engine: 'built-in',
      factsChecked: 0,
      factsRepaired: 0,
      trace: [{ step: 'guard', found: { fired: ['medicine_interaction'] } }],
    },
  ],
  flags: [FLAG],
  orders: [],
  score: {
    sentiment: 3.2,
    answered: true,
    unansweredReason: null,
    resolution: 'resolved',
    truthRate: 1,
    quality: 'good',
  },
  review: null,
}

function person(role: Role): User {
  return {
    id: '0197a000-0000-7000-8000-000000000001',
    email: 'owner@shop.example',
    firstName: 'Robin',
    lastName: null,
    phone: null,
    role,
    permissions: [...permissionsOf(role)],
    tenantId: 'shop-one',
    tenantName: 'Shop One',
    timeZone: 'America/Denver',
  }
}

// Screens are fetched in pieces: on a busy machine that takes longer than the library's one second.
configure({ asyncUtilTimeout: 8000 })

let role: Role

const server = setupServer(
  http.get('*/api/auth/options', () => HttpResponse.json({ providerName: 'Google', isDevelopment: false })),
  http.get('*/api/auth/me', () => HttpResponse.json({ user: person(role) })),
  http.post('*/api/auth/logout', () => HttpResponse.json({ signedOut: true })),
  http.post('*/api/auth/login', () => HttpResponse.json({ user: person(role), token: 'st_1' })),
  http.get('*/api/kitchen/mine', () => HttpResponse.json({ error: 'Busy.', code: 'unavailable' }, { status: 503 })),
  http.get('*/api/resources', () => HttpResponse.json({ error: 'Busy.', code: 'unavailable' }, { status: 503 })),
  http.get('*/api/health', () => HttpResponse.json({ status: 'ok', database: 'ok', queue: 'ok', version: '1' })),
  http.get('*/api/admin/quality', () => HttpResponse.json(OVERVIEW)),
  http.get('*/api/admin/conversations/live', () => new HttpResponse(null, { status: 403 })),
  http.get('*/api/admin/notices', () => HttpResponse.json({ support: null, usage: [] })),
  http.get('*/api/admin/conversations/:id', () => HttpResponse.json(CONVERSATION)),
)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

beforeEach(() => {
  role = 'admin'
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('scrollTo', () => undefined)
})

afterEach(() => {
  cleanup()
  session.end('person')
  stored.returnTo.clear()
  server.resetHandlers()
  vi.unstubAllGlobals()
})

function openAt(address: string) {
  window.history.replaceState(null, '', address)
  takeSignInReturn('/login')
  render(<App />)
}

function signIn() {
  session.start({ user: person(role), token: 'st_1' })
}

const address = () => window.location.pathname + window.location.search

test('a signed-out visitor of a signed-in page is asked to sign in, and the page is kept in mind', async () => {
  openAt('/quality-assurance?tab=flagged')
  await screen.findByRole('button', { name: 'Continue with Google' })
  expect(screen.queryByText('Sign in to your dispensary dashboard')).not.toBeNull()
  expect(window.location.pathname).toBe('/login')
  expect(new URLSearchParams(window.location.search).get('returnTo')).toBe('/quality-assurance?tab=flagged')
})

test('the return of the provider cleans the address, opens the session and goes to the page asked for', async () => {
  stored.returnTo.write('/quality-assurance?tab=flagged')
  openAt('/login?token=lt_1')
  expect(window.location.search).toBe('')
  await screen.findByRole('heading', { name: 'Quality Assurance' })
  expect(address()).toBe('/quality-assurance?tab=flagged')
  expect(stored.authToken.read()).toBe('st_1')
  expect(stored.returnTo.read()).toBeNull()
})

test('without a page asked for the return goes to the start page', async () => {
  openAt('/login?token=lt_1')
  await waitFor(() => expect(address()).toBe('/'))
  expect(session.current()?.token).toBe('st_1')
})

test('a page kept in mind that is not ours is forgotten', async () => {
  stored.returnTo.write('//evil.example/performance')
  openAt('/login?token=lt_1')
  await waitFor(() => expect(address()).toBe('/'))
})

test('a ticket that no longer works shows the words of the server in the red box', async () => {
  server.use(
    http.post('*/api/auth/login', () =>
      HttpResponse.json({ error: 'That sign-in has expired.', code: 'not_signed_in' }, { status: 401 }),
    ),
  )
  openAt('/login?token=lt_used')
  expect((await screen.findByRole('alert')).textContent).toBe('That sign-in has expired.')
  expect(session.current()).toBeNull()
  await screen.findByRole('button', { name: 'Continue with Google' })
})

test('an error of the provider is logged and shown', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  openAt('/login?error=not_invited')
  expect((await screen.findByRole('alert')).textContent).toContain('This account has no access yet.')
  expect(warn).toHaveBeenCalledWith('The identity provider returned an error:', 'not_invited')
  expect(window.location.search).toBe('')
})

test('a 401 of any call clears token and user and leads to the login page', async () => {
  signIn()
  server.use(
    http.get('*/api/admin/quality', () =>
      HttpResponse.json({ error: 'Please sign in.', code: 'not_signed_in' }, { status: 401 }),
    ),
  )
  openAt('/quality-assurance?range=30d')
  await screen.findByRole('button', { name: 'Continue with Google' })
  expect(screen.getByText('Your session has ended. Sign in to go on where you left off.')).toBeTruthy()
  expect(stored.authToken.read()).toBeNull()
  expect(stored.user.read()).toBeNull()
  expect(new URLSearchParams(window.location.search).get('returnTo')).toBe('/quality-assurance?range=30d')
})

test('logging out clears token and user and keeps no page in mind', async () => {
  signIn()
  openAt('/resources')
  fireEvent.click(await screen.findByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(address()).toBe('/login'))
  expect(screen.queryByText(/Your session has ended/)).toBeNull()
  expect(stored.authToken.read()).toBeNull()
})

test('the login page does not exist for who is signed in', async () => {
  signIn()
  openAt('/login')
  await waitFor(() => expect(address()).toBe('/'))
})

test.each([
  ['/quality-control', '/quality-assurance'],
  ['/conversations', '/quality-assurance'],
  ['/no/such/page', '/'],
])('%s leads to %s', async (from, to) => {
  signIn()
  openAt(from)
  await waitFor(() => expect(address()).toBe(to))
})

test('the sidebar shows the Admin section with the tenant to who may see the kitchen, and to nobody else', async () => {
  signIn()
  openAt('/resources')
  await screen.findByRole('heading', { name: 'Admin (shop-one)' })
  expect(screen.queryByRole('link', { name: 'The Kitchen' })).not.toBeNull()
  cleanup()
  role = 'customer'
  signIn()
  openAt('/resources')
  await screen.findByRole('link', { name: 'eConcierge Builder' })
  expect(screen.queryByRole('link', { name: 'The Kitchen' })).toBeNull()
})

test('a role that changed on the server changes the screen', async () => {
  signIn()
  role = 'customer'
  openAt('/resources')
  await waitFor(() => expect(session.current()?.user.role).toBe('customer'))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'The Kitchen' })).toBeNull())
})

test('the sidebar collapses on the kitchen page only', async () => {
  signIn()
  openAt('/kitchen')
  fireEvent.click(await screen.findByRole('button', { name: 'Collapse the sidebar' }))
  await screen.findByRole('button', { name: 'Expand the sidebar' })
  fireEvent.click(screen.getByRole('link', { name: 'Resources' }))
  await screen.findByRole('heading', { name: 'Resources and Support' })
  expect(screen.queryByRole('button', { name: 'Expand the sidebar' })).toBeNull()
})

test('the header names the organization and says honestly how the system is', async () => {
  server.use(
    http.get('*/api/health', () =>
      HttpResponse.json({ status: 'degraded', database: 'failing', queue: 'ok', version: '1' }, { status: 503 }),
    ),
  )
  signIn()
  openAt('/resources')
  await screen.findByText('Shop One')
  await screen.findByText('System Degraded')
  expect(screen.queryByText('System Online')).toBeNull()
})

test('the tenant badge shows to everyone but a super admin', async () => {
  signIn()
  openAt('/quality-assurance')
  await screen.findByText('42')
  expect(screen.queryByText('shop-one')).not.toBeNull()
  cleanup()
  role = 'super_admin'
  signIn()
  openAt('/quality-assurance')
  await screen.findByText('42')
  expect(screen.queryByText('shop-one')).toBeNull()
})

test('figures that cannot be loaded are replaced by a sample that says so, until Retry brings them', async () => {
  let works = false
  server.use(
    http.get('*/api/admin/quality', () =>
      works
        ? HttpResponse.json(OVERVIEW)
        : HttpResponse.json({ error: 'Something went wrong on our side.', code: 'internal' }, { status: 422 }),
    ),
  )
  signIn()
  openAt('/quality-assurance')
  const banner = await screen.findByText('Sample data. Live data could not be loaded.')
  await screen.findByText('322')
  works = true
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('42')
  expect(banner.isConnected).toBe(false)
})

test('a tenant without conversations is told so, with one thing to do', async () => {
  server.use(http.get('*/api/admin/quality', () => HttpResponse.json({ ...OVERVIEW, hasData: false })))
  signIn()
  openAt('/quality-assurance')
  await screen.findByText('No conversations yet')
  expect(screen.getByRole('link', { name: 'Put eConcierge on your website' }).getAttribute('href')).toBe(
    '/econcierge-builder?step=3',
  )
})

test('Review opens the conversation, shows what was said as plain text, and resolves the flag with a note', async () => {
  const sent: unknown[] = []
  server.use(
    http.post('*/api/admin/flags/:id/resolve', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ ...FLAG, resolved: true, note: 'Called back' })
    }),
  )
  signIn()
  openAt('/quality-assurance')
  fireEvent.click(await screen.findByRole('button', { name: 'Review: Medical advice asked' }))
  const sheet = await screen.findByRole('dialog', { name: 'Conversation review' })
  expect(address()).toBe(`/quality-assurance?conversation=${FLAG.conversationId}`)
  await within(sheet).findByText('<img src=x onerror=alert(1)> Please ask your doctor.')
  expect(sheet.querySelector('img')).toBeNull()
  expect(within(sheet).queryByText('medicine interaction')).not.toBeNull()
  fireEvent.click(within(sheet).getByRole('button', { name: 'Resolve' }))
  fireEvent.change(within(sheet).getByLabelText('Note'), { target: { value: ' Called back ' } })
  fireEvent.click(within(sheet).getByRole('button', { name: 'Resolve' }))
  await screen.findByText('Flag resolved.')
  expect(sent).toEqual([{ note: 'Called back' }])
  fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(address()).toBe('/quality-assurance'))
})

test('a role that may not review reads the flag but cannot resolve it', async () => {
  role = 'customer'
  signIn()
  openAt(`/quality-assurance?conversation=${FLAG.conversationId}`)
  const sheet = await screen.findByRole('dialog')
  await within(sheet).findByText('Your role can read flags, but not resolve them.')
  expect(within(sheet).queryByRole('button', { name: 'Resolve' })).toBeNull()
})

test('the tab and the range of the address are shown, and unknown ones ignored', async () => {
  signIn()
  openAt('/quality-assurance?tab=sentiment&range=30d')
  expect((await screen.findByRole('tab', { name: 'Sentiment Analysis' })).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time range' }).value).toBe('30d')
  cleanup()
  openAt('/quality-assurance?tab=nonsense&range=1y')
  expect((await screen.findByRole('tab', { name: 'Overview' })).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time range' }).value).toBe('7d')
})
