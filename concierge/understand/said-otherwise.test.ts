import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { makeProduct } from '#testing/factories.ts'
import { askStore } from '#testing/ask.ts'
import { buildDemoCatalog } from '#server/db/seed/demo-catalog.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { readWish } from './read-wish.ts'

const { vocabulary } = openStore({ profile: DEMO_PROFILE, products: buildDemoCatalog() })
const read = (text: string) => readWish(text, vocabulary)
const kindsOf = (text: string) => read(text).wish.forms.flatMap(({ kinds }) => kinds)
const shelvesOf = (text: string) => read(text).wish.forms.map(({ category }) => category)

describe('an order with both its ends', () => {
  it.each([
    ['eighths strongest to weakest', 'strongest'],
    ['list the carts weakest to strongest', 'mildest'],
    ['gummies, cheapest to most expensive', 'cheapest'],
    ['gummies priciest to cheapest', 'dearest'],
  ])('begins with the first: %s', (text, order) => {
    expect(read(text).wish.order).toBe(order)
  })
})

describe('a two for a too', () => {
  it.each(['nothing 2 strong, a gummy', 'gummies not 2 strong please'])('is read before a strength: %s', (text) => {
    expect(read(text).wish).toMatchObject({ mild: true, strong: false })
  })

  it('stays a two before what is counted', () => {
    expect(read('2 strong joints').wish.mild).toBe(false)
  })
})

describe('a drink', () => {
  it.each(['a drink, no bubbles', 'low dose drink without any carbonation', 'non carbonated drinks'])(
    'is still where bubbles are refused: %s',
    (text) => {
      const store = openStore({
        profile: { name: 'Test Shop' },
        products: [
          makeProduct({ productId: 'fizzy', category: 'edible', name: 'Pier Seltzer Lime', thcMgTotal: 5 }),
          makeProduct({ productId: 'still', category: 'edible', name: 'Pier Lemonade Drink', thcMgTotal: 5 }),
        ],
      })
      expect(askStore(store, text).products.map(({ productId }) => productId)).toEqual(['still'])
    },
  )

  it.each(['something to replace my nightly glass of wine', 'anything instead of beer', 'an alternative to alcohol'])(
    'is what stands in for another drink: %s',
    (text) => {
      expect(kindsOf(text)).toContain('drink')
    },
  )

  it.each(['a gummy instead of wine', 'edibles instead of a nightcap'])(
    'is none where another thing is named: %s',
    (text) => {
      expect(kindsOf(text)).not.toContain('drink')
    },
  )

  it('is counted by its cans', () => {
    expect(read('4 can pack, berry').wish).toMatchObject({ packCount: 4, flavors: ['berry'] })
    expect(kindsOf('4 can pack, berry')).toContain('drink')
  })
})

describe('what is disliked', () => {
  it.each(['flower, she hates the smell of skunk', 'flower, i cant stand the taste of skunk'])(
    'is refused: %s',
    (text) => {
      expect(read(text).wish).toMatchObject({ flavors: [], notFlavors: [expect.anything()] })
    },
  )

  it('is what is eaten for whom weed tastes bad', () => {
    expect(shelvesOf('i hate the taste of weed, what do you have')).toEqual(['edible'])
  })
})

describe('what is sore', () => {
  it.each(['something for the joints in my hands', 'anything for his sore knees', 'what do you have for my achy back'])(
    'is rubbed: %s',
    (text) => {
      expect(shelvesOf(text)).toEqual(['topical'])
    },
  )

  it.each([
    ['gummies for my sore back', 'edible'],
    ['joints in a tin', 'pre-roll'],
    ['a joint for my dad', 'pre-roll'],
  ])('is no reason against what is named: %s', (text, shelf) => {
    expect(shelvesOf(text)).toEqual([shelf])
  })

  it('is not what is planned', () => {
    expect(read('my hands ache from knitting, a balm').wish.occasion).toBeNull()
    expect(read('a gummy for knitting').wish.occasion).not.toBeNull()
    expect(read('an indica for after a long day').wish.occasion).not.toBeNull()
  })
})

describe('a kit', () => {
  it('for a start is what one vapes with, and for cleaning what one cleans with', () => {
    expect(kindsOf('a starter kit')).toEqual(['battery'])
    expect(kindsOf('starter kit with a battery and a cart')).toEqual(['battery', 'cartridge'])
    expect(kindsOf('a cleaning kit')).toEqual(['cleaner'])
  })

  it.each(['i want to roll my own, what do i need', 'what do i need to roll my own joints'])(
    'to roll with is papers, a grinder and a tray: %s',
    (text) => {
      expect(kindsOf(text)).toEqual(['paper', 'grinder', 'tray'])
    },
  )
})

