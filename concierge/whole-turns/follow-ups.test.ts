import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'
import type { PastMessage } from '#concierge/ports.ts'

const vape = { category: 'vape', size: '1g', sizeGrams: 1, stock: 9 } as const
const roll = { category: 'pre-roll', size: '1g', sizeGrams: 1, stock: 9 } as const
const bar = { category: 'edible', subcategory: 'Chocolate', stock: 9 } as const
const store = openStore({
  profile: {
    name: 'Test Shop',
    delivery: { offered: true, area: 'Elmwood', fee: 7, minimum_order: 60, eta_minutes: '40-60' },
  },
  products: [
    makeProduct({
      ...vape,
      productId: 'v1',
      name: 'Amber Live Rosin Cart',
      subcategory: 'Cartridge',
      priceCents: 5500,
    }),
    makeProduct({ ...vape, productId: 'v2', name: 'Cobalt Cart', subcategory: 'Cartridge', priceCents: 3000 }),
    makeProduct({ ...vape, productId: 'v3', name: 'Zephyr Disposable', subcategory: 'Disposable', priceCents: 2000 }),
    makeProduct({ ...roll, productId: 'p1', name: 'Maple Single', strainType: 'sativa', priceCents: 900 }),
    makeProduct({ ...roll, productId: 'p2', name: 'Tundra Single', strainType: 'indica', priceCents: 800 }),
    makeProduct({ productId: 'f1', name: 'Willow Haze', category: 'flower', strainType: 'sativa', priceCents: 4000 }),
    makeProduct({ productId: 'f2', name: 'Birch Calm', category: 'flower', strainType: 'sativa', thcPercent: 6 }),
    makeProduct({ ...vape, productId: 'v4', name: 'Blue Dream Pod', strainName: 'Blue Dream', subcategory: 'Pod' }),
    makeProduct({
      ...vape,
      productId: 'v5',
      name: 'Blue Dream Pod',
      strainName: 'Blue Dream',
      subcategory: 'Pod',
      size: '0.5g',
      sizeGrams: 0.5,
    }),
    makeProduct({
      ...vape,
      productId: 'v6',
      name: 'Opal Pod',
      subcategory: 'Pod',
      size: '0.5g',
      sizeGrams: 0.5,
      priceCents: 9000,
    }),
    makeProduct({ productId: 'a1', name: 'Clipper Lighter', category: 'accessory', strainType: null }),
    makeProduct({ productId: 'a2', name: 'Slim Papers', category: 'accessory', strainType: null }),
    makeProduct({ ...bar, productId: 'e1', name: 'Milk Chocolate Bar' }),
    makeProduct({ ...bar, productId: 'e2', name: 'Dark Chocolate Bar' }),
    makeProduct({ ...bar, productId: 'e3', name: 'Milk Chocolate Toffee Bar' }),
    makeProduct({ productId: 'c1', name: 'Harmony 1:1 Tin', category: 'tincture', priceCents: 2500 }),
  ],
})

const ask = (text: string, history: readonly PastMessage[]) => askStore(store, text, history)
const ids = (text: string, history: readonly PastMessage[]): string[] =>
  ask(text, history).products.map((product) => product.productId)

describe('after a price', () => {
  const shown: PastMessage[] = [
    { role: 'user', text: 'live rosin cart?' },
    { role: 'assistant', text: 'We have the Amber Live Rosin Cart for $55.' },
  ]
  it.each(['too rich for me, whats lower', 'more than i wanted to pay', 'thats a lot'])(
    'shows only what costs less, of a wider kind where the finer has none: %s',
    (text) => {
      expect(ids(text, shown)).toEqual(['v2'])
    },
  )

  it('goes on to the rest of the shelf when the kind itself has nothing for less', () => {
    const cheapest: PastMessage[] = [
      { role: 'user', text: 'carts' },
      { role: 'assistant', text: 'We have the Cobalt Cart for $30.' },
    ]
    expect(ids('anything lower?', cheapest)).toEqual(['v3'])
  })

  it('takes the figure that the shopper names', () => {
    expect(ids('too rich for me. 40 or under', shown)).toEqual(['v2'])
    expect(ids('way too much, not over 25', shown)).toEqual(['v3'])
  })
})

describe('one more of the same', () => {
  const shown: PastMessage[] = [
    { role: 'user', text: 'preroll under 12' },
    { role: 'assistant', text: 'We have the Maple Single for $9.' },
  ]
  it.each(['and one for my wife, she likes indica', 'whats that but indica', 'same thing in indica?'])(
    'keeps what was wished for before, in the type that is named: %s',
    (text) => {
      expect(ids(text, shown)).toEqual(['p2'])
    },
  )
})

describe('after a list', () => {
  const shown: PastMessage[] = [
    { role: 'user', text: 'carts' },
    { role: 'assistant', text: 'Amber Live Rosin Cart is $55 and Cobalt Cart is $30.', productIds: ['v1', 'v2'] },
  ]
  it('compares by the numbers of the list', () => {
    expect(ids('whats the difference between 1 and 2', shown)).toEqual(['v1', 'v2'])
  })

  it('goes by the one that is pointed at', () => {
    expect(ask('more like the second one', shown).text).toMatch(/^Cobalt Cart/)
  })

  it('claims no superlative when the first of them has been shown', () => {
    const { text, products } = ask('whats the next cheapest', [
      { role: 'user', text: 'carts' },
      { role: 'assistant', text: 'Cobalt Cart is $30.', productIds: ['v2'] },
    ])
    expect(products.map((product) => product.productId)).toEqual(['v1'])
    expect(text).not.toMatch(/lowest/)
  })

  it('shows the dearer ones when money is no matter', () => {
    expect(ids('something more expensive', shown)[0]).toBe('v1')
  })
})

