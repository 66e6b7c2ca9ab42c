import { describe, expect, it } from 'vitest'
import { asksForHigher, asksForLess } from './price-cues.ts'

describe('asksForLess', () => {
  it.each([
    'too rich for my blood',
    'whats lower',
    'ouch , thats a lot',
    'more than i wanted to spend',
    'not paying that much',
    'out of our league',
    'got anything easier on the wallet',
  ])('hears that less is to be paid: %s', (plain) => {
    expect(asksForLess(plain)).toBe(true)
  })

  it.each([
    'whats lower in thc',
    'something less strong',
    'rich chocolate',
    'is 10 mg a lot',
    'more expensive is fine',
  ])('hears no price in %s', (plain) => {
    expect(asksForLess(plain)).toBe(false)
  })
})

describe('asksForHigher', () => {
  it('tells a higher price from a better thing', () => {
    expect(asksForHigher('something more expensive')).toBe('dearest')
    expect(asksForHigher('a step up from those')).toBe('finest')
    expect(asksForHigher('more expensive is fine')).toBeNull()
  })
})
