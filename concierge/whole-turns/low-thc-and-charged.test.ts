import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const flower = (productId: string, name: string, thcPercent: number, effects: string[]) =>
  makeProduct({ productId, name, category: 'flower', thcPercent, effects, strainName: null, strainType: 'hybrid' })
const shop = openStore({
  profile: { name: 'Test Shop' },
  products: [
    flower('sleepy', 'Moth Meadow', 19.5, ['sleepy']),
    flower('calm', 'Fern Calm', 18.9, ['calm']),
    flower('low', 'Thistle CBD', 6.1, ['calm']),
    flower('strong', 'Boulder', 29, ['happy']),
    makeProduct({ productId: 'joint', name: 'Moth Joint', category: 'pre-roll', thcPercent: 19, effects: ['sleepy'] }),
    makeProduct({
      productId: 'charged',
      name: 'Wren Disposable 1g',
      category: 'vape',
      thcPercent: 80,
      description: 'Rechargeable by USB.',
    }),
    makeProduct({ productId: 'thrown', name: 'Lark Disposable 1g', category: 'vape', thcPercent: 82 }),
  ],
})
const ids = (text: string) => askStore(shop, text).products.map(({ productId }) => productId)

describe('low THC in so many words', () => {
  it.each([
    'low thc flower for tonight',
    'flower with hardly any thc',
    'something with low thc for my anxious friend to smoke',
    'flower with not a lot of thc please',
    'flor baja en thc',
  ])('is read by the figures: %s', (text) => {
    expect(ids(text)).toEqual(['low'])
  })

  it('is the mildest where nothing is that low', () => {
    expect(ids('low thc joint')).toEqual(['joint'])
  })

  it.each(['gentle flower for bedtime', 'mild flower that makes me sleepy'])(
    'is not meant by how a thing feels: %s',
    (text) => {
      expect(ids(text)).toContain('sleepy')
    },
  )
})

describe('what can be charged', () => {
  it.each([
    'vapes that are rechargeable',
    'what vapes have you got that are rechargeable',
    'a rechargeable disposable',
  ])('is told by the description: %s', (text) => {
    expect(ids(text)).toEqual(['charged'])
  })

  it('is asked of a thing that is named', () => {
    expect(askStore(shop, 'is the lark disposable rechargeable').intent).not.toBe('recommend')
  })
})
