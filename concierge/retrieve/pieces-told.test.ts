import { describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalog.ts'
import { makeProduct } from '#testing/factories.ts'
import { withPiecesTold } from './pieces-told.ts'

const OPEN = { category: 'edible', packCount: null, thcMgPerPiece: null, thcMgTotal: 100, cbdMgTotal: null } as const

function told(given: Partial<Product>): readonly (number | null)[] {
  const { packCount, thcMgPerPiece, thcMgTotal } = withPiecesTold(
    makeProduct({ name: 'Tidewater Bar', size: '100mg', description: null, ...OPEN, ...given }),
  )
  return [packCount, thcMgPerPiece, thcMgTotal]
}

describe('where the columns leave it open', () => {
  it.each([
    ['20 x 5mg squares.', 20, 5],
    ['Cheap and cheerful, 10 x 10mg.', 10, 10],
    ['10 mini cookies x 10mg. Contains wheat.', 10, 10],
    ['Dark chocolate, scored in ten.', 10, 10],
    ['Cut into 20.', 20, 5],
    ['10mg THC and 20mg CBD each.', 10, 10],
    ['10mg CBD with 5 mg of THC in each gummy, 5mg THC each', 20, 5],
    ['5mg pieces, made in small batches', 20, 5],
  ])('takes count and dose from "%s"', (description, count, each) => {
    expect(told({ description })).toEqual([count, each, 100])
  })

  it.each([
    ['20', null, 20, 5],
    ['30 ea', 'Made by the bay, 3.3mg each.', 30, 3.3],
  ])('takes the size %s for the count', (size, description, count, each) => {
    expect(told({ size, description })).toEqual([count, each, 100])
  })

  it.each([
    [{ size: '12', name: 'Tidewater Peach Tea' }],
    [{ size: '1' }],
    [{ size: '10', thcMgTotal: 10 }],
    [{ description: 'Scored in 30, 5mg each.' }],
    [{ description: 'Two sizes: 5mg THC or 10mg THC.' }],
    [{ size: '20', category: 'tincture' as const }],
    [{ description: 'Serving size: 10mg.' }],
  ])('leaves open what %j does not tell', (given) => {
    expect(told(given).slice(0, 2)).toEqual([null, null])
  })
})

describe('where the columns give the whole to each piece', () => {
  it.each([
    [{ packCount: 6, thcMgPerPiece: 12, thcMgTotal: 72, description: '2mg THC per can.' }, 2, 12],
    [{ packCount: 20, thcMgPerPiece: 20, thcMgTotal: 400, description: '25mg CBD and 1mg THC each.' }, 1, 20],
    [{ packCount: 30, thcMgPerPiece: 7.5, thcMgTotal: 225, cbdMgTotal: 300, name: 'Skylark 40:1 CBD Gels' }, 0.25, 7.5],
  ])('gives it to the whole: %j', (given, each, total) => {
    expect(told(given)).toEqual([given.packCount, each, total])
  })

  it.each([
    [{ packCount: 4, thcMgPerPiece: 5, thcMgTotal: 20, description: '5mg THC per can.' }],
    [{ packCount: 10, thcMgPerPiece: 10, thcMgTotal: 100, cbdMgTotal: 100, name: 'Skylark 1:1 CBD Gels' }],
    [{ packCount: 20, thcMgPerPiece: 2, thcMgTotal: 40, cbdMgTotal: 120, name: 'Skylark 3:1 CBD Gels' }],
  ])('keeps what agrees: %j', (given) => {
    expect(told(given)).toEqual([given.packCount, given.thcMgPerPiece, given.thcMgTotal])
  })
})
