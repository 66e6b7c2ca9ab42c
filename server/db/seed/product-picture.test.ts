// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { buildDemoCatalog } from './demo-catalog.ts'
import { DRAWING_NAMES } from './picture-shapes.ts'
import { drawPicture } from './product-picture.ts'

const MAX_BYTES = 3 * 1024

function parse(svg: string) {
  return new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
}

function keyOf(imageUrl: string | null): string {
  return imageUrl?.replace('/pictures/', '').replace('.svg', '') ?? ''
}

describe('the picture of a product', () => {
  test.each(DRAWING_NAMES)('%s is a small, well-formed, titled drawing', (name) => {
    for (let number = 0; number < 24; number++) {
      const svg = drawPicture(`${name}-indica-${number}`)
      expect(Buffer.byteLength(svg)).toBeLessThan(MAX_BYTES)
      const root = parse(svg)
      expect(root.tagName).toBe('svg')
      expect(root.getAttribute('role')).toBe('img')
      expect(root.querySelector('title')?.textContent).toMatch(/, indica$/)
      expect(svg).not.toMatch(/NaN|undefined/)
    }
  })

  test('exists for every product of the demo menu, and is not the plain package', () => {
    const plain = drawPicture('nothing-of-the-kind')
    for (const product of buildDemoCatalog()) {
      const svg = drawPicture(keyOf(product.imageUrl))
      expect(parse(svg).tagName).toBe('svg')
      expect(parse(svg).querySelector('title')?.textContent).not.toBe(parse(plain).querySelector('title')?.textContent)
    }
  })

  test('differs between most products of one shelf', () => {
    const flower = buildDemoCatalog().filter((product) => product.category === 'flower')
    const drawn = new Set(flower.map((product) => drawPicture(keyOf(product.imageUrl))))
    expect(drawn.size).toBeGreaterThan(flower.length / 2)
  })

  test.each([
    '',
    'jar"><script>alert(1)</script>',
    '../../etc/passwd',
    'constructor',
    '__proto__-indica-1',
    'jar-indica-99999999999',
    'toString-plain-3',
    'a'.repeat(10_000),
    '\u0000',
  ])('answers an odd key with a plain package that holds nothing of it: %j', (key) => {
    const svg = drawPicture(key)
    expect(parse(svg).querySelector('title')?.textContent).toBe('Package')
    expect(svg).not.toContain('script')
  })
})
