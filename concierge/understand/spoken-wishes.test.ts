import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { buildDemoCatalog } from '#server/db/seed/demo-catalog.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { readWish } from './read-wish.ts'
import { understand } from './understand.ts'

const store = openStore({ profile: DEMO_PROFILE, products: buildDemoCatalog() })
const wishOf = (text: string) => readWish(text, store.vocabulary).wish
const intentOf = (text: string) => understand(store, text, []).intent

describe('a thing that broke', () => {
  it('is the reason for a new one where one is looked for', () => {
    for (const text of [
      'my pen battery finally died, whats the cheapest 510 one',
      'battery is dead need one under 25',
      'battery died so im looking for a new one under 20',
      'my old cart leaked, need another 1g one',
    ])
      expect(intentOf(text), text).toBe('recommend')
    expect(intentOf('my disposable is dead, got any indica ones')).toBe('multi_intent')
  })

  it('is brought back where that is what is asked', () => {
    for (const text of [
      'my battery died, can i get a new one',
      'cart leaked everywhere, do you have a warranty',
      'my pen died, i want a refund',
      'the disposable i bought is dead, need a replacement',
    ])
      expect(intentOf(text), text).toBe('returns')
  })
})

describe('what broke', () => {
  it('is not bought again beside what is named to be bought', () => {
    for (const text of [
      'vape pen stopped working, gonna need a new battery',
      'my cart leaked so i need a battery with a cap',
    ])
      expect(wishOf(text).forms, text).toEqual([{ category: 'accessory', kinds: ['battery'] }])
  })

  it('says nothing of money', () => {
    expect(wishOf('my vape battery broke, what do you have for 510').order).toBeNull()
    expect(wishOf('im broke, any flower').order).toBe('cheapest')
  })
})

describe('unease that is refused', () => {
  it('refuses nothing calm', () => {
    for (const text of [
      'keep me sharp but no jitters',
      'cart that doesnt give me jitters',
      'not anxious, just focused',
    ])
      expect(wishOf(text).notEffects, text).not.toContain('calm')
    expect(wishOf('im anxious, need flower').effects).toEqual(['calm'])
  })
})

describe('what somebody would pay', () => {
  it('is a limit, and no question about payment', () => {
    for (const text of [
      'an eighth, i dont wanna pay more than 30',
      'gummies but im not trying to pay over 20',
      'i wont pay more than 25 for a cart',
      'happy to pay up to 40 for flower',
    ]) {
      const { intent, said } = understand(store, text, [])
      expect([intent, said.priceMax !== null], text).toEqual(['recommend', true])
    }
    expect(wishOf('id pay 20 for a joint').priceMax).toBe(2000)
    expect(intentOf('can i pay with my phone')).toBe('payment')
    expect(intentOf('do i have to pay 20 bucks min')).toBe('payment')
    expect(intentOf('do i pay over the counter or online')).toBe('payment')
  })

  it('holds for each of several things where it is said of one', () => {
    expect(wishOf('two singles, not more than 10 a pop')).toMatchObject({
      forms: [{ category: 'pre-roll' }],
      single: true,
      priceMax: 1000,
    })
  })

  it('is a hard limit where it is all there is', () => {
    for (const text of ['flower, we have like 30 bucks between us', 'gummies, i only got about 25 bucks'])
      expect(wishOf(text).priceAbout, text).toBe(false)
    expect(wishOf('flower, like 30 bucks').priceAbout).toBe(true)
  })
})

describe('a thing that is disliked for where it sticks', () => {
  it('is refused', () => {
    for (const text of [
      'caramels or taffy, gummies get stuck in my teeth',
      'mints, gummies stick to my teeth',
      'something chewy, chocolate gets stuck in my braces',
    ])
      expect(wishOf(text).notKinds.length, text).toBeGreaterThan(0)
  })
})

describe('something rolled', () => {
  it('is a pre-roll, however it is said to be rolled', () => {
    for (const text of [
      'easy stuff, already rolled',
      'anything thats rolled up for me',
      'indica, rolled already',
      'ready rolled sativa',
    ])
      expect(wishOf(text).forms, text).toEqual([{ category: 'pre-roll', kinds: [] }])
    expect(wishOf('roll your own flower').forms.some(({ category }) => category === 'pre-roll')).toBe(false)
  })

  it('is not wanted by whoever has no fire', () => {
    for (const text of [
      'grape, something i dont have to light up',
      'no lighter needed please, berry',
      'nothing i need to light',
    ])
      expect(wishOf(text).notCategories, text).toEqual(expect.arrayContaining(['flower', 'pre-roll', 'concentrate']))
    for (const text of [
      'my disposable wont light up',
      'do you have a lighter, i dont have one',
      'no lighters, just papers',
    ])
      expect(wishOf(text).notCategories, text).toEqual([])
  })
})

