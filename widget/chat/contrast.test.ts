import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, textOn } from './contrast.ts'

const hexColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('black on white has the contrast of 21, in either order', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
})

test('white on the default teal is refused for a text that can be read', () => {
  expect(contrast('#2EC4B6', '#ffffff')).toBeLessThan(4.5)
  expect(contrast('#2EC4B6', textOn('#2EC4B6', '#ffffff'))).toBeGreaterThan(4.5)
})

test('a wish that can be read is granted', () => {
  expect(textOn('#123c34', '#fff7e0')).toBe('#fff7e0')
})

test('whatever the ground and the wish, the text can be read', () => {
  fc.assert(
    fc.property(hexColor, hexColor, (ground, wish) => {
      expect(contrast(ground, textOn(ground, wish))).toBeGreaterThanOrEqual(4.1)
    }),
  )
})
