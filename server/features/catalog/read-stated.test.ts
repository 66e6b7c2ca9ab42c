import { describe, expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

type Columns = { type?: string; name?: string; thc?: string; cbd?: string; terpenes?: string }

/** One product with a description, and what columns of its own say. */
function read(description: string, columns: Columns = {}) {
  const { type = 'Flower', name = 'Plum Haze', thc = '', cbd = '', terpenes = '' } = columns
  const cells = [name, type, '20', thc, cbd, terpenes, `"${description.replaceAll('"', '""')}"`]
  const text = `name,category,price,thc,cbd,terpenes,description\n${cells.join(',')}\n`
  return readCatalog(Buffer.from(text)).products[0]
}

const percents = (description: string, columns: Columns = {}) => {
  const product = read(description, columns)
  return [product?.thcPercent, product?.cbdPercent]
}

describe('the strength that only a description states', () => {
  it.each([
    'THC: 30.2%',
    '<p>Loud garlic and fuel.</p><p><strong>THC:</strong> 30.2%</p>',
    '<p>Loud garlic</p><ul><li>Indica</li><li>THC 30.2 %</li></ul>',
    '<table><tr><td>THC</td><td>30.2%</td></tr><tr><td>Lineage</td><td>Unknown</td></tr></table>',
    'Loud garlic and fuel. 30.2% THC.',
    'Indica | 30.2% THC | 3.5 g',
    'Heavy and not shy, Total THC = 30.2%',
    'Garlic notes - THC 30.2% - indoor',
    'THC content: 30.2 percent. Grown indoors.',
    'THCa: 34.1% Total THC: 30.2%',
    'Garlic &amp; fuel (THC: 30.2%)',
  ])('is read of "%s"', (description) => {
    expect(percents(description)).toEqual([30.2, null])
  })

  it('is read of the acid where nothing else is stated', () => {
    expect(percents('Faceted crystals, our most potent jar. 97.4% THCa', { type: 'Concentrates' })).toEqual([
      97.4,
      null,
    ])
  })

  it.each(['THC: 6.2% | CBD: 10.4%', 'THC 6.2%, CBD 10.4%', 'THC 6.2% CBD 10.4%', '6.2% THC / 10.4% CBD'])(
    'is read of both in "%s"',
    (description) => {
      expect(percents(description)).toEqual([6.2, 10.4])
    },
  )

  it('gives way to a column of its own', () => {
    expect(percents('THC: 30.2% | CBD: 2%', { thc: '22%', cbd: '0.1%' })).toEqual([22, 0.1])
  })

  it.each([
    'THC: 18-22%',
    'THC: 18% - 22%',
    '18-22% THC',
    '18% to 22% THC',
    'THC 25%+',
    'THC: 20% or more',
    'Up to 30% THC.',
    'Averages 22% THC.',
    'Average THC: 22%',
    'THC: approx. 22%',
    'Approx. 22% THC',
    'THC: ~22%',
    'THC: <0.3%',
    'Less than 0.3% THC',
    'Gelato usually tests around 25% THC.',
    'Some say THC 30% is nothing.',
    'Pairs well with our Gelato, THC: 30%.',
    'Try the Gelato (THC: 30.2%) too.',
    'Infused with distillate (90% THC).',
    'Rolled with 97% THCa diamonds',
    'THCa: 28.4% | THC: 0.4%',
    'THC: 20% last batch, THC: 24% this one',
    'THC: 22%. Potency varies by batch.',
    'Delta-8 THC: 20%',
    'THCV: 3%',
    'CBN: 5%',
    'THC/CBD: 20%',
    '20% off THC week',
    'Enjoy 20% more THC for your money',
    'THC: 130%',
    'THC',
  ])('is not read of "%s"', (description) => {
    expect(percents(description)).toEqual([null, null])
  })

  it.each([
    ['300 mg THC + 150 mg CBD per bottle', 300, 150],
    ['<p>Mint.</p><ul><li>300 mg THC / 150 mg CBD</li></ul>', 300, 150],
    ['Plain oil. 300 mg THC and 50 mg CBN a bottle.', 300, null],
    ['300 mg THC per 30 ml', 300, null],
    ['Total THC: 300 mg per package.', 300, null],
    ['10 mg THC per dropper', null, null],
    ['Try it beside our 300 mg THC + 300 mg CBD balm', null, null],
  ])('is milligrams that a line of amounts states: %s', (description, thcMgTotal, cbdMgTotal) => {
    expect(read(description, { type: 'Tincture' })).toMatchObject({ thcMgTotal, cbdMgTotal })
  })

  it('tells terpenes though a sentence before compares the product', () => {
    expect(read('Bright like a morning. Terpenes: myrcene, limonene.')?.terpenes).toEqual(['myrcene', 'limonene'])
  })

  it('is milligrams of what is dropped or applied, as a whole', () => {
    const tincture = read('Orange oil. THC: 300 mg | CBD: 150mg', { type: 'Tincture' })
    expect([tincture?.thcMgTotal, tincture?.cbdMgTotal, tincture?.thcPercent]).toEqual([300, 150, null])
    expect(read('THC: 1,000 mg total', { type: 'Topicals' })?.thcMgTotal).toBe(1000)
    expect(read('THC: 10 mg per ml', { type: 'Tincture' })?.thcMgTotal).toBeNull()
    expect(read('THC: 10mg/dropper', { type: 'Tincture' })?.thcMgTotal).toBeNull()
    expect(read('THC: 10 mg a serving', { type: 'Tincture' })?.thcMgTotal).toBeNull()
    expect(read('THC: 100 mg total, 10 mg per piece, 10 pieces', { type: 'Edible' })).toMatchObject({
      thcMgTotal: 100,
      thcMgPerPiece: 10,
      packCount: 10,
    })
    expect(read('THC: 10 mg', { type: 'Edible' })?.thcMgTotal).toBeNull()
  })

  it('is nothing of a thing without any', () => {
    expect(read('Fits any jar of THC: 30.2%', { type: 'Accessories', name: 'Jar' })?.thcPercent).toBeNull()
  })

  it('leaves the description as it is', () => {
    expect(read('<p>Loud.</p><p>THC: 30.2%</p>')?.description).toBe('Loud. THC: 30.2%')
  })
})

describe('the terpenes that only a description states', () => {
  it.each([
    'Terps: myrcene, limonene',
    '<p>Piney.</p><p><strong>Terpenes:</strong> Myrcene, Limonene</p>',
    'Terpenes - Myrcene 0.8%, Limonene (0.3%)',
    'Dominant terpenes: Myrcene and Limonene. Sweet.',
    'Terpene profile: Myrcene / Limonene | THC: 22%',
    '<h4>Top Terpenes</h4><ul><li>Myrcene</li><li>Limonene</li></ul><p>Sweet.</p>',
    'Terpenes: Myrcene, Limonene, and love',
    'Top terpenes: Myrcene, Limonene Find it in one-gram jars too.',
  ])('are read of "%s"', (description) => {
    expect(read(description)?.terpenes).toEqual(['myrcene', 'limonene'])
  })

  it('give way to a column of their own', () => {
    expect(read('Terps: myrcene', { terpenes: 'Pinene' })?.terpenes).toEqual(['pinene'])
  })

  it.each([
    'Distillate with botanical terpenes, myrcene-like',
    'Terpenes: 2.4%',
    'Terpenes: citrus',
    'Unlike our Gelato, terpenes: myrcene',
    'Rich in terpenes - you will love it',
    'Myrcene is found in mangos.',
  ])('are not read of "%s"', (description) => {
    expect(read(description)?.terpenes).toEqual([])
  })
})
