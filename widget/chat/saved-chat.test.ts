import { expect, test, vi } from 'vitest'
import { memoryStorage } from './memory-storage.ts'
import { newId } from '#widget/browser-storage.ts'
import { savedChatStore } from './saved-chat.ts'

const KEY = { conversationId: 'c', secret: 's' }
const MESSAGE = { text: 'Hi', clientMessageId: '1' }

test('conversation and outbox are found again by another page of the same browser', () => {
  const storage = memoryStorage()
  const first = savedChatStore(() => storage, 'ak_1')
  first.change(() => ({ key: KEY }))
  first.change(({ outbox }) => ({ outbox: [...outbox, MESSAGE] }))
  expect(savedChatStore(() => storage, 'ak_1').read()).toEqual({ key: KEY, outbox: [MESSAGE] })
  expect(savedChatStore(() => storage, 'ak_2').read()).toEqual({ key: null, outbox: [] })
})

test.each([
  'null',
  '[]',
  'no json',
  '{"key":{"conversationId":1,"secret":"s"},"outbox":[]}',
  '{"key":"c","outbox":{}}',
])('%s in storage is as good as nothing', (text) => {
  const storage = memoryStorage()
  storage.write('ak_1', text)
  expect(savedChatStore(() => storage, 'ak_1').read()).toEqual({ key: null, outbox: [] })
})

test('what is no message of ours is left out of the outbox', () => {
  const storage = memoryStorage()
  storage.write('ak_1', JSON.stringify({ key: KEY, outbox: [null, { text: 1 }, MESSAGE, 'x'] }))
  expect(savedChatStore(() => storage, 'ak_1').read()).toEqual({ key: KEY, outbox: [MESSAGE] })
})

test('the id of a browser is made once', () => {
  const storage = memoryStorage()
  const id = savedChatStore(() => storage, 'ak_1').visitorId()
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(savedChatStore(() => storage, 'ak_2').visitorId()).toBe(id)
})

test('ids are made without a secure context too', () => {
  vi.stubGlobal('crypto', {})
  vi.stubGlobal('URL', {
    createObjectURL: () => 'blob:https://shop.example/3b241101-e2bb-4255-8caf-4136c566a962',
    revokeObjectURL: () => {},
  })
  expect(newId()).toBe('3b241101-e2bb-4255-8caf-4136c566a962')
  vi.unstubAllGlobals()
})
