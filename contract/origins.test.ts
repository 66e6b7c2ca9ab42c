import { expect, test } from 'vitest'
import { isOriginAllowed, normalizeOrigin } from './origins.ts'

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['shop.example', 'https://shop.example'],
  ['  HTTPS://WWW.Shop.Example/ ', 'https://www.shop.example'],
  ['https://shop.example:443', 'https://shop.example'],
  ['https://shop.example:8443', 'https://shop.example:8443'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['https://*.shop.example', 'https://*.shop.example'],
  ['*.Shop.Example', 'https://*.shop.example'],
  ['http://localhost:5173', 'http://localhost:5173'],
  ['http://127.0.0.1:80', 'http://127.0.0.1'],
])('%s is kept as %s', (typed, kept) => {
  expect(normalizeOrigin(typed)).toBe(kept)
})

test.each([
  '',
  'null',
  '*',
  'https://*',
  'https://*.com',
  'https://*.co.uk',
  'https://*.myshopify.com',
  'https://*.1.2',
  'https://a.*.shop.example',
  'https://shop.example.',
  'http://shop.example',
  'https://shop.example/menu',
  'https://shop.example?x',
  'https://user@shop.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  "https://shop.example; script-src 'unsafe-inline'",
  'https://shop.example https://evil.example',
  'https://shop.example,https://evil.example',
])('%s is no origin that can be listed', (typed) => {
  expect(normalizeOrigin(typed)).toBeNull()
})

const LIST = ['https://shop.example', 'https://*.chain.example', 'https://xn--bcher-kva.example']

test.each([
  'https://shop.example',
  'HTTPS://SHOP.EXAMPLE',
  'https://north.chain.example',
  'https://a.b.chain.example',
  'https://xn--bcher-kva.example',
])('%s may show the chat', (origin) => {
  expect(isOriginAllowed(LIST, origin)).toBe(true)
})

test.each([
  'null',
  '',
  'http://shop.example',
  'https://shop.example:8443',
  'https://www.shop.example',
  'https://shop.example.evil.example',
  'https://evilshop.example',
  'https://shop.example.',
  'https://shop.example/',
  'https://shop.example@evil.example',
  'https://chain.example',
  'https://evilchain.example',
  'http://north.chain.example',
  'https://north.chain.example:8443',
  'https://xn--bcher-kva.example.evil.example',
  'https://sh\u043ep.example',
  'file://',
  'chrome-extension://abcdefgh',
])('%s may not', (origin) => {
  expect(isOriginAllowed(LIST, origin)).toBe(false)
})

test('without a list any page may, also one without an origin of its own', () => {
  expect(isOriginAllowed([], 'https://anything.example')).toBe(true)
  expect(isOriginAllowed([], 'null')).toBe(true)
})
