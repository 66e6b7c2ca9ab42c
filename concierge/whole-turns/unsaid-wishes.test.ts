import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS } from '#contract/store-profile.ts'
import { makeProduct } from '#testing/factories.ts'
import { askAfter, askStore } from '#testing/ask.ts'
import { openStore } from '#concierge/open-store.ts'

const product = (productId: string, fields: Parameters<typeof makeProduct>[0]): ReturnType<typeof makeProduct> =>
  makeProduct({ productId, stock: 9, effects: [], salePriceCents: null, strainType: 'hybrid', ...fields })

const store = openStore({
  profile: { name: 'Test Shop', hours: DEFAULT_HOURS, busiest_hours: ['Friday 5-8 PM'] },
  products: [
    product('flower', { name: 'Blue Dream', category: 'flower', effects: ['Sleepy'] }),
    product('joint', { name: 'Moon Joint', category: 'pre-roll', effects: ['Energetic'] }),
    product('gummy', { name: 'Plum Gummies', category: 'edible', subcategory: 'Gummies', effects: ['Energetic'] }),
    product('soda', { name: 'Root Soda', category: 'edible', subcategory: 'Beverages' }),
    product('seltzer', { name: 'Lime Seltzer', category: 'edible', subcategory: 'Beverages' }),
  ],
})
const ask = (text: string) => askStore(store, text)
const idsFor = (text: string): string[] => ask(text).products.map(({ productId }) => productId)

describe('a wish that is said by what it is not', () => {
  it.each([
    'got anything that doesnt smell like weed',
    'non smelly way to consume',
    'least smelly way to use weed',
    'algo que no huela',
    'my neighbors complain about the smell, what can i get',
    'something that wont stink up the house',
    'my roommate hates the smell, any ideas',
  ])('is for what nobody smells: %s', (text) => {
    expect(idsFor(text)).toContain('gummy')
    expect(idsFor(text)).not.toContain('flower')
    expect(idsFor(text)).not.toContain('joint')
  })

  it('keeps what is named though its smell is spoken of', () => {
    expect(idsFor('flower that doesnt smell too strong')).toEqual(['flower'])
  })

  it.each([
    'i want the opposite of sleepy',
    'the exact opposite of sleepy please',
    'opposite of sleepy flower or joints',
  ])('refuses what it is the opposite of: %s', (text) => expect(idsFor(text)).not.toContain('flower'))

  it.each(['something like a white claw', 'whats a good alternative to white claw', 'anything like la croix'])(
    'is for what is drunk like it: %s',
    (text) => expect(idsFor(text)).toEqual(['seltzer']),
  )
})

describe('what weighs, and what waits', () => {
  it.each([
    'which hits harder edibles or dabs',
    'which is stronger, a 10mg gummy or a joint',
    'edibles or flower, which is stronger',
    'what gets you higher, a gummy or a joint',
  ])('explains what is eaten beside what is inhaled: %s', (text) => {
    expect(ask(text).intent).toBe('education')
    expect(ask(text).text).toMatch(/liver|stomach/)
  })

  it.each(['how long is the line', 'whats the wait right now', 'how long is the wait'])(
    'tells the busiest hours: %s',
    (text) => expect(ask(text).text).toContain('Friday 5-8 PM'),
  )

  it('takes the wait for an order for an order', () => {
    expect(ask('how long is the wait for my order').text).not.toContain('Friday 5-8 PM')
  })
})

describe('everyday words with a slip', () => {
  it.each([
    'my frend reccomended gummies',
    'wierd question, got gummies',
    'somthing cheep, gummies becuase i like them',
  ])('are no goods that are not sold: %s', (text) => expect(idsFor(text)).toEqual(['gummy']))

  it('are not seen in names that are not on the menu', () => {
    for (const name of ['pabst', 'jeeter', 'stiiizy', 'moxie'])
      expect(ask(`do you have ${name}`).text, name).toMatch(/sorry|don't/i)
  })
})

describe('what is told of before', () => {
  const dosed = openStore({
    profile: { name: 'Test Shop' },
    products: [
      product('five', { name: 'Half Gummies', category: 'edible', subcategory: 'Gummies', size: '10 x 5mg' }),
      product('ten', { name: 'Whole Gummies', category: 'edible', subcategory: 'Gummies', size: '10 x 10mg' }),
    ],
  })

  it.each([
    'last time i had 10mg and it was way too much, gummies please',
    'i tried 10 mg once and it was too strong for me. any gummies?',
  ])('halves the dose that was too much: %s', (text) => {
    expect(askStore(dosed, text).products.map(({ productId }) => productId)).toEqual(['five'])
  })

  it.each(['long week at work, something to relax, flower', 'rough day at work and i want to unwind with flower'])(
    'is no occasion: %s',
    (text) => expect(ask(text).text).not.toContain('daytime'),
  )

  it('goes on with the name in the form that is named', () => {
    const named = openStore({
      profile: { name: 'Test Shop' },
      products: [
        product('gelato', { name: 'Gelato', category: 'flower' }),
        product('cart', { name: 'Gelato Cart', category: 'vape', subcategory: 'Cartridge', strainName: 'Gelato' }),
        product('other', { name: 'Runtz', category: 'flower' }),
      ],
    })
    for (const text of ['just the flower', 'only flower', 'flower'])
      expect(
        askAfter(named, ['do you carry gelato'], text).products.map(({ productId }) => productId),
        text,
      ).toEqual(['gelato'])
  })
})

describe('trouble with what was paid', () => {
  it.each([
    'i see two charges on my debit for one visit',
    'forgot to use my points on yesterdays order can you fix that',
  ])('is for the team: %s', (text) => expect(ask(text).intent).toMatch(/complaint|human_handoff/))
})
