import { describe, expect, it } from 'vitest'
import { makeProduct } from '#testing/factories.ts'
import { askStore } from '#testing/ask.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { openStore } from '#concierge/open-store.ts'

const gear = (name: string) =>
  makeProduct({
    name,
    brand: null,
    category: 'accessory',
    strainName: null,
    strainType: null,
    size: null,
    sizeGrams: null,
  })
const rows = [
  makeProduct({ name: 'Northern Drift 3.5g' }),
  gear('Pencil Flame Torch'),
  gear('Bic Lighter'),
  gear('Lighter Leash'),
  gear('Walnut Rolling Tray'),
  gear('Color Lip Beaker Bong'),
  gear('Label Cleaner 12 oz'),
  gear('Flashlight 510 Battery'),
  makeProduct({ name: 'Logo Crewneck-L', brand: null, category: 'merch', strainName: null, strainType: null }),
  makeProduct({ name: 'Sign Black Hoodie-L', brand: null, category: 'merch', strainName: null, strainType: null }),
  makeProduct({ name: 'Vetiver Patchouli Salve', category: 'topical', strainName: null, strainType: null }),
  makeProduct({ name: 'CBD 8:1 Patch', category: 'topical', strainName: null, strainType: null }),
  makeProduct({ name: 'Recovery Capsules 10 Pack', category: 'edible', strainName: null, strainType: null }),
  makeProduct({ name: 'Bedtime Tablets 20ct', category: 'edible', strainName: null, strainType: null }),
  makeProduct({ name: 'Orchard Cart', category: 'vape', strainName: 'Orchard', size: '1g', sizeGrams: 1 }),
]
const store = openStore({ profile: DEMO_PROFILE, products: rows })
const shown = (text: string): string[] => askStore(store, text).products.map(({ name }) => name)

describe('a kind that the shop has', () => {
  it('is shown alone, without its neighbours on the shelf', () => {
    for (const [text, only] of [
      ['got a torch for dabbing', 'Pencil Flame Torch'],
      ['any lighters', 'Bic Lighter'],
      ['hoodie in a large', 'Sign Black Hoodie-L'],
      ['do you have crewnecks', 'Logo Crewneck-L'],
      ['do you have patches u stick on the skin', 'CBD 8:1 Patch'],
      ['just capsules please', 'Recovery Capsules 10 Pack'],
      ['looking for a tray to roll on', 'Walnut Rolling Tray'],
    ] as const)
      expect(shown(text), text).toEqual([only])
  })

  it('gives way to what comes near where there is none of it, and says so', () => {
    const { text, products } = askStore(store, 'got any matches')
    expect(text).toContain("don't have matches")
    expect(products.length).toBeGreaterThan(0)
  })
})

describe('what a shopper has at home', () => {
  it('is not bought again', () => {
    for (const text of ['my bong is filthy, got any cleaner?', 'any cleaner, my bong is so gross'])
      expect(shown(text), text).toEqual(['Label Cleaner 12 oz'])
    for (const text of [
      'got an empty battery here, need a cart',
      'got an old 510 battery at home, what do i put on it',
      'i have a battery, whats good to put on it',
    ])
      expect(shown(text)[0], text).toBe('Orchard Cart')
  })

  it('is bought where it is what is asked for', () => {
    expect(shown('got batteries')).toEqual(['Flashlight 510 Battery'])
    expect(shown('a bong for my roommate')).toEqual(['Color Lip Beaker Bong'])
  })
})

describe('the shelf of a menu', () => {
  it('tells the form of what is eaten, and a name may say a form that nothing tastes of', () => {
    const sweet = (name: string, subcategory: string) =>
      makeProduct({ name, subcategory, category: 'edible', strainName: null, strainType: null })
    const sweets = openStore({
      profile: DEMO_PROFILE,
      products: [
        sweet('Ginger Lozenges', 'Mints'),
        sweet('Iced Tea Peach', 'Gummies'),
        sweet('Sea Breeze', 'Mints'),
        sweet('Huckleberry Lemonade', 'Beverages'),
      ],
    })
    const names = (text: string) =>
      askStore(sweets, text)
        .products.map(({ name }) => name)
        .sort()
    expect(names('got any lozenges')).toEqual(['Ginger Lozenges'])
    expect(names('something to drink')).toEqual(['Huckleberry Lemonade'])
    expect(names('do you have mints')).toEqual(['Ginger Lozenges', 'Sea Breeze'])
    expect(names('gummies')).toEqual(['Iced Tea Peach'])
  })
})

