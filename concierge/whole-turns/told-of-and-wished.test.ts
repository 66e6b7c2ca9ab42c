import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const products = [
  makeProduct({
    name: 'Cedar Row',
    category: 'flower',
    sizeGrams: 3.5,
    thcPercent: 27,
    priceCents: 4000,
    stock: 9,
    strainType: 'hybrid',
    terpenes: ['humulene'],
  }),
  makeProduct({
    name: 'Cedar Row Ground',
    category: 'flower',
    subcategory: 'Ground flower',
    sizeGrams: 7,
    priceCents: 3900,
    stock: 9,
  }),
  makeProduct({
    name: 'Marsh Light Cart 1g',
    category: 'vape',
    subcategory: 'Cartridges',
    priceCents: 3000,
    stock: 9,
    strainType: 'sativa',
  }),
  makeProduct({
    name: 'Harbor Mist Disposable',
    category: 'vape',
    subcategory: 'Disposables',
    priceCents: 2800,
    stock: 9,
  }),
  makeProduct({ name: 'Amber Badder 1g', category: 'concentrate', subcategory: 'Badder', priceCents: 3500, stock: 9 }),
  makeProduct({
    name: 'Quick Plum Gummies',
    category: 'edible',
    subcategory: 'Gummies',
    description: 'Fast-acting, felt in 15 minutes.',
    priceCents: 2000,
    stock: 9,
  }),
  makeProduct({ name: 'Slow Pear Gummies', category: 'edible', subcategory: 'Gummies', priceCents: 1800, stock: 9 }),
  makeProduct({ name: 'Tidal THC Shot', category: 'edible', subcategory: 'Drinks', priceCents: 900, stock: 9 }),
  makeProduct({
    name: 'Twist 510 Battery',
    category: 'accessory',
    subcategory: 'Batteries',
    priceCents: 2000,
    stock: 9,
  }),
  makeProduct({
    name: 'Four Piece Grinder',
    category: 'accessory',
    subcategory: 'Grinders',
    priceCents: 1500,
    stock: 9,
  }),
  makeProduct({ name: 'Summit E-Rig', category: 'accessory', subcategory: 'Dab rigs', priceCents: 19900, stock: 9 }),
  makeProduct({ name: 'Hot Knife', category: 'accessory', subcategory: 'Dab tools', priceCents: 4000, stock: 9 }),
  makeProduct({ name: 'Humidity Pack 62%', category: 'accessory', subcategory: 'Storage', priceCents: 200, stock: 9 }),
]
const store = openStore({ profile: DEMO_PROFILE, products })

const shown = (text: string): string[] =>
  askStore(store, text).products.map(
    ({ productId }) => products.find((product) => product.productId === productId)?.category ?? '',
  )

describe('of several things that are named', () => {
  it.each([
    ['my pen battery died. got a 510 one for $30 or under', ['accessory']],
    ['lost my vape pen battery at the beach, got any 510s', ['accessory']],
    ['marsh light cart but not for a pax, wrong battery', ['vape']],
    ['thumbs too clumsy for a grinder, is there flower already ground up', ['flower']],
    ['badder for 40 or less, brought the rig in the camper', ['concentrate']],
    ['my lungs are done with joints, got it as a cart?', ['vape']],
    ['mario kart night with the roomies, happy hybrid bud below 50', ['flower']],
    ['i like that hoppy beer taste. an eighth with humulene?', ['flower']],
    ['this dry air ruins my flower, need one of those humidity packs', ['accessory']],
    ['thc shots, do you have em? would rather sip than chew', ['edible']],
    ['one of those electric hot knives for scooping dabs', ['accessory']],
    ['just flew in and dont own a pipe, papers or a battery. what can i smoke right away', ['vape']],
    ['floating in the pool with a cold drink kinda mood. calm flower', ['flower']],
    ['whats testing the highest in your flower case', ['flower']],
    ['left my battery at home, whats a vape i can just puff and toss', ['vape']],
  ])('only what is wished for is shown: %s', (text, categories) => {
    expect(new Set(shown(text))).toEqual(new Set(categories))
  })

  it.each([
    ['a cart and a battery for it', ['vape', 'accessory']],
    ['some flower and a grinder', ['flower', 'accessory']],
  ])('both are shown where both are: %s', (text, categories) => {
    expect(new Set(shown(text))).toEqual(new Set(categories))
  })

  it('what "ones" are to be is asked of what was named before', () =>
    expect(askStore(store, 'hate waiting 2 hours for a gummy. which ones come on quick').text).toMatch(
      /^[^.]*Quick Plum/,
    ))
})

describe('what may be spent', () => {
  it.each([
    'hybrid 3.5 above 25 percent and i dont wanna break 60',
    'a hybrid eighth, my ceiling is 60',
    'an eighth, i got 60 on me',
  ])('is heard in other words: %s', (text) => {
    const turn = askStore(store, text)
    expect(turn.text).toMatch(/up to \$60/)
    expect(turn.text).toMatch(/Cedar Row/)
  })

  it('is named by none where the purchase limit is meant', () =>
    expect(askStore(store, 'is the limit 28 grams').intent).toBe('purchase_limits'))
})

describe('one more of what was shown', () => {
  it('is asked for by a lower sum, and no deal', () => {
    const turn = askAfter(store, ['show me gummies'], 'can u do cheaper, 19 or less')
    expect(turn.text).toMatch(/Slow Pear/)
  })

  it('is not what is too much for somebody', () => {
    expect(askStore(store, 'gummies, a whole ounce is too much for me').text).not.toMatch(/ounce/)
  })
})
