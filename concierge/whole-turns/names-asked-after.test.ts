import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

/** A row without what the maker of tests fills in. */
const listed = (row: Parameters<typeof makeProduct>[0]) =>
  makeProduct({ effects: [], flavors: [], terpenes: [], stock: 9, ...row })

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Test Shop',
    hours: { ...DEFAULT_HOURS, wednesday: { open: '09:00', close: '21:00', closed: false } },
    slow_times: 'Weekday mornings before 11 AM.',
    id_policy: { minimum_age: 21 },
  }),
  products: [
    listed({
      productId: 'g1',
      name: 'Warm Spoon',
      brand: 'Dabbery',
      category: 'accessory',
      subcategory: 'Dab Tools',
      size: 'Black',
      priceCents: 8000,
    }),
    listed({
      productId: 'g2',
      name: 'Warm Spoon',
      brand: 'Dabbery',
      category: 'accessory',
      subcategory: 'Dab Tools',
      size: 'Pearl',
      priceCents: 8000,
    }),
    listed({
      productId: 'g3',
      name: 'Ridge Glide',
      brand: 'Vessla',
      category: 'accessory',
      subcategory: 'Battery',
      size: 'Teal',
      description: 'A sleek pen. Fits most 510 thread cartridges. Rechargeable.',
    }),
    listed({
      productId: 'g4',
      name: 'Palmo Battery',
      brand: 'Pallo',
      category: 'accessory',
      subcategory: 'Battery',
      description: 'Takes Pallo pods only, not for 510 carts.',
    }),
    listed({ productId: 'v1', name: 'Opal Parade', category: 'vape', subcategory: 'Cartridges', thcPercent: 83 }),
    listed({ productId: 'f0', name: 'Opal Parade', category: 'flower', sizeGrams: 3.5, thcPercent: 31 }),
    listed({
      productId: 'p1',
      name: 'Slow Times Pre-Rolls (5 Pack)',
      brand: 'Fernly',
      category: 'pre-roll',
      packCount: 5,
      sizeGrams: 2,
    }),
    listed({
      productId: 'c1',
      name: 'Zed Comet',
      brand: 'Rootling',
      category: 'concentrate',
      subcategory: 'Budder',
      thcPercent: 67,
    }),
    listed({
      productId: 'c2',
      name: 'Zed Comet',
      brand: 'Rootling',
      category: 'concentrate',
      subcategory: 'Sugar',
      thcPercent: 76,
    }),
    listed({
      productId: 'f1',
      name: 'Maple Quarry',
      brand: 'Ozark',
      category: 'flower',
      sizeGrams: 3.5,
      thcPercent: 26,
      priceCents: 4000,
    }),
    listed({
      productId: 'f2',
      name: 'Maple Quarry',
      brand: 'Plain Herb',
      category: 'flower',
      sizeGrams: 3.5,
      thcPercent: 27,
      priceCents: 3500,
    }),
    listed({
      productId: 'f3',
      name: 'Prism Zephyr',
      brand: 'Urbo',
      category: 'flower',
      size: '1g',
      sizeGrams: 1,
      priceCents: 1200,
    }),
    listed({
      productId: 'f4',
      name: 'Prism Zephyr',
      brand: 'Urbo',
      category: 'flower',
      size: '1oz',
      sizeGrams: 28,
      priceCents: 19000,
    }),
    listed({ productId: 'f5', name: 'Night Falconer', brand: 'Hamlet', category: 'flower', sizeGrams: 3.5 }),
    listed({ productId: 'p2', name: 'Night Falconer', brand: 'Hamlet', category: 'pre-roll', sizeGrams: 1 }),
    listed({ productId: 'f6', name: 'Ruby Hazard', brand: 'Hamlet', category: 'flower', sizeGrams: 3.5, stock: 0 }),
    listed({ productId: 'p3', name: 'Ruby Hazard', brand: 'Hamlet', category: 'pre-roll', sizeGrams: 1 }),
    listed({
      productId: 'p4',
      name: 'The Mellow Indica',
      brand: 'Lowmar Herb',
      category: 'pre-roll',
      strainType: 'indica',
      packCount: 6,
      sizeGrams: 3.5,
    }),
    listed({
      productId: 'p5',
      name: 'Some Shore',
      brand: 'Lowmar Herb',
      category: 'pre-roll',
      strainType: 'sativa',
      packCount: 6,
      sizeGrams: 3.5,
    }),
    listed({
      productId: 'e1',
      name: '1812 Rest Tablets',
      brand: '1812 New Roots',
      category: 'edible',
      subcategory: 'Tablets',
      packCount: 20,
      description: 'Each pill has 5mg CBD and 2mg CBN.',
    }),
    listed({ productId: 'e2', name: 'CBN Plum Gummies', brand: 'Grove', category: 'edible', subcategory: 'Gummies' }),
    listed({
      productId: 'e3',
      name: 'Garden Valley',
      brand: 'Wondrous',
      category: 'edible',
      subcategory: 'Chocolate',
      packCount: 10,
      thcMgPerPiece: 10,
    }),
    listed({
      productId: 'e4',
      name: 'Milk Chocolate',
      brand: 'Encora',
      category: 'edible',
      subcategory: 'Chocolate',
      packCount: 10,
      thcMgPerPiece: 10,
    }),
  ],
})

