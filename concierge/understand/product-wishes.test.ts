import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { buildDemoCatalog } from '#server/db/seed/demo-catalog.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { asksLikeness, asksLikenessTo } from './likeness-cues.ts'
import { readWish } from './read-wish.ts'

const { vocabulary } = openStore({ profile: DEMO_PROFILE, products: buildDemoCatalog() })
const wishOf = (text: string) => readWish(text, vocabulary).wish

describe('a bare figure beside a thing to buy', () => {
  it('is its price', () => {
    expect(wishOf('disposable, 40ish')).toMatchObject({ priceMax: 4000, priceAbout: true })
    expect(wishOf('sativa eighth 40-50')).toMatchObject({ priceMin: 4000, priceMax: 5000 })
    expect(wishOf('got 30, want flower')).toMatchObject({ priceMax: 3000 })
    expect(wishOf('eighth in the 30s')).toMatchObject({ priceMin: 3000, priceMax: 3999 })
    expect(wishOf('carts ~45')).toMatchObject({ priceMax: 4500, priceAbout: true })
  })

  it('is no price where it is an age, a dose, a number of things or an hour', () => {
    expect(wishOf('im 25, can i buy edibles').priceMax).toBeNull()
    expect(wishOf('gummies 100').priceMax).toBeNull()
    expect(wishOf('flower for 2 people').priceMax).toBeNull()
    expect(wishOf('are you open 9 to 5').priceMax).toBeNull()
  })
})

describe('what is done neither this way nor that', () => {
  it('is refused both ways', () => {
    const wish = wishOf('we dont smoke or vape, something for tonight')
    expect(wish.forms).toEqual([])
    expect(wish.inhaled).toBe(false)
    expect(wish.notCategories).toContain('vape')
  })

  it('is no wish for what is not there', () => {
    const { forms } = wishOf('disposable pen please, dont have a battery')
    expect(forms.map(({ category }) => category)).toEqual(['vape'])
  })
})

describe('a bare figure beside something to eat', () => {
  it('is its dose where it can be no count and no price', () => {
    expect(wishOf('1.5 gummies?')).toMatchObject({ mgPieceMin: 1.5, mgPieceMax: 1.5, packCount: null })
    expect(wishOf('a 10 gummy')).toMatchObject({ mgPieceMin: 10, mgPieceMax: 10 })
    expect(wishOf('mints, 2.5')).toMatchObject({ mgPieceMin: 2.5, mgPieceMax: 2.5 })
    expect(wishOf('chews in 5s')).toMatchObject({ mgPieceMin: 5, mgPieceMax: 5 })
    expect(wishOf('edibles 2 or 5')).toMatchObject({ mgPieceMin: 2, mgPieceMax: 5 })
  })

  it('is none where it counts people or stands for a word', () => {
    for (const text of ['chocolate for 2', 'mints 4 tonight', 'edibles, 2 of them', 'gummies under 8'])
      expect(wishOf(text).mgPieceMax, text).toBeNull()
    expect(wishOf('chocolate for 2').priceMax).toBeNull()
  })
})

describe('a single gram', () => {
  it('is a size, and no pack of one', () => {
    expect(wishOf('single gram of bud')).toMatchObject({ grams: [1], single: false })
    expect(wishOf('gram of badder').grams).toEqual([1])
    expect(wishOf('what is it per gram').grams).toEqual([])
  })
})

describe('a quality set apart from several forms', () => {
  it('is that of each of them', () => {
    for (const text of [
      'live resin, cart or badder',
      'a cart or some badder, must be live resin',
      'live resin? cart badder whatever',
    ])
      expect(wishOf(text).forms, text).toMatchObject([
        { category: 'vape', kinds: ['live-resin', 'cartridge'] },
        { category: 'concentrate', kinds: ['live-resin', 'badder'] },
      ])
    expect(wishOf('rosin carts or dabs').forms).toMatchObject([{ kinds: ['rosin', 'cartridge'] }, { kinds: ['rosin'] }])
  })

  it('stays a thing of its own where another is added or offered instead', () => {
    for (const text of ['live rosin and a cart', 'some live rosin, plus a cart', 'live rosin or a cart'])
      expect(wishOf(text).forms, text).toMatchObject([
        { category: 'concentrate', kinds: ['live-rosin'] },
        { category: 'vape', kinds: ['cartridge'] },
      ])
  })
})

