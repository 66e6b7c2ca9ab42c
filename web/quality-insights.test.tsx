import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ContentGap } from '#contract/insights.ts'
import type { TaughtAnswer } from '#contract/knowledge.ts'
import type { Criterion, CriterionPreview, CriterionReading } from '#contract/quality.ts'
import { session } from '#web/lib/session.tsx'
import { addressNow, everyCall, openSignedIn, summary } from './quality.test-data.ts'

const READING: CriterionReading = {
  says: [['refund']],
  saysNot: [],
  by: 'shopper',
  intents: [],
  answered: null,
  sentiment: null,
  handoff: null,
  rating: null,
}

const PREVIEW: CriterionPreview = {
  reading: READING,
  examined: 500,
  matched: 12,
  examples: [{ conversationId: summary().id, startTime: '2026-11-20T10:00:00.000Z', snippet: 'I want a refund' }],
}

const GAP: ContentGap = {
  question: 'do you have a locker',
  count: 9,
  conversations: 8,
  lastAskedAt: '2026-11-20T10:00:00.000Z',
  wordings: ['is there a locker'],
  conversationIds: [summary().id],
  taughtAnswerId: null,
}

let criteria: Criterion[]
let sent: unknown[]

const server = setupServer(
  http.get('*/api/admin/criteria', () => HttpResponse.json({ criteria })),
  http.post('*/api/admin/criteria/preview', () => HttpResponse.json(PREVIEW)),
  http.post('*/api/admin/criteria', async ({ request }) => {
    const body = await request.json()
    sent.push(body)
    return HttpResponse.json({ criterion: criterion(), preview: PREVIEW }, { status: 201 })
  }),
  http.patch('*/api/admin/criteria/:id', async ({ request }) => {
    sent.push(await request.json())
    return HttpResponse.json(criterion({ isOn: true }))
  }),
  ...everyCall(() => 'admin'),
)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

beforeEach(() => {
  criteria = []
  sent = []
})

afterEach(() => {
  cleanup()
  session.end('person')
  server.resetHandlers()
  vi.unstubAllGlobals()
})

function criterion(change: Partial<Criterion> = {}): Criterion {
  return {
    id: '0197a000-0000-7000-8000-000000000040',
    name: 'Refunds',
    severity: 'medium',
    words: 'shopper mentions refund',
    reading: READING,
    isOn: false,
    createdBy: 'Robin',
    createdAt: '2026-11-20T10:00:00.000Z',
    ...change,
  }
}

function answer(change: Partial<TaughtAnswer> = {}): TaughtAnswer {
  return {
    id: '0197a000-0000-7000-8000-000000000050',
    question: 'do you have a locker',
    answer: 'Yes, by the door.',
    needsAge: false,
    conversationId: null,
    hits: 4,
    lastUsedAt: '2026-11-20T10:00:00.000Z',
    taughtBy: 'Robin',
    updatedAt: '2026-11-19T10:00:00.000Z',
    ...change,
  }
}

test('a criterion is tried on past conversations before it can be switched on', async () => {
  openSignedIn('/quality-assurance/criteria')
  fireEvent.click(await screen.findByRole('button', { name: 'Write the first one' }))
  const form = within(screen.getByRole('form', { name: 'New criterion' }))
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Refunds' } })
  fireEvent.change(form.getByLabelText('Flag a conversation when'), { target: { value: 'shopper mentions refund' } })
  expect(form.queryByRole('button', { name: 'Save and switch on' })).toBeNull()
  fireEvent.click(form.getByRole('button', { name: 'Preview on past conversations' }))
  await form.findByText('12 of the last 500 conversations would have been flagged.')
  expect(form.queryByText('The shopper says “refund”')).not.toBeNull()
  fireEvent.click(form.getByRole('button', { name: 'Save and switch on' }))
  await screen.findByText('Refunds is on. It looks at conversations from now on.')
  expect(sent).toEqual([{ name: 'Refunds', severity: 'medium', words: 'shopper mentions refund' }, { isOn: true }])
})

test('other words need another preview', async () => {
  openSignedIn('/quality-assurance/criteria')
  fireEvent.click(await screen.findByRole('button', { name: 'New criterion' }))
  const form = within(screen.getByRole('form', { name: 'New criterion' }))
  fireEvent.change(form.getByLabelText('Flag a conversation when'), { target: { value: 'shopper mentions refund' } })
  fireEvent.click(form.getByRole('button', { name: 'Preview on past conversations' }))
  await form.findByRole('button', { name: 'Save and switch on' })
  fireEvent.change(form.getByLabelText('Flag a conversation when'), { target: { value: 'shopper mentions money' } })
  expect(form.queryByRole('button', { name: 'Save and switch on' })).toBeNull()
})

