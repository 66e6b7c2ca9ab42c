import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: { name: 'Harbor Leaf' },
  products: [
    makeProduct({ name: 'Night Owl', category: 'flower', strainType: 'indica', sizeGrams: 3.5, stock: 9 }),
    makeProduct({ name: 'Pear Gummies 100mg', category: 'edible', subcategory: 'Gummies', stock: 9 }),
  ],
})

describe('what somebody tells of themselves', () => {
  it.each([
    ['such a long day at the office', /unwind/],
    ['ugh tuesdays', /unwind/],
    ['my boss sucks today', /unwind/],
    ['so bored rn', /Boredom/],
    ['oops my toddler got my phone', /No worries/],
    ['sorry wrong chat', /No worries/],
    ['my dog stepped on the keyboard lol', /No worries/],
    ['are you single', /I'm an AI/],
    ['wanna go out with me', /I'm an AI/],
    ['what would you wear on our first date', /I'm an AI/],
    ['ur kinda cute', /I'm an AI/],
  ])('is met kindly, without goods: %s', (text, words) => {
    const turn = askStore(store, text)
    expect(turn.intent).toBe('small_talk')
    expect(turn.text).toMatch(words)
    expect(turn.products).toEqual([])
  })

  it.each([
    'long day, got an indica',
    'im bored of my usual flower, what else',
    'any single gummies',
    'something for a first date, flower maybe',
  ])('is a wish where something is wished for: %s', (text) => {
    expect(askStore(store, text).products.length).toBeGreaterThan(0)
  })

  it('hears that a child got at the goods and not at the phone', () => {
    expect(askStore(store, 'my toddler got my gummies').guard).toBe('emergency')
  })
})

describe('the world around the shop', () => {
  it.each([
    'wheres the best lobster roll around here',
    'who has the best burritos in town',
    'is there a gas station next door',
    'good brunch spot close by?',
    'what time is it in london',
  ])('is left to others: %s', (text) => {
    const turn = askStore(store, text)
    expect(turn.intent).toMatch(/out_of_scope|store_info/)
    expect(turn.products).toEqual([])
  })

  it('is not what a shop of goods is asked for', () => {
    expect(askStore(store, 'where can i find the best flower near me').products.length).toBeGreaterThan(0)
  })
})

it('takes letters that mean nothing for no wish to sleep', () => {
  expect(askStore(store, 'wqrtp zzz').products).toEqual([])
  expect(askStore(store, 'need some zzz').products.length).toBeGreaterThan(0)
})

it.each([
  ['merci beaucoup', /plaisir/],
  ['obrigado', /De nada/],
  ['cuentame un chiste', /\?/],
])('gives thanks and jokes in the tongue of the shopper: %s', (text, words) => {
  const turn = askStore(store, text)
  expect(turn.intent).toBe('small_talk')
  expect(turn.text).toMatch(words)
})
