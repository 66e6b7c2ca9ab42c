import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const row = (productId: string, fields: Parameters<typeof makeProduct>[0]): ReturnType<typeof makeProduct> =>
  makeProduct({ productId, stock: 9, salePriceCents: null, ...fields })
const bud = { category: 'flower', subcategory: 'Flower', size: '3.5g', sizeGrams: 3.5 } as const
const rolled = { category: 'pre-roll', subcategory: 'Pre-Roll', thcPercent: 24 } as const
const flavors: string[] = []
const sweet = { category: 'edible', subcategory: 'Gummies', thcMgPerPiece: 10, flavors } as const
const pen = { category: 'vape', subcategory: 'All-in-One', brand: 'Lumen', priceCents: 5000 } as const
const gear = { category: 'accessory', subcategory: 'Grinder', strainType: null, brand: 'Cogwheel' } as const

const store = openStore({
  profile: { name: 'Test Shop', pickup: { offered: true, fee: 0 } },
  products: [
    row('dear', { ...bud, name: 'Granite Dawn', thcPercent: 33, priceCents: 7000, brand: 'Kiln' }),
    row('strong', { ...bud, name: 'Heron Song', thcPercent: 30, priceCents: 4000, brand: 'Kiln Reserve' }),
    row('weak', { ...bud, name: 'Willow Wisp', thcPercent: 19, priceCents: 3000, brand: 'Loom', strainType: 'indica' }),
    row('haze', { ...bud, name: 'Copper Tide', thcPercent: 22, priceCents: 4500, strainType: 'hybrid', brand: 'Loom' }),
    row('tide', { ...rolled, name: 'Copper Tide', size: '1g', sizeGrams: 1, priceCents: 900, strainType: 'hybrid' }),
    row('two', { ...rolled, name: 'Plover Pair', size: '2-Pack', sizeGrams: 1, packCount: 2, priceCents: 1400 }),
    row('five', { ...rolled, name: 'Plover Five', size: '5-Pack', sizeGrams: 2.5, packCount: 5, priceCents: 3200 }),
    row('flux', { ...pen, name: 'Tart Apple', strainType: 'sativa', description: 'The Flux is our largest pen.' }),
    row('stick', { ...pen, name: 'Ripe Melon', strainType: 'sativa', description: 'A slim pen.' }),
    row('plain', { ...gear, name: 'Stone Grinder', priceCents: 1200 }),
    row('black', { ...gear, name: 'Big Cog Grinder', size: 'Black', priceCents: 3500 }),
    row('blue', { ...gear, name: 'Big Cog Grinder', size: 'Blue', priceCents: 3600 }),
    row('cherry', { ...sweet, name: 'Black Cherry Drops', brand: 'Pantry', priceCents: 1500, strainType: 'sativa' }),
    row('mauve', { ...sweet, name: 'Plum Drops', brand: 'Pantry', priceCents: 1600, strainType: 'indica' }),
    row('ten', { ...sweet, name: 'Fig Drops (10 piece)', brand: 'Pantry', priceCents: 1700, strainType: 'hybrid' }),
  ],
})
const idsAfter = (before: readonly string[], text: string): readonly string[] =>
  askAfter(store, before, text).products.map(({ productId }) => productId)

describe('an order that stands', () => {
  it.each(['under $50', 'damn thats pricey, under $50', 'with a limit of 50 dollars'])(
    'holds under a limit: %s',
    (text) => {
      const turn = askAfter(store, ['show me your strongest flower'], text)
      expect(turn.products[0]?.productId).toBe('strong')
      expect(turn.text).toContain('The strongest of our flower')
    },
  )

  it('is given up where it was one of price', () => {
    expect(askAfter(store, ['cheapest flower'], 'under $50').text).not.toContain('lowest price')
  })
})

describe('a colour by itself', () => {
  it.each([
    ['black one', 'black'],
    ['in blue please', 'blue'],
    ['do you have it in blue?', 'blue'],
    ['just the black ones', 'black'],
  ])('is the look of the gear that is wished for: %s', (text, id) => {
    expect(idsAfter(['need a grinder'], text)).toEqual([id])
  })

  it('is no look of what is eaten', () => {
    expect(idsAfter(['gummies'], 'the black one')).toEqual(['cherry'])
  })
})

