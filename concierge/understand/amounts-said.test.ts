import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { buildDemoCatalog } from '#server/db/seed/demo-catalog.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { readWish } from './read-wish.ts'
import { understand } from './understand.ts'

const store = openStore({ profile: DEMO_PROFILE, products: buildDemoCatalog() })
const { vocabulary } = store
const wishOf = (text: string) => readWish(text, vocabulary).wish

describe('a budget without a sign', () => {
  it('is told by what one has, can do or wants to spend', () => {
    const said = [
      'ounce of sativa, ive got 60',
      'eighth, i can do 60',
      '60 is all i wanna spend on a cart',
      'i could swing 60 for a cart',
      'willing to go 60 on an eighth',
      'a cart, 60 is as high as i go',
      'looking to drop 60 on flower',
      'flower, weve only got 60',
    ]
    for (const text of said) expect(wishOf(text).priceMax, text).toBe(6000)
  })

  it('is no number of things', () => {
    for (const text of ['i can do 2 joints', 'can you do 5 on thursday', 'ive got 3 kids', 'i can do 10 mg gummies'])
      expect(wishOf(text).priceMax, text).toBeNull()
  })

  it('leaves its own figure out where it is said to lie below', () => {
    for (const text of ['pipe for less than 20', 'carts under $20', 'joint below 20 dollars'])
      expect(wishOf(text), text).toMatchObject({ priceMax: 2000, priceBelow: true })
    for (const text of ['carts up to 20', '20 or less for a joint', 'joint, 20 max', 'no more than $20 for a joint'])
      expect(wishOf(text), text).toMatchObject({ priceMax: 2000, priceBelow: false })
  })
})

describe('a share of THC', () => {
  it('is told by what a thing tests at, beside a budget too', () => {
    expect(wishOf('eighth that tests 30 or higher, i can do 65')).toMatchObject({ thcMin: 30, priceMax: 6500 })
    expect(wishOf('flower testing over 25 for under $50')).toMatchObject({ thcMin: 25, priceMax: 5000 })
    expect(wishOf('bud that tests at 28 and up')).toMatchObject({ thcMin: 28, priceMax: null })
    expect(wishOf('flower testing at 20 or lower')).toMatchObject({ thcMax: 20, thcMin: null })
    expect(wishOf('thc over 28, eighth, $60 max')).toMatchObject({ thcMin: 28, priceMax: 6000 })
  })

  it('is told by its tens, and what lies above or below them', () => {
    expect(wishOf('flower with thc in the teens or lower')).toMatchObject({ thcMax: 19.9, thcMin: null })
    expect(wishOf('thc in the high 20s or better, $50 max')).toMatchObject({
      thcMin: 26,
      thcMax: null,
      priceMax: 5000,
    })
    expect(wishOf('eighth testing in the low 20s')).toMatchObject({ thcMin: 20, thcMax: 23.9 })
  })
})

describe('an amount', () => {
  it('begins with a word, and not within one', () => {
    for (const text of ['sativa pack', 'wait no, sativa pack', 'the sativa pack', 'ok sativa pack of joints'])
      expect(wishOf(text), text).toMatchObject({ strainTypes: ['sativa', 'sativa-hybrid'], packMin: 2 })
    expect(wishOf('a pack').packMin).toBe(2)
  })
})

describe('a weight', () => {
  it('is said of several, and of the ones that weigh it', () => {
    for (const text of ['ok now full grams', 'whole grams', 'the gram ones', 'the gram carts', 'lets go up to a gram'])
      expect(wishOf(text).grams, text).toEqual([1])
    expect(wishOf('2 full grams').grams).toEqual([2])
    expect(wishOf('flower up to an eighth').gramsMax).toBe(3.5)
    for (const text of ['how many grams', 'weed by the gram', 'whats the price per gram'])
      expect(wishOf(text).grams, text).toEqual([])
  })
})

describe('a limit in other words', () => {
  it('stands behind its figure', () => {
    for (const text of [
      'sativa flower, thirty five and down',
      'an eighth, 35 is where i stop',
      'flower for 35, not a penny more',
      'a cart, thirty five is the cap',
      'south of 35 for an eighth',
    ])
      expect(wishOf(text).priceMax, text).toBe(3500)
  })

  it('is a round sum by its nickname', () => {
    expect(wishOf('got a hundo to spend on a bong').priceMax).toBe(10_000)
  })

  it('of weight is counted in full grams too', () => {
    expect(wishOf('an all in one that holds two full grams').grams).toEqual([2])
  })
})

describe('what is typed for short', () => {
  it('is a joint behind its number, and now at the end', () => {
    expect(wishOf('one j, eight dollars tops').forms).toMatchObject([{ category: 'pre-roll' }])
    expect(wishOf('whats testing highest in 3.5s atm')).toMatchObject({ order: 'strongest', qualifiers: [] })
    expect(wishOf('lowest priced sativa 3.5 yall have').grams).toEqual([3.5])
    expect(wishOf('any 3.5 under 30 dollars').grams).toEqual([3.5])
    for (const text of ['is there an atm', 'do you have a working atm', 'whats the fee at your lobby atm'])
      expect(understand(store, text, []).intent, text).toBe('payment')
  })

  it('is refused that is to be kept away', () => {
    const { wish } = readWish('live resin carts only, keep the distillate away from me', vocabulary)
    expect(wish.notKinds).toContain('distillate')
  })
})