const ask = (text: string) => askStore(store, text)

describe('a thing that is called by its name', () => {
  it.each([
    ['price check warm spoon', /^Warm Spoon by Dabbery.*\$80/],
    ['warm spoon price', /^Warm Spoon by Dabbery.*\$80/],
    ['is the warm spoon a battery', /^No: the menu lists it under Dab Tools.*Warm Spoon by Dabbery/],
    ['does the dabbery warm spoon come in black', /^Yes, Warm Spoon comes in Black/],
    ['does the warm spoon come in pink', /^No, the menu has Warm Spoon in Black and Pearl/],
    ['what colors does the warm spoon come in', /^Warm Spoon comes in Black and Pearl/],
    ['do you have the warm spoon in black', /Warm Spoon comes in Black/],
    ['does the ridge glide battery fit regular carts', /^Yes\. The menu says of Ridge Glide: "Fits most 510/],
    ['is the Slow Times 5 pack infused or just regular', /^Slow Times.*doesn't list it as infused/],
    ['what is the opal parade percentage, i heard its over 30', /31% THC/],
    ['what do i actually pay for the ruby hazard preroll with the discount', /^Ruby Hazard/],
    ['do the lowmar mellow indica come in six pack and how many grams', /^The Mellow Indica.*3\.5 g/],
    ['is the lowmar mellow indica infused', /^The Mellow Indica/],
    ['is the lowmar mellow indica an indica', /^Yes, it's an indica/],
    ['whats in the 1812 rest tablets, any melatonin or cbn', /doesn't mention melatonin.*2mg CBN/],
    [
      'how many milligrams are in each piece of the Wondrous Garden Valley bar, and is it milk chocolate',
      /Garden Valley by Wondrous/,
    ],
  ])('is told of: %s', (text, told) => {
    expect(ask(text).text).toMatch(told)
  })

  it.each([
    ['do you have Zed Comet sugar in stock and whats it cost', ['c2']],
    ['do you have Zed Comet in stock and whats it cost', ['c1', 'c2']],
    ['does night falconer come as flower and as a preroll', ['f5', 'p2']],
    ['ruby hazard flower still around? if not the preroll?', ['p3']],
  ])('is the one of its name that is meant: %s', (text, ids) => {
    expect(
      ask(text)
        .products.map(({ productId }) => productId)
        .sort(),
    ).toEqual(ids)
  })

  it('is told apart by its maker from another of its name', () => {
    expect(ask('whats the difference between the maple quarry flower from ozark vs plain herb').text).toContain(
      'The one by Plain Herb costs $5 less',
    )
  })

  it.each([
    'how much is Prism Zephyr by the gram vs the ounce',
    'prism zephyr, the gram or the ounce, which is cheaper by the gram',
  ])('is weighed by its sizes: %s', (text) => {
    expect(ask(text).text).toMatch(/28 g for \$190, 1 g for \$12|\$190.*\$12|\$12.*\$190/)
  })

  it('is told by the gram, where only that is asked', () => {
    expect(ask('how much is prism zephyr by the gram').text).toContain('a gram')
  })
})

describe('words that are no name', () => {
  it('leave a question about the shop as it was', () => {
    expect(ask('when are your slow times').text).toContain('Weekday mornings')
  })

  it('leave a word that a name has, where a box of it is asked for', () => {
    expect(ask('warm box price').text).not.toContain('Warm Spoon')
  })

  it('leave a colour that a name has', () => {
    expect(ask('do you have milk chocolate').products.map(({ productId }) => productId)).toEqual(['e4'])
  })

  it('say no to a battery that takes no common thread', () => {
    expect(ask('does the palmo battery fit 510 carts').text).toMatch(/^No\./)
  })

  it('leave things with a cannabinoid to be wished for', () => {
    expect(ask('any cbn gummies').products.map(({ productId }) => productId)).toContain('e2')
  })
})
