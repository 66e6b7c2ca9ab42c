import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const cart = { category: 'vape', subcategory: 'Cartridge', stock: 9 } as const
const dab = { category: 'concentrate', size: '1g', sizeGrams: 1, stock: 9 } as const
const roll = { category: 'pre-roll', subcategory: 'Pack', packCount: 5, stock: 9 } as const
const ounce = { category: 'flower', size: '28g', sizeGrams: 28, stock: 9 } as const
const gear = { category: 'accessory', stock: 9 } as const
const store = openStore({
  profile: {
    name: 'Test Shop',
    payment: { accepted: ['cash', 'debit card (PIN, $2.00 fee)'], atm_on_site: true, atm_fee: 3.75 },
    delivery: { offered: true, area: 'Elmwood and Westbrook', fee: 7, no_delivery_to: ['hotels'] },
  },
  products: [
    makeProduct({
      ...cart,
      productId: 'rosin-cart',
      name: 'Live Rosin Cart 1g',
      sizeGrams: 1,
      strainType: 'indica',
      priceCents: 5000,
    }),
    makeProduct({
      ...cart,
      productId: 'cart',
      name: 'Quartz Cart 1g',
      sizeGrams: 1,
      strainType: 'indica',
      priceCents: 3400,
    }),
    makeProduct({
      ...cart,
      productId: 'half',
      name: 'Quartz Cart 0.5g',
      sizeGrams: 0.5,
      strainType: 'indica',
      priceCents: 2000,
    }),
    makeProduct({
      ...cart,
      productId: 'dear-half',
      name: 'Onyx Cart 0.5g',
      sizeGrams: 0.5,
      strainType: 'indica',
      priceCents: 4800,
    }),
    makeProduct({
      ...dab,
      productId: 'rosin',
      name: 'Live Rosin Zephyr',
      subcategory: 'Live Rosin',
      strainType: 'hybrid',
    }),
    makeProduct({ ...dab, productId: 'crumble', name: 'Zephyr Crumble', subcategory: 'Crumble', strainType: 'indica' }),
    makeProduct({ ...dab, productId: 'sugar', name: 'Amber Sugar', subcategory: 'Sugar', strainType: 'sativa' }),
    makeProduct({
      ...roll,
      productId: 'indica-pack',
      name: 'Granddaddy Purple 5pk',
      strainType: 'indica',
    }),
    makeProduct({
      ...roll,
      productId: 'sativa-pack',
      name: 'Super Lemon Haze 5pk',
      strainType: 'sativa',
    }),
    makeProduct({ ...ounce, productId: 'shake', name: 'House Shake', subcategory: 'Shake', priceCents: 8500 }),
    makeProduct({ ...ounce, productId: 'buds', name: 'Purple Punch', priceCents: 12000 }),
    makeProduct({ ...gear, productId: 'papers', name: 'Rolling Papers King Size', subcategory: 'Papers' }),
    makeProduct({ ...gear, productId: 'grinder', name: 'Pocket Grinder', subcategory: 'Grinders' }),
    makeProduct({ category: 'merch', productId: 'pin', name: 'Enamel Pin', priceCents: 600, stock: 9 }),
    makeProduct({
      category: 'topical',
      productId: 'salve',
      name: 'Fir Salve 1:1',
      thcMgTotal: 200,
      thcPercent: null,
      cbdMgTotal: 200,
      stock: 9,
    }),
    makeProduct({
      category: 'topical',
      productId: 'cbd-salve',
      name: 'Lavender Salve CBD Only',
      thcMgTotal: 0,
      thcPercent: null,
      cbdMgTotal: 400,
      stock: 9,
    }),
    makeProduct({
      category: 'edible',
      subcategory: 'Beverages',
      productId: 'soda',
      name: 'Root Beer 100mg',
      brand: 'Tideline',
      thcMgTotal: 100,
      description: 'A bottle with ten 10 mg capfuls.',
      stock: 9,
    }),
  ],
})
const idsAfter = (before: readonly string[], text: string): string[] =>
  askAfter(store, before, text).products.map(({ productId }) => productId)

describe('how a thing is made, once asked for', () => {
  it.each(['just carts, i dont dab', 'just carts', 'only in a cart please', 'carts', 'i never dab, just carts'])(
    'is kept where its form is named: %s',
    (text) => {
      expect(idsAfter(['show me live rosin'], text)).toEqual(['rosin-cart'])
    },
  )

  it.each(['forget the rosin, a cart instead'])('is given up where it is refused: %s', (text) => {
    expect(idsAfter(['show me live rosin'], text)).not.toEqual(['rosin-cart'])
  })

  it('means nothing on other shelves', () => {
    expect(idsAfter(['show me live rosin'], 'what about flower')).toContain('buds')
  })
})

