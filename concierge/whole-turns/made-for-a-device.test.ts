import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const gear = {
  category: 'accessory',
  strainName: null,
  strainType: null,
  size: null,
  sizeGrams: null,
  stock: 9,
} as const
const pod = {
  category: 'vape',
  subcategory: 'Pods',
  brand: 'Fern Labs',
  strainName: null,
  size: '500mg',
  sizeGrams: 0.5,
  stock: 9,
} as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({
      ...gear,
      productId: 'device',
      name: 'Orbi Solo Device',
      brand: 'Orbi',
      subcategory: 'Batteries',
      priceCents: 3000,
      description: 'For Solo pods.',
    }),
    makeProduct({
      ...gear,
      productId: 'plain',
      name: '510 Battery',
      brand: 'Kettle',
      subcategory: 'Batteries',
      priceCents: 2000,
    }),
    makeProduct({
      ...gear,
      productId: 'banger',
      name: 'Quartz Banger 14mm',
      brand: 'House',
      subcategory: 'Dab Gear',
      priceCents: 1800,
    }),
    makeProduct({
      ...gear,
      productId: 'tool',
      name: 'Dab Tool Steel',
      brand: 'House',
      subcategory: 'Dab Gear',
      priceCents: 400,
    }),
    makeProduct({
      ...pod,
      productId: 'sativa',
      name: 'Orbi Solo Pod Lime Haze',
      strainType: 'sativa',
      description: 'Fits Orbi Solo only. Bright.',
    }),
    makeProduct({
      ...pod,
      productId: 'indica',
      name: 'Orbi Solo Pod Plum Rest',
      strainType: 'indica',
      description: 'Fits Orbi Solo only. Slow.',
    }),
    makeProduct({ ...pod, productId: 'other', name: 'Fern Pod Dew', strainType: 'sativa' }),
    makeProduct({
      category: 'concentrate',
      subcategory: 'Wax',
      productId: 'wax',
      name: 'Gorse Wax 1g',
      strainName: null,
      size: '1g',
      sizeGrams: 1,
      priceCents: 2200,
      stock: 9,
    }),
  ],
})
const idsOf = (turn: { products: { productId: string }[] }) => turn.products.map(({ productId }) => productId).sort()

describe('what others make for the device of a maker', () => {
  it.each(['orbi pods please', 'do you have pods for the orbi', 'any orbi pods'])(
    'is found by the name of it: %s',
    (text) => {
      const turn = askStore(store, text)
      expect(idsOf(turn)).toEqual(['indica', 'sativa'])
      expect(turn.text).not.toMatch(/don't have/)
    },
  )

  it('is narrowed in the talk', () => {
    expect(idsOf(askAfter(store, ['do you carry orbi stuff', 'only the pods'], 'anything indica'))).toEqual(['indica'])
  })

  it('is not looked for where the maker has such a thing itself', () => {
    expect(idsOf(askStore(store, 'orbi device'))).toEqual(['device'])
    expect(idsOf(askStore(store, 'fern labs pods'))).toEqual(['indica', 'other', 'sativa'])
  })

  it.each(['what device do i need', 'which pen does it fit', 'what do i need to use them'])(
    'names the device: %s',
    (text) => {
      const turn = askAfter(store, ['orbi pods please', 'sativa'], text)
      expect(idsOf(turn)).toEqual(['device'])
      expect(turn.text).toMatch(/Fits Orbi Solo only/)
    },
  )
})

describe('what goes with dabs', () => {
  it.each([
    'dab starter stuff under 30 total',
    'what do i need to dab',
    'everything i need to dab under 40',
    'dab starter kit',
    'things you need for dabbing',
  ])('is gear: %s', (text) => {
    const turn = askStore(store, text)
    expect(idsOf(turn)).toEqual(['banger', 'tool'])
    expect(turn.text).not.toMatch(/don't have/)
  })

  it.each([
    'do you have the tool for that',
    'what gear do i need',
    'what do i use to dab that',
    'any accessories for it',
  ])('is asked for after a concentrate: %s', (text) => {
    expect(idsOf(askAfter(store, ['do you have wax'], text))).toEqual(['banger', 'tool'])
  })

  it.each(['something she can use again and again instead', 'something reusable instead'])(
    'is kept, and not used up: %s',
    (text) => {
      const turn = askAfter(store, ['a gift for somebody who loves dabs, about $50'], text)
      expect(idsOf(turn)).toEqual(['banger', 'tool'])
    },
  )

  it.each(['what dabs do you have', 'i need wax', 'something to dab'])(
    'is no gear where the thing itself is meant: %s',
    (text) => {
      expect(idsOf(askStore(store, text))).toEqual(['wax'])
    },
  )

  it('is none where no concentrate was shown', () => {
    expect(idsOf(askAfter(store, ['orbi pods please'], 'what gear do i need'))).not.toContain('banger')
  })
})
