import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'
import { heardAs } from './by-ear.ts'

describe('a plain word that is written by ear', () => {
  it.each([
    ['loshun', 'lotion'],
    ['choklit', 'chocolate'],
    ['choklits', 'chocolates'],
    ['gumeez', 'gummies'],
    ['edibuls', 'edibles'],
    ['kartrij', 'cartridge'],
    ['konsentrit', 'concentrate'],
  ])('is known by its sound: %s', (said, meant) => {
    expect(heardAs(said)).toBe(meant)
  })

  it.each(['stiiizy', 'jeeter', 'dutchie', 'cresco', 'kurvana', 'gelato', 'zkittlez', 'packwoods', 'davinci', 'kanha'])(
    'is none where a maker or a strain is named: %s',
    (said) => {
      expect(heardAs(said)).toBeNull()
    },
  )

  it.each(['peanuts', 'sturdy', 'coins', 'poppers', 'litter', 'drank', 'shooters', 'refined', 'horse', 'chopper'])(
    'is none that means something else: %s',
    (said) => {
      expect(heardAs(said)).toBeNull()
    },
  )

  it('asks for what it sounds like', () => {
    const store = openStore({
      profile: { name: 'Test Shop' },
      products: [
        makeProduct({ productId: 'lotion', category: 'topical', name: 'Cedar Relief Lotion', stock: 9 }),
        makeProduct({ productId: 'bar', category: 'edible', name: 'Milk Chocolate Bar', stock: 9 }),
        makeProduct({ productId: 'flower', category: 'flower', name: 'Maple Kush', stock: 9 }),
      ],
    })
    const ids = (text: string) => askStore(store, text).products.map(({ productId }) => productId)
    expect(ids('loshun w thc')).toEqual(['lotion'])
    expect(ids('choklit bar')).toEqual(['bar'])
    expect(askStore(store, 'do you carry kurvana').products).toEqual([])
  })
})
