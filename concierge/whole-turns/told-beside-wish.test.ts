import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { openStore } from '#concierge/open-store.ts'

const plain = { strainName: null, strainType: null, size: null, sizeGrams: null } as const
const store = openStore({
  profile: DEMO_PROFILE,
  products: [
    makeProduct({ ...plain, name: 'Mesa Shake Mix', category: 'flower', subcategory: 'Shake' }),
    makeProduct({ ...plain, name: 'Desert Kief', category: 'concentrate' }),
    makeProduct({ ...plain, name: 'Temple Ball Hash', category: 'concentrate' }),
    makeProduct({ ...plain, name: 'Plum Badder', category: 'concentrate', strainType: 'hybrid' }),
    makeProduct({ ...plain, name: 'Green Crumble', category: 'concentrate', strainType: 'sativa' }),
    makeProduct({ ...plain, name: 'Mango Gummies', category: 'edible', tags: ['vegan'] }),
    makeProduct({ ...plain, name: 'Fudge Brownie', category: 'edible' }),
    makeProduct({ ...plain, name: 'Plum Pre-Roll', category: 'pre-roll' }),
    makeProduct({ ...plain, name: 'Glass Spoon Pipe', category: 'accessory' }),
    makeProduct({ ...plain, name: 'Steel Grinder', category: 'accessory' }),
  ],
})
const shown = (text: string): readonly string[] =>
  askStore(store, text)
    .products.map(({ name }) => name)
    .sort()

describe('what the thing wished for is cooked into', () => {
  it('is told beside it', () => {
    for (const text of ['got shake for baking?', 'trim for edibles', 'shake for making brownies', 'shake for cooking'])
      expect(shown(text), text).toEqual(['Mesa Shake Mix'])
    for (const text of ['kief for baking brownies', 'any kief for homemade edibles'])
      expect(shown(text), text).toEqual(['Desert Kief'])
  })

  it('is a wish where nothing raw is named', () => {
    expect(shown('brownies for a party')).toEqual(['Fudge Brownie'])
    expect(shown('shake and brownies')).toEqual(['Fudge Brownie', 'Mesa Shake Mix'])
  })
})

describe('what a shopper has and adds to', () => {
  it('is not sold again, nor is how it looks asked for', () => {
    for (const text of [
      'Still have my grandpas little brass bowl and it works great. What hash do you have to put on top',
      'I still have my old brass bowl, any hash?',
      'i have a brass pipe already. what hash do you have',
      'still using my ceramic pipe, any hash',
      'hash to put on top of a bowl',
      'hash to top a joint',
      'something to sprinkle on a bowl, hash maybe',
    ])
      expect(shown(text), text).toEqual(['Temple Ball Hash'])
  })

  it('is sold where it is wished for too', () => {
    expect(shown('hash and a bowl please')).toEqual(['Glass Spoon Pipe', 'Temple Ball Hash'])
    expect(shown('hash, and add a grinder')).toEqual(['Steel Grinder', 'Temple Ball Hash'])
    expect(shown('i have my eye on a pipe and some hash')).toEqual(['Glass Spoon Pipe', 'Temple Ball Hash'])
  })
})

describe('wax', () => {
  it('is all that is soft where nothing bears that name', () => {
    expect(shown('hybrid wax of some sort')).toEqual(['Plum Badder'])
    const { text, products } = askStore(store, 'any wax?')
    expect(products.map(({ name }) => name).sort()).toEqual(['Green Crumble', 'Plum Badder'])
    expect(text).not.toMatch(/don't have|waxes/)
  })

  it('is what bears that name where something does', () => {
    const products = ['Plum Wax', 'Plum Badder'].map((name) => makeProduct({ ...plain, name, category: 'concentrate' }))
    const other = openStore({ profile: DEMO_PROFILE, products })
    expect(askStore(other, 'any wax?').products.map(({ name }) => name)).toEqual(['Plum Wax'])
  })
})

describe('a word spelt by ear or in Spanish', () => {
  it('means pre-rolls', () => {
    for (const text of ['prollz', 'prolls pls', 'perolls', 'p-rolls', 'got any prerollz', 'perrolls'])
      expect(shown(text), text).toEqual(['Plum Pre-Roll'])
  })

  it('means what is vegan', () => {
    for (const text of ['busco comestibles veganos', 'algo vegano para comer', 'comestibles a base de plantas'])
      expect(shown(text), text).toEqual(['Mango Gummies'])
  })
})

describe('how somebody felt, told with thanks', () => {
  it('is no wish for something calming', () => {
    for (const text of [
      'You have been so helpful and I was nervous about asking any of this. Thanks a bunch, have a lovely night',
      'thank you so much, i was so anxious coming in, bye',
      'thanks for being patient, i was stressed about my first time. take care',
      'cheers, I feel less nervous now',
      'gracias, estaba muy nerviosa al preguntar',
    ]) {
      const turn = askStore(store, text)
      expect([turn.intent, turn.products.length], text).toEqual(['small_talk', 0])
    }
  })

  it('is one where something is asked for', () => {
    for (const text of [
      'thanks, but i was nervous, got something calming?',
      'thanks, i was anxious all day, need something for it',
      'i was stressed all week, thanks, any gummies',
    ])
      expect(askStore(store, text).intent, text).not.toBe('small_talk')
  })
})
