import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { buildDemoCatalog } from '#server/db/seed/demo-catalog.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { readWish } from './read-wish.ts'
import { wishParts } from './wish-parts.ts'

const { vocabulary } = openStore({ profile: DEMO_PROFILE, products: buildDemoCatalog() })

function partsOf(text: string) {
  const read = readWish(text, vocabulary)
  return wishParts(read, read.wish, false, vocabulary)
}

describe('wishParts', () => {
  it('takes a bound for no choice between two things', () => {
    expect(partsOf('a cart and a 5mg or lower edible')).toHaveLength(2)
    expect(partsOf('a cart or a 5mg edible')).toHaveLength(1)
  })

  it('gives every thing its own occasion, and one said last to all', () => {
    expect(partsOf('a joint for day, gummies for night').map(({ occasion }) => occasion)).toEqual([
      'daytime',
      'the night',
    ])
    expect(partsOf('gummies and a joint for tonight').map(({ occasion }) => occasion)).toEqual([
      'the night',
      'the night',
    ])
  })

  it('parts a size of flower from another form without any "and"', () => {
    expect(partsOf('1 indica eighth 1 sativa joint')).toMatchObject([
      { forms: [{ category: 'flower' }], strainTypes: ['indica', 'indica-hybrid'] },
      { forms: [{ category: 'pre-roll' }], strainTypes: ['sativa', 'sativa-hybrid'] },
    ])
  })

  it('takes each at its utmost for two things of one shelf', () => {
    for (const text of [
      'cheapest cart and cheapest disposable side by side',
      'the strongest gummies and the strongest chocolate',
    ])
      expect(partsOf(text), text).toHaveLength(2)
    for (const text of ['strongest gummies and chocolates', 'best gummies or best chocolates', 'cheapest vape cart'])
      expect(partsOf(text), text).toHaveLength(1)
  })

  it('takes so many different things for so many, with one budget', () => {
    const parts = partsOf('three different carts for 95 or less all together')
    expect(parts).toHaveLength(3)
    for (const part of parts) expect(part).toMatchObject({ quantity: null, count: 1, budgetTotal: 9500 })
    expect(readWish('three carts for 95 all together', vocabulary).wish.quantity).toBe(3)
  })

  it('takes what two people like for two things', () => {
    const shelves = partsOf('she likes edibles, i like flower').map(({ forms }) => forms[0]?.category)
    expect(shelves).toEqual(['edible', 'flower'])
  })

  it('says what somebody eats of the thing that is bought for them', () => {
    for (const text of [
      'my sister is vegan, what gummies should i get her',
      'we eat kosher. got any gummies',
      'it has to be vegan, gummies please',
    ])
      expect(
        partsOf(text).map(({ forms }) => forms),
        text,
      ).toMatchObject([[{ category: 'edible', kinds: [expect.any(String), 'gummy'] }]])
  })

  it('takes an eighth beside drinks for flower, both within one sum', () => {
    for (const text of [
      'ok we have 60 bucks, want an eighth and a couple drinks',
      'an eighth and two sodas for under 60',
      'a couple of seltzers plus an eighth, 60 max',
    ])
      expect(
        partsOf(text)
          .map(({ forms, budgetTotal }) => [forms[0]?.category, budgetTotal])
          .sort(),
        text,
      ).toEqual([
        ['edible', 6000],
        ['flower', 6000],
      ])
    expect(partsOf('a 4 pack of seltzers')).toHaveLength(1)
  })

  it('takes what everything may cost for one sum', () => {
    for (const text of [
      'an eighth and some gummies, 50 altogether',
      'need an eighth and a gummy. 50 total',
      'gummies and an eighth, 50 for everything',
    ])
      expect(
        partsOf(text).map(({ budgetTotal }) => budgetTotal),
        text,
      ).toEqual([5000, 5000])
    expect(partsOf('gummies, 100 total')[0]?.priceMax).toBeNull()
  })

  it('takes "infused" for no quality of what is eaten', () => {
    expect(partsOf('any infused drinks')[0]?.forms).toMatchObject([{ category: 'edible', kinds: ['drink'] }])
    expect(partsOf('an infused preroll')[0]?.forms).toMatchObject([{ category: 'pre-roll', kinds: ['infused'] }])
  })
})
