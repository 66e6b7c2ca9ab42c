import { describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalog.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const bare: Partial<Product> = { effects: [], flavors: [], terpenes: [], packCount: null, tags: [] }
const rolled = (productId: string, name: string, description: string | null, effects: string[] = []): Product =>
  makeProduct({
    ...bare,
    productId,
    name,
    brand: 'Kestrel',
    category: 'pre-roll',
    subcategory: 'Singles',
    description,
    effects,
  })
const rubbed = (productId: string, name: string, description: string): Product =>
  makeProduct({
    ...bare,
    productId,
    name,
    brand: 'Moss',
    category: 'topical',
    subcategory: 'Cream',
    strainType: null,
    description,
  })

const store = openStore({
  profile: { name: 'Test Shop', phone: '(575) 555-0100' },
  products: [
    rolled('p1', 'Anvil Cone 1g', null),
    rolled('p2', 'Bluff Cone 1g', 'Plain and simple.'),
    rolled('p3', 'Cedar Cone 1g', 'Slow burn, glass tip.'),
    rolled('p4', 'Dune Pack 28', 'Many small ones.', ['party']),
    rolled('p5', 'Elm Cone 1g', 'A handcrafted one.'),
    rubbed('t1', 'Moss Relief Creme 2oz', 'Arnica, peppermint, juniper.'),
    rubbed('t2', 'Moss Quiet Balm', 'Lavender beeswax salve.'),
    rubbed('t3', 'Moss Plain Lotion', 'No lavender, no perfume.'),
    rubbed('t4', 'Moss Rub', 'Just the basics.'),
  ],
})

const shown = (text: string): readonly string[] => askStore(store, text).products.map(({ productId }) => productId)

describe('what is said beside a thing', () => {
  it.each([
    ['do you have pre rolls with a glass tip', 'p3'],
    ['pre-rolls that come with glass tips', 'p3'],
    ['any joints, the ones with a glass tip?', 'p3'],
    ['a joint thats handcrafted', 'p5'],
    ['joints for a party', 'p4'],
    ['pre rolls for the party', 'p4'],
  ])('is looked for in descriptions and in what a thing is good for: %s', (text, id) => {
    expect(shown(text)).toEqual([id])
  })

  it.each([
    'pre rolls please',
    'joints without a glass tip',
    'any pre rolls my cousin would like',
    'joints with a zebra stripe',
  ])('decides nothing where nothing is told of it: %s', (text) => {
    const ids = shown(text)
    expect(ids.length).toBeGreaterThan(1)
    expect(ids).not.toEqual(['p3'])
  })

  it.each([
    ['lavender balm', 't2'],
    ['cream with peppermint', 't1'],
  ])('is what a thing to rub in says is in it: %s', (text, id) => {
    expect(shown(text)).toEqual([id])
  })

  it.each([
    ['body lotion', 't3'],
    ['got any lotion?', 't3'],
  ])('leaves a lotion the word that its name has: %s', (text, id) => {
    expect(shown(text)[0]).toBe(id)
  })
})
