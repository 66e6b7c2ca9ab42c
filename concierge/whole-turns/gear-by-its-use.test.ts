import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const gear = (productId: string, name: string, subcategory: string) =>
  makeProduct({ productId, category: 'accessory', subcategory, name, brand: 'Lark', strainType: null, stock: 9 })
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    gear('battery', 'Lark Battery', 'Batteries'),
    gear('cones', 'King Size Cones', 'Cones'),
    gear('small', 'Small Cones 1.25"', 'Cones'),
    gear('papers', 'King Size Papers', 'Papers'),
    makeProduct({
      productId: 'pod',
      category: 'vape',
      subcategory: 'Pods',
      name: 'Lark Pod 1g',
      brand: 'Lark',
      stock: 9,
    }),
    makeProduct({ productId: 'joint', category: 'pre-roll', name: 'Finch Joint 1g', brand: 'Finch', stock: 9 }),
  ],
})
const shown = (text: string): string[] =>
  askStore(store, text)
    .products.map(({ productId }) => productId)
    .toSorted()

describe('what a pod or cart is run on', () => {
  it.each([
    'need something to plug the lark pods into',
    'what do i put my lark pods in',
    'something to screw a cart onto',
    'what can i hit my cart with',
    'looking for something to click lark pods into, under 90',
  ])('is a battery: %s', (text) => expect(shown(text)).toEqual(['battery']))

  it('is not asked for by whom wants the pods', () => {
    expect(shown('do you have lark pods')).toEqual(['pod'])
  })
})

describe('what is filled at home', () => {
  it.each(['cones, king size, already rolled so i just fill them', 'king size cones thats already rolled'])(
    'is a cone, rolled as it is: %s',
    (text) => expect(shown(text)).toEqual(['cones']),
  )

  it.each(['empty prerolls to stuff', 'something already rolled i just fill myself'])(
    'is a cone by its use alone: %s',
    (text) => expect(shown(text)).toEqual(['cones', 'small']),
  )

  it('is no ready joint', () => {
    expect(shown('a joint that is already rolled')).toEqual(['joint'])
  })
})

it('hears how gear is to be behind its name', () => {
  expect(shown('papers, king size')).toEqual(['papers'])
})
