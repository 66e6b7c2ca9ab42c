import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'
import { readWish } from '#concierge/understand/read-wish.ts'

const bud = { category: 'flower', stock: 9, salePriceCents: null, strainName: null, sizeGrams: 3.5 } as const
const sweets = { category: 'edible', stock: 9, salePriceCents: null, strainName: null } as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({
      ...bud,
      productId: 'haze',
      name: 'Willow Haze',
      brand: 'Elm',
      priceCents: 4000,
      strainType: 'sativa',
      thcPercent: 22,
    }),
    makeProduct({
      ...bud,
      productId: 'fern',
      name: 'Fern Kush',
      brand: 'Select',
      priceCents: 3000,
      strainType: 'indica',
      thcPercent: 20,
    }),
    makeProduct({
      ...sweets,
      subcategory: 'Gummies',
      productId: 'plum',
      name: 'Plum Gummies',
      description: 'Vegan pectin gummies.',
      priceCents: 2300,
    }),
    makeProduct({
      ...sweets,
      subcategory: 'Gummies',
      productId: 'fig',
      name: 'Fig Gummies',
      description: 'Made with gelatin.',
      priceCents: 1900,
    }),
    makeProduct({
      category: 'accessory',
      subcategory: 'Battery',
      productId: 'power',
      name: 'Slim 510 Battery',
      stock: 9,
      priceCents: 2000,
    }),
    makeProduct({
      category: 'vape',
      subcategory: 'Cartridge',
      productId: 'cart',
      name: 'Birch Cart',
      brand: 'Birch',
      stock: 9,
      priceCents: 3500,
      salePriceCents: null,
    }),
    makeProduct({
      category: 'vape',
      subcategory: 'Cartridge',
      productId: 'select',
      name: 'Dusk Cart',
      brand: 'Select',
      stock: 9,
      priceCents: 3600,
      salePriceCents: null,
    }),
  ],
})
const wish = (text: string) => readWish(text, store.vocabulary).wish
const ids = (text: string) => askStore(store, text).products.map(({ productId }) => productId)

describe('a wish in other words', () => {
  it.each(["a cart, and i'd rather not cross 40", 'a cart, dont go past 40', 'a cart, please not exceeding 40'])(
    'has its limit: %s',
    (text) => expect(wish(text)).toMatchObject({ priceMax: 4000 }),
  )

  it.each(['indica makes me foggy so not that. an eighth', 'not a big indica guy, an eighth please'])(
    'has its refusal: %s',
    (text) => expect(ids(text)).toEqual(['haze']),
  )

  it.each(['looking for a vape battery', 'looking for a new battery', 'shopping for a cart battery'])(
    'is for the battery, and not for what goes on it: %s',
    (text) => expect(ids(text)).toEqual(['power']),
  )

  it.each(["my sister's vegan, which gummies can she have", 'vegan here so no gelatin, gummies under 30 please'])(
    'is for what somebody may eat: %s',
    (text) => expect(ids(text)).toEqual(['plum']),
  )

  it.each(['carts that arent select', 'carts, i dont like select', 'carts not from select'])(
    'is for no maker that is refused, though its name is an everyday word: %s',
    (text) => expect(ids(text)).toEqual(['cart']),
  )

  it.each([
    'build me a 70 dollar order of flower and gummies',
    'is 70 enough for flower and gummies',
    'a flower and gummy combo for under 70',
  ])('is for several things within one sum: %s', (text) => {
    const answer = askStore(store, text)
    expect(answer.products.length).toBe(2)
    expect(answer.text).toMatch(/together before tax/)
  })

  it.each(['one piece, 50mg or more', 'a single gummy at least 50 mg'])('is measured by the piece: %s', (text) =>
    expect(wish(text)).toMatchObject({ mgPieceMin: 50 }),
  )

  it('is for what is bought now, and not for what may be later', () => {
    expect(wish('single grams of flower, want to try a couple before i buy an eighth')).toMatchObject({ grams: [1] })
  })
})

describe('a question in other words', () => {
  it.each(['willow haze, thats a sativa right?', 'isnt willow haze a sativa', 'wait is willow haze sativa'])(
    'is one after the type: %s',
    (text) => expect(askStore(store, text).text).toMatch(/sativa/),
  )

  it.each(['willow haze whats it go for with the sale', 'willow haze what is it going for after the discount'])(
    'is one after the price: %s',
    (text) => expect(askStore(store, text).text).toContain('$40'),
  )

  it.each([
    'if i like willow haze what else would i like',
    'i love willow haze but its pricey, what else is like it',
    'what else is like willow haze',
  ])('is one after what is like the thing, and not for itself: %s', (text) => expect(ids(text)).not.toContain('haze'))
})
