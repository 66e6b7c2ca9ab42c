import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BrowserStorage } from '#widget/browser-storage.ts'
import { createChatApi } from './chat-api.ts'
import { ChatSession, type SessionOptions } from './chat-session.ts'
import { fakeChatServer } from './fake-chat-server.test-data.ts'
import { memoryStorage } from './memory-storage.ts'
import { savedChatStore } from './saved-chat.ts'

const ORIGIN = 'https://chat.example'

let server = fakeChatServer()
let storage: BrowserStorage = memoryStorage()
let tabs: ChatSession[] = []

beforeEach(() => {
  server = fakeChatServer()
  storage = memoryStorage()
  tabs = []
  vi.stubGlobal('fetch', server.fetch)
})
afterEach(() => {
  for (const tab of tabs) tab.close()
  vi.unstubAllGlobals()
})

/** One tab of the browser whose storage is `storage`. */
function openTab(options: Partial<SessionOptions> = {}): ChatSession {
  const tab = new ChatSession({
    agentKey: server.agent.key,
    api: createChatApi(ORIGIN),
    saved: savedChatStore(() => storage, server.agent.key),
    pageUrl: 'https://shop.example/menu',
    loadAgent: async () => server.agent,
    onChange: () => {},
    onSaid: () => {},
    ...options,
  })
  tabs.push(tab)
  return tab
}

const linesOf = ({ state }: ChatSession) => state.lines.map(({ role, text, fate }) => `${role} ${fate}: ${text}`)
const outboxOf = () => savedChatStore(() => storage, server.agent.key).read().outbox

test('opening starts a conversation, and a message is answered and leaves the outbox', async () => {
  const said: string[] = []
  const tab = openTab({ onSaid: (role, text) => said.push(`${role}: ${text}`) })
  await tab.open()
  expect(tab.state).toMatchObject({ phase: 'ready', greeting: 'Hello.', quickReplies: ['Flower'], trouble: null })
  tab.send('  indica  ')
  await vi.waitFor(() => expect(linesOf(tab)).toEqual(['user done: indica', 'assistant done: You said: indica.']))
  expect(outboxOf()).toEqual([])
  expect(said).toEqual(['user: indica', 'assistant: You said: indica.'])
})

test('a reload finds the conversation again and starts no other', async () => {
  const before = openTab()
  await before.open()
  before.send('indica')
  await vi.waitFor(() => expect(outboxOf()).toEqual([]))
  before.close()
  const after = openTab()
  await after.open()
  expect(linesOf(after)).toEqual(['user done: indica', 'assistant done: You said: indica.'])
  expect(server.starts).toHaveLength(1)
})

test('without a line the message is kept and sent when the browser is back online', async () => {
  const tab = openTab()
  await tab.open()
  server.mishaps.push('offline', 'offline')
  tab.send('indica')
  await vi.waitFor(() => expect(tab.state.trouble).toEqual({ kind: 'offline', seconds: 1 }))
  expect(linesOf(tab)).toEqual(['user waiting: indica'])
  expect(outboxOf()).toHaveLength(1)
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(tab.state.trouble).toEqual({ kind: 'offline', seconds: 2 }))
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(linesOf(tab).at(-1)).toBe('assistant done: You said: indica.'))
  expect(server.said()).toEqual(['indica'])
  expect(tab.state.trouble).toBeNull()
})

test('an answer that is cut is asked for again under the same id, and nothing is said twice', async () => {
  const tab = openTab()
  await tab.open()
  server.mishaps.push('cut')
  tab.send('indica')
  await vi.waitFor(() => expect(tab.state.trouble?.kind).toBe('offline'))
  expect(linesOf(tab)).toEqual(['user waiting: indica'])
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(linesOf(tab)).toEqual(['user done: indica', 'assistant done: You said: indica.']))
  expect(new Set(server.sends).size).toBe(1)
  expect(server.sends).toHaveLength(2)
  expect(server.said()).toEqual(['indica'])
})

test('a message that waited through a reload is shown once and sent once', async () => {
  const before = openTab()
  await before.open()
  server.mishaps.push('cut')
  before.send('indica')
  await vi.waitFor(() => expect(before.state.trouble?.kind).toBe('offline'))
  before.close()
  const after = openTab()
  await after.open()
  await vi.waitFor(() => expect(linesOf(after)).toEqual(['user done: indica', 'assistant done: You said: indica.']))
  expect(server.said()).toEqual(['indica'])
})

test('a limit is waited for as long as the server asked, and said so', async () => {
  const tab = openTab()
  await tab.open()
  server.mishaps.push({ status: 429, retryAfter: 1 })
  const at = Date.now()
  tab.send('indica')
  await vi.waitFor(() => expect(tab.state.trouble).toEqual({ kind: 'limited', seconds: 1 }))
  await vi.waitFor(() => expect(linesOf(tab).at(-1)).toBe('assistant done: You said: indica.'), 4000)
  expect(Date.now() - at).toBeGreaterThanOrEqual(950)
})

