import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { withStrains } from './strain-in-name.ts'

const named = (rows: readonly (readonly [string, string | null])[]) =>
  withStrains(rows.map(([name, strainName]) => makeProduct({ name, strainName }))).map(({ name }) => name)

describe('withStrains', () => {
  it('puts the strain before a name that things of several strains have', () => {
    expect(
      named([
        ['Whole Bud', 'Plum Otter'],
        ['Whole Bud', 'Fig Heron'],
        ['whole bud', 'Plum Otter'],
        ['Rose Cart', 'Plum Otter'],
      ]),
    ).toEqual(['Plum Otter Whole Bud', 'Fig Heron Whole Bud', 'Plum Otter whole bud', 'Rose Cart'])
  })

  it('leaves a name that tells its strain, and a strain that is none', () => {
    expect(
      named([
        ['Otter Cart', 'Plum Otter #3'],
        ['Otter Cart', 'Plum Otter #9'],
        ['Live Cart', 'Hybrid'],
        ['Live Cart', 'Indica Blend'],
        ['Live Cart', null],
      ]),
    ).toEqual(['Otter Cart', 'Otter Cart', 'Live Cart', 'Live Cart', 'Live Cart'])
  })
})

describe('a menu that has the strains in a column of their own', () => {
  const bud = { name: 'Whole Bud', brand: 'Copperline', stock: 5 } as const
  const store = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({ ...bud, productId: 'p', strainName: 'Plum Otter' }),
      makeProduct({ ...bud, productId: 'f', strainName: 'Fig Heron' }),
      makeProduct({ ...bud, productId: 'b', strainName: 'Blue Heron' }),
    ],
  })

  it('is told by its strains', () => {
    const turn = askStore(store, 'got any plum otter')
    expect(turn.products.map(({ productId, name }) => [productId, name])).toEqual([['p', 'Plum Otter Whole Bud']])
    expect(turn.text).toContain('Plum Otter')
  })

  it('is told by the names that the strains share, too', () => {
    const packs = openStore({
      profile: { name: 'Test Shop' },
      products: ['Plum Otter', 'Fig Heron'].map((strainName) =>
        makeProduct({
          productId: strainName,
          name: 'Party Dozen',
          strainName,
          category: 'pre-roll',
          packCount: 12,
          sizeGrams: 4.2,
          stock: 5,
        }),
      ),
    })
    const { intent, text } = askStore(packs, 'how many joints are in a party dozen and what size are they')
    expect(intent).toBe('product_info')
    expect(text).toContain('12-pack, 4.2 g (0.35 g each)')
  })

  it('does not say yes to a strain that it lacks', () => {
    expect(askStore(store, 'got any Blue Zushi').text).toMatch(/don't carry blue zushi/)
  })
})
