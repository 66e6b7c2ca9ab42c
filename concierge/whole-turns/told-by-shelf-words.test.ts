import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const edible = { category: 'edible', stock: 9, priceCents: 2000 } as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({
      ...edible,
      productId: 'bites',
      subcategory: 'Chocolates',
      name: 'Harbor Espresso Chocolate Bites',
      description: 'Dark chocolate over a whole bean. Contains caffeine.',
    }),
    makeProduct({ ...edible, productId: 'matcha', subcategory: 'Gummies', name: 'Amber Matcha Gummies' }),
    makeProduct({ ...edible, productId: 'day', subcategory: 'Capsules', name: 'Daytime Capsules' }),
    makeProduct({
      category: 'pre-roll',
      productId: 'minis',
      name: 'Northway Dogwood Sativa 5-Pack',
      packCount: 5,
      stock: 9,
      description: 'Five 0.35 g minis.',
    }),
    makeProduct({ category: 'flower', productId: 'smalls', name: 'Blue Dream Smalls', sizeGrams: 7, stock: 9 }),
    makeProduct({
      category: 'flower',
      productId: 'fruity',
      name: 'Maple Kush',
      sizeGrams: 3.5,
      flavors: ['berry'],
      stock: 9,
    }),
    makeProduct({ category: 'accessory', productId: 'jar', name: 'Glass Stash Jar', stock: 9 }),
  ],
})
const ids = (text: string): string[] => askStore(store, text).products.map(({ productId }) => productId)

describe('one thing that is told by a word of its name and its shelf', () => {
  it.each([
    'is there real caffeine in those espresso bites',
    'do the espresso bites have caffeine',
    'does that espresso chocolate have caffeine in it',
  ])('is asked of, where it is spoken of as known: %s', (text) => {
    const turn = askStore(store, text)
    expect(turn.intent).toBe('product_info')
    expect(turn.text).toMatch(/^Yes/)
  })

  it('is looked for, where any such thing is', () => {
    expect(askStore(store, 'any espresso bites with caffeine').intent).toBe('recommend')
  })
})

describe('little ones that are counted', () => {
  it.each(['how many minis come in the dogwood sativa', 'how many shorties in the dogwood pack'])(
    'are joints of a pack: %s',
    (text) => {
      expect(askStore(store, text).text).toContain('5 in a pack')
    },
  )

  it('are small buds where they are bought', () => {
    expect(ids('got any minis of blue dream')).toEqual(['smalls'])
  })
})

describe('a jar that tells or smells', () => {
  it.each([
    'every jar i bring home smells like lawn, i want flower that smells like berries',
    'last jar i bought here tasted like hay. berry flower please',
  ])('stands for what was in it: %s', (text) => {
    expect(ids(text)).toEqual(['fruity'])
  })

  it.each(['need a jar that smells of nothing', 'a jar to keep my weed in', 'any stash jars'])(
    'is one to be bought otherwise: %s',
    (text) => {
      expect(ids(text)).toContain('jar')
    },
  )
})

describe('a thing called by its own word', () => {
  it('keeps what it is to be made of', () => {
    expect(askStore(store, 'rso in capsules or gummies').text).toContain('RSO capsules or RSO gummies')
  })
})

describe('a type or what it is instead', () => {
  it.each([
    'what is maple kush, an indica or what',
    'wat is maple kush, a indeeka or wat',
    'is maple kush sativa or not',
  ])('is asked of the thing: %s', (text) => {
    expect(askStore(store, text).intent).toBe('product_info')
  })
})