describe('what somebody does not do', () => {
  it.each(['i dont dab, what do you have', 'im not into dabbing', 'we never dab'])(
    'is not what they want: %s',
    (text) => {
      expect(
        askStore(store, text).products.every(({ productId }) => !['rosin', 'crumble', 'sugar'].includes(productId)),
      ).toBe(true)
    },
  )

  it('may be wanted where it is only how often', () => {
    expect(askStore(store, 'i dont dab often but i want some crumble').products[0]?.productId).toBe('crumble')
  })
})

describe('what is to be outdone', () => {
  it.each([
    'something nicer than shake',
    'anything better than shake',
    'one thats a step up from shake',
    'something less harsh than shake',
  ])('is not what is wanted: %s', (text) => {
    expect(idsAfter(['cheapest ounce'], text)).toEqual(['buds'])
  })
})

describe('a name of which none is of the type asked for', () => {
  it.each([
    'ok is there a sativa pack',
    'any sativa',
    'do you have a sativa',
    'anything thats sativa',
    'got some sativa ones',
  ])('is left behind: %s', (text) => {
    expect(idsAfter(['granddaddy purple 5 pack'], text)).toEqual(['sativa-pack'])
  })

  it('is kept where another version of it is asked for', () => {
    expect(askAfter(store, ['granddaddy purple 5 pack'], 'is there a sativa version of it').text).toContain(
      'Granddaddy',
    )
  })
})

it.each(['cheaper one? half gram is ok', 'anything cheaper, even a half gram', 'a less expensive half gram'])(
  'keeps the other size below the price that was too high: %s',
  (text) => {
    expect(idsAfter(['1g quartz cart'], text)).toEqual(['half'])
  },
)

it.each(['do any of them have cbd', 'which of those have cbd', 'any of them with cbd'])(
  'shows those of which it holds: %s',
  (text) => {
    expect(idsAfter(['any salves'], text).length).toBeGreaterThan(0)
    expect(idsAfter(['indica carts'], 'are any of those under $30')).toEqual(['half'])
  },
)

it.each(['one with zero thc', 'no thc at all', 'thc free please'])('takes no THC for none at all: %s', (text) => {
  expect(idsAfter(['any salves'], text)).toEqual(['cbd-salve'])
})

it.each(['oh and somethin to grind with', 'also something to grind with', 'and what do i grind with'])(
  'reads a grinder from what it is for: %s',
  (text) => {
    expect(idsAfter(['need some papers'], text)).toEqual(['grinder'])
  },
)

it.each(['crumbel or suger thats sativa', 'sativa sugar or crumble', 'sativa crumble or sugar'])(
  'reads sugar beside what is dabbed: %s',
  (text) => {
    expect(askStore(store, text).products.map(({ productId }) => productId)).toEqual(['sugar'])
  },
)

it.each(['how many servings is a bottle', 'how many doses does it have', 'how many capfuls in it'])(
  'tells how many by whatever the menu counts in: %s',
  (text) => {
    expect(askAfter(store, ['tideline root beer'], text).text).toContain('ten 10 mg capfuls')
  },
)

it.each(['which farm grows granddaddy purple', 'what brand makes the root beer', 'what company makes root beer'])(
  'tells the maker that is asked for: %s',
  (text) => {
    expect(askStore(store, text).intent).toBe('product_info')
  },
)

describe('the shop, amid shopping', () => {
  it.each([
    'can you bring that to westbrook',
    'could you send some over to elmwood',
    'can i have it dropped off in westbrook',
  ])('is asked whether it delivers: %s', (text) => {
    expect(askAfter(store, ['purple punch'], text).intent).toBe('delivery')
  })

  it.each(['do you deliver to wesbrook', 'delivry to elmwod'])('knows its places with a slip: %s', (text) => {
    expect(askStore(store, text).text).toContain('Yes, we deliver')
  })

  it('does not take a strange place for one of its own', () => {
    expect(askStore(store, 'do you deliver to weston').text).not.toContain('Yes, we deliver')
  })

  it.each([
    'what does it cost to use',
    'how much is the fee',
    'is there a fee to use it',
    'does it charge a fee for using it',
  ])('goes on about the machine: %s', (text) => {
    expect(askAfter(store, ['got an atm?'], text).text).toContain('$3.75')
  })
})

describe('a question that goes on', () => {
  it.each(['to a hotel', 'what about to a hotel', 'even to hotels'])('about delivery: %s', (text) => {
    expect(askAfter(store, ['do you deliver'], text).text).toContain("can't deliver to hotels")
  })

  it.each(['what about on carts', 'anything on carts', 'and for carts', 'on vapes too'])('about deals: %s', (text) => {
    expect(askAfter(store, ['any deals today'], text).intent).toBe('deals')
  })

  it('is none where something to take is asked for', () => {
    expect(askAfter(store, ['do you deliver'], 'something to smoke').intent).toBe('recommend')
    expect(askAfter(store, ['any deals today'], 'carts').intent).toBe('recommend')
  })
})
