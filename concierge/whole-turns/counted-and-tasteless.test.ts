import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const joint = (productId: string, name: string, packCount: number, priceCents: number) =>
  makeProduct({ productId, name, category: 'pre-roll', packCount, priceCents, salePriceCents: null })
const edible = (productId: string, name: string, description: string | null = null) =>
  makeProduct({ productId, name, description, category: 'edible', thcMgTotal: 100, packCount: 10 })
const shop = openStore({
  profile: { name: 'Test Shop' },
  products: [
    joint('three', 'Fern Joints 3pk', 3, 2100),
    joint('one', 'Moss Joint 1g', 1, 500),
    edible('plain', 'Fen Softgel Capsules', 'Easy to swallow, no taste.'),
    edible('other', 'Loam Capsules'),
    edible('gummy', 'Reed Gummies Peach'),
    makeProduct({ productId: 'seltzer', name: 'Rill Seltzer Lime', brand: 'Rill', category: 'edible', thcMgTotal: 5 }),
    makeProduct({ productId: 'soda', name: 'Beck Soda Cola', brand: 'Beck', category: 'edible', thcMgTotal: 5 }),
    makeProduct({ productId: 'flower', name: 'Boulder', brand: 'High Moor', category: 'flower', effects: ['relaxed'] }),
    makeProduct({ productId: 'ground', name: 'Sedge Ground Flower 7g', category: 'flower', subcategory: 'Pre-Ground' }),
    makeProduct({ productId: 'pipe', name: 'Glass Spoon Pipe', category: 'accessory', thcPercent: null }),
    makeProduct({ productId: 'oil', name: 'Two Herons Intimacy Oil', category: 'topical', thcPercent: null }),
  ],
})
const ids = (text: string) => askStore(shop, text).products.map(({ productId }) => productId)

describe('joints by the half dozen', () => {
  it.each(['half a dozen joints', 'half dozen of your joints', '6 joints'])(
    'are made of what there is where no pack holds so many: %s',
    (text) => {
      const turn = askStore(shop, text)
      expect(turn.products.map(({ productId }) => productId)).toEqual(['three'])
      expect(turn.text).toContain('two packs of 3')
      expect(turn.text).toContain('$42')
    },
  )

  it('are singles where no packs make it', () => {
    const turn = askStore(shop, '5 joints')
    expect(turn.text).toContain('five singles')
    expect(turn.text).toContain('$25')
  })

  it('are a pack where a pack is said', () => {
    expect(askStore(shop, 'a 6 pack of joints').text).not.toContain('two packs')
  })
})

describe('sums by the bill', () => {
  it.each(['a joint for a five spot', 'do you have a five-spot joint'])('are sums: %s', (text) => {
    expect(ids(text)).toEqual(['one'])
  })
})

describe('what has no taste', () => {
  it.each(['capsules with no taste', 'tasteless capsules', 'unflavored edible', 'capsules i cant taste at all'])(
    'is told by its description: %s',
    (text) => {
      expect(ids(text)).toEqual(['plain'])
    },
  )

  it('is named where there is none of it', () => {
    expect(askStore(shop, 'tasteless gummies').text).toContain("don't have tasteless gummies")
  })
})

describe('what is like a maker', () => {
  it.each(['whats similar to rill', 'something like rill'])('is of the same kind: %s', (text) => {
    expect(ids(text)).toEqual(['soda'])
  })
})

describe('a high', () => {
  it.each(['heavy body high flower', 'flower with a good high'])('is no maker called so: %s', (text) => {
    expect(askStore(shop, text).text).not.toMatch(/don't have .* from High Moor|from High Moor/)
  })
})

describe('what goes into the pipe of another', () => {
  it.each(['pre-ground for my grandpas pipe', 'ground flower for my dads old pipe'])('is wished for: %s', (text) => {
    expect(ids(text)).toEqual(['ground'])
  })

  it('is no pipe to buy', () => {
    expect(ids('a pipe for my grandpa')).toEqual(['pipe'])
  })
})

describe('what is made for two', () => {
  it.each(['something for the bedroom', 'my wife wants to be in the mood, what do you suggest'])(
    'is shown for it: %s',
    (text) => {
      expect(ids(text)).toEqual(['oil'])
    },
  )

  it('is not shown for anything else', () => {
    expect(ids('something relaxing')).not.toContain('oil')
  })
})