describe('a thing named once behind two qualities', () => {
  it('is that of both', () => {
    expect(wishOf('live resin or rosin carts').forms).toMatchObject([
      { category: 'vape', kinds: ['live-resin', 'cartridge'] },
      { category: 'vape', kinds: ['rosin', 'cartridge'] },
    ])
  })
})

describe('a pack', () => {
  it('is told by what is in it, where nobody buys so many', () => {
    expect(wishOf('any 10 packs of prerolls')).toMatchObject({ packCount: 10, quantity: null })
    expect(wishOf('2 packs of prerolls')).toMatchObject({ packCount: null, quantity: 2 })
    expect(wishOf('joints, 5 pack or more')).toMatchObject({ packMin: 5, packCount: null })
  })
})

describe('a wider word offered beside a finer one', () => {
  it('leaves the whole shelf open', () => {
    expect(wishOf('dispo or any vape').forms).toEqual([{ category: 'vape', kinds: [] }])
    expect(wishOf('chocolate or other edibles').forms).toEqual([{ category: 'edible', kinds: [] }])
  })
})

describe('a weight by its name', () => {
  it('may be what is to be passed or not to be passed', () => {
    expect(wishOf('anything bigger than a quarter')).toMatchObject({ gramsMin: 7.01, grams: [] })
    expect(wishOf('flower, a half ounce or more')).toMatchObject({ gramsMin: 14, grams: [] })
    expect(wishOf('less than an eighth of flower')).toMatchObject({ gramsMax: 3.49, grams: [] })
    expect(wishOf('an eighth under 30')).toMatchObject({ grams: [3.5], priceMax: 3000 })
  })
})

describe('what is swapped or cleaned', () => {
  it('is not what is wanted', () => {
    expect(wishOf('swap the chocolate for a drink')).toMatchObject({
      forms: [{ kinds: ['drink'] }],
      notKinds: ['chocolate'],
    })
    expect(wishOf('something to clean my pipe').forms).toMatchObject([{ kinds: ['cleaner'] }])
    expect(wishOf('energy to clean the garage').forms).toEqual([])
  })
})

describe('a dose without a form', () => {
  it('is that of something to eat', () => {
    expect(wishOf('anything like 3mg').forms).toEqual([{ category: 'edible', kinds: [] }])
    expect(wishOf('a gram cart').forms).toMatchObject([{ category: 'vape' }])
  })
})

describe('something to sip', () => {
  it('is a drink', () => {
    for (const text of ['anything i can sip on the porch', 'something to sip'])
      expect(wishOf(text).forms, text).toMatchObject([{ kinds: ['drink'] }])
  })
})

describe('how somebody lives', () => {
  it('is no thing to buy', () => {
    expect(wishOf('my uncle smokes like a chimney, an ounce for him').forms).toEqual([
      { category: 'flower', kinds: [] },
    ])
    expect(wishOf('my cousin dabs, i want mints').forms).toMatchObject([{ kinds: ['mint'] }])
    expect(wishOf('she eats chocolate like candy').forms).toMatchObject([{ kinds: ['chocolate'] }])
    for (const text of [
      'nobody smokes, a candy or a gummy',
      'no one here smokes, gummies',
      'none of us smoke, a gummy',
    ])
      expect(wishOf(text), text).toMatchObject({ forms: [{ category: 'edible' }], inhaled: false })
    expect(wishOf('nobody smokes flower all that much, joints')).toMatchObject({
      forms: [{ category: 'pre-roll' }],
      inhaled: null,
    })
    expect(wishOf('got any smokes').forms).toMatchObject([{ category: 'pre-roll' }])
  })
})

describe('what is refused behind the word', () => {
  it('is refused as if "no" stood before it', () => {
    expect(wishOf('infused messes me up, just a plain joint')).toMatchObject({ notKinds: ['infused', 'infused'] })
    expect(wishOf('sativa makes me paranoid, got a cart?').notStrainTypes).toContain('sativa')
    expect(wishOf('edibles dont work on me').notCategories).toContain('edible')
    expect(wishOf('flower that puts you right out').effects).toContain('sleepy')
    expect(wishOf('indica knocks me out, flower for daytime').effects).toEqual([])
  })
})

describe('superlatives of size', () => {
  it('order by size, and by pieces where a pack is meant', () => {
    expect(wishOf('biggest bag of flower')).toMatchObject({ order: 'biggest', packMin: null })
    expect(wishOf('which disposable holds the most')).toMatchObject({ order: 'biggest', packMin: null })
    expect(wishOf('which cart comes filled with the most oil')).toMatchObject({ order: 'biggest' })
    expect(wishOf('which cart packs the most punch').order).not.toBe('biggest')
    expect(wishOf('biggest preroll pack u got')).toMatchObject({ order: 'biggest', packMin: 2 })
    expect(wishOf('smallest edible')).toMatchObject({ order: 'smallest' })
    expect(wishOf('biggest discount on flower').order).toBe('discounted')
  })
})

