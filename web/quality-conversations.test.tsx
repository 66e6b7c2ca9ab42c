import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ConversationSummary } from '#contract/conversations.ts'
import { session } from '#web/lib/session.tsx'
import { addressNow, everyCall, listOf, openSignedIn, summary } from './quality.test-data.ts'

const PAGE = '/quality-assurance/conversations'
const FIRST = summary()
const SECOND = summary({ id: '0197a000-0000-7000-8000-000000000021', firstMessage: 'when do you open' })

let asked: URLSearchParams[]
let listed: ConversationSummary[]

const server = setupServer(
  http.get('*/api/admin/conversations', ({ request }) => {
    asked.push(new URL(request.url).searchParams)
    return HttpResponse.json(listOf(listed))
  }),
  ...everyCall(() => 'admin'),
)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

beforeEach(() => {
  asked = []
  listed = [FIRST, SECOND]
})

afterEach(() => {
  cleanup()
  session.end('person')
  server.resetHandlers()
  vi.unstubAllGlobals()
})

const lastAsked = () => Object.fromEntries(asked[asked.length - 1] ?? [])

/** A live stream into which a test puts events. */
function openStream() {
  const encoder = new TextEncoder()
  let pipe: ReadableStreamDefaultController<Uint8Array> | undefined
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (pipe = controller) })
  server.use(
    http.get(
      '*/api/admin/conversations/live',
      () => new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } }),
    ),
  )
  return (conversation: ConversationSummary) =>
    pipe?.enqueue(encoder.encode(`event: conversation\ndata: ${JSON.stringify(conversation)}\n\n`))
}

test('the filters of the address narrow the list, and unreadable ones do not', async () => {
  openSignedIn(`${PAGE}?bought=yes&from=2026-11-01&to=2026-11-20&sentiment=purple&page=2`)
  await screen.findByText('do you have gummies')
  expect(lastAsked()).toEqual({ bought: 'yes', from: '2026-11-01', to: '2026-11-20', page: '2', limit: '20' })
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bought' }).value).toBe('yes')
  await screen.findByText('2 conversations, Nov 1 – 20, 2026, newest first')
})

test('a chosen filter goes into the address and begins at the first page', async () => {
  openSignedIn(`${PAGE}?page=3`)
  await screen.findByText('do you have gummies')
  fireEvent.change(screen.getByRole('combobox', { name: 'Sentiment' }), { target: { value: 'negative' } })
  await waitFor(() => expect(addressNow()).toBe(`${PAGE}?sentiment=negative`))
  await waitFor(() => expect(lastAsked()).toEqual({ sentiment: 'negative', page: '1', limit: '20' }))
})

test('words are searched once typing rests, and the field keeps what is typed', async () => {
  openSignedIn(PAGE)
  await screen.findByText('do you have gummies')
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search in what was said' })
  fireEvent.change(field, { target: { value: 'gum' } })
  fireEvent.change(field, { target: { value: 'gummies ' } })
  await waitFor(() => expect(addressNow()).toBe(`${PAGE}?q=gummies`))
  expect(field.value).toBe('gummies ')
  expect(asked.map((query) => query.get('q'))).not.toContain('gum')
})

test('nothing found says so and leads back to all', async () => {
  listed = []
  openSignedIn(`${PAGE}?q=zeppelin&flag=open`)
  await screen.findByText('No conversation fits these filters')
  const clear = screen.getAllByRole('button', { name: 'Clear filters' })
  fireEvent.click(clear[clear.length - 1] ?? document.body)
  await waitFor(() => expect(addressNow()).toBe(PAGE))
  await screen.findByText('No conversations yet')
})

test('a new conversation is told of without moving a row, and listed when asked for', async () => {
  const send = openStream()
  openSignedIn(PAGE)
  await screen.findByText('do you have gummies')
  const fresh = summary({
    id: '0197a000-0000-7000-8000-000000000022',
    firstMessage: 'hello there',
    startTime: '2026-11-21T09:00:00.000Z',
  })
  send(fresh)
  send({ ...fresh, messageCount: 4 })
  const bar = await screen.findByRole('button', { name: '1 new conversation' })
  expect(screen.queryByText('hello there')).toBeNull()
  listed = [fresh, FIRST, SECOND]
  fireEvent.click(bar)
  await screen.findByText('hello there')
  expect(screen.queryByRole('button', { name: '1 new conversation' })).toBeNull()
})

test('a listed conversation that goes on is brought up to date where it stands', async () => {
  const send = openStream()
  openSignedIn(PAGE)
  await screen.findByText('when do you open')
  send({ ...SECOND, messageCount: 14 })
  const row = screen.getByText('when do you open').closest('tr') ?? document.body
  await within(row).findByText('14')
  expect(asked).toHaveLength(1)
})

test('the export takes the filters along', async () => {
  const saved: URLSearchParams[] = []
  server.use(
    http.get('*/api/admin/conversations/export', ({ request }) => {
      saved.push(new URL(request.url).searchParams)
      return new HttpResponse('id\n', { headers: { 'content-type': 'text/csv' } })
    }),
  )
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  openSignedIn(`${PAGE}?bought=yes`)
  await screen.findByText('do you have gummies')
  fireEvent.click(screen.getByRole('button', { name: 'Export' }))
  const dialog = await screen.findByRole('dialog', { name: 'Export conversations' })
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Messages' }))
  fireEvent.click(within(dialog).getByRole('radio', { name: 'JSON' }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }))
  await screen.findByText('The file is saved.')
  expect(Object.fromEntries(saved[0] ?? [])).toEqual({ bought: 'yes', rows: 'messages', format: 'ndjson' })
  expect(click).toHaveBeenCalledOnce()
})

test('keeping conversations for fewer days is saved beside the other settings, within its bounds', async () => {
  const saved: unknown[] = []
  server.use(
    http.put('*/api/admin/conversations/settings', async ({ request }) => {
      const body = await request.json()
      saved.push(body)
      return HttpResponse.json({ holdoutPercent: 0, retentionDays: 90 })
    }),
  )
  openSignedIn(PAGE)
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'How long conversations are kept' }))
  fireEvent.change(dialog.getByLabelText('Days after the last message'), { target: { value: '3' } })
  expect(dialog.queryByText('Enter a number from 7 to 3650')).not.toBeNull()
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  fireEvent.change(dialog.getByLabelText('Days after the last message'), { target: { value: '90' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Conversations are kept for 90 days.')
  expect(saved).toEqual([{ holdoutPercent: 0, retentionDays: 90 }])
})

test('a role without the right to export has no such button', async () => {
  server.use(...everyCall(() => 'viewer'))
  openSignedIn(PAGE, 'viewer')
  await screen.findByText('do you have gummies')
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
})

test('a list that cannot be loaded shows a labelled sample until Retry brings it', async () => {
  server.use(
    http.get('*/api/admin/conversations', () => HttpResponse.json({ error: 'Busy.', code: 'x' }, { status: 422 })),
  )
  openSignedIn(PAGE)
  await screen.findByText('Sample data. Live data could not be loaded.')
  await screen.findByText('Are you open on Sunday?')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Are you open on Sunday?' }).disabled).toBe(true)
  server.resetHandlers()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('do you have gummies')
})
