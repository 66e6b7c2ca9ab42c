import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const products = [
  makeProduct({
    productId: 'dropper',
    name: 'Harbor Tincture 30ml',
    category: 'tincture',
    effects: ['Sleepy'],
    cbdMgTotal: 600,
    thcMgTotal: 30,
  }),
  makeProduct({ productId: 'lemon', name: 'Lemon Lozenges', category: 'edible', subcategory: 'Lozenges' }),
  makeProduct({ productId: 'brownie', name: 'Fudge Brownie', category: 'edible', subcategory: 'Baked Goods' }),
  makeProduct({
    productId: 'darkbar',
    name: 'Dark Chocolate Bar',
    category: 'edible',
    subcategory: 'Chocolate',
    description: 'Vegan.',
    effects: ['Relaxed'],
  }),
  makeProduct({ productId: 'hash', name: 'Hand Pressed Hash', category: 'concentrate', subcategory: 'Hash' }),
  makeProduct({ productId: 'hungry', name: 'Grape Ape', category: 'flower', effects: ['Hungry'] }),
  makeProduct({ productId: 'happy', name: 'Sour Pine', category: 'flower', effects: ['Happy'] }),
  makeProduct({
    productId: 'half',
    name: 'Sour Pine',
    category: 'flower',
    size: '14g',
    sizeGrams: 14,
    effects: ['Happy'],
  }),
  makeProduct({
    productId: 'ounce',
    name: 'Sour Pine',
    category: 'flower',
    size: '28g',
    sizeGrams: 28,
    effects: ['Happy'],
  }),
]
const store = openStore({ profile: { name: 'Test Shop' }, products })
const idsFor = (text: string): string[] => askStore(store, text).products.map(({ productId }) => productId)

describe('drops', () => {
  it.each([
    'drops with more cbd than thc',
    'cbd drops',
    'got any drops for sleep',
    'sleepy drops',
    'drops that help me rest',
  ])('are a tincture: %s', (text) => {
    expect(idsFor(text)).toEqual(['dropper'])
  })

  it.each(['any new drops for this week', 'when do the drops come out'])('are none where goods come in: %s', (text) => {
    expect(idsFor(text)).not.toEqual(['dropper'])
  })
})

describe('hunger', () => {
  it.each([
    'flower that makes you raid the fridge',
    'bud that gets me snacking',
    'flower that has me cleaning out the pantry',
    'flower for a snack attack',
    'some bud that makes me want to eat everything',
  ])('is meant by what it leads to: %s', (text) => {
    expect(idsFor(text)).toEqual(['hungry'])
  })

  it.each(['im hungry lol, got any chocolate', 'were so hungry, any chocolate'])(
    'of whoever asks is no wish for it: %s',
    (text) => {
      expect(idsFor(text)).toEqual(['darkbar'])
    },
  )
})

it.each(['flower haf ounce', 'hlf oz of bud', 'a haf an ounce of flower'])('hears a half in a slip: %s', (text) => {
  expect(idsFor(text)).toEqual(['half'])
})

it.each(['got hash? the old school brown stuff', 'brown hash', 'hash, the brown kind'])(
  'takes brown for a color and for no brownie: %s',
  (text) => {
    expect(idsFor(text)).toEqual(['hash'])
  },
)

it.each(['im vegan, any chocolate i can actually eat', 'vegan chocolate that actually tastes good'])(
  'takes nothing back where something can actually be done: %s',
  (text) => {
    expect(idsFor(text)).toEqual(['darkbar'])
  },
)

it.each(['a brownie, actually a tincture', 'brownies, actually make it a tincture'])(
  'takes back before it: %s',
  (text) => {
    expect(idsFor(text)).toEqual(['dropper'])
  },
)
