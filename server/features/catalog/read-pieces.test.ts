import { describe, expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

/** One edible of 100 mg, with what its own columns say. */
function read(description: string, columns: { name?: string; pack?: string; each?: string; total?: string } = {}) {
  const { name = 'Plum Gummies', pack = '', each = '', total = '100' } = columns
  const text = `name,category,price,thc_mg_total,thc_mg_per_piece,pack_count,description\n${name},Edible,20,${total},${each},${pack},"${description}"\n`
  const [product] = readCatalog(Buffer.from(text)).products
  return [product?.packCount, product?.thcMgTotal, product?.thcMgPerPiece]
}

describe('pieces that only a description tells', () => {
  it.each([
    'Contains 20 gummies of 5mg each.',
    '20 Gummies per container 100mg THC & 100mg CBG per container 5mg THC & 5mg CBG per Gummy',
    'Sweet and sour. 20-count.',
    'Twenty 5mg THC jellies, full of plum.',
    'A pack of 20 to share.',
    'Each gummy delivers 5mg of THC.',
    '5 mg per piece',
    '20pk, made with real fruit',
  ])('are read of "%s"', (description) => {
    expect(read(description)).toEqual([20, 100, 5])
  })

  it.each([
    ['5', '100', 20],
    ['10', '100', 10],
    ['2.5', '50', 20],
    ['33.333', '100', 3],
    ['100', '100', null],
    ['30', '100', null],
  ])('are reckoned from %s mg each and %s mg in all', (each, total, count) => {
    for (const description of ['', 'Soft and fruity.'])
      expect(read(description, { each, total })).toEqual([count, Number(total), Number(each)])
  })

  it.each([
    'One big gummy with 100mg THC, scored for cutting.',
    'One dense cocoa brownie with 100mg THC.',
    'A single soft caramel of 100 mg.',
    'Chewy and rich. One large cookie, 100mg THC.',
    'One truffle: 100mg THC',
  ])('are one where it holds all, as in "%s"', (description) => {
    expect(read(description)).toEqual([1, 100, 100])
  })

  it.each([
    'One large gummy with 100mg THC, cut into ten pieces',
    'One brownie with 100mg THC, 10 servings',
    'One cookie with 50mg THC',
    'One bag of gummies with 100mg THC',
  ])('are not one in "%s"', (description) => {
    expect(read(description)[2]).not.toBe(100)
  })

  it('make the total where none is written', () => {
    expect(read('10-count, each piece 10 mg', { total: '' })).toEqual([10, 100, 10])
  })

  it('give way to the columns and the name', () => {
    expect(read('20 gummies of 5mg each', { pack: '10' })).toEqual([10, 100, 10])
    expect(read('20 gummies of 5mg each', { name: 'Plum Gummies 10pk' })).toEqual([10, 100, 10])
  })

  it('are left out where they do not multiply to the total', () => {
    expect(read('10 gummies of 5mg each')).toEqual([null, 100, null])
    expect(read('10 bites per 100mg pack or 20 bites per 200mg pack')).toEqual([null, 100, null])
  })

  it.each([
    'A 20:1 ratio of CBD to THC.',
    'Was $20 a pack.',
    '1/10 piece per serving, 10 servings per package',
    'Ready in 20 minutes.',
    'Per gummy 10mg CBD.',
  ])('are not taken of "%s"', (description) => {
    expect(read(description)).toEqual([null, 100, null])
  })
})

describe('the dose of a can or a bottle', () => {
  it('is that of one piece', () => {
    expect(read('Bright and bubbly. 5 mg THC per can', { name: 'Lime Seltzer', total: '5' })).toEqual([1, 5, 5])
    expect(read('10 mg THC a bottle', { name: 'Root Beer', total: '10' })).toEqual([1, 10, 10])
  })

  it('is multiplied by the cans of a pack', () => {
    expect(read('5 mg THC per can', { name: 'Lime Seltzer', total: '5', pack: '4' })).toEqual([4, 20, 5])
    expect(read('5 mg THC per can', { name: 'Lime Seltzer', total: '20', pack: '4' })).toEqual([4, 20, 5])
  })

  it('is none of a bottle that is poured out in servings', () => {
    expect(read('100 mg THC per bottle, ten servings', { name: 'Syrup' })).toEqual([null, 100, null])
  })
})

describe('milligrams beside a count', () => {
  const readPack = (description: string, thc = '12mg') => {
    const text = `Item,Kind,THC,How much,Price,Notes\nPlum Fizz 6 pack,Drink,${thc},6x8oz,24,"${description}"\n`
    const [product] = readCatalog(Buffer.from(text)).products
    return [product?.packCount, product?.thcMgTotal, product?.thcMgPerPiece]
  }

  it.each(['2mg a can', 'Light, 2 mg per can.', '2mg each'])(
    'are of all together where the description tells so: %s',
    (told) => {
      expect(readPack(told)).toEqual([6, 12, 2])
    },
  )

  it.each([
    ['Light and dry', '5mg', [6, 30, 5]],
    ['5mg a can', '5mg', [6, 30, 5]],
  ])('are of one where nothing tells otherwise: %s', (told, thc, doses) => {
    expect(readPack(told, thc)).toEqual(doses)
  })
})
