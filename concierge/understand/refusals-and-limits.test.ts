import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { buildDemoCatalog } from '#server/db/seed/demo-catalog.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { narrow } from '#concierge/retrieve/narrow.ts'
import { retrieve } from '#concierge/retrieve/retrieve.ts'
import { makeProduct } from '#testing/factories.ts'
import { askStore } from '#testing/ask.ts'
import { intoEnglish } from './glossary.ts'
import { readWish } from './read-wish.ts'

const { vocabulary } = openStore({ profile: DEMO_PROFILE, products: buildDemoCatalog() })
const wishOf = (text: string) => readWish(text, vocabulary).wish

describe('what must not be', () => {
  it('is refused, however it is put', () => {
    for (const text of [
      'edibles that cant be chocolate',
      'edibles, it should not be chocolate',
      'edibles, cannot be chocolate',
    ])
      expect(wishOf(text).notKinds, text).toContain('chocolate')
    for (const text of ['two carts, none of em indica', 'carts, none of them indica'])
      expect(wishOf(text), text).toMatchObject({ strainTypes: [] })
    expect(wishOf('two carts, none of em indica').notStrainTypes).toContain('indica')
  })

  it.each([
    'an ounce, i dont want it ground up',
    'flower, i dont want it as shake',
    'an ounce but nothing ground',
    'flower, not pre ground',
  ])('is refused of the thing that is wished for: %s', (text) => {
    expect(wishOf(text)).toMatchObject({ forms: [{ category: 'flower', kinds: [] }], notKinds: ['shake'] })
  })

  it('is refused by "nothing that would", and not by a question that asks for assent', () => {
    for (const text of ['flower, nothing that would make me sleepy', 'a cart, nothing that might make me sleepy'])
      expect(wishOf(text), text).toMatchObject({ effects: [], notEffects: ['sleepy'] })
    for (const text of ['wouldnt a gummy be better', 'so shouldnt a gummy be better', 'why wouldnt a gummy do'])
      expect(
        wishOf(text).forms.flatMap(({ kinds }) => kinds),
        text,
      ).toEqual(['gummy'])
    for (const text of ['shouldnt i get a sativa', 'i wouldnt mind a sativa'])
      expect(wishOf(text).strainTypes, text).toContain('sativa')
  })

  it('is strength where it is to knock the socks off, and no sleep beside it', () => {
    for (const text of [
      'anything that will knock my socks off but wont knock me out',
      'something strong that wont knock me out',
      "gimme a vape that'll kick my ass",
    ]) {
      const wish = wishOf(text)
      expect([wish.strong, wish.mild], text).toEqual([true, false])
    }
    expect(wishOf('something that wont knock me out').strong).toBe(false)
  })

  it('is no sleep where something is not to knock one out', () => {
    for (const text of [
      'flower that wont knock me out',
      'calm flower, it shouldnt knock me out',
      'a joint that doesnt knock me out',
    ])
      expect(wishOf(text), text).toMatchObject({ mild: true, notEffects: ['sleepy'] })
    expect(wishOf('flower to knock me out').effects).toContain('sleepy')
  })

  it('is a terpene too', () => {
    expect(wishOf('preroll without any limonene')).toMatchObject({ terpenes: [], notTerpenes: ['limonene'] })
    const store = openStore({
      profile: { name: 'Test Shop' },
      products: [
        makeProduct({
          productId: 'with',
          category: 'pre-roll',
          name: 'Lantern Joint',
          terpenes: ['limonene', 'myrcene'],
        }),
        makeProduct({ productId: 'free', category: 'pre-roll', name: 'Orchard Joint', terpenes: ['myrcene'] }),
      ],
    })
    const shown = askStore(store, 'a preroll with no limonene').products.map(({ productId }) => productId)
    expect(shown).toEqual(['free'])
  })
})

describe('a limit', () => {
  it('is told in Spanish by what must not pass it', () => {
    for (const text of [
      'un cartucho que no pase de 40',
      'flor que no cueste más de 40',
      'gomitas que no superen los 40',
    ])
      expect(wishOf(intoEnglish(text, 'es')).priceMax, text).toBe(4000)
  })

  it('below a share of THC leaves that very share out, as long as there is less', () => {
    expect(wishOf('bud under 16 percent')).toMatchObject({ thcMax: 16, thcBelow: true })
    expect(wishOf('bud up to 16 percent')).toMatchObject({ thcMax: 16, thcBelow: false })
    const flower = (productId: string, thcPercent: number) =>
      makeProduct({ productId, category: 'flower', name: `Lantern ${productId}`, thcPercent })
    const store = openStore({ profile: { name: 'Test Shop' }, products: [flower('at', 16), flower('less', 12)] })
    const wish = wishOf('bud under 16 percent')
    const ids = narrow(retrieve(store, wish).met, wish).items.map(({ product }) => product.productId)
    expect(ids).toEqual(['less'])
  })

  it('of pieces is told by how many are in a pack', () => {
    for (const text of [
      'a multipack of joints, five or more in it',
      'prerolls, at least 5 to a pack',
      'joints with 5 or more per tin',
    ])
      expect(wishOf(text).packMin, text).toBe(5)
    expect(wishOf('5 or more joints').packMin).not.toBe(5)
  })
})

describe('a rub', () => {
  it('is a thing for the skin, and to rub is none', () => {
    for (const text of ['is there a rub that feels warm', 'any cooling rub'])
      expect(
        wishOf(text).forms.map(({ category }) => category),
        text,
      ).toEqual(['topical'])
    expect(wishOf('i rub my eyes all day').forms).toEqual([])
  })
})

describe('a drink', () => {
  it('is what fizzes or is cracked open', () => {
    for (const text of ['anything fizzy w thc', 'something i can crack open by the fire', 'four of us, a can each'])
      expect(
        wishOf(text).forms.flatMap(({ kinds }) => kinds),
        text,
      ).toContain('drink')
    for (const text of ['anything bubbly i can sip on', 'a drink i can crack open'])
      expect(wishOf(text).forms, text).toEqual([expect.not.objectContaining({ word: expect.anything() })])
    expect(wishOf('green crack').forms).toEqual([])
  })
})

describe('a thing to swallow', () => {
  it('is a tablet or a capsule', () => {
    for (const text of ['something sleepy to swallow', 'anything i can just swallow'])
      expect(
        wishOf(text).forms.flatMap(({ kinds }) => kinds),
        text,
      ).toContain('tablet')
    expect(wishOf('do i have to swallow it').forms).toEqual([])
  })
})
