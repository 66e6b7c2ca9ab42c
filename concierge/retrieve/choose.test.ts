import { describe, expect, it } from 'vitest'
import { AgentBrief } from '#contract/agent.ts'
import { makeProduct } from '#testing/factories.ts'
import { choose } from './choose.ts'
import { readItem } from './item.ts'
import { NO_WISH, type Wish } from './wish.ts'

const flower = (
  productId: string,
  thcPercent: number,
  priceCents: number,
  sizeGrams = 3.5,
): ReturnType<typeof makeProduct> =>
  makeProduct({
    productId,
    name: productId,
    category: 'flower',
    thcPercent,
    priceCents,
    sizeGrams,
    salePriceCents: null,
  })

const items = [
  flower('Strong Eighth', 32, 5500),
  flower('Next Eighth', 31, 5000),
  flower('Plain Ounce', 20, 20_000, 28),
  flower('Plain Eighth', 19, 2500),
].map(readItem)
const chosen = (wish: Partial<Wish>): string[] =>
  choose(items, { ...NO_WISH, forms: [{ category: 'flower', kinds: [] }], ...wish }, AgentBrief.parse({})).map(
    ({ item }) => item.product.productId,
  )

describe('choose', () => {
  it('shows beside the strongest nothing far below it', () => {
    expect(chosen({ order: 'strongest' })).toEqual(['Strong Eighth', 'Next Eighth'])
  })

  it('fills a list whose length was said', () => {
    expect(chosen({ order: 'strongest', count: 3 })).toHaveLength(3)
  })

  it('takes for top shelf what is strong and dear by the gram, never the biggest bag', () => {
    expect(chosen({ order: 'finest' }).slice(0, 2)).toEqual(['Strong Eighth', 'Next Eighth'])
    expect(chosen({ order: 'dearest' })).toEqual(['Plain Ounce'])
  })
})
