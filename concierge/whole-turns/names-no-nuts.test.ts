import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const chocolate = (productId: string, name: string, description: string) =>
  makeProduct({ productId, category: 'edible', subcategory: 'Chocolate', name, description, stock: 9 })

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    chocolate('hazelnut', 'Lantern Milk Chocolate Hazelnut Bar', 'Milk chocolate with roasted hazelnuts.'),
    chocolate('salt', 'Lantern Dark Chocolate Salt Bar', 'Dark chocolate with flakes of salt.'),
    makeProduct({ productId: 'gummy', category: 'edible', subcategory: 'Gummies', name: 'Berry Gummies', stock: 9 }),
  ],
})

describe('chocolate for somebody who cannot have nuts', () => {
  it.each([
    'any chocolates without nuts',
    'my friend cant have nuts at all. which of your chocolates could she look at',
    "she can't have peanuts or tree nuts, which chocolates are ok",
    'i dont eat hazelnuts, any chocolate bars',
    'allergic to tree nuts, what chocolates do you have',
    'which chocolates dont have nuts in them',
    'got a pretty bad nut allergy, so which of your chocolates dont have any in them',
    'tree nut allergy here. which chocolate bars could i get',
    'my wife is nut allergic, any chocolates for her',
    'is there a chocolate that doesnt have any peanuts',
  ])('is none that names nuts, and a label is to be checked: %s', (text) => {
    const turn = askStore(store, text)
    expect(turn.products.map(({ productId }) => productId)).toEqual(['salt'])
    expect(turn.text).toMatch(/label/)
  })

  it.each(['you dont have nuts?', 'how come you dont have infused nuts'])('is not what asks for nuts: %s', (text) => {
    expect(askStore(store, text).text).not.toMatch(/label/)
  })

  it('is one that says to have none, where there is one', () => {
    const sure = openStore({
      profile: { name: 'Test Shop' },
      products: [
        chocolate('salt', 'Lantern Dark Chocolate Salt Bar', 'Dark chocolate with flakes of salt.'),
        chocolate('free', 'Lantern Mint Bar', 'Dark chocolate, made nut-free.'),
      ],
    })
    expect(askStore(sure, 'any chocolates without nuts').products.map(({ productId }) => productId)).toEqual(['free'])
  })

  it('is no other one where those that have none cost more than is to be spent', () => {
    const dear = openStore({
      profile: { name: 'Test Shop' },
      products: [
        { ...chocolate('salt', 'Lantern Dark Chocolate Salt Bar', 'Dark chocolate.'), priceCents: 1000 },
        { ...chocolate('free', 'Lantern Mint Bar', 'Dark chocolate, made nut-free.'), priceCents: 3000 },
      ],
    })
    const turn = askStore(dear, 'chocolate without nuts under 20')
    expect(turn.text).not.toMatch(/nothing of that kind/i)
    expect(turn.products.map(({ productId }) => productId)).toEqual(['free'])
  })

  it.each(['Filled with nougat.', 'With macadamia crunch.', 'May hold traces of a brazil nut. Not nut-free.'])(
    'is never one whose words speak of nuts by another name: %s',
    (description) => {
      const other = openStore({
        profile: { name: 'Test Shop' },
        products: [
          chocolate('salt', 'Lantern Dark Chocolate Salt Bar', 'Dark chocolate.'),
          chocolate('nutty', 'Lantern Crunch Bar', description),
        ],
      })
      expect(askStore(other, 'chocolate without nuts').products.map(({ productId }) => productId)).toEqual(['salt'])
    },
  )

  it('is not offered as such where sugar is to be kept out too', () => {
    expect(askStore(store, 'sugar free chocolate without nuts').text).not.toMatch(/name no nuts/)
  })
})

describe('cookies, where a maker is called so too', () => {
  const shop = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({
        productId: 'cart',
        category: 'vape',
        subcategory: 'Cartridge',
        name: 'Cookies Plum Cart',
        brand: 'Cookies',
        stock: 9,
      }),
      makeProduct({
        productId: 'oat',
        category: 'edible',
        subcategory: 'Baked',
        name: 'Fen Oat Cookies 100mg',
        brand: 'Fen',
        stock: 9,
      }),
      makeProduct({
        productId: 'peanut',
        category: 'edible',
        subcategory: 'Baked',
        name: 'Fen Peanut Butter Cookies 100mg',
        brand: 'Fen',
        description: 'Contains peanuts.',
        stock: 9,
      }),
    ],
  })
  const idsFor = (text: string) => askStore(shop, text).products.map(({ productId }) => productId)

  it.each(['peanut free cookies', 'nothing with peanuts please, i want cookies', 'cookies without nuts'])(
    'are baked where something must not be in them: %s',
    (text) => {
      expect(idsFor(text)).toEqual(['oat'])
    },
  )

  it('are of the maker where carts are asked for', () => {
    expect(idsFor('cookies carts')).toEqual(['cart'])
  })
})
