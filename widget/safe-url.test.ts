import { expect, test } from 'vitest'
import { safeUrl } from './safe-url.ts'

const HOME = 'https://chat.example'

test('https addresses and paths of our own are kept', () => {
  expect(safeUrl('https://shop.example/a?b=1', HOME)).toBe('https://shop.example/a?b=1')
  expect(safeUrl('/pictures/a.svg', HOME)).toBe('https://chat.example/pictures/a.svg')
  expect(safeUrl('/pictures/a.svg', 'http://localhost:5000')).toBe('http://localhost:5000/pictures/a.svg')
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\tjavascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  'blob:https://chat.example/1',
  'file:///etc/passwd',
  'http://shop.example/a',
  '//evil.example:80/a'.replace('//', 'http://'),
  'https://',
  '',
  null,
])('%j leads nowhere', (url) => {
  expect(safeUrl(url, HOME)).toBeNull()
})
