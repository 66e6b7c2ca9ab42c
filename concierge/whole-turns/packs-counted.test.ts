import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({
      productId: 'g',
      name: 'Fernhill Quince Gummies 10pk',
      brand: 'Fernhill',
      category: 'edible',
      subcategory: 'Gummies',
      strainName: null,
      packCount: 10,
      priceCents: 1800,
    }),
    makeProduct({
      productId: 's',
      name: 'Brookside Seltzer Plum',
      brand: 'Brookside',
      category: 'edible',
      subcategory: 'Drinks',
      strainName: null,
      priceCents: 700,
    }),
    makeProduct({
      productId: 'j',
      name: 'Larkspur Joints 5pk',
      brand: 'Larkspur',
      category: 'pre-roll',
      strainName: null,
      packCount: 5,
      priceCents: 2500,
    }),
  ],
})

describe('packs that are counted after one thing', () => {
  it.each([
    'two packs total',
    '2 packs, how much',
    'what would two packs be',
    'ok two packs please',
    '2 bags with tax',
  ])('are so many of it in "%s"', (asked) => {
    const turn = askAfter(store, ['do you have the fernhill quince gummies'], asked)
    expect(turn.text).toContain('$36')
    expect(turn.text).not.toMatch(/2-pack/)
  })

  it('are so many of a pack of five joints', () => {
    expect(askAfter(store, ['do you have the larkspur joints'], 'two packs total').text).toContain('$50')
  })

  it.each(['in a 4 pack?', 'do they come in a 4 pack'])('are another pack of drinks in "%s"', (asked) => {
    expect(askAfter(store, ['do you have the brookside plum seltzer'], asked).text).not.toContain('$28')
  })
})
