import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const flower = { category: 'flower', sizeGrams: 3.5, stock: 9, salePriceCents: null, strainName: null } as const
const vape = { category: 'vape', sizeGrams: 1, stock: 5, salePriceCents: null, strainName: null } as const
const gear = { category: 'accessory', strainType: null, thcPercent: null, stock: 5, strainName: null } as const
const edible = { category: 'edible', thcPercent: null, stock: 5, salePriceCents: null, strainName: null } as const
const store = openStore({
  profile: {
    name: 'Test Shop',
    prices: 'All shelf prices include the taxes already.',
    calm: 'Slow hours before noon.',
  },
  products: [
    makeProduct({
      ...flower,
      productId: 'cake',
      name: 'Plum Cake 3.5g',
      brand: 'Elm',
      priceCents: 3600,
      thcPercent: 31,
    }),
    makeProduct({
      ...flower,
      productId: 'cake7',
      name: 'Plum Cake 7g',
      brand: 'Elm',
      sizeGrams: 7,
      priceCents: 6600,
      thcPercent: 31,
    }),
    makeProduct({
      ...flower,
      productId: 'low',
      name: 'Larch Hill 3.5g',
      brand: 'Oak',
      priceCents: 1800,
      thcPercent: 17,
    }),
    makeProduct({
      ...flower,
      productId: 'mute',
      name: 'Heron Haze 3.5g',
      brand: 'Oak',
      priceCents: 3200,
      thcPercent: null,
      tags: ['new'],
    }),
    makeProduct({ ...vape, productId: 'dispo', name: 'Brook Disposable 1g', brand: 'Fen', priceCents: 3200 }),
    makeProduct({ ...vape, productId: 'cart', name: 'Plum Cake Cart 1g', brand: 'Fen', priceCents: 4000 }),
    makeProduct({ ...vape, productId: 'cart2', name: 'Heron Cart 1g', brand: 'Fen', priceCents: 2500 }),
    makeProduct({
      ...edible,
      productId: 'even',
      name: '1:1 THC:CBD Peach Gummies',
      brand: 'Wren',
      priceCents: 2200,
      thcMgTotal: 100,
      cbdMgTotal: 100,
    }),
    makeProduct({
      ...edible,
      productId: 'rich',
      name: '3:1 CBD:THC Pear Gummies',
      brand: 'Wren',
      priceCents: 2400,
      thcMgTotal: 50,
      cbdMgTotal: 150,
    }),
    makeProduct({
      ...edible,
      productId: 'drink',
      name: 'Lime Seltzer 10mg',
      brand: 'Rill',
      priceCents: 700,
      thcMgTotal: 10,
    }),
    makeProduct({ ...gear, productId: 'box', name: 'Combination Stash Box', brand: 'Bench', priceCents: 3400 }),
    makeProduct({ ...gear, productId: 'damp', name: '62% Humidity Sachets', brand: 'Bench', priceCents: 600 }),
    makeProduct({ ...gear, productId: 'batt', name: 'Dial 510 Battery', brand: 'Bench', priceCents: 1800 }),
    makeProduct({
      ...gear,
      productId: 'pod',
      name: 'Moss Battery',
      brand: 'Moss',
      priceCents: 1500,
      description: 'Only fits Moss pods. Does not take 510-thread carts.',
    }),
    makeProduct({ ...gear, productId: 'cone', name: 'Empty Cones 6ct', brand: 'Bench', priceCents: 500 }),
    makeProduct({
      category: 'pre-roll',
      productId: 'calm',
      name: 'Slow Hours 5pk',
      brand: 'Fern',
      priceCents: 2800,
      salePriceCents: null,
      packCount: 5,
      stock: 0,
      strainName: null,
    }),
    makeProduct({
      category: 'concentrate',
      productId: 'cure',
      name: 'Plum Cake Cold Cure Rosin 1g',
      brand: 'Fern',
      priceCents: 5000,
      salePriceCents: null,
      strainName: null,
      stock: 4,
    }),
  ],
})
const shown = (text: string, ...before: string[]): string[] =>
  (before.length === 0 ? askStore(store, text) : askAfter(store, before, text)).products.map(
    ({ productId }) => productId,
  )
const answer = (text: string, ...before: string[]): string =>
  (before.length === 0 ? askStore(store, text) : askAfter(store, before, text)).text

describe('A price that is asked', () => {
  it.each([
    'how much for a quarter of the plum cake',
    'price check on the plum cake quarter',
    'plum cake, how much for a quarter',
  ])('is that of the thing, whatever else the words may mean: %s', (text) => expect(answer(text)).toContain('$66'))

  it('may be bounded by a prefix', () => {
    for (const text of ['any sub-20 eighths', 'sub 20 eighths', 'eighths sub $20']) expect(shown(text)).toEqual(['low'])
    expect(askStore(store, 'sub-20 eighths').text).not.toContain('come to')
  })

  it.each(['price isnt an issue anymore', 'moneys no object now', 'the budget is no problem', 'cost isnt a concern'])(
    'bounds nothing any more where it is said not to matter: %s',
    (text) => expect(shown(text, 'carts under 30')).toContain('cart'),
  )
})

