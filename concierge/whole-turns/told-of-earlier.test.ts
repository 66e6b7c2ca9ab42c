import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({
      category: 'edible',
      subcategory: 'Gummies',
      productId: 'grape',
      name: 'Grape Gummies',
      strainType: 'indica',
      effects: ['Sleepy'],
    }),
    makeProduct({
      category: 'edible',
      subcategory: 'Gummies',
      productId: 'lemon',
      name: 'Lemon Gummies',
      strainType: 'sativa',
      effects: ['Energetic'],
    }),
    makeProduct({
      category: 'edible',
      subcategory: 'Gummies',
      productId: 'peach',
      name: 'Peach Gummies',
      strainType: 'hybrid',
      effects: ['Happy'],
    }),
    makeProduct({
      category: 'concentrate',
      subcategory: 'Kief',
      productId: 'kief',
      name: 'Sifted Kief 2g',
      thcPercent: 42,
    }),
    makeProduct({
      category: 'concentrate',
      subcategory: 'Rosin',
      productId: 'rosin',
      name: 'Papaya Rosin 1g',
      thcPercent: 72,
    }),
    makeProduct({ category: 'tincture', subcategory: 'Tincture', productId: 'drops', name: 'Morning Drops 30ml' }),
    makeProduct({
      category: 'vape',
      subcategory: 'Cartridge',
      productId: 'mild-cart',
      name: 'Quartz Cart 1g',
      thcPercent: 74,
    }),
    makeProduct({
      category: 'vape',
      subcategory: 'Cartridge',
      productId: 'strong-cart',
      name: 'Onyx Cart 1g',
      thcPercent: 89,
    }),
  ],
})
const idsOf = (text: string): string[] => askStore(store, text).products.map(({ productId }) => productId)
const idsAfter = (before: readonly string[], text: string): string[] =>
  askAfter(store, before, text).products.map(({ productId }) => productId)

describe('another thing that is proposed', () => {
  it.each([
    'how about kief',
    'what about kief',
    'ok what about kief then',
    'hmm how about kief instead',
    'and kief?',
    'kief',
  ])('is shown, and not explained: %s', (text) => {
    expect(idsAfter(['show me gummies'], text)).toEqual(['kief'])
  })

  it.each(['how about tinctures', 'what about tinctures', 'ok how about a tincture', 'no, what about tinctures maybe'])(
    'is shown from another shelf: %s',
    (text) => {
      expect(idsAfter(['show me gummies'], text)).toEqual(['drops'])
    },
  )

  it.each(['what is kief', 'what about the difference between rosin and resin', 'how do tinctures work'])(
    'is explained where that is asked: %s',
    (text) => {
      expect(askAfter(store, ['show me gummies'], text).intent).toBe('education')
    },
  )
})

describe('a type told of before another is asked for', () => {
  it.each([
    'i snore on indica, so a hybrid',
    'i pass out on indica, so hybrid gummies',
    'indica puts me to sleep. a hybrid then',
    'i doze off with indica so something hybrid',
    'i get groggy from indicas, so id rather a hybrid',
    'sativa makes my mind race, so a hybrid please',
  ])('is no wish: %s', (text) => {
    expect(idsAfter(['show me gummies'], text)).toEqual(['peach'])
  })

  it.each(['i sleep well on indica, so an indica please', 'i love indica, so which gummies are indica'])(
    'is one where it is asked for too: %s',
    (text) => {
      expect(idsAfter(['show me gummies'], text)).toEqual(['grape'])
    },
  )
})

describe('what was too weak before', () => {
  it.each([
    'my last carts were weak',
    'the cart i had was too weak for me, what have you got in carts',
    'weak carts before, now something for me',
    'every cart ive tried has been weak',
    'the last cart felt a bit mild',
    'my old cart turned out way too mild',
  ])('asks for something strong: %s', (text) => {
    expect(idsOf(text)[0]).toBe('strong-cart')
  })

  it.each(['a mild cart please', 'weak carts', 'i want a weaker cart', 'the last carts were mild and i liked that'])(
    'asks for something mild where that is wished for: %s',
    (text) => {
      expect(idsOf(text)[0]).toBe('mild-cart')
    },
  )
})
