import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const bud = { category: 'flower', subcategory: 'Flower', stock: 9, sizeGrams: 3.5, salePriceCents: null } as const
const sweet = { ...bud, category: 'edible', subcategory: 'Gummies', sizeGrams: null, thcMgPerPiece: 5 } as const
const names = ['Willow Haze', 'Birch Calm', 'Maple Day', 'Cedar Kush', 'Aspen Glow', 'Hazel Sky']
const products = [
  ...names.map((name, at) =>
    makeProduct({ ...bud, productId: `f${at}`, name, priceCents: 5000 - at * 500, thcPercent: 20 + at }),
  ),
  ...['Apple Chews', 'Pear Chews', 'Fig Chews', 'Plum Chews'].map((name, at) =>
    makeProduct({ ...sweet, productId: `g${at}`, name, priceCents: 2000 + at * 100 }),
  ),
]
const store = openStore({ profile: { name: 'Test Shop' }, products })
const told = (before: readonly string[], text: string) => askAfter(store, before, text)
const idsOf = (turn: ReturnType<typeof told>) => turn.products.map(({ productId }) => productId)

describe('whoever goes back to what was shown', () => {
  const first = idsOf(told([], 'show me flower'))

  it.each([
    'go back to the ones you showed first',
    'show me the first ones again',
    'what were your first suggestions',
    'the original list please',
    'the flower you showed me before',
    'what was the flower you recommended at first',
  ])('is shown the first list again: %s', (text) => {
    const turn = told(['show me flower', 'got gummies', 'under 22'], text)
    expect(idsOf(turn)).toEqual(first)
    expect(turn.intent).toBe('product_info')
  })

  it.each(['go back', 'back to the previous list', 'the ones from before', 'can we go back to the last ones'])(
    'is shown the list before the last one: %s',
    (text) => {
      expect(idsOf(told(['show me flower', 'show me others'], text))).toEqual(first)
    },
  )

  it('counts in the list that is named', () => {
    expect(idsOf(told(['show me flower', 'got gummies'], 'the second one from the first list'))).toEqual([first[1]])
    expect(
      idsOf(told(['show me flower', 'got gummies', 'go back to the first ones'], 'ill take the second one')),
    ).toEqual([first[1]])
  })
})

describe('whoever wants others of the same', () => {
  it.each([
    'more of the same',
    'any more?',
    'more please',
    'neither',
    'none of them',
    'nah neither of those',
    'got some more',
  ])('is not shown the same list again: %s', (text) => {
    const first = idsOf(told([], 'show me flower'))
    const turn = told(['show me flower'], text)
    expect(turn.intent).toBe('recommend')
    expect(turn.products.length).toBeGreaterThan(0)
    expect(idsOf(turn).filter((id) => first.includes(id))).toEqual([])
  })
})

describe('whoever goes back to a shelf', () => {
  it.each([
    'go back to the flower plz',
    'lets go back to flower',
    'actually back to flower',
    'ok the flower then',
    'alright, the flower then, eighths',
    'ill just do the flower then',
  ])('is served with all that was said for it: %s', (text) => {
    for (const between of ['what about gummies', 'do you have grinders']) {
      const turn = told(['flower under 36', between], text)
      expect(turn.intent).toBe('recommend')
      expect(idsOf(turn).toSorted()).toEqual(['f3', 'f4', 'f5'])
    }
  })

  it('brings nothing back to the shop', () => {
    expect(told(['flower under 36', 'what about gummies'], 'can i bring the gummies back').intent).toBe('returns')
  })
})
