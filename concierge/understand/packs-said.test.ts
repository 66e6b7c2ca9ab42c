import { describe, expect, it } from 'vitest'
import { buildDemoCatalog } from '#server/db/seed/demo-catalog.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { inPlainSizes } from './packs-said.ts'
import { readWish } from './read-wish.ts'

const { vocabulary } = openStore({ profile: DEMO_PROFILE, products: buildDemoCatalog() })
const wishOf = (text: string) => readWish(text, vocabulary).wish

describe('how many are in a pack', () => {
  it.each([
    'got any 5-packs of pre rolls',
    'pack of joints, 5 in it',
    'preroll pack with five in it',
    '5-joint pack',
    'five joints in a pack',
    'multi pack of joints, five of them',
    'prerolls, box of 5',
    'prerolls, pack of five',
    'big pack of joints. 5 in it ideally',
  ])('is told by its figure: %s', (text) => expect(wishOf(text)).toMatchObject({ packCount: 5, quantity: null }))

  it('is not how many packs are bought', () => {
    expect(wishOf('two packs of papers').packCount).toBeNull()
  })
})

describe('what a vape holds', () => {
  it.each([
    ['got a .5 cart?', 0.5],
    ['those tiny .3 pens', 0.3],
    ['disposable vape, 500mg', 0.5],
    ['a 1000mg cart', 1],
    ['indica cart 1 gm', 1],
    ['point five gram disposable', 0.5],
  ] as const)('is a weight: %s', (text, grams) => expect(wishOf(text).grams).toEqual([grams]))

  it('is none for what is eaten, and no size that is not wanted', () => {
    expect(inPlainSizes('a 500mg gummy')).toBe('a 500mg gummy')
    expect(wishOf('only want one gram of bud, not a whole eighth').grams).toEqual([1])
  })
})