describe('gear in a roundabout way', () => {
  it('is a pen for wax, and not the rig that is turned down', () => {
    const { wish } = readWish('entry level pen for wax, not a giant rig', vocabulary)
    expect(wish).toMatchObject({ forms: [{ category: 'accessory', word: 'dab pen' }], notTerms: ['rig'] })
  })

  it('is no joint where something infused is to cook with', () => {
    const { forms } = wishOf('something infused i can cook dinner with, like a fat or oil')
    expect(forms.every(({ category }) => category === 'edible')).toBe(true)
  })

  it('is spared by whoever will not roll', () => {
    expect(wishOf('anything sativa that i dont have to grind or roll myself').notCategories).toEqual(['flower'])
    expect(wishOf('flower, and i dont have to roll over my points').notCategories).toEqual([])
  })
})

describe('a wish with its price', () => {
  it('is no question about a fact that shares a word with it', () => {
    const shop = openStore({
      profile: { ...DEMO_PROFILE, public_use: 'Do not vape on the premises, in the lot or in parks.' },
      products: buildDemoCatalog(),
    })
    expect(understand(shop, 'is there a vape going for twenty or less', []).intent).toBe('recommend')
  })

  it('is no question about parking for a garage to be cleaned', () => {
    expect(understand(store, 'cleaning out the garage on saturday, need pep. a joint will do', []).store).toEqual([])
    expect(understand(store, 'is there a garage nearby', []).store).toEqual(['parking'])
  })
})

describe('little ones by the box', () => {
  it('are joints, as many as are said', () => {
    expect(wishOf('a box of seven minis')).toMatchObject({ forms: [{ category: 'pre-roll' }], packCount: 7 })
    expect(wishOf('minis under 30').forms).toMatchObject([{ category: 'flower' }, { category: 'pre-roll' }])
  })
})

describe('what somebody wants to feel', () => {
  it('is told by what is to come of it', () => {
    expect(wishOf('flower to get the ideas flowing').effects).toEqual(['creative'])
    expect(wishOf('a pen that puts my head on the pillow').effects).toEqual(['sleepy'])
    expect(wishOf('bud that locks me in on my knitting').effects).toEqual(['focused'])
    expect(wishOf('my buddy keeps going on about rosin, got any').effects).toEqual([])
  })
})

describe('a price between two', () => {
  it('is told by its range, wherever that stands', () => {
    for (const text of [
      'what do you have in the 30-40 range for an eighth',
      'something in the 30-40 range for edibles',
      'im ok paying 30-40 for an eighth',
      'eighths 30 to 40',
    ])
      expect(wishOf(text), text).toMatchObject({ priceMin: 3000, priceMax: 4000 })
  })
})

describe('a dose by its figure alone', () => {
  it('is what somebody can take of something to eat', () => {
    for (const text of [
      'gummies, cant handle more than 5',
      'my tolerance is low, nothing over 5 in edibles',
      'edibles, i can only do 5',
    ])
      expect(wishOf(text), text).toMatchObject({ mgPieceMax: 5, priceMax: null })
  })

  it('is a price elsewhere', () => {
    expect(wishOf('gummies, no more than 20')).toMatchObject({ mgPieceMax: null, priceMax: 2000 })
    expect(wishOf('i can only do 30 for an eighth')).toMatchObject({ mgPieceMax: null, priceMax: 3000 })
    expect(wishOf('gummies, cant do more than 25')).toMatchObject({ mgPieceMax: null, priceMax: 2500 })
  })
})

describe('what is not smoked', () => {
  it('is told in Spanish and by the breath', () => {
    for (const text of [
      'algo para dormir que no se fume',
      'nada que fumar',
      'sin tener que fumar',
      'something that wont show on my breath',
    ])
      expect(wishOf(text).inhaled, text).toBe(false)
    for (const text of ['algo que se pueda fumar', 'sour breath eighth', 'no se que fumar'])
      expect(wishOf(text).inhaled, text).not.toBe(false)
  })
})

describe('a ratio in words', () => {
  it('is no price, and may be half of each', () => {
    expect(wishOf('a cbd heavy gummy, like 20 to 1')).toMatchObject({ ratios: ['20:1'], priceMax: null })
    expect(wishOf('gummies, like 20 to 15')).not.toMatchObject({ ratios: ['20:1'] })
    for (const text of ['gomitas que sean mitad cbd', 'a gummy thats half cbd half thc'])
      expect(wishOf(text).ratios, text).toEqual(['1:1'])
  })
})

describe('a figure that stands for a word, or for all there is', () => {
  it('is no count', () => {
    expect(wishOf('looking 4 a pen n some gummies, 60 bucks')).toMatchObject({ quantity: null })
    expect(wishOf('1/4 of indica under 60').grams).toEqual([7])
    expect(wishOf('1 1/4 papers').grams).toEqual([])
  })

  it('is the dose of the whole package', () => {
    for (const text of ['edible with no more than 10mg in the whole package', 'gummies up to 20 mg total'])
      expect(wishOf(text).mgPieceMax, text).toBeNull()
    expect(wishOf('edible with no more than 10mg in the whole package').mgTotalMax).toBe(10)
    expect(wishOf('gummies up to 10 mg').mgPieceMax).toBe(10)
  })
})
