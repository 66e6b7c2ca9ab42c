import { describe, expect, it } from 'vitest'
import { AgentBrief } from '#contract/agent.ts'
import { makeProduct } from '#testing/factories.ts'
import { askAfter } from '#testing/ask.ts'
import { openStore } from './open-store.ts'
import { takeTurn } from './take-turn.ts'

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({
      productId: 'p1',
      name: 'Gridlock Pod 1g - Tangie',
      brand: 'Gridlock',
      category: 'vape',
      subcategory: 'Pod',
      description: 'Magnetic pod. Fits only the Gridlock battery.',
    }),
    makeProduct({
      productId: 'c1',
      name: 'Night Line Runtz 1g Cart',
      brand: 'Night Line',
      category: 'vape',
      subcategory: 'Cartridge',
      description: '510 thread distillate cartridge for pain relief.',
    }),
    makeProduct({
      productId: 'b1',
      name: 'Gridlock Battery',
      brand: 'Gridlock',
      category: 'accessory',
      priceCents: 2500,
    }),
    makeProduct({
      productId: 'b4',
      name: 'Orbit Pod Battery',
      brand: 'Orbit',
      category: 'accessory',
      description: 'For Orbit pods only.',
    }),
    makeProduct({
      productId: 'b2',
      name: 'Spark 510 Battery',
      brand: 'Spark',
      category: 'accessory',
      priceCents: 1500,
    }),
    makeProduct({ productId: 'b3', name: 'Palm 510 Battery', brand: 'Spark', category: 'accessory', priceCents: 3200 }),
  ],
})

function ask(text: string) {
  const turn = takeTurn(store, {
    agent: AgentBrief.parse({}),
    history: [],
    text,
    now: new Date('2025-06-04T17:00:00Z'),
    mayRecommend: true,
  })
  return { text: turn.text, ids: turn.products.map(({ productId }) => productId) }
}

describe('what goes on which battery', () => {
  it('is told by the row itself', () => {
    for (const text of [
      'will a gridlock pod fit on my regular 510 pen',
      'do gridlock pods work with any battery',
      'is the gridlock pod 510',
      'can i use the gridlock pod with a 510 battery',
    ])
      expect(ask(text).text, text).toMatch(/^No\. .*Fits only the Gridlock battery/)
    for (const text of ['are night line carts compatible with a 510 battery', 'will your carts work with my 510 pen'])
      expect(ask(text).text, text).toMatch(/^Yes\. .*510 thread/)
  })

  it('offers the batteries that take it, and no other', () => {
    for (const text of ['which battery do i need for a night line cart', 'need a battery for night line carts'])
      expect(ask(text).ids.toSorted(), text).toEqual(['b2', 'b3'])
    expect(ask('what battery do gridlock pods take').ids).toEqual(['b1'])
    expect(ask('battery for night line carts under 20').ids).toEqual(['b2'])
  })

  it('repeats no claim that the row makes beside it', () => {
    expect(ask('will your carts work with my 510 pen').text).not.toContain('pain')
  })

  it('holds the other way round', () => {
    expect(ask('does the palm battery work with your carts').text).toMatch(/^Yes\. /)
    expect(ask('will the palm battery take your pods').text).not.toMatch(/^Yes/)
    expect(ask('what fits the gridlock battery').ids).toEqual(['p1'])
    expect(ask('what works with the spark battery').ids).toEqual(['c1'])
  })

  it('is told of one maker and the battery of another', () => {
    for (const text of [
      'will a night line cart work on the orbit pod battery',
      'do night line carts fit the orbit battery',
      'can i use night line carts with an orbit pod battery',
    ])
      expect(ask(text).text, text).toMatch(/^No\. .*510 thread.*For Orbit pods only.*For that we have/)
    expect(ask('will a gridlock pod work on the orbit pod battery').text).toMatch(/^No\. .*only the Gridlock/)
  })

  it('is told however the question comes about', () => {
    for (const text of [
      'dont wanna get the wrong thing again so the gridlock pods do they go on a regular 510 battery or what',
      'so do gridlock pods go on a regular battery',
    ])
      expect(ask(text).text, text).toMatch(/^No\./)
  })

  it('is kept in mind where a battery is to be replaced', () => {
    for (const text of [
      'my gridlock battery died, need a new one for the pods',
      'gridlock battery died, need another one for my pods',
    ])
      expect(ask(text).ids, text).toEqual(['b1'])
  })
})

describe('the battery for what was shown', () => {
  it.each([
    'which battery do i need for it then',
    'which battery do i need then',
    'do you sell the right battery for it',
    'and the battery?',
    'what do i plug it into',
    'what does it snap into',
    'do i need a special battery for that',
  ])('is its own, though nothing else is named: %s', (text) => {
    const { products } = askAfter(store, ['gridlock tangie pod'], text)
    expect(products.map(({ productId }) => productId)).toEqual(['b1'])
  })

  it('is that of the thread for a cart, and any where all are asked for', () => {
    const ids = (text: string) =>
      askAfter(store, ['night line runtz cart'], text).products.map(({ productId }) => productId)
    expect(ids('which battery do i need for it').toSorted()).toEqual(['b2', 'b3'])
    expect(ids('show me all your batteries')).toContain('b1')
  })
})

describe('a battery and what goes on it', () => {
  const shop = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({
        name: 'Tidal Pod Plum 1g',
        brand: 'Tidal',
        category: 'vape',
        subcategory: 'Pods',
        description: 'Needs a Tidal battery.',
      }),
      makeProduct({
        name: 'Tidal Battery Teal',
        brand: 'Tidal',
        category: 'accessory',
        subcategory: 'Batteries',
        stock: 0,
        description: 'For Tidal pods.',
      }),
      makeProduct({
        name: 'Umbra Box Mod',
        brand: 'Umbra',
        category: 'accessory',
        subcategory: 'Batteries',
        description: 'Fits any 510 cart.',
      }),
      makeProduct({
        name: 'Comet Cart 1g',
        brand: 'Comet',
        category: 'vape',
        subcategory: 'Cartridges',
        description: '510 thread.',
      }),
    ],
  })

  it.each(['is the umbra compatible with any cart', 'does the umbra mod work with all carts'])(
    'is told by the battery that is named: "%s"',
    (text) => {
      const { text: said } = askAfter(shop, [], text)
      expect(said).toContain('Yes. The menu says of Umbra Box Mod: "Fits any 510 cart"')
    },
  )

  it('offers no other battery for what needs its own, which is sold out', () => {
    const { text: said, products } = askAfter(shop, [], 'what battery do i need for the tidal plum pod')
    expect(said).toContain('"Needs a Tidal battery"')
    expect(said).toContain('Sold out right now: Tidal Battery Teal.')
    expect(products.map(({ name }) => name)).not.toContain('Umbra Box Mod')
  })

  it('leaves a cart to be wished for', () => {
    expect(askAfter(shop, [], 'any carts that work').products.map(({ name }) => name)).toContain('Comet Cart 1g')
  })
})
