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

describe('two limits', () => {
  it.each([
    'disposables under 30 but over 20 bucks',
    'disposables under 30 and over 20',
    'disposables over 20 but under 30',
  ])('stand together, whichever is said first: %s', (text) => {
    expect(wishOf(text)).toMatchObject({ priceMin: 2000, priceMax: 3000 })
  })

  it('of two things stay apart', () => {
    expect(wishOf('flower under $30 but over 20%')).toMatchObject({ priceMax: 3000, priceMin: null, thcMin: 20 })
  })
})

describe('a figure that is refused', () => {
  it('is a price above what is wished for', () => {
    for (const text of ['a bong that isnt $349', 'a bong thats not 349 dollars'])
      expect(wishOf(text).priceMax, text).toBe(34899)
    expect(wishOf('a bong for $349').priceMax).toBe(34900)
  })

  it('is a dose that is not shown', () => {
    for (const text of ['chocolates that arent 100 mg', 'chocolate, not the 100 mg ones'])
      expect(wishOf(text).mgTotalMax, text).toBeLessThan(100)
    expect(wishOf('chocolates that arent 100 mg, stronger').mgTotalMin).toBeGreaterThan(100)
    expect(wishOf('a 100 mg chocolate bar')).toMatchObject({ mgTotalMax: 100, mgTotalMin: 100 })
  })

  it('is nothing that floors one', () => {
    for (const text of ['something easy, nothing that will floor us', 'a gummy that wont wreck me'])
      expect(wishOf(text).mild, text).toBe(true)
  })
})

describe('milligrams of CBD', () => {
  it('are a limit of their own', () => {
    expect(wishOf('anything over 80 mg cbd')).toMatchObject({ cbdMgMin: 80, mgTotalMin: null, mgPieceMin: null })
    expect(wishOf('tincture with at least 300mg of cbd')).toMatchObject({ cbdMgMin: 300 })
    expect(wishOf('gummies up to 20 mg cbd')).toMatchObject({ cbdMgMax: 20 })
    for (const text of ['gummies over 80 mg', 'gummies with 25 mg cbd', 'gummies with cbd'])
      expect(wishOf(text).cbdMgMin, text).toBeNull()
  })

  it('are those of the row, on whatever shelf', () => {
    const store = openStore({
      profile: { name: 'Test Shop' },
      products: [
        makeProduct({ productId: 'little', category: 'edible', name: 'Tern Gummies', thcMgTotal: 10, cbdMgTotal: 20 }),
        makeProduct({ productId: 'much', category: 'edible', name: 'Tern Softgels', thcMgTotal: 0, cbdMgTotal: 750 }),
        makeProduct({ productId: 'rub', category: 'topical', name: 'Tern Rub', thcMgTotal: 50, cbdMgTotal: 150 }),
        makeProduct({ productId: 'bud', category: 'flower', name: 'Tern Flower', thcPercent: 20 }),
      ],
    })
    const turn = askStore(store, 'anything over 80 mg cbd')
    expect(turn.products.map(({ productId }) => productId).toSorted()).toEqual(['much', 'rub'])
    expect(turn.text).toContain('80 mg CBD')
  })
})

describe('words in passing', () => {
  it.each(['all of us 30ish, gummies', 'gummies, we are both 30ish', 'were all 40ish, want gummies'])(
    'of years are no money: %s',
    (text) => {
      expect(wishOf(text).priceMax).toBeNull()
    },
  )

  it('of money are', () => {
    expect(wishOf('gummies 30ish')).toMatchObject({ priceMax: 3000, priceAbout: true })
  })

  it.each(['who makes low thc flower like 15-20%', 'does anyone make flower at 18% thc'])(
    'order nothing: %s',
    (text) => {
      const store = openStore({ profile: DEMO_PROFILE, products: buildDemoCatalog() })
      expect(askStore(store, text).intent).not.toBe('injection')
    },
  )

  it('of a device somebody has name no maker', () => {
    const store = openStore({
      profile: { name: 'Test Shop' },
      products: [
        makeProduct({ productId: 'wax', category: 'concentrate', brand: 'Heron', name: 'Heron Badder' }),
        makeProduct({ productId: 'rig', category: 'accessory', brand: 'Glowrig', name: 'Glowrig Peak' }),
      ],
    })
    const shown = (text: string) => askStore(store, text).products.map(({ productId }) => productId)
    expect(shown('my roommate has a glowrig, what dabs work')).toEqual(['wax'])
  })
})

describe('strength', () => {
  it.each(['my tolerance is through the roof, an edible', 'a heavy indica', 'something smokeable and heavy'])(
    'is asked for by what it must get through: %s',
    (text) => {
      expect(wishOf(text).strong).toBe(true)
    },
  )

  it.each(['nothing heavy, an indica', 'a heavy glass bong', 'the price went through the roof'])(
    'is not asked for: %s',
    (text) => {
      expect(wishOf(text).strong).toBe(false)
    },
  )

  it('tells which of a weight is the best', () => {
    expect(wishOf('the best half ounce you got').order).toBe('finest')
    expect(wishOf('your best selling eighth').order).toBe('popular')
  })

  it('is not to be felt by anybody who is named', () => {
    for (const text of ['a gummy that wont get him high', 'a salve that doesnt get her high'])
      expect(wishOf(text).unfelt, text).toBe(true)
  })
})

describe('an illness', () => {
  it('is told beside what is asked for, and is no thing that is looked for', () => {
    const store = openStore({
      profile: { name: 'Test Shop' },
      products: [makeProduct({ productId: 'patch', category: 'topical', name: 'Egret Transdermal Patch' })],
    })
    const turn = askStore(store, 'i have arthritis, looking at patches')
    expect(turn.guard).toBe('medical')
    expect(turn.products.map(({ productId }) => productId)).toEqual(['patch'])
    expect(askStore(store, 'what helps my arthritis').products).toEqual([])
  })
})