test('a conversation of the preview opens without losing the criterion; another page asks first', async () => {
  openSignedIn('/quality-assurance/criteria')
  fireEvent.click(await screen.findByRole('button', { name: 'New criterion' }))
  const form = within(screen.getByRole('form', { name: 'New criterion' }))
  fireEvent.change(form.getByLabelText('Flag a conversation when'), { target: { value: 'shopper mentions refund' } })
  fireEvent.click(form.getByRole('button', { name: 'Preview on past conversations' }))
  fireEvent.click(await form.findByRole('button', { name: 'Open: I want a refund' }))
  const sheet = await screen.findByRole('dialog', { name: 'Conversation review' })
  fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(addressNow()).toBe('/quality-assurance/criteria'))
  fireEvent.click(screen.getByRole('link', { name: 'Insights' }))
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  expect(question.textContent).toContain('Your criterion is not saved yet.')
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(addressNow()).toBe('/quality-assurance/criteria')
})

test('a criterion that is off is switched on after its preview', async () => {
  criteria = [criterion()]
  openSignedIn('/quality-assurance/criteria')
  fireEvent.click(await screen.findByRole('button', { name: 'Preview and switch on' }))
  await screen.findByText('12 of the last 500 conversations would have been flagged.')
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Switch on' }))
  await waitFor(() => expect(sent).toEqual([{ isOn: true }]))
})

test('new words of a criterion that is on leave it off, unless it is switched on with them', async () => {
  criteria = [criterion({ isOn: true })]
  server.use(
    http.patch('*/api/admin/criteria/:id', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(criterion({ isOn: false }))
    }),
  )
  openSignedIn('/quality-assurance/criteria')
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  const form = within(screen.getByRole('form', { name: 'Edit Refunds' }))
  fireEvent.change(form.getByLabelText('Flag a conversation when'), { target: { value: 'shopper mentions money' } })
  fireEvent.click(form.getByRole('button', { name: 'Preview on past conversations' }))
  fireEvent.click(await form.findByRole('button', { name: 'Save, switched off' }))
  await screen.findByText('Refunds is saved.')
  expect(sent).toEqual([{ name: 'Refunds', severity: 'medium', words: 'shopper mentions money' }])
})

test('a gap is closed by teaching its answer, from where it is listed', async () => {
  let gap = GAP
  server.use(
    http.get('*/api/admin/insights/gaps', () => HttpResponse.json({ range: '30d', questions: 9, gaps: [gap] })),
    http.post('*/api/admin/knowledge/answers', async ({ request }) => {
      sent.push(await request.json())
      gap = { ...GAP, taughtAnswerId: answer().id }
      return HttpResponse.json(answer(), { status: 201 })
    }),
  )
  openSignedIn('/quality-assurance/insights')
  await screen.findByText('do you have a locker')
  fireEvent.click(screen.getByRole('button', { name: 'Teach an answer to: do you have a locker' }))
  fireEvent.change(screen.getByLabelText('Answer'), { target: { value: 'Yes, by the door.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Teach this answer' }))
  await screen.findByText('Answer taught since')
  expect(sent).toEqual([
    { question: GAP.question, answer: 'Yes, by the door.', needsAge: false, conversationId: summary().id },
  ])
})

test('part and range of the insights stand in the address, and a failure offers Retry', async () => {
  const asked: string[] = []
  let works = false
  server.use(
    http.get('*/api/admin/insights/menu', ({ request }) => {
      asked.push(new URL(request.url).search)
      if (!works) return HttpResponse.json({ error: 'Busy.', code: 'x' }, { status: 422 })
      return HttpResponse.json({
        range: '90d',
        products: 2,
        importedAt: null,
        counts: [
          { defect: 'no_picture', products: 1 },
          { defect: 'price_zero', products: 1 },
        ],
        defects: [
          { defect: 'no_picture', productId: 'a', name: 'Blue Lemon', detail: 'It has no picture.', conversations: 3 },
          { defect: 'price_zero', productId: 'b', name: 'Red Lime', detail: 'Its price is zero.', conversations: 0 },
        ],
      })
    }),
  )
  openSignedIn('/quality-assurance/insights?part=menu&range=90d')
  await screen.findByText('The menu could not be looked through.')
  works = true
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('It has no picture.')
  expect(asked[0]).toBe('?range=90d')
  fireEvent.click(screen.getByRole('button', { name: /^Price is zero/ }))
  expect(screen.queryByText('It has no picture.')).toBeNull()
  expect(screen.queryByText('Its price is zero.')).not.toBeNull()
})

test('a taught answer shows its hits, and forgetting it names what is lost', async () => {
  server.use(
    http.get('*/api/admin/knowledge/answers', () => HttpResponse.json({ answers: [answer()] })),
    http.get('*/api/admin/knowledge/test-cases', () => HttpResponse.json({ testCases: [] })),
    http.delete('*/api/admin/knowledge/answers/:id', ({ params }) => {
      sent.push(params.id)
      return HttpResponse.json({ deleted: true })
    }),
  )
  openSignedIn('/quality-assurance/answers')
  await screen.findByText('Used 4 times')
  await screen.findByText('No test cases yet')
  fireEvent.click(screen.getByRole('button', { name: 'Forget' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('its count of uses')
  fireEvent.click(within(question).getByRole('button', { name: 'Forget answer' }))
  await waitFor(() => expect(sent).toEqual([answer().id]))
})