describe('What is asked of a thing', () => {
  it.each(['whats heron haze testing at', 'heron haze tests at what', 'whats the thc on heron haze'])(
    'is said not to be listed where it is not: %s',
    (text) => expect(answer(text)).toMatch(/doesn't list its THC/),
  )

  it.each(['slow hours available?', 'got the slow hours', 'are the slow hours in stock'])(
    'is told of a sold out thing by a name of everyday words: %s',
    (text) => expect(answer(text)).toMatch(/sold out/),
  )

  it.each(['do i gotta get a battery for that', 'does it need a battery', 'which battery do i need for it'])(
    'is told of a disposable by what it is: %s',
    (text) => expect(answer(text, 'got the brook disposable?')).toMatch(/battery is built in/),
  )

  it('is not affirmed of a battery that says no', () => {
    expect(answer('will a regular 510 cart work on the moss battery')).toMatch(/^No\b/)
  })

  it('keeps the texture in a name that is no claim', () => {
    expect(answer('got the plum cake rosin')).toContain('Cold Cure Rosin')
  })
})

describe('What is wished for', () => {
  it.each([
    'gummies where the cbd is higher than the thc',
    'gummies with more cbd then thc',
    'gummies with lower thc than cbd',
  ])('has more CBD than THC, and not as much: %s', (text) => expect(shown(text)).toEqual(['rich']))

  it.each(['tienen algo de tomar con thc', 'algo para beber', 'que hay de tomar por menos de 10'])(
    'is drunk: %s',
    (text) => expect(shown(text)).toEqual(['drink']),
  )

  it.each(['need something that locks to keep my stuff in', 'anything with a lock', 'a stash box the kids cant open'])(
    'locks: %s',
    (text) => expect(shown(text)).toEqual(['box']),
  )

  it.each(['those little packs that keep the jar from drying out', 'something to stop my flower getting dry'])(
    'keeps what is stored moist: %s',
    (text) => expect(shown(text)).toEqual(['damp']),
  )

  it.each(['need a 510 batt for a cart', 'got a batt for my cart'])('is the battery and no cart: %s', (text) =>
    expect(shown(text)).toEqual(['batt']),
  )

  it('may be filled by whoever buys it', () => {
    expect(shown('empty cones so i can fill my own?')).toEqual(['cone'])
  })

  it('is marked as new where the menu marks such', () => {
    expect(shown('what just landed in flower? new stuff only')).toEqual(['mute'])
  })

  it('is either of two textures that are named side by side', () => {
    expect(shown('shatter rosin whatever')).toEqual(['cure'])
  })

  it.each(['any gummies with melatonin in them', 'do your gummies have taurine'])(
    'is not there where no row has what is to be in it: %s',
    (text) => expect(answer(text)).toMatch(/don't carry/),
  )

  it('is the same thing in another form', () => {
    expect(shown('only the cart version', 'got plum cake?')).toEqual(['cart'])
    expect(shown('show me the dab version', 'got plum cake?')).toEqual(['cure'])
  })

  it('is bounded by a percentage alone after others were shown', () => {
    expect(shown('only ones above 25 percent', 'show me eighths')).toEqual(['cake'])
  })
})

describe('What is to be explained', () => {
  it.each([
    ['ate a brownie 40 min ago n nothing, is it a dud?', /2 hours/],
    ['i drank a seltzer 20 mins ago and im not feeling it', /2 hours/],
    ['is 32% bud always better than 22%', /does not make a different kind/],
    ['AIO stands 4 what', /all-in-one/],
    ['how long would a gummy keep me high', /hours/],
  ])('is no wish: %s', (text, told) => {
    expect(answer(text)).toMatch(told)
    expect(shown(text)).toEqual([])
  })
})

describe('After things were shown', () => {
  it('is answered with others of the maker that is asked for', () => {
    for (const text of ['what else from that brand', 'what else do they make', 'got more by the same maker'])
      expect(shown(text, 'got the brook disposable?').toSorted()).toEqual(['cart', 'cart2'])
  })

  it('is sorted as is asked', () => {
    expect(shown('sort by thc', 'show me eighths')[0]).toBe('cake')
    expect(shown('sort them by price', 'show me eighths')[0]).toBe('low')
  })

  it('asks for the size of what is pointed at, and for no other thing', () => {
    expect(answer('the first one in a bigger size', 'got the brook disposable?')).toMatch(/larger size/)
  })

  it('is told what none of them holds', () => {
    expect(answer('do they have melatonin', 'gummies')).toMatch(/don't carry melatonin/)
  })

  it('asks how strong it is, and wishes for nothing strong', () => {
    expect(answer('and a preroll', 'how strong is plum cake')).not.toMatch(/strong pre-rolls/)
  })
})

describe('Words that are something else', () => {
  it('count what is to be bought', () => {
    expect(answer('how much for 3 of the lime seltzers')).toContain('$21')
  })

  it('refuse a mood of which less is wished for', () => {
    expect(askStore(store, 'something less sleepy').text).not.toMatch(/bedtime/)
  })

  it('ask for a good one of a kind, and for no lesson', () => {
    for (const text of ['whats a good cart for a newbie', 'whats a good first edible, never done this'])
      expect(askStore(store, text).intent).toMatch(/^recommend/)
  })
})
