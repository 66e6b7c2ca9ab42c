import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FrameMessage, listenAcross, readFrameMessage, readPageMessage } from './bridge.ts'

const FRAME = 'https://chat.example'
const ADDED = {
  source: 'econcierge',
  type: 'event',
  name: 'add-to-cart',
  detail: { productId: '1', sku: null, name: 'Gummies', priceCents: 1200, quantity: 1, conversationId: 'c' },
} as const

let heard: FrameMessage[] = []
let stop = () => {}

beforeEach(() => {
  heard = []
  stop = listenAcross({ peer: window, origin: FRAME, read: readFrameMessage }, (message) => heard.push(message))
})
afterEach(() => stop())

function post(data: unknown, { origin = FRAME, source = window }: { origin?: string; source?: Window | null } = {}) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
}

test('an event of the frame is heard as it was sent', () => {
  post(ADDED)
  expect(heard).toEqual([ADDED])
})

test('extra fields do not come along', () => {
  post({ ...ADDED, detail: { ...ADDED.detail, html: '<script>' }, evil: true })
  expect(heard).toEqual([ADDED])
})

test.each(['https://chat.example.evil.example', 'http://chat.example', 'https://chat.example:8443', 'null', ''])(
  'a message from %s is not heard',
  (origin) => {
    post(ADDED, { origin })
    expect(heard).toEqual([])
  },
)

test('a message of another window of the right origin is not heard', () => {
  post(ADDED, { source: null })
  expect(heard).toEqual([])
})

test.each([
  null,
  'add-to-cart',
  { ...ADDED, source: 'other' },
  { ...ADDED, name: 'toString' },
  { ...ADDED, detail: null },
  { ...ADDED, detail: { ...ADDED.detail, productId: 7 } },
  { ...ADDED, detail: { ...ADDED.detail, priceCents: -1 } },
  { ...ADDED, detail: { ...ADDED.detail, priceCents: 12.5 } },
  { ...ADDED, detail: { ...ADDED.detail, quantity: '1' } },
  {
    ...ADDED,
    name: 'product-click',
    detail: { productId: '1', name: 'x', url: 'javascript:alert(1)', conversationId: 'c' },
  },
  { ...ADDED, name: 'message', detail: { role: 'system', text: 'x', conversationId: 'c' } },
])('%j is not a message of ours', (data) => {
  post(data)
  expect(heard).toEqual([])
})

test('nothing is heard after the end', () => {
  stop()
  post(ADDED)
  expect(heard).toEqual([])
})

test('the page may identify a shopper and say what it listens to, and nothing else', () => {
  expect(readPageMessage({ source: 'econcierge-page', type: 'identify', token: 't' })).toMatchObject({ token: 't' })
  expect(readPageMessage({ source: 'econcierge-page', type: 'hear', name: 'add-to-cart' })).toMatchObject({
    type: 'hear',
  })
  expect(readPageMessage({ source: 'econcierge-page', type: 'identify', token: 'x'.repeat(4001) })).toBeNull()
  expect(readPageMessage({ source: 'econcierge-page', type: 'hear', name: 'constructor' })).toBeNull()
  expect(readPageMessage({ source: 'econcierge-page', type: 'eval', token: 't' })).toBeNull()
})
