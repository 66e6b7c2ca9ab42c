import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { openStore } from '#concierge/open-store.ts'

const plain = { strainName: null, strainType: null, size: null, sizeGrams: null } as const
const store = openStore({
  profile: { ...DEMO_PROFILE, lounge: { name: 'The Nook', entry_fee: 5 } },
  products: [
    makeProduct({ ...plain, name: 'Plum Live Rosin', category: 'concentrate', subcategory: 'Live Rosin' }),
    makeProduct({ ...plain, name: 'Plum Badder', category: 'concentrate', subcategory: 'Badder' }),
    makeProduct({ ...plain, name: 'Lime Cartridge', category: 'vape', subcategory: 'Cartridge' }),
    makeProduct({ ...plain, name: 'Mint Disposable', category: 'vape', subcategory: 'Disposable', flavors: ['mint'] }),
    makeProduct({ ...plain, name: 'Frost Mints', category: 'edible', subcategory: 'Mints', flavors: ['mint'] }),
    makeProduct({ ...plain, name: 'Dusk Gummies', category: 'edible', subcategory: 'Gummies', thcMgPerPiece: 10 }),
    makeProduct({ ...plain, name: 'Storm Gummies', category: 'edible', subcategory: 'Gummies', thcMgPerPiece: 25 }),
    makeProduct({
      ...plain,
      name: 'Willow Bud',
      category: 'flower',
      description: 'From a house of fine flower, resins and distillates.',
    }),
    makeProduct({ ...plain, name: 'Vape Battery', category: 'accessory', subcategory: 'Battery', priceCents: 1200 }),
  ],
})
const shown = (text: string): string[] => askStore(store, text).products.map(({ name }) => name)

describe('what comes nearest to a finer kind', () => {
  it('is the thing without what is in it, and not the whole shelf', () => {
    for (const [text, name] of [
      ['hash rosin', 'Plum Live Rosin'],
      ['sauce carts', 'Lime Cartridge'],
      ['peppermint mints sugar free?', 'Frost Mints'],
    ] as const) {
      expect(askStore(store, text).intent, text).toBe('recommend_no_match')
      expect(shown(text), text).toEqual([name])
    }
  })

  it('is no flower whose maker tells of other things', () =>
    expect(shown('any distillate')).not.toContain('Willow Bud'))
})

describe('a dose to be outdone', () => {
  it('is not shown itself', () => {
    for (const text of ['gummies stronger than 10 each', 'gummies stronger than 10mg'])
      expect(shown(text), text).toEqual(['Storm Gummies'])
  })
})

describe('the price of a thing', () => {
  it('is no fee of the shop', () => {
    for (const text of ['vape battery how much', 'vape battery price'])
      expect(askStore(store, text).text, text).toMatch(/Vape Battery.*\$12/)
  })
})