describe('a dose said of one piece', () => {
  it('is that of the piece, however high it is', () => {
    for (const text of [
      'want one gummy thats 50mg by itself',
      'a single gummy with 100 mg',
      'gummies where each one is 50mg',
      'one chew of 50 mg',
    ])
      expect(wishOf(text), text).toMatchObject({ mgTotalMax: null, mgTotalMin: null })
    expect(wishOf('a pack of gummies with 100 mg')).toMatchObject({ mgPieceMax: null, mgTotalMax: 100 })
  })
})

describe('half of something', () => {
  it('is no half ounce where it counts people or things', () => {
    for (const text of [
      'gummies, half of them dont smoke',
      'edibles for the party, half of us are new',
      'half of my friends like drinks',
    ])
      expect(wishOf(text).grams, text).toEqual([])
    expect(wishOf('half of blue dream').grams).toEqual([14])
  })
})

describe('cannabinoids in equal parts', () => {
  it('are one to one', () => {
    for (const text of [
      'gummies with equal thc and cbd',
      'equal parts cbd and thc',
      'same amount of thc and cbd',
      'even split of thc and cbd',
      'one to one gummies',
    ])
      expect(wishOf(text).ratios, text).toEqual(['1:1'])
  })

  it('are wished for where it is asked what has them', () => {
    for (const text of [
      'what gummies have equal thc n cbd, 1:1',
      'Are there edibles that have CBN in them?',
      'which tinctures have cbd in them',
      'is there a gummy with cbn',
      'what edibles come with cbg',
    ])
      expect(intentOf(text), text).toBe('recommend')
    for (const text of [
      'what is cbn',
      'whats the difference between thc and cbd gummies',
      'what does cbn do in gummies',
    ])
      expect(intentOf(text), text).toBe('education')
  })
})

describe('id, where it stands for i would', () => {
  it('is no paper', () => {
    for (const text of [
      'i said id bring gummies',
      'thought id grab an eighth',
      'so id get some edibles',
      'told my sister id grab her gummies',
    ])
      expect(intentOf(text), text).toBe('recommend')
    for (const text of ['what id do you need', 'should i bring my id', 'is my school id ok'])
      expect(intentOf(text), text).toBe('id_policy')
  })
})

describe('an open question about what is there', () => {
  it('asks for no name because of a strange word beside it', () => {
    for (const text of [
      'gotta stay awake n sharp on overnights, what u got. no edibles',
      'prob gummies for the roomate, what do you have',
    ])
      expect(intentOf(text), text).toBe('recommend')
  })

  it('is answered with a no where what is asked for is sold elsewhere', () => {
    for (const text of [
      'selling any clones or seeds',
      'are you selling clones',
      'can i buy seeds here',
      'is there any kratom',
    ])
      expect(intentOf(text), text).toBe('availability')
  })
})

describe('candy', () => {
  it('is nothing to drink, and nothing baked, unless that is named beside it', () => {
    for (const text of ['happy but calm, gummies or candy', 'candies no stronger than 5 mg', 'got any weed candy'])
      expect(wishOf(text).notKinds, text).toEqual(expect.arrayContaining(['drink', 'baked']))
    for (const text of [
      'candy or a brownie',
      'a drink or some candy',
      'dabs that taste like candy',
      'edibles',
      'a snack',
    ])
      expect(wishOf(text).notKinds, text).toEqual([])
  })

  it('refused beside another wish for something to eat, leaves that wish alone', () => {
    const wish = wishOf('got anything sugar free, im diabetic so i skip the candy')
    expect(wish.notCategories).toEqual([])
    expect(wishOf('edibles but i cant have candy').notKinds).toEqual(expect.arrayContaining(['gummy', 'chew']))
    expect(wishOf('something for sleep, no edibles').notCategories).toEqual(['edible'])
  })
})

describe('what a thing needs', () => {
  it('is looked for, and not the thing', () => {
    for (const text of [
      'what battery does a pod need',
      'which battery do i need for a cart',
      'what battery works with your carts',
    ])
      expect(wishOf(text).forms, text).toEqual([{ category: 'accessory', kinds: ['battery'] }])
  })
})

describe('a wish beside a question about the shop', () => {
  it('is answered with it', () => {
    for (const text of [
      'dark chocolate bar with the least sugar and do you close at 9 tonight',
      'a sativa vape and what time do you close',
      'strongest indica gummies, also do you take debit',
    ])
      expect(intentOf(text), text).toBe('multi_intent')
    for (const text of [
      'do you deliver gummies and whats the fee',
      'is it ok to smoke a joint there and do you have parking',
    ])
      expect(intentOf(text), text).not.toBe('multi_intent')
  })
})

describe('a thing that is missing from an order', () => {
  it('is a complaint, and no wish for it', () => {
    for (const text of [
      'got home and theres a peach seltzer missing from my bag smh',
      'a gummy tin was left out of my order',
      'the cart wasnt in the bag',
      'one preroll short in my delivery',
    ])
      expect(intentOf(text), text).toBe('complaint')
  })
})
