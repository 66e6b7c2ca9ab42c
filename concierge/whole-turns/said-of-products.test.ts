import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const edible = { category: 'edible', thcPercent: null } as const
const store = openStore({
  profile: {
    name: 'Test Shop',
    address: { street: '12 Mill Street' },
    payment: { accepted: ['cash', 'debit card'] },
    accessibility: { wheelchair: true, pets: true },
  },
  products: [
    makeProduct({
      ...edible,
      productId: 'g1',
      name: 'Quiet Mango Gummies 20pk',
      subcategory: 'Gummies',
      packCount: 20,
      thcMgTotal: 20,
      cbdMgTotal: 250,
      priceCents: 2800,
    }),
    makeProduct({
      ...edible,
      productId: 'c1',
      name: 'Harbor Strong Cherry Chews 10pk (Medical Only)',
      subcategory: 'Chews',
      packCount: 10,
      thcMgTotal: 200,
      priceCents: 3200,
      stock: 90,
      effects: ['Sleepy'],
    }),
    makeProduct({
      ...edible,
      productId: 'c2',
      name: 'Boardwalk Lemon Chews 20pk',
      subcategory: 'Chews',
      packCount: 20,
      thcMgTotal: 100,
      priceCents: 2200,
      stock: 4,
    }),
    makeProduct({
      ...edible,
      productId: 'c3',
      name: 'Pier Saltwater Taffy 20pk',
      subcategory: 'Chews',
      packCount: 20,
      thcMgTotal: 100,
      priceCents: 2400,
      stock: 3,
    }),
  ],
})

const ask = (text: string) => askStore(store, text)
const shownFor = (text: string) => ask(text).products.map(({ productId }) => productId)

describe('the CBD of an edible', () => {
  it('is told of one piece too', () => {
    for (const text of ['how much cbd in the quiet mango gummies, per gummy', 'cbd per piece of quiet mango gummies'])
      expect(ask(text).text, text).toContain('250 mg CBD (12.5 mg each)')
  })
})

describe('what is sold to patients alone', () => {
  it('is offered to nobody else where there is anything for them', () => {
    for (const text of ['chews please', 'any chewy edibles for sleep', 'something strong to eat'])
      expect(shownFor(text), text).not.toContain('c1')
  })

  it('is offered to patients, and told of by its name', () => {
    for (const text of ['im a patient, strongest chews', 'medical patient here, strongest chews please'])
      expect(shownFor(text), text).toContain('c1')
    expect(shownFor('how much are the harbor strong cherry chews')).toEqual(['c1'])
  })
})

describe('a thing that is called more closely than its kind', () => {
  it('goes before others of the kind', () => {
    expect(shownFor('do you have caramels or taffy')).toEqual(['c3'])
    expect(shownFor('got any taffies')).toEqual(['c3'])
    expect(shownFor('fruit chews').toSorted()).toEqual(['c2', 'c3'])
  })
})

describe('several questions about the shop in one message', () => {
  it('are each answered by the one topic that their words name', () => {
    const { text } = ask('wheres ur shop + do u take amex + can i bring my pup')
    expect(text).toContain('12 Mill Street')
    expect(text).toContain('cash')
    expect(text).toContain('pets are welcome')
  })

  it('leave nothing unknown where the same question is answered', () => {
    for (const text of ['can i bring my pup', 'are dogs ok inside', 'is my kitty welcome'])
      expect(ask(text).text, text).toBe('Yes, pets are welcome.')
  })
})
