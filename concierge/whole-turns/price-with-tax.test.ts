import { expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const products = [
  makeProduct({
    productId: 'pear',
    name: 'Sparkling Pear',
    brand: 'Beboe',
    category: 'edible',
    subcategory: 'Gummies',
    priceCents: 3000,
  }),
]
const tax = 'Menu prices do not include tax: 12% is added at the register.'
const store = openStore({ profile: { name: 'Test Shop', tax }, products })

it.each([
  'how much is the beboe sparkling pear with tax',
  'price of the sparkling pear after taxes',
  'how much is sparkling pear out the door',
])('tells beside the price what comes on top of it: %s', (text) => {
  const { text: told } = askStore(store, text)
  expect(told).toContain('$30')
  expect(told).toContain('12%')
  expect(told).toContain('With tax that is about $33.60')
})

it('tells of no tax that nobody asked for, and of none that is not known', () => {
  expect(askStore(store, 'how much is the sparkling pear').text).not.toContain('12%')
  const silent = openStore({ profile: { name: 'Test Shop' }, products })
  expect(askStore(silent, 'how much is the beboe sparkling pear with tax').text).toContain('$30')
})

it('leaves the rate of accessories to accessories', () => {
  const shop = openStore({
    profile: {
      name: 'Test Shop',
      tax: 'Prices do not include the 10% cannabis tax. Accessories and apparel: 5% sales tax.',
    },
    products: [
      ...products,
      makeProduct({
        productId: 'light',
        name: 'Bic Lighter',
        category: 'accessory',
        subcategory: 'Lighter',
        priceCents: 200,
      }),
    ],
  })
  expect(askAfter(shop, ['the sparkling pear'], 'and with tax').text).toContain('about $33.')
  expect(askAfter(shop, ['the bic lighter'], 'and with tax').text).toContain('about $2.10')
  expect(askAfter(shop, ['the sparkling pear', 'plus a lighter'], 'total with tax').text).toContain('about $35.10')
})

it.each([
  'Shelf and out-the-door prices are both shown. Out the door is 12% state and 8% city on top, so 20% all together. Gear is 5%.',
  'Out the door we add 20% in all on top. Gear: 5%.',
])('reckons with rates that come on top, whatever the price in the end is called: %s', (told) => {
  const shop = openStore({ profile: { name: 'Test Shop', tax: told }, products })
  expect(askStore(shop, 'how much is the sparkling pear out the door').text).toContain('about $36')
})

it('adds nothing to prices that hold the tax', () => {
  const shop = openStore({
    profile: { name: 'Test Shop', tax: 'All prices are out the door: the 20% tax is in them.' },
    products,
  })
  expect(askStore(shop, 'how much is the sparkling pear with tax').text).not.toContain('$36')
})