describe('what a thing is made of', () => {
  const told = (name: string, description: string) => ({ ...gear(name), description })
  const head = openStore({
    profile: {
      ...DEMO_PROFILE,
      lost_and_found: 'Kept for 30 days at the front window.',
      guest_coffee: 'Free coffee in the waiting room.',
    },
    products: [
      told('Four-Piece Grinder', 'Aluminum grinder with a kief catcher.'),
      told('Pocket Grinder', 'Two-piece plastic grinder.'),
      told('Spoon Pipe', 'Borosilicate, hand blown.'),
      told('Corn Pipe', 'Light, with a wooden stem.'),
      gear('King Size Papers'),
      makeProduct({ name: 'Cold Brew Coffee', category: 'edible', strainName: null, strainType: null, stock: 0 }),
      gear('Small Papers'),
    ],
  })
  const names = (text: string): string[] => askStore(head, text).products.map(({ name }) => name)

  it.each([
    ['need a grinder, metal one', 'Four-Piece Grinder'],
    ['a metal grinder please', 'Four-Piece Grinder'],
    ['grinder made of aluminum', 'Four-Piece Grinder'],
    ['plastic grinder', 'Pocket Grinder'],
    ['a grinder, the plastic ones break on me', 'Four-Piece Grinder'],
    ['a grinder, plastic ones always crack', 'Four-Piece Grinder'],
    ['grinder but not plastic', 'Four-Piece Grinder'],
    ['a plastic grinder, metal ones are too heavy', 'Pocket Grinder'],
    ['grinder that catches the kief', 'Four-Piece Grinder'],
    ['a grinder with a kief catcher', 'Four-Piece Grinder'],
    ['grinder, one that saves the kief', 'Four-Piece Grinder'],
    ['got a four piece grinder', 'Four-Piece Grinder'],
  ])('is told by the description where no name tells it: %s', (text, only) => {
    expect(names(text)).toEqual([only])
  })

  it('takes its parts for no number of things to buy', () => {
    expect(askStore(head, 'got a 4 piece grinder').text).not.toContain('Four come')
    expect(names('a grinder that wont break')).toHaveLength(2)
  })

  it.each([
    ['forgot my pipe, do you sell glass ones', 'Spoon Pipe'],
    ['drove all the way here and forgot my pipe at home, classic me. do you sell glass ones', 'Spoon Pipe'],
    ['lost my grinder at the lake, got any metal ones', 'Four-Piece Grinder'],
    ['left my papers at home, got king size ones?', 'King Size Papers'],
  ])('is asked for of what was left behind: %s', (text, only) => {
    expect(names(text)).toEqual([only])
  })

  it('is no fact of the shop where a product is called by its whole name', () => {
    for (const text of ['is the cold brew coffee still in stock', 'any cold brew coffee left'])
      expect(askStore(head, text).text, text).toContain('sold out')
    expect(askStore(head, 'is there free coffee for guests').text).toContain('waiting room')
  })

  it('leaves what is only lost to the shop', () => {
    expect(askStore(head, 'i think i lost my grinder in your store').text).toContain('30 days')
  })
})

describe('a drink that bubbles', () => {
  const drink = (name: string) =>
    makeProduct({ name, category: 'edible', subcategory: 'Beverages', strainName: null, strainType: null })
  const bar = openStore({
    profile: DEMO_PROFILE,
    products: [
      drink('Cherry Cola 12oz'),
      drink('Grapefruit Seltzer 4pk'),
      drink('Peach Tea 12oz'),
      drink('Lemonade Shot 2oz'),
      makeProduct({ name: 'Fizzy Grape Gummies', category: 'edible', strainName: null, strainType: null }),
    ],
  })
  const names = (text: string): string[] =>
    askStore(bar, text)
      .products.map(({ name }) => name)
      .toSorted()

  it.each(['something fizzy to drink', 'any carbonated drinks', 'got anything bubbly', 'do you have sparkling drinks'])(
    'is told by its name: %s',
    (text) => {
      expect(names(text)).toEqual(['Cherry Cola 12oz', 'Grapefruit Seltzer 4pk'])
    },
  )

  it('is refused so too, and is no gummy of that name', () => {
    for (const text of ['a drink thats not fizzy', 'a drink, nothing carbonated'])
      expect(names(text), text).toEqual(['Lemonade Shot 2oz', 'Peach Tea 12oz'])
    expect(names('fizzy grape gummies')).toEqual(['Fizzy Grape Gummies'])
  })
})