describe('after a wish', () => {
  const shown: PastMessage[] = [
    { role: 'user', text: 'sativa flower' },
    { role: 'assistant', text: 'Willow Haze is $40.' },
  ]
  it.each([
    'how bout that kinda thing but prerolls',
    'prerolls like that',
    'got something along those lines in a preroll',
  ])('keeps the type for another form: %s', (text) => {
    expect(ids(text, shown)).toEqual(['p1'])
  })

  it('shows others when one of those shown is refused', () => {
    const rolls: PastMessage[] = [
      { role: 'user', text: 'prerolls' },
      { role: 'assistant', text: 'Maple Single is $9.', productIds: ['p1'] },
    ]
    expect(ids('not that one', rolls)).toEqual(['p2'])
  })
})

describe('after an answer about delivery', () => {
  const answered: PastMessage[] = [
    { role: 'user', text: 'do you deliver to elmwood' },
    { role: 'assistant', text: 'Yes, we deliver to Elmwood, from 1 PM to 6:30 PM. Minimum order $60.' },
  ]
  it.each(['whats it cost', 'how much', 'is it free', 'and the fee?'])('tells the fee: %s', (text) => {
    expect(ask(text, answered).text).toContain('$7')
  })

  it.each(['how long does it take', 'how long'])('tells how long it takes: %s', (text) => {
    expect(ask(text, answered).text).toContain('40-60')
  })

  it('takes no figure of the answer for the name of a product', () => {
    expect(ids('how much', answered)).toEqual([])
  })
})

describe('after flower', () => {
  const shown: PastMessage[] = [
    { role: 'user', text: 'a sativa flower' },
    { role: 'assistant', text: 'For sativa flower, I would start with Willow Haze.', productIds: ['f1'] },
  ]
  it.each(['lighter pls', 'lighter, please', 'hmm too strong, lighter pls', 'something lighter'])(
    'means a weaker one: %s',
    (text) => {
      expect(ids(text, shown)).toEqual(['f2'])
    },
  )

  it.each([
    ['a lighter too', 'a1'],
    ['papers too', 'a2'],
  ])('asks a thing to use for no strain type: %s', (text, id) => {
    const turn = ask(text, shown)
    expect(turn.intent).toBe('recommend')
    expect(turn.products.map(({ productId }) => productId)).toEqual([id])
  })
})

it('shows the other sort where its form is named again', () => {
  const shown: PastMessage[] = [
    { role: 'user', text: 'milk chocolate?' },
    { role: 'assistant', text: 'We have the Milk Chocolate Bar.', productIds: ['e1'] },
  ]
  expect(ids('do you have that in dark chocolate', shown)).toEqual(['e2'])
  const told: PastMessage[] = [
    { role: 'user', text: 'chocolate edibles' },
    { role: 'assistant', text: 'Milk Chocolate Bar, 100mg, $20.' },
  ]
  expect(ids('actually do you have that in dark chocolate', told)).toEqual(['e2'])
  expect(ids('dark not milk', told)).toEqual(['e2'])
  expect(ids('i meant dark, not milk', told)).toEqual(['e2'])
})

describe('another size of the one shown', () => {
  const pod: PastMessage[] = [
    { role: 'user', text: 'a pod' },
    { role: 'assistant', text: 'Blue Dream Pod, 1g, is $36.', productIds: ['v4'] },
  ]
  it.each(['got that one in a half gram?', 'do you have it in a half gram', 'is there a half gram of that'])(
    'keeps its name: %s',
    (text) => {
      expect(ids(text, pod)).toEqual(['v5'])
    },
  )

  it('leaves the name open where more of the kind is asked for', () => {
    expect(ids('same but half grams', pod)).toContain('v6')
  })
})

describe('a sum named after the things', () => {
  const asked: PastMessage[] = [
    { role: 'user', text: 'a flower and a single preroll' },
    { role: 'assistant', text: 'I would put together Willow Haze ($40) and Maple Single ($9).' },
  ]
  it.each(['48 altogether', 'keep it under 48 total', 'i only have $48 for everything'])(
    'is what all of them may cost: %s',
    (text) => {
      const { products } = ask(text, asked)
      expect(products.map(({ category }) => category)).toEqual(['flower', 'pre-roll'])
      expect(products.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0)).toBeLessThanOrEqual(4800)
    },
  )

  it('does not deny what is only too dear beside the rest', () => {
    const { text } = ask('a disposable and a single preroll, 22 altogether', [])
    expect(text).toContain('not enough')
    expect(text).not.toMatch(/don't have/)
  })
})

describe('a dose after a finer kind', () => {
  it('keeps the kind, since the shelf is only what the figure implies', () => {
    const chocolate: PastMessage[] = [
      { role: 'user', text: 'looking at chocolate bars' },
      { role: 'assistant', text: 'We have the Milk Chocolate Bar.', productIds: ['e1'] },
    ]
    const wish = wishOf('keep it 5mg or lower each, please', chocolate)
    expect(wish).toMatchObject({ forms: [{ kinds: ['chocolate'] }], mgPieceMax: 5 })
    expect(wish).not.toHaveProperty('mgPieceMin')
    expect(wishOf('any edibles at two and a half milligrams', [])).toMatchObject({ mgPieceMax: 2.5 })
  })
})

/** The wish as the trace of the turn has it. */
function wishOf(text: string, history: readonly PastMessage[]): unknown {
  return JSON.parse(String(ask(text, history).trace[0]?.found['wish']))
}
