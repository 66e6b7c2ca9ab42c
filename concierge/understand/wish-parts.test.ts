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

  it('takes what two people like for two things', () => {
    const shelves = partsOf('she likes edibles, i like flower').map(({ forms }) => forms[0]?.category)
    expect(shelves).toEqual(['edible', 'flower'])
  })
})
