import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ConversationDetails } from '#contract/conversations.ts'
import type { Role } from '#contract/permissions.ts'
import { session } from '#web/lib/session.tsx'
import { addressNow, details, everyCall, listOf, openSignedIn, summary } from './quality.test-data.ts'

const LIST = '/quality-assurance/conversations'
const OPENED = `${LIST}?conversation=${summary().id}`

let role: Role
let shown: ConversationDetails
let sent: unknown[]

const server = setupServer(
  http.get('*/api/admin/conversations', () => HttpResponse.json(listOf([summary()]))),
  http.get(`*/api/admin/conversations/${summary().id}`, () => HttpResponse.json(shown)),
  ...everyCall(() => role),
)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

beforeEach(() => {
  role = 'admin'
  shown = details()
  sent = []
})

afterEach(() => {
  cleanup()
  session.end('person')
  server.resetHandlers()
  vi.unstubAllGlobals()
})

async function openSheet() {
  openSignedIn(OPENED, role)
  const sheet = await screen.findByRole('dialog', { name: 'Conversation review' })
  await within(sheet).findByText('I am not sure.')
  return within(sheet)
}

test('a review is saved and stands beside the score, which stays', async () => {
  const review = { sentiment: 2, answered: null, quality: null, note: 'Was annoyed' }
  server.use(
    http.put('*/api/admin/conversations/:id/review', async ({ request }) => {
      sent.push(await request.json())
      const saved = { ...review, reviewedBy: 'Robin', reviewedAt: '2026-11-20T11:00:00.000Z' }
      shown = details({ review: saved })
      return HttpResponse.json(saved)
    }),
  )
  const sheet = await openSheet()
  fireEvent.click(sheet.getByRole('button', { name: 'Review this score' }))
  fireEvent.change(sheet.getByLabelText('Sentiment'), { target: { value: '2' } })
  fireEvent.change(sheet.getByLabelText('Review note'), { target: { value: ' Was annoyed ' } })
  fireEvent.click(sheet.getByRole('button', { name: 'Save review' }))
  await sheet.findByText('2.0 Negative')
  expect(sent).toEqual([review])
  expect(sheet.queryByText('3.2 Neutral')).not.toBeNull()
  expect(sheet.queryByText('Was annoyed')).not.toBeNull()
  expect(sheet.queryByRole('button', { name: 'Withdraw the review' })).not.toBeNull()
})

test('leaving with a half-written note asks, and staying keeps it', async () => {
  const sheet = await openSheet()
  fireEvent.click(sheet.getByRole('button', { name: 'Resolve' }))
  fireEvent.change(sheet.getByLabelText('Note'), { target: { value: 'Called ba' } })
  fireEvent.click(sheet.getByRole('button', { name: 'Close' }))
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  expect(question.textContent).toContain('Your note is not saved yet.')
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(addressNow()).toBe(OPENED)
  expect(sheet.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Called ba')
  fireEvent.click(sheet.getByRole('button', { name: 'Close' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(addressNow()).toBe(LIST))
})

test('an unwritten note is left without a question', async () => {
  const sheet = await openSheet()
  fireEvent.click(sheet.getByRole('button', { name: 'Resolve' }))
  fireEvent.click(sheet.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(addressNow()).toBe(LIST))
})

test('the answer that should have been given is taught to the question before it', async () => {
  server.use(
    http.post('*/api/admin/knowledge/answers', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({}, { status: 201 })
    }),
  )
  const sheet = await openSheet()
  fireEvent.click(sheet.getByRole('button', { name: 'Teach' }))
  expect(sheet.getByLabelText<HTMLInputElement>('Question').value).toBe('do you have gummies')
  fireEvent.change(sheet.getByLabelText('Answer'), { target: { value: 'We have three kinds.' } })
  fireEvent.click(sheet.getByRole('button', { name: 'Teach this answer' }))
  await screen.findByText('Answer taught. It is used from now on.')
  expect(sent).toEqual([
    {
      question: 'do you have gummies',
      answer: 'We have three kinds.',
      needsAge: false,
      conversationId: summary().id,
    },
  ])
})

test('an answer is saved as a test case with what should be answered', async () => {
  server.use(
    http.post('*/api/admin/knowledge/test-cases', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({}, { status: 201 })
    }),
  )
  const sheet = await openSheet()
  fireEvent.click(sheet.getByRole('button', { name: 'Save as test case' }))
  fireEvent.change(sheet.getByLabelText('What should be answered'), { target: { value: 'Yes, three kinds.' } })
  fireEvent.click(sheet.getByRole('button', { name: 'Save test case' }))
  await screen.findByText('Test case saved.')
  expect(sent).toEqual([
    {
      conversationId: summary().id,
      messageId: '0197a000-0000-7000-8000-000000000031',
      expected: 'Yes, three kinds.',
    },
  ])
})

test('a shopper is erased only after what is lost was named', async () => {
  server.use(
    http.post('*/api/admin/conversations/erase', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ erased: 3 })
    }),
  )
  const sheet = await openSheet()
  fireEvent.click(sheet.getByRole('button', { name: 'Erase this shopper' }))
  const question = await screen.findByRole('alertdialog', { name: "Erase this shopper's conversations?" })
  expect(question.textContent).toContain('what was said')
  expect(question.textContent).toContain('Counts and revenue stay')
  expect(sent).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: 'Erase for good' }))
  await screen.findByText('3 conversations erased.')
  expect(sent).toEqual([{ conversationId: summary().id }])
  await waitFor(() => expect(addressNow()).toBe(LIST))
})

test('a role that may only look has none of these buttons', async () => {
  role = 'viewer'
  const sheet = await openSheet()
  for (const name of ['Resolve', 'Review this score', 'Teach', 'Save as test case', 'Erase this shopper']) {
    expect(sheet.queryByRole('button', { name })).toBeNull()
  }
})

test('a conversation that is gone says so', async () => {
  server.use(
    http.get(`*/api/admin/conversations/${summary().id}`, () =>
      HttpResponse.json({ error: 'Not found.', code: 'not_found' }, { status: 404 }),
    ),
  )
  openSignedIn(OPENED)
  expect(await screen.findByText('This conversation is not here')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})
