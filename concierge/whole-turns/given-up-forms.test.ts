import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const shelf = (productId: string, category: 'flower' | 'pre-roll' | 'vape' | 'edible' | 'concentrate' | 'tincture') =>
  makeProduct({ productId, category, name: `Harbor ${productId}`, effects: ['Happy', 'Relaxed'], stock: 9 })
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    shelf('Bud', 'flower'),
    shelf('Roll', 'pre-roll'),
    shelf('Cart', 'vape'),
    makeProduct({
      productId: 'Gummy',
      category: 'edible',
      subcategory: 'Gummies',
      name: 'Harbor Gummies',
      effects: ['Happy', 'Relaxed'],
      thcMgPerPiece: 5,
      stock: 9,
    }),
    shelf('Badder', 'concentrate'),
    shelf('Drops', 'tincture'),
  ],
})
const shown = (text: string) => askStore(store, text).products.map(({ productId }) => productId)

describe('a shelf that is used no more or never', () => {
  it.each([
    ['i never eat edibles, got something happy', 'Gummy'],
    ['something relaxing but im off edibles', 'Gummy'],
    ['quit edibles, what else is happy', 'Gummy'],
    ['on a break from gummies, something happy please', 'Gummy'],
    ['dont fw edibles. happy pls', 'Gummy'],
    ['spare me the edibles, something happy', 'Gummy'],
    ['gummies do nothing for me. relaxing?', 'Gummy'],
    ['keep edibles away from me, something happy', 'Gummy'],
    ['no longer smoke joints. something relaxing', 'Roll'],
    ['im done with carts, whats relaxing', 'Cart'],
    ['i never use carts, something happy', 'Cart'],
    ['not vaping carts these days, something happy', 'Cart'],
    ['i dont mess with dabs. what makes me happy', 'Badder'],
    ['i stopped smoking flower, need something happy', 'Bud'],
  ])('is not what is shown: %s', (text, refused) => {
    expect(shown(text)).not.toContain(refused)
    expect(shown(text).length).toBeGreaterThan(0)
  })

  it.each([
    'never tried edibles, whats a good one',
    'just got off work, edibles please',
    'i stopped by for edibles',
    'i dont buy edibles often, which one is happy',
    'im done with work, need edibles',
  ])('is one that somebody is new to or asks for all the same: %s', (text) => expect(shown(text)).toEqual(['Gummy']))

  it('takes what is rolled of it along, where nothing else is asked for', () => {
    expect(shown('i want to be happy but relaxed. no flower')).not.toContain('Roll')
    expect(shown('no papers so no flower, something happy')).toContain('Roll')
  })
})

it.each([
  'a chill thing for after work that i can puff',
  'something happy i can inhale',
  'happy stuff i could puff on',
])('keeps to the way somebody would use it: %s', (text) => {
  expect(shown(text).length).toBeGreaterThan(0)
  expect(shown(text)).not.toContain('Gummy')
  expect(shown(text)).not.toContain('Drops')
})