describe('a form by another word', () => {
  it.each([
    ['cannabis cigars', 'cigar'],
    ['got any cannagars', 'cigar'],
    ['cookies for dessert', 'baked'],
    ['smallest piece of glass', 'glass'],
    ['smallest glass you have', 'glass'],
    ['stashbox with a lock', 'locking'],
    ['low cal seltzer', 'low-calorie'],
    ['lowest calorie drink', 'low-calorie'],
    ['lighter with refill', 'refillable'],
    ['preroles infusd', 'infused'],
    ['prerollos con infusion', 'infused'],
  ])('is found: %s', (text, kind) => {
    expect(kindsOf(text)).toContain(kind)
    expect(read(text).unknown).toEqual([])
  })

  it('is no dairy where milk is refused, and milk chocolate where that is', () => {
    expect(kindsOf('chocolate but no milk')).toContain('dairy-free')
    expect(kindsOf('chocolate, no milk chocolate')).not.toContain('dairy-free')
  })

  it('is told by its name, and not by the shelf that it shares', () => {
    const store = openStore({
      profile: { name: 'Test Shop' },
      products: [
        makeProduct({
          productId: 'drops',
          category: 'tincture',
          subcategory: 'Tinctures & Sprays',
          name: 'Gull Drops',
        }),
        makeProduct({
          productId: 'spray',
          category: 'tincture',
          subcategory: 'Tinctures & Sprays',
          name: 'Gull Mint Spray',
        }),
      ],
    })
    expect(askStore(store, 'a spray please').products.map(({ productId }) => productId)).toEqual(['spray'])
  })
})

describe('letters left out', () => {
  it.each(['you got ne thng for sleep', 'wat r the bst joints for a prty', 'anythng for sleep, no smok'])(
    'make no new word: %s',
    (text) => {
      expect(read(text).unknown).toEqual([])
    },
  )
})

describe('a gift', () => {
  it('for somebody who smokes is smoked', () => {
    expect(shelvesOf('a gift for my coworker who smokes')).toEqual(['flower', 'pre-roll'])
    expect(shelvesOf('a gift for my coworker who only smokes sativa')).not.toContain('edible')
    expect(shelvesOf('a gift for my coworker')).toEqual([])
  })
})

describe('what is neither inhaled nor eaten', () => {
  it.each(['i dont want to smoke or vape or eat, what else', 'i cant smoke or eat it, what else is there'])(
    'is rubbed in or dropped: %s',
    (text) => {
      expect(shelvesOf(text)).toEqual(['topical', 'tincture'])
    },
  )

  it('is no matter of what is only not smoked', () => {
    expect(shelvesOf('i dont want to smoke, rather eat a gummy')).toEqual(['edible'])
  })
})

describe('a verb between a dislike and a thing', () => {
  it.each([
    ['my dad doesnt like swallowing pills, what else is there', 'tablet'],
    ['she hates chewing on gummies, edibles please', 'gummy'],
    ['grandpa has trouble swallowing capsules, edibles', 'tablet'],
    ['not a fan of drinking seltzers, edibles then', 'drink'],
    ['i cant stand eating chocolate, edibles', 'chocolate'],
  ])('refuses the thing: %s', (text, kind) => {
    expect(read(text).wish.notKinds).toContain(kind)
    expect(kindsOf(text)).not.toContain(kind)
  })

  it('leaves what is asked for beside it', () => {
    expect(kindsOf('he doesnt like chewing gummies, do you have mints or lozenges')).toEqual(['mint', 'lozenge'])
  })

  it.each([
    'sister hates chewy stuff, any chocolate instead',
    'nothing chewy, chocolate',
    'cant chew, chocolate please',
  ])('refuses what is chewed: %s', (text) => {
    expect(kindsOf(text)).toEqual(['chocolate'])
    expect(read(text).wish.notKinds).toEqual(expect.arrayContaining(['gummy', 'chew', 'caramel']))
    expect(read(text).wish.notCategories).toEqual([])
  })

  it.each(['chewy edibles please', 'a gummy thats easy to chew', 'he likes chewing gummies'])(
    'is none without a dislike: %s',
    (text) => {
      expect(read(text).wish.notKinds).not.toContain('gummy')
    },
  )
})