describe('forms by another name', () => {
  it('are the forms meant', () => {
    for (const text of ['flower thats already ground up', 'ready to roll', 'i dont have a grinder, what flower'])
      expect(wishOf(text).forms[0], text).toMatchObject({ category: 'flower', kinds: ['shake'] })
    for (const text of ['infused cooking oil or butter', 'cannabutter', 'something to bake with'])
      expect(wishOf(text).forms, text).toMatchObject([{ category: 'edible', kinds: ['cooking'] }])
    expect(wishOf('any baby js').forms).toMatchObject([{ category: 'pre-roll' }])
    expect(wishOf('dry herb vape').forms).toMatchObject([{ category: 'accessory', kinds: ['vaporizer'] }])
  })
})

describe('asksLikeness', () => {
  it('hears a wish for something near a thing', () => {
    for (const text of [
      'like runtz but weaker',
      'same as pave but cheaper',
      'kelp kush but milder',
      'blue dream substitute',
      'anything cheaper than the runtz',
      'do you have something milder than blue dream',
    ])
      expect(asksLikeness(text), text).toBe(true)
    for (const text of [
      'what does it taste like',
      'id like some gummies',
      'i like flower',
      'is runtz stronger than blue dream',
      'nothing stronger than a 5mg gummy',
    ])
      expect(asksLikeness(text), text).toBe(false)
  })
})

describe('asksLikenessTo', () => {
  it('hears what is near a name, however it is asked for', () => {
    for (const text of [
      'something like blue dream',
      'anything like the blue dream in a cart',
      'like that blue dream but cheaper',
      'a blue dream substitute',
      'anything milder than blue dream',
    ])
      expect(asksLikenessTo(['blue dream'], text), text).toBe(true)
  })

  it('takes no example and no filler for a likeness', () => {
    for (const text of ['something baked, like a cookie', 'anything spicy? like chili', 'tea like chamomile'])
      expect(asksLikenessTo([], text), text).toBe(false)
    for (const text of [
      'you guys have um like vape carts of blue dream',
      'do you have like blue dream joints',
      'a blue dream one like a cart not the flower',
      'vape that tastes like blue dream',
    ])
      expect(asksLikenessTo(['blue dream'], text), text).toBe(false)
  })
})

describe('a flavour by example', () => {
  it('is the flavour of the example', () => {
    expect(wishOf('fruity gummies, like strawberry').flavors).toEqual(['strawberry'])
    expect(wishOf('tropical gummies such as mango').flavors).toEqual(['mango'])
    expect(new Set(wishOf('citrus or mango gummies').flavors)).toEqual(new Set(['citrus', 'mango']))
  })
})

describe('a thing by what it does', () => {
  it.each([
    ['i need something to grind my weed', 'grinder'],
    ['anything that breaks up flower', 'grinder'],
    ['something to roll with', 'paper'],
    ['what can i light it with', 'lighter'],
  ])('is named by its use: %s', (text, kind) => {
    expect(wishOf(text).forms).toEqual([{ category: 'accessory', kinds: [kind] }])
  })
})

describe('a gift with no weed in it', () => {
  it('is to be worn or used', () => {
    for (const text of [
      'a little gift, no weed in it',
      'something without cannabis in it',
      'weed free gift',
      'its my buddys birthday. not weed itself, a thing for 15 to 30 dollars',
      'something for a stoner that isnt weed',
      'something besides weed under 20',
    ])
      expect(
        wishOf(text).forms.map(({ category }) => category),
        text,
      ).toEqual(['accessory', 'merch'])
    expect(wishOf('gummies, not weed').forms.map(({ category }) => category)).toEqual(['edible'])
    expect(wishOf('no weed gummies, just cbd').forms).not.toContainEqual({ category: 'merch', kinds: [] })
  })
})

describe('who does not smoke', () => {
  it('is no refusal of what comes after it', () => {
    for (const text of [
      'he doesnt smoke so gummies',
      "she doesn't vape so maybe gummies",
      'i never smoke weed so only gummies',
    ])
      expect(wishOf(text), text).toMatchObject({ forms: [{ kinds: ['gummy'] }], notKinds: [] })
  })
})