test('a conversation that the server no longer knows begins anew, and the message goes along', async () => {
  const tab = openTab()
  await tab.open()
  server.forget()
  tab.send('indica')
  await vi.waitFor(() => expect(linesOf(tab)).toEqual(['user done: indica', 'assistant done: You said: indica.']))
  expect(server.starts).toHaveLength(2)
  expect(server.said()).toEqual(['indica'])
})

test('a server that keeps failing is not asked for ever; the shopper may try again', async () => {
  const tab = openTab()
  await tab.open()
  server.mishaps.push({ status: 500 }, { status: 503 }, { status: 500 })
  tab.send('indica')
  await vi.waitFor(() => expect(tab.state.trouble?.kind).toBe('server'))
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(server.sends).toHaveLength(2))
  await vi.waitFor(() => expect(tab.state.trouble).toEqual({ kind: 'server', seconds: 2 }))
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(linesOf(tab)).toEqual(['user failed: indica']))
  const [failed] = tab.state.lines
  if (failed) tab.retry(failed)
  await vi.waitFor(() => expect(linesOf(tab)).toEqual(['user done: indica', 'assistant done: You said: indica.']))
  expect(new Set(server.sends).size).toBe(1)
})

test('a refused message is not tried again by itself', async () => {
  const tab = openTab()
  await tab.open()
  server.mishaps.push({ status: 400 })
  tab.send('indica')
  await vi.waitFor(() => expect(linesOf(tab)).toEqual(['user failed: indica']))
  expect(server.sends).toHaveLength(1)
})

test('an answer can be stopped: what came stays, and the next message goes out', async () => {
  const tab = openTab()
  await tab.open()
  let release = () => {}
  server.hold = new Promise((resolve) => {
    release = resolve
  })
  tab.send('indica')
  await vi.waitFor(() => expect(linesOf(tab).at(-1)).toBe('assistant streaming: You s'))
  tab.stop()
  await vi.waitFor(() => expect(linesOf(tab)).toEqual(['user done: indica', 'assistant stopped: You s']))
  release()
  tab.send('sativa')
  await vi.waitFor(() => expect(linesOf(tab).at(-1)).toBe('assistant done: You said: sativa.'))
})

test('messages said while an answer comes wait their turn', async () => {
  const tab = openTab()
  await tab.open()
  for (const text of ['one', 'two', 'three']) tab.send(text)
  await vi.waitFor(() => expect(linesOf(tab).at(-1)).toBe('assistant done: You said: three.'))
  expect(server.said()).toEqual(['one', 'two', 'three'])
  expect(linesOf(tab).filter((line) => line.startsWith('user'))).toHaveLength(3)
})

test('what is said in one tab shows in the other, in one conversation', async () => {
  const [first, second] = [openTab(), openTab()]
  await first.open()
  await second.open()
  first.send('indica')
  await vi.waitFor(() => expect(linesOf(second)).toEqual(['user done: indica', 'assistant done: You said: indica.']))
  expect(server.starts).toHaveLength(1)
})

test('starting anew ends the conversation and begins an empty one', async () => {
  const tab = openTab()
  await tab.open()
  tab.send('indica')
  await vi.waitFor(() => expect(outboxOf()).toEqual([]))
  const before = tab.key?.conversationId ?? ''
  await tab.startAnew()
  expect(server.conversations.get(before)?.ended).toBe(true)
  expect(tab.key?.conversationId).not.toBe(before)
  expect(linesOf(tab)).toEqual([])
})

test('where the shop asks, nothing starts before the shopper said new or returning', async () => {
  server.agent = { ...server.agent, theme: { ...server.agent.theme, requestAuthentication: true } }
  const tab = openTab({ identity: () => 'signed' })
  await tab.open()
  expect(tab.state.phase).toBe('choosing-customer')
  expect(server.starts).toEqual([])
  await tab.chooseCustomer('returning')
  expect(server.starts).toMatchObject([{ customerType: 'returning', identity: 'signed' }])
})

test('confirming the age is recorded, and the offers of the greeting come back', async () => {
  const tab = openTab()
  await tab.open()
  await tab.confirmAge(true)
  expect(tab.state.ageGate?.confirmed).toBe(true)
  expect(tab.state.lines.at(-1)).toMatchObject({ text: 'Thank you.', quickReplies: ['Flower'] })
})

test('without consent no browser id is made and no product event leaves', async () => {
  const tab = openTab({ consent: false })
  await tab.open()
  expect(server.starts[0]).not.toHaveProperty('visitorId')
  const product = JSON.parse('{"productId":"1"}')
  tab.record('product-click', product)
  expect(server.calls.filter((call) => call.endsWith('/events'))).toEqual([])
  const other = openTab()
  other.record('product-click', product)
  expect(server.calls.filter((call) => call.endsWith('/events'))).toHaveLength(1)
})
