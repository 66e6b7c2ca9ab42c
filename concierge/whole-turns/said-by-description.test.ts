import { describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalog.ts'
import type { Turn } from '#contract/turn.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'
import { hasClaims } from '#concierge/say/wording.ts'

const bare: Partial<Product> = { effects: [], flavors: [], terpenes: [], size: null, packCount: null, sizeGrams: null }

const store = openStore({
  profile: { name: 'Test Shop', phone: '(575) 555-0100' },
  products: [
    makeProduct({
      ...bare,
      productId: 'e1',
      name: 'Plumfield Twilight Gummies - 100mg',
      brand: 'Plumfield',
      category: 'edible',
      subcategory: 'Gummies',
      description:
        'Look forward to some calm hours. Tart plum and vanilla flavor with every bite. 10mg THC/5mg CBN per piece. 10 perforated pieces per bag. Eases pain and anxiety with elderberry. Vegan – Kosher Certified.',
    }),
    makeProduct({
      ...bare,
      productId: 'e2',
      name: 'Cocoa Ridge Dusk Bar - 100mg',
      brand: 'Cocoa Ridge',
      category: 'edible',
      subcategory: 'Chocolate',
      description:
        'Dark as the night. Coming in with 71.5% Cacao, it is a bar for those who like it bitter. Allergens: Tree nuts, milk, soy. Made with walnuts.',
    }),
    makeProduct({
      ...bare,
      productId: 'e3',
      name: 'Go Tablets 100mg',
      brand: 'Nineteen',
      category: 'edible',
      subcategory: 'Tablets',
      description:
        'Proven to increase blood flow without the crash through a blend of caffeine, cannabis, and L-Theanine. Swallow one tablet with water.',
    }),
    makeProduct({
      ...bare,
      productId: 'e4',
      name: 'Calm Tablets 100mg',
      brand: 'Nineteen',
      category: 'edible',
      subcategory: 'Tablets',
      description: 'A mellow tablet.',
    }),
    makeProduct({
      ...bare,
      productId: 'f1',
      name: 'White Harbor',
      brand: 'Kindling',
      category: 'flower',
      subcategory: 'Flower',
      strainName: 'White Harbor',
      description: 'Zushi x Lemon Cherry Sky x Permanent Ink',
    }),
    makeProduct({
      ...bare,
      productId: 'f2',
      name: 'Zorro Punch',
      brand: 'Kindling',
      category: 'flower',
      subcategory: 'Flower',
      strainName: 'Zorro Punch',
      description: 'A relaxing hybrid with calming effects, best for consumers who like premium genetics.',
    }),
    makeProduct({
      ...bare,
      productId: 'f3',
      name: 'Lemon Cherry Sky',
      brand: 'Kindling',
      category: 'flower',
      subcategory: 'Flower',
      strainName: 'Lemon Cherry Sky',
      description: 'Sweet citrus nose.',
    }),
    makeProduct({
      ...bare,
      productId: 'e5',
      name: 'Quiet Brook Chews',
      brand: 'Brook',
      category: 'edible',
      subcategory: 'Chews',
      description:
        'Tart plum flavor, for anyone with insomnia, chronic pain or anxiety. Was $40, now only $25 for 10 chews. Made with honey, 20% off at Green Leaf. Charges apply: call (212) 555-0199 and ask how to use it.',
    }),
    makeProduct({
      ...bare,
      productId: 'v1',
      name: 'Copperline Cart 1g',
      brand: 'Ridgewell',
      category: 'vape',
      subcategory: 'Cartridge',
      description: 'Live resin, orange peel. Uplifted.',
    }),
    makeProduct({
      ...bare,
      productId: 'a1',
      name: 'Meadowlark Straw',
      brand: 'Luvbug',
      category: 'accessory',
      subcategory: 'Dab Tool',
      description: 'Cloaked in 100% food-grade silicone armor. Comes with a travel case. Charges by USB-C.',
    }),
  ],
})
const say = (text: string): Turn => askStore(store, text)

describe('what only the description of a product says', () => {
  it.each([
    ['what strains is white harbor crossed from', 'Zushi x Lemon Cherry Sky x Permanent Ink'],
    ['lineage of white harbor?', 'Zushi x Lemon Cherry Sky x Permanent Ink'],
    ['what are the genetics on the white harbor', 'Zushi x Lemon Cherry Sky x Permanent Ink'],
    ['whats white harbor a cross of', 'Zushi x Lemon Cherry Sky x Permanent Ink'],
    ['cacao percent of the dusk bar?', '71.5% Cacao'],
    ['what percent cocoa is the cocoa ridge dusk bar', '71.5% Cacao'],
    ['what does the plumfield twilight taste like', 'Tart plum and vanilla flavor'],
    ['flavor of the plumfield twilight gummies', 'Tart plum and vanilla flavor'],
    ['what does the copperline cart taste like', 'Live resin, orange peel'],
    ['how many gummies in the plumfield twilight', '10 perforated pieces per bag'],
    ['how much cbn in one plumfield twilight', '5mg CBN per piece'],
    ['does the dusk bar have nuts in it', 'Tree nuts, milk, soy'],
    ['does the nineteen go have caffeine', 'a blend of caffeine, cannabis, and L-Theanine'],
    ['how do i use the nineteen go tablets', 'Swallow one tablet with water'],
    ['what material is the meadowlark straw', '100% food-grade silicone'],
    ['does the meadowlark straw come with a case', 'Comes with a travel case'],
    ['is the meadowlark straw rechargeable', 'Charges by USB-C'],
  ])('answers "%s" in its own words', (asked, told) => {
    const { text, factsRepaired, intent } = say(asked)
    expect(text).toContain('The menu says: "')
    expect(text).toContain(told)
    expect({ factsRepaired, intent }).toEqual({ factsRepaired: 0, intent: 'product_info' })
  })

  it.each([
    ['what is zorro punch crossed with', "doesn't say which strains"],
    ['genetics of zorro punch', "doesn't say which strains"],
    ['cacao percent of the nineteen calm tablets', "doesn't say how much cacao"],
    ['does the meadowlark straw have a lid', "doesn't say whether it has a lid"],
    ['how many come in the dusk bar', "doesn't say how many"],
    ['how much cbg in one plumfield twilight', "doesn't say how much CBG"],
    ['is the dusk bar gluten free', "doesn't say whether"],
  ])('says that the menu is silent on "%s", and where to ask', (asked, told) => {
    const { text } = say(asked)
    expect(text).toContain(told)
    expect(text).toContain('(575) 555-0100')
  })

  it('repeats no claim of a vendor', () => {
    for (const asked of ['does the plumfield twilight have elderberry', 'whats in the nineteen go tablets'])
      expect(say(asked).text).not.toMatch(/pain|anxiety|blood flow|proven/i)
  })

  it.each([
    'Made with FDA-approved ingredients',
    'Perfect for occasional sleeplessness',
    'Promotes emotional well-being',
    'A tasty way to medicate',
    'Cannabis and plant medicine',
    'For anyone with chronic aches',
  ])('takes for a claim: %s', (line) => expect(hasClaims(line)).toBe(true))

  it.each(['10 medicated gummies per bag', 'A body high before sleep', 'Tart plum and vanilla'])(
    'takes for no claim: %s',
    (line) => expect(hasClaims(line)).toBe(false),
  )

  it('names no ill, price, discount or number that a description has', () => {
    for (const asked of [
      'what does the quiet brook taste like',
      'how many chews in the quiet brook',
      'whats in the quiet brook chews',
      'does the quiet brook have honey',
      'how do i use the quiet brook chews',
    ])
      expect(say(asked).text, asked).not.toMatch(/insomnia|chronic|anxiety|\$25|\$40|20%|Green Leaf|212/i)
    expect(say('what does the quiet brook taste like').text).toContain('Tart plum flavor')
    expect(say('does the quiet brook have honey').text).toContain('Made with honey')
  })

  it('leaves other questions and wishes as they are', () => {
    expect(say('how much is white harbor').text).not.toContain('The menu says')
    expect(say('what does white harbor taste like').text).not.toContain('The menu says')
    expect(say('something that tastes like plum').intent).toBe('recommend')
    expect(say('do you have white harbor').intent).toBe('availability')
    expect(say('does nineteen have any sleep tablets').intent).not.toBe('product_info')
    expect(say('my family has bad genetics, is weed ok for my heart').guard).toBe('medical')
  })
})

describe('what is in a thing', () => {
  const gummies = (name: string, description: string) =>
    makeProduct({ name, category: 'edible', strainName: null, description, thcMgTotal: 100, thcMgPerPiece: 5 })
  const sweets = openStore({
    profile: { name: 'Test Shop', phone: '(575) 555-0100' },
    products: [
      gummies('Blackberry Night Gummies', 'Blackberry gummies with 5 mg THC and 5 mg CBN each. Vegan.'),
      gummies('Sour Cherry Gummies', 'Puckering cherry, made with beef gelatin.'),
      gummies('Peach Picnic Gummies', 'Small doses of ripe peach.'),
    ],
  })
  const said = (text: string): string => askStore(sweets, text).text

  it('is told by the cannabinoids and the ingredients that its description names', () => {
    for (const text of [
      'whats in the blackberry night ones',
      'what is in the blackberry night gummies',
      "what's in blackberry night",
      'what do the blackberry night gummies contain',
      'qué llevan las gomitas blackberry night',
    ])
      expect(said(text), text).toContain('5 mg THC and 5 mg CBN each')
    for (const text of ['whats in the sour cherry ones', 'what are the sour cherry gummies made of'])
      expect(said(text), text).toContain('beef gelatin')
  })

  it('is not made up where it says nothing of it', () => {
    expect(said('whats in the peach picnic gummies')).toContain("doesn't say what it is made of")
    expect(said('ingredients of the blackberry night gummies')).toContain("doesn't say what it is made of")
  })
})
