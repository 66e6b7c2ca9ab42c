import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { buildDemoCatalog } from '#server/db/seed/demo-catalog.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { readWish } from './read-wish.ts'
import { typesApart } from './types-apart.ts'

const { vocabulary } = openStore({ profile: DEMO_PROFILE, products: buildDemoCatalog() })

function partsOf(text: string) {
  const { plain, wish } = readWish(text, vocabulary)
  return typesApart(plain, wish)?.map(({ strainTypes, quantity }) => [strainTypes[0], quantity]) ?? null
}

describe('typesApart', () => {
  it('takes one of every type that is listed', () => {
    const each = [
      ['indica', null],
      ['sativa', null],
      ['hybrid', null],
    ]
    expect(partsOf('3 carts, one indica one sativa one hybrid')).toEqual(each)
    expect(partsOf('an indica, a sativa and hybrid joint')).toEqual(each)
    expect(partsOf('a joint of each strain type')).toEqual(each)
    expect(partsOf('2 eighths: indica and sativa')).toEqual(each.slice(0, 2))
    expect(partsOf('one indica cart and one sativa cart')).toEqual(each.slice(0, 2))
  })

  it('shares no budget that is told of each', () => {
    const { plain, wish } = readWish('one sativa cart and one indica cart under 40 each', vocabulary)
    for (const part of typesApart(plain, wish) ?? []) expect(part).toMatchObject({ priceMax: 4000, budgetTotal: null })
    const both = readWish('one sativa cart and one indica cart, 80 for both', vocabulary)
    for (const part of typesApart(both.plain, both.wish) ?? []) expect(part).toMatchObject({ budgetTotal: 8000 })
  })

  it('keeps how many of each are to be bought', () => {
    expect(partsOf('two indica joints and one sativa')).toEqual([
      ['indica', 2],
      ['sativa', null],
    ])
  })

  it('splits nothing where types are a choice or a size is counted', () => {
    expect(partsOf('1 indica eighth 1 sativa joint')).toBeNull()
    for (const text of ['an indica or a sativa cart', 'a 2 g indica cart', 'indica and sativa carts', 'sativa flower'])
      expect(partsOf(text), text).toBeNull()
  })
})