describe('what is rich in a terpene', () => {
  it.each(['myrcene heavy flower', 'a limonene-heavy cart'])('is no strong thing: %s', (text) => {
    expect(read(text).wish.strong).toBe(false)
    expect(read(text).wish.terpenes).toHaveLength(1)
  })

  it('leaves a heavy flower strong', () => {
    expect(read('heavy flower').wish.strong).toBe(true)
  })
})

describe('a device for flower', () => {
  it.each(['what vaporizes flower', 'something that vaporizes dry herb', 'anything that can vaporize weed'])(
    'is called by what it does: %s',
    (text) => {
      expect(kindsOf(text)).toContain('vaporizer')
      expect(shelvesOf(text)).not.toContain('flower')
    },
  )
})

describe('a drink that is like another', () => {
  it.each(['a drink thats like a beer', 'drink that isnt sweet, like a beer'])('is that other one: %s', (text) => {
    expect(read(text).wish.forms).toMatchObject([{ kinds: ['drink'], word: 'beer' }])
  })

  it('is two where both are asked for', () => {
    expect(kindsOf('a gummy and a drink')).toEqual(['gummy', 'drink'])
  })
})

describe('a gift for who loves a thing', () => {
  it.each([
    ['gift for a wine lover', 'drink'],
    ['something for my beer guy', 'drink'],
    ['fathers day gift for a cigar guy', 'cigar'],
  ])('is the nearest thing: %s', (text, kind) => {
    expect(kindsOf(text)).toContain(kind)
  })

  it('may be for who smokes, in Spanish', () => {
    expect(shelvesOf('un regalo para mi novio que le gusta fumar')).toEqual(['flower', 'pre-roll'])
    expect(shelvesOf('un regalo para mi novio')).toEqual([])
  })
})

describe('small joints', () => {
  const joint = { category: 'pre-roll', packCount: 5, sizeGrams: 2.5, size: '2.5g' } as const
  const store = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({ productId: 'long', ...joint, name: 'Moss Long Joints 5pk', size: '5g', sizeGrams: 5 }),
      makeProduct({ productId: 'minis', ...joint, name: 'Fern Minis 5pk' }),
      makeProduct({ productId: 'two', ...joint, name: 'Loam Minis 2pk', packCount: 2 }),
      makeProduct({ productId: 'smalls', category: 'flower', name: 'Fen Smalls 7g', size: '7g', sizeGrams: 7 }),
    ],
  })
  const shown = (text: string) => askStore(store, text).products.map(({ productId }) => productId)

  it.each([
    ['a pack of five minis', ['minis']],
    ['tin of minis', ['minis', 'two']],
    ['minis in a tin', ['minis', 'two']],
    ['2 pack of halves', ['two']],
    ['porros chiquitos', ['minis', 'two']],
  ])('are called so in a pack or a tin: %s', (text, ids) => {
    expect(shown(text).toSorted()).toEqual(ids)
  })

  it('may be buds by the quarter', () => {
    expect(shown('minis by the quarter')).toContain('smalls')
  })
})

describe('half a gram', () => {
  it.each(['cartuchos de media gramo', 'cartuchos de medio gramo'])('may be said with a slip: %s', (text) => {
    expect(read(text).wish.grams).toEqual([0.5])
  })
})

describe('what a joint is made with', () => {
  const store = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({ productId: 'plain', category: 'pre-roll', name: 'Moss Joint 1g' }),
      makeProduct({ productId: 'hash', category: 'pre-roll', name: 'Fern Hash Infused Joint 1g' }),
      makeProduct({
        productId: 'kief',
        category: 'pre-roll',
        name: 'Loam Infused Joint 1g',
        description: 'Rolled in kief.',
      }),
      makeProduct({ productId: 'donut', category: 'pre-roll', name: 'Fen Hash Hole Lemon 1.3g' }),
    ],
  })
  const shown = (text: string) => askStore(store, text).products.map(({ productId }) => productId)

  it('may be told by its description', () => {
    expect(shown('kief joints')).toEqual(['kief'])
    expect(askStore(store, 'kief joints').text).not.toMatch(/don't have/)
  })

  it('may be its very name', () => {
    expect(shown('hash hole')).toEqual(['donut'])
    expect(shown('infused joints')).toHaveLength(3)
  })
})
