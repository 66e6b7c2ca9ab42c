import { describe, expect, it } from 'vitest'
import { withoutLikened } from './likened.ts'

describe('what something is only likened to', () => {
  it.each([
    ['the last cart tasted like a gas station lol. a fruity one please', 'the last cart lol. a fruity one please'],
    ['last gummies i tried tasted like grass. any berry?', 'last gummies i tried. any berry?'],
    ['my last pick smelled like skunk so something citrus', 'my last pick so something citrus'],
    ['the one before smelled just like diesel, need lemon', 'the one before, need lemon'],
    ['my hands are like paper. got a balm?', 'my hands are. got a balm?'],
    ['my skin feels like sandpaper, got a lotion?', 'my skin feels, got a lotion?'],
    ['my brain is like a grinder today, need a cart', 'my brain is today, need a cart'],
  ])('is left out of "%s"', (text, rest) => {
    expect(withoutLikened(text)).toBe(rest)
  })

  it.each([
    'the last one tasted like mango and i loved it, more like that',
    'gummies that taste like cola',
    'something that smelled like pine, any flower?',
    'i would like a grinder',
    'do you have anything like a dab pen',
    'she is more like a gummies person',
    'i feel like a joint tonight',
  ])('is left in "%s"', (text) => {
    expect(withoutLikened(text)).toBe(text)
  })
})
