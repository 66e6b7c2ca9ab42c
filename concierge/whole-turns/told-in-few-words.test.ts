import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const NONE: string[] = []
const plain = {
  stock: 9,
  thcPercent: null,
  size: null,
  sizeGrams: null,
  effects: NONE,
  flavors: NONE,
  terpenes: NONE,
} as const
const gear = { ...plain, category: 'accessory', strainName: null, strainType: null } as const
const rubbed = { ...plain, category: 'topical', strainName: null, strainType: null } as const
const store = openStore({
  profile: { name: 'Test Shop', store_type: 'Adult-use dispensary', contact: { phone: '555-0100' } },
  products: [
    makeProduct({
      ...gear,
      name: 'Gullpoint 510 Pen Battery',
      brand: 'Gullpoint',
      subcategory: 'Batteries',
      description: 'Four heats, buttonless. USB-C.',
    }),
    makeProduct({
      ...gear,
      name: 'Hearthstone Dry Herb Vaporizer',
      brand: 'Hearthstone',
      subcategory: 'Vaporizers',
      description: 'Three-year warranty.',
    }),
    makeProduct({ ...gear, name: '10" Fogbank Bong', brand: null, subcategory: 'Bongs', description: 'Ice pinch.' }),
    makeProduct({
      ...gear,
      name: 'Palmera Grinder 2.5in - Green',
      brand: 'Palmera',
      subcategory: 'Grinders',
      description: null,
    }),
    makeProduct({
      ...plain,
      category: 'merch',
      name: 'Anchor Tee - Harbor Oak, Black',
      brand: null,
      subcategory: 'Apparel',
      description: 'S to 2XL, printed in town.',
    }),
    makeProduct({
      ...plain,
      category: 'merch',
      name: 'Foghorn Hoodie - Blue M',
      size: 'M',
      brand: 'Foghorn',
      subcategory: 'Apparel',
      description: 'Heavy fleece.',
    }),
    makeProduct({
      ...plain,
      category: 'merch',
      name: 'Foghorn Hoodie - Blue XL',
      size: 'XL',
      brand: 'Foghorn',
      subcategory: 'Apparel',
      description: 'Heavy fleece.',
    }),
    makeProduct({
      ...rubbed,
      name: 'Sundial Ease Patch',
      brand: 'Sundial',
      subcategory: 'Patches',
      description: 'Up to 10 hours on the skin.',
    }),
    makeProduct({
      ...rubbed,
      name: 'Sundial Ease Balm 2oz',
      brand: 'Sundial',
      subcategory: 'Balms',
      description: 'Shea, rosemary and mint.',
    }),
    makeProduct({
      ...rubbed,
      name: 'Lantern Salve 2oz',
      brand: 'Lantern',
      subcategory: 'Salves',
      description: 'Thick and cool. Non-intoxicating on skin.',
    }),
    makeProduct({
      ...plain,
      category: 'tincture',
      name: 'Millrace 4:1 CBD Drops 15ml',
      brand: 'Millrace',
      subcategory: 'Tincture',
      thcMgTotal: 50,
      cbdMgTotal: 200,
      description: 'Under the tongue, olive oil base.',
    }),
    makeProduct({
      ...plain,
      category: 'edible',
      name: 'Driftwood Plum Syrup 4oz',
      brand: 'Driftwood',
      subcategory: 'Syrups',
      thcMgTotal: 100,
      description: 'Stir into soda. Cap measures 5mg.',
    }),
    makeProduct({
      ...plain,
      category: 'vape',
      name: 'Tidal Pod Sour Plum 1g',
      brand: 'Tidal',
      subcategory: 'Pods',
      thcPercent: 80,
      description: 'Needs a Tidal battery.',
    }),
    makeProduct({
      ...plain,
      category: 'flower',
      name: 'Velvet Comet 3.5g',
      brand: 'Kestrel',
      subcategory: 'Flower',
      strainName: 'Velvet Comet',
      strainType: 'hybrid',
      thcPercent: 24,
      terpenes: ['Myrcene'],
      description: 'Tart cherry and passion fruit.',
    }),
    makeProduct({
      ...plain,
      category: 'vape',
      name: 'Velvet Comet Disposable 1g',
      brand: 'Tidal',
      subcategory: 'Disposables',
      strainName: 'Velvet Comet',
      thcPercent: 80,
      flavors: ['Cherry'],
      description: null,
    }),
  ],
})
const ask = (text: string) => askStore(store, text)

describe('what a short description tells', () => {
  it.each([
    ['does the gullpoint 510 battery have different heat settings', 'Four heats'],
    ['how many heat settings does the gullpoint battery have', 'Four heats'],
    ['does the gullpoint battery charge with usb c', 'USB-C'],
    ['is there a warranty on the hearthstone vaporizer', 'Three-year warranty'],
    ['how much is the hearthstone dry herb vaporizer and does it have a warranty', 'Three-year warranty'],
    ['how long does the ease patch last', 'Up to 10 hours'],
    ['does the lantern salve get you high', 'Non-intoxicating'],
    ['what kind of oil is in the millrace drops', 'olive oil base'],
    ['how is the plum syrup dosed', 'Cap measures 5mg'],
    ['what does the tidal sour plum pod need', 'Needs a Tidal battery'],
    ['what size does the anchor tee come in', 'S to 2XL'],
    ['what does velvet comet taste like', 'Tart cherry and passion fruit'],
    ['how do i take the millrace drops', 'Under the tongue'],
  ])('is quoted to "%s"', (text, told) => {
    const turn = ask(text)
    expect(turn.intent).toBe('product_info')
    expect(turn.text).toContain(told)
  })

  it.each(['whats the ingredients in the ease balm', 'whats in the ease balm'])(
    'is a bare list of what is in it to "%s"',
    (text) => {
      expect(ask(text).text).toContain('The menu says: "Shea, rosemary and mint"')
    },
  )

  it('is not said to tell what it does not', () => {
    expect(ask('whats the ingredients in the ease patch').text).toContain("doesn't say what it is made of")
  })

  it('keeps who makes a thing beside how it is dosed', () => {
    const { text } = ask('who makes the plum syrup and how is it dosed')
    expect(text).toContain('made by Driftwood')
    expect(text).toContain('Cap measures 5mg')
  })
})

describe('what a name tells', () => {
  it.each([
    ['how big is the fogbank bong', '10" by its name'],
    ['how big is the palmera grinder', '2.5in by its name'],
    ['palmera grinder what color is it', 'green'],
    ['what colors is the foghorn hoodie in', 'blue'],
    ['whats the ratio of the millrace drops', '4:1'],
    ['what strain type is velvet comet', 'hybrid'],
  ])('is said to "%s"', (text, told) => {
    const turn = ask(text)
    expect(turn.intent).toBe('product_info')
    expect(turn.text).toContain(told)
  })
})

describe('what is asked of things in general', () => {
  it.each([
    'how long does an edible last',
    'do topicals get you high',
    'how do i dose edibles',
    'how long does a vape battery take to charge',
  ])('is no question of one of them: "%s"', (text) => {
    expect(ask(text).intent).toBe('education')
  })

  it.each(['do you take debit', 'how do i pay', 'can i take out cash'])('is how to pay: "%s"', (text) => {
    expect(ask(text).intent).toBe('payment')
  })

  it('leaves the type of the shop to its own question', () => {
    expect(ask('what type of store is this').text).toContain('Adult-use')
  })
})
