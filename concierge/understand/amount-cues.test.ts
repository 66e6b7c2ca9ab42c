import { describe, expect, it } from 'vitest'
import { rightAmountCues, rightSizes } from './amount-cues.ts'

describe('rightAmountCues', () => {
  it('spells a cue before a figure as it is meant', () => {
    expect(rightAmountCues('gummies undr 20')).toBe('gummies under 20')
    expect(rightAmountCues('half oz aroun $80')).toBe('half oz around $80')
    expect(rightAmountCues('edibles lss then 25')).toBe('edibles less than 25')
    expect(rightAmountCues('single 15 or undr')).toBe('single 15 or under')
    expect(rightAmountCues('carts 30 and belw')).toBe('carts 30 and below')
    expect(rightAmountCues('gummies 20 or chocolate')).toBe('gummies 20 or chocolate')
    expect(rightAmountCues('preroll 4 10 dollers')).toBe('preroll for 10 dollars')
  })

  it('leaves words alone that stand before no figure or mean themselves', () => {
    expect(rightAmountCues('blow my mind')).toBe('blow my mind')
    expect(rightAmountCues('gelato 41')).toBe('gelato 41')
  })
})

describe('rightSizes', () => {
  it('spells a part of a weight as it is meant, and no word that is known', () => {
    const isFamiliar = (word: string): boolean => word === 'calf'
    expect(rightSizes('indica galf ounce', isFamiliar)).toBe('indica half ounce')
    expect(rightSizes('qurter of an ounce', isFamiliar)).toBe('quarter of an ounce')
    expect(rightSizes('hallf gram cart', isFamiliar)).toBe('half gram cart')
    expect(rightSizes('calf ounce', isFamiliar)).toBe('calf ounce')
    expect(rightSizes('galf gummies', isFamiliar)).toBe('galf gummies')
  })
})
