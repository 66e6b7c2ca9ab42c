import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const products = [
  makeProduct({ productId: 'gummy', category: 'edible', subcategory: 'Gummies', name: 'Sundial Gummies', stock: 9 }),
  makeProduct({ productId: 'balm', category: 'topical', name: 'Hearth Balm', stock: 9 }),
  makeProduct({ productId: 'hoodie', category: 'merch', name: 'Otter Hoodie', size: 'M', stock: 9 }),
  makeProduct({
    productId: 'half',
    category: 'vape',
    subcategory: 'Cartridges',
    name: 'Fern',
    brand: 'Select',
    size: '0.5g',
    sizeGrams: 0.5,
    stock: 9,
  }),
  makeProduct({
    productId: 'other',
    category: 'vape',
    subcategory: 'Cartridges',
    name: 'Moss',
    brand: 'Wren',
    size: '0.5g',
    sizeGrams: 0.5,
    stock: 9,
  }),
  ...['Vale', 'Dune', 'Moor', 'Fen', 'Glen', 'Crag', 'Beck', 'Tarn', 'Holt', 'Wold'].map((name) =>
    makeProduct({
      productId: name,
      category: 'edible',
      subcategory: 'Gummies',
      name: `${name} Gummies`,
      description: name === 'Vale' ? 'Vegan, with real fruit.' : 'Made with gelatin.',
      stock: 9,
    }),
  ),
]
const store = openStore({
  profile: {
    name: 'Test Shop',
    hours: DEFAULT_HOURS,
    quiet_times: 'Weekday mornings are the calmest.',
    return_policy: { clothes: 'May be exchanged for another size within 14 days.' },
    deals: {
      daily: { tuesday: 'Guests 55 and older get 15% off' },
      always: ['Nurses: 10% off with badge'],
      stacking: 'One discount per visit.',
    },
  },
  products,
})
const ask = (text: string) => askStore(store, text)
const shown = (text: string): string[] => ask(text).products.map(({ productId }) => productId)

describe('a discount asked for by who somebody is', () => {
  it.each([
    'My husband and I are both 58. Is there a senior day?',
    'I turned fifty-eight last week. Is there a day with a reduction for people my age?',
    'I am sixty-two, do I get something off',
    'any discount for someone of 61?',
  ])('by age: %s', (text) => expect(ask(text).text).toContain('55 and older'))

  it('by trade, which is told before it is asked', () => {
    expect(ask("I'm a nurse, do I get something off").text).toContain('Nurses')
  })

  it.each(['can i use both discounts', 'do the two deals stack together'])(
    'is another matter than two at once: %s',
    (text) => expect(ask(text).text).toContain('One discount per visit'),
  )
})

describe('a formal question', () => {
  it.each(['Must gummies be kept in the refrigerator?', 'Must edibles be kept in the fridge?'])(
    'is explained, and sells nothing: %s',
    (text) => expect(ask(text)).toMatchObject({ intent: 'education', products: [] }),
  )

  it.each(['when is it not packed, i hate crowds', 'when are you guys least slammed'])(
    'asks when it is calm: %s',
    (text) => expect(ask(text).text).toContain('calmest'),
  )

  it.each(['Where should we get chowder after?', 'where can we get lunch afterwards'])('is none of ours: %s', (text) =>
    expect(ask(text)).toMatchObject({ intent: 'out_of_scope', products: [] }),
  )

  it.each(['hoodie too small. only tried it on', 'my otter hoodie is too tight'])('is about an exchange: %s', (text) =>
    expect(ask(text).text).toContain('within 14 days'),
  )
})

describe('a wish said formally', () => {
  it('is for what is rubbed on', () => {
    expect(shown("I'd rather rub something on than smoke or swallow it. What can you show me?")).toEqual(['balm'])
  })

  it('knows a maker whose name is a word, before a size', () => {
    expect(shown('select half gram carts')).toEqual(['half'])
  })

  it.each(['the little jellies please', 'some jellies'])('calls gummies jellies: %s', (text) =>
    expect(shown(text)).toContain('gummy'),
  )

  it('asks which of many are vegan, and is shown those', () => {
    expect(shown('are any of your gummies vegan?')).toEqual(['Vale'])
  })
})

describe('a message of few words', () => {
  it('is English where it only sounds foreign', () => {
    expect(ask('3g disposables, anybody got em, do u').language).toBe('en')
  })

  it('is Spanish by its own words', () => {
    expect(ask('hay descuento si es mi primera vez ahi?').language).toBe('es')
  })
})