describe('of two shelves', () => {
  it.each([
    'flower no, edibles yes',
    'edibles yes, flower no',
    'no to flower, yes to edibles',
    'yes on the edibles but no on the flower',
  ])('one is taken and the other refused: %s', (text) => {
    expect(askAfter(store, ['something for focus'], text).products.every(({ category }) => category === 'edible')).toBe(
      true,
    )
  })

  it('neither is refused where both are named', () => {
    const shelves = askStore(store, 'flower or edibles').products.map(({ category }) => category)
    expect(shelves).toContain('flower')
  })
})

describe('a maker', () => {
  it.each(['not kiln', 'anything but kiln'])('is refused under its longer name as well: %s', (text) => {
    expect(idsAfter(['flower'], text).toSorted()).toEqual(['haze', 'weak'])
  })

  it.each(['no just whatever is cheapest', 'whichever is cheapest', 'just the cheapest you have'])(
    'is given up: %s',
    (text) => {
      expect(idsAfter(['flower', 'from kiln'], text)[0]).toBe('weak')
    },
  )

  it('stays where only the cheapest of its things is asked for', () => {
    expect(idsAfter(['flower', 'from kiln'], 'the cheapest')).not.toContain('weak')
  })

  it.each(['any flower from them', 'do they have flower'])('is that of all that was shown: %s', (text) => {
    expect(idsAfter(['indica flower', 'tell me about willow wisp'], text)).not.toContain('dear')
  })

  it.each(['same brand another hybrid', 'another hybrid of the same brand'])(
    'is kept for another of its things: %s',
    (text) => {
      expect(idsAfter(['do you have willow wisp'], text)).toEqual(['haze'])
    },
  )
})

describe('a word of what the menu says', () => {
  it.each(['fluxes only', 'just the fluxes please'])('tells some of a maker from the others: %s', (text) => {
    const before = ['what do you have by lumen']
    expect(idsAfter(before, text)).toEqual(['flux'])
    expect(idsAfter([...before, text], 'in sativa')).not.toContain('stick')
  })

  it('is not understood where the menu does not say it', () => {
    expect(askAfter(store, ['what do you have by lumen'], 'only flurbs').intent).toBe('clarify')
  })
})

describe('one instead', () => {
  it.each(['nah give me an indica one instead', 'an indica one instead'])('is not what was shown: %s', (text) => {
    expect(idsAfter(['do you have the black cherry drops'], text)).toEqual(['mauve'])
  })
})

describe('what was only asked', () => {
  it.each(['is copper tide an indica', 'is the copper tide good for sleep', 'is copper tide on sale'])(
    'is no wish afterwards: %s',
    (text) => {
      expect(idsAfter([text], 'do you have it in prerolls')).toEqual(['tide'])
    },
  )

  it('is no pack of what is wished for next', () => {
    expect(askAfter(store, ['copper tide prerolls, how many in a pack'], 'and a grinder?').intent).toBe('recommend')
  })

  it('of the shop for the night is no mood of what follows', () => {
    expect(askAfter(store, ['how late can i pick up tonight'], 'ok and which flower is indica').text).not.toContain(
      'night',
    )
  })
})

describe('how many are in a pack', () => {
  it.each(['five of them in a pack', 'with five of them in a pack', 'five of those to a pack'])(
    'buys no more than one: %s',
    (text) => {
      const turn = askAfter(store, ['prerolls'], text)
      expect(turn.products.map(({ productId }) => productId)).toEqual(['five'])
      expect(turn.text).not.toContain('Five come to')
    },
  )

  it('of pieces is no name, and no ten packs', () => {
    const turn = askStore(store, 'gummies, 10 pieces, hybrid')
    expect(turn.products.map(({ productId }) => productId)).toEqual(['ten'])
    expect(turn.text).not.toContain('10 x')
  })

  it('still counts packs where packs are bought', () => {
    expect(askStore(store, 'two packs of plover five').text).toContain('$64')
  })
})

describe('a joint', () => {
  it('that is not to be too strong is none measured against those shown', () => {
    expect(askAfter(store, ['recommend a joint'], 'yes but not too strong').intent).toBe('recommend')
  })

  it.each(['whats each joint weigh', 'weight of each?', 'what do they each weigh'])(
    'of a pack has its own weight: %s',
    (text) => {
      expect(askAfter(store, ['5 packs of joints'], text).text).toContain('0.5 g each')
    },
  )
})
