import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const plain = { stock: 9, salePriceCents: null, sizeGrams: null } as const
const roll = { ...plain, category: 'pre-roll', subcategory: 'Pre-Roll', sizeGrams: 1 } as const
const gear = { ...plain, category: 'accessory' } as const
const products = [
  makeProduct({ ...roll, productId: 'a', name: 'Willow Haze Pre-Roll', priceCents: 900, thcPercent: 27 }),
  makeProduct({ ...roll, productId: 'b', name: 'Birch Calm Pre-Roll', priceCents: 700, thcPercent: 24 }),
  makeProduct({ ...gear, productId: 'p', name: 'Hemp Papers', subcategory: 'Papers', priceCents: 300 }),
  makeProduct({ ...gear, productId: 'g', name: 'Steel Grinder', subcategory: 'Grinder', priceCents: 2000 }),
  makeProduct({
    ...plain,
    productId: 's',
    category: 'edible',
    subcategory: 'Gummies',
    name: 'Apple Chews',
    flavors: ['Apple'],
    thcMgPerPiece: 10,
    priceCents: 1500,
  }),
]
const store = openStore({ profile: { name: 'Test Shop', pickup: { offered: true, ready_minutes: 20 } }, products })
const told = (before: readonly string[], text: string) => askAfter(store, before, text)
const lead = told([], 'cheapest joint').products[0]?.priceCents ?? 0

describe('whoever takes one thing and wishes for another', () => {
  it.each([
    'ill take it and some papers',
    'ok one of those plus papers please',
    'gimme that and also some rolling papers',
    'ill get that one, do you have papers',
    'lets do it and throw in papers',
  ])('has the one noted and is shown the other: %s', (text) => {
    const turn = told(['cheapest joint'], text)
    expect(turn.text).toMatch(/^Noted: Birch Calm Pre-Roll/)
    expect(turn.products.map(({ productId }) => productId)).toEqual(['p'])
    expect(told(['cheapest joint', text], 'total?').text).toContain(`$${lead / 100 + 3} together before tax`)
  })

  it('takes the one of the list that is meant', () => {
    expect(told(['show me joints'], 'ill take the cheapest one and a grinder').text).toMatch(/^Noted: Birch Calm/)
    expect(told(['show me joints'], 'ill take the strongest').text).toMatch(/^Willow Haze/)
    expect(told(['show me joints'], 'give me two of those and a grinder').text).toMatch(/^Noted: 2 × /)
  })

  it.each(['do you have joints and papers', 'i want a joint and a grinder', 'whats good with it and papers'])(
    'takes nothing by what only asks: %s',
    (text) => {
      expect(told(['cheapest joint'], text).text).not.toContain('Noted')
    },
  )

  it('keeps nothing of the wish before for a thing that is added', () => {
    const turn = told(['apple gummies under 20'], 'add a preroll too')
    expect(turn.intent).toBe('recommend')
    expect(turn.text).not.toMatch(/apple|\$20/i)
  })
})

describe('what is put to the things that are bought', () => {
  it.each(['ok add it', 'add that please', 'throw that in', 'can i add that one too', 'add one of those'])(
    'is taken: %s',
    (text) => {
      expect(told(['cheapest joint'], text).text).toContain('Birch Calm Pre-Roll by Harbor Gardens is $7 before tax')
    },
  )

  it('is counted as often as it was asked for', () => {
    expect(told(['2 joints and a grinder'], 'total?').text).toMatch(/2 × .* together before tax/)
  })
})
