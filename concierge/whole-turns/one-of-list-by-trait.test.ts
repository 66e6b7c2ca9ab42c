import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const sweet = { category: 'edible', subcategory: 'Gummies', stock: 9, salePriceCents: null } as const
const flavors: string[] = []
const products = [
  makeProduct({
    ...sweet,
    flavors,
    productId: 'a',
    name: 'Peach Chews',
    strainType: 'indica',
    thcMgPerPiece: 10,
    priceCents: 2400,
  }),
  makeProduct({
    ...sweet,
    flavors,
    productId: 'b',
    name: 'Sour Lime Drops',
    strainType: 'sativa',
    thcMgPerPiece: 10,
    priceCents: 1800,
  }),
  makeProduct({
    ...sweet,
    flavors,
    productId: 'c',
    name: 'Cherry Squares',
    strainType: 'hybrid',
    thcMgPerPiece: 5,
    priceCents: 3150,
  }),
  makeProduct({
    ...sweet,
    flavors,
    productId: 'p',
    category: 'accessory',
    subcategory: 'Grinder',
    name: 'Steel Grinder',
    strainType: null,
    priceCents: 2000,
  }),
]
const store = openStore({ profile: { name: 'Test Shop', pickup: { offered: true } }, products })
const told = (before: readonly string[], text: string) => askAfter(store, before, text)

describe('one of a list, by what tells it from the others', () => {
  it.each([
    ['the 18 dollar one', 'b'],
    ['the $24 one', 'a'],
    ['how strong is the 31 dollar one', 'c'],
    ['the one for $18', 'b'],
    ['the sour one', 'b'],
    ['the indica', 'a'],
    ['tell me about the hybrid one', 'c'],
    ['the cherry one', 'c'],
  ])('is told of: %s', (text, id) => {
    const turn = told(['gummies'], text)
    expect(turn.intent).toBe('product_info')
    expect(turn.products.map(({ productId }) => productId)).toEqual([id])
  })

  it.each(['ill take the 18 dollar one', 'ok gimme the sour one', 'ill go with the sativa', 'lets do the sativa one'])(
    'is taken: %s',
    (text) => {
      expect(told(['gummies'], text).text).toMatch(/^Sour Lime Drops by Harbor Gardens is \$18 before tax/)
    },
  )

  it('is taken beside another wish', () => {
    expect(told(['gummies'], 'ill take the sour one and a grinder').text).toMatch(/^Noted: Sour Lime Drops/)
  })

  it('may be the extreme of those that are counted', () => {
    expect(told(['gummies'], 'the cheapest of the 3').text).toMatch(/^The cheapest of those: Sour Lime Drops/)
  })

  it.each(['the 50 dollar one', 'the mango one', 'any sativa one'])('is another wish where none is so: %s', (text) => {
    expect(told(['gummies'], text).intent).not.toBe('product_info')
  })
})

describe('one of a list, by how it compares to the others', () => {
  it.each([
    ['i want the cheaper', 'b'],
    ['the cheaper then', 'b'],
    ['id rather have the less expensive', 'b'],
    ['the milder please', 'c'],
    ['the pricier please', 'c'],
  ])('is told of, though "one" is not said: %s', (text, id) => {
    expect(told(['gummies'], text).products.map(({ productId }) => productId)).toEqual([id])
  })

  it.each([
    ['ill take the milder', 'Cherry Squares'],
    ['gimme the cheaper', 'Sour Lime Drops'],
    ['ill take the cheapest', 'Sour Lime Drops'],
  ])('is taken: %s', (text, name) => {
    expect(told(['gummies'], text).text.startsWith(name)).toBe(true)
  })

  it.each(['the cheaper the better', 'something cheaper', 'got any cheaper?'])(
    'is another wish where none is meant: %s',
    (text) => {
      expect(told(['gummies'], text).intent).toMatch(/^recommend/)
    },
  )
})

describe('whether it is so', () => {
  it.each([
    ['indica right?', 'Yes'],
    ['so its an indica, right', 'Yes'],
    ['a sativa yeah?', 'No'],
    ['thats a hybrid, correct?', 'No'],
  ])('is asked of the one that was shown: %s', (text, answer) => {
    const turn = told(['gummies', 'tell me about the peach one'], text)
    expect(turn.text.startsWith(answer)).toBe(true)
    expect(turn.products.map(({ productId }) => productId)).toEqual(['a'])
  })

  it('is asked of none where several were shown', () => {
    expect(told(['gummies'], 'indica right?').intent).toBe('recommend')
  })
})
