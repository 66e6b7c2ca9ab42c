import { describe, expect, it } from 'vitest'
import { readCategory } from './category-words.ts'
import { cleanLine, cleanProse, readHttpsUrl, splitList } from './clean-text.ts'
import { readAmount, readStock } from './read-amount.ts'
import { bareUnitsOf, readPotency } from './read-potency.ts'
import { readBothPrices, readMoney, settlePrices } from './read-price.ts'
import { readDoses, readGrams, readPackCount } from './read-size.ts'
import { readStrainType, strainTypeInName } from './strain-type.ts'

describe('amounts', () => {
  it.each([
    ['$1,234.50', 1234.5],
    ['32,00', 32],
    ['1.234,50 €', 1234.5],
    ['USD 30', 30],
    ['30.00 USD', 30],
    ['(5.00)', -5],
    ['-$5', -5],
    ['$-5', -5],
    ['.5', 0.5],
    ['1,234', 1234],
    ['1e2', 100],
  ])('%j is %d', (cell, value) => {
    expect(readAmount(cell)).toEqual({ kind: 'amount', value })
  })

  it.each(['twenty', '10-20', '$', '1.2.3', '12 for 10', 'Infinity', '0x10', '1,23,4'])('%j is no amount', (cell) => {
    expect(readAmount(cell).kind).toBe('text')
  })

  it.each(['', ' ', 'N/A', '-', 'null', 'None'])('%j says nothing', (cell) => {
    expect(readAmount(cell).kind).toBe('empty')
  })
})

describe('prices', () => {
  it('are exact to the cent and know columns in cents', () => {
    expect(readMoney('1.005', false)).toEqual({ cents: 101 })
    expect(readMoney('19.99', false)).toEqual({ cents: 1999 })
    expect(readMoney('4500', true)).toEqual({ cents: 4500 })
    for (const cell of ['$12.00 / ea', '12 each', '$12 + tax', '$12.00/unit'])
      expect(readMoney(cell, false)).toEqual({ cents: 1200 })
  })

  it.each([
    '150 / 130 sale',
    'was $150 now $130',
    '$150 -> $130',
    '$130 (reg 150)',
    'Sale 130, reg. 150',
    '130 sale / 150',
  ])('may stand two in a cell: %s', (cell) => expect(readBothPrices(cell)).toEqual({ regular: '150', sale: '130' }))

  it.each(['10-20', '12 for 10', '30 3.5g', '2 sale', 'sale'])('are not two in %s', (cell) => {
    expect(readBothPrices(cell)).toBeNull()
  })

  it('that are negative, worded or absurd are faults', () => {
    for (const cell of ['-5', 'twenty', '99999999999']) expect(readMoney(cell, false)).toHaveProperty('fault')
  })

  it('keep a sale price only when it is lower', () => {
    const settle = (price: number | null, sale: number | null, regular: number | null = null) =>
      settlePrices({ price, sale, regular })
    expect(settle(4000, 3000)).toEqual({ priceCents: 4000, salePriceCents: 3000 })
    expect(settle(4000, 4000)).toEqual({ priceCents: 4000, salePriceCents: null })
    expect(settle(4000, 0)).toEqual({ priceCents: 4000, salePriceCents: null })
    expect(settle(null, 3000)).toEqual({ priceCents: 3000, salePriceCents: null })
    expect(settle(4000, null, 5000)).toEqual({ priceCents: 5000, salePriceCents: 4000 })
    expect(settle(4000, null, 0)).toEqual({ priceCents: 4000, salePriceCents: null })
    expect(settle(null, null)).toEqual({ priceCents: null, salePriceCents: null })
    expect(settle(0, null)).toHaveProperty('fault')
  })
})

describe('stock', () => {
  it.each([
    ['12', 12],
    ['1,200', 1200],
    ['25+', 25],
    ['12 units', 12],
    ['3.7', 3],
    ['0.4', 1],
    ['-3', 0],
    ['In Stock', null],
    ['yes', null],
    ['', null],
    ['Out of stock', 0],
    ['SOLD_OUT', 0],
    ['no', 0],
  ])('%j is %j', (cell, value) => {
    expect(readStock(cell)).toEqual({ kind: 'stock', value })
  })

  it('in other words is a fault', () => {
    expect(readStock('ask Bob').kind).toBe('text')
  })
})

describe('potency', () => {
  it.each([
    ['18.5%', 'percent', 18.5],
    ['18-22%', 'percent', 18],
    ['18% - 22%', 'percent', 18],
    ['THC: 22.1 %', 'percent', 22.1],
    ['22,4%', 'percent', 22.4],
    ['850 mg/g', 'percent', 85],
    ['100 mg', 'mg', 100],
    ['1,000mg', 'mg', 1000],
    ['0.1g', 'mg', 100],
    ['24.5', 'bare', 24.5],
    ['ND', 'percent', 0],
  ])('%j is %s %d', (cell, unit, value) => {
    expect(readPotency(cell)).toEqual({ unit, value })
  })

  it('without a unit takes the unit of its column', () => {
    expect(bareUnitsOf('THC', [22, 25], [0.07, 0.2])).toEqual({ inhaled: 'percent', ingested: 'percent' })
    expect(bareUnitsOf('THC', [22, 25], [100, 10, 50])).toEqual({ inhaled: 'percent', ingested: 'mg' })
    expect(bareUnitsOf('thc', [0.185, 0.22, 0.31], [])).toMatchObject({ inhaled: 'fraction' })
    expect(bareUnitsOf('thc', [0.1, 0.2, 0.3], [])).toMatchObject({ inhaled: 'percent' })
    expect(bareUnitsOf('thc', [0.18, 0.21, 0.27], [])).toMatchObject({ inhaled: 'fraction' })
    expect(bareUnitsOf('THC fraction', [0.2], [])).toMatchObject({ inhaled: 'fraction' })
    expect(bareUnitsOf('THC %', [0.5, 0.6, 0.4], [100])).toEqual({ inhaled: 'percent', ingested: 'percent' })
  })
})

describe('sizes', () => {
  it.each([
    ['3.5g', 3.5],
    ['1/8 oz', 3.5],
    ['1/8oz', 3.5],
    ['0.125 oz', 3.5],
    ['eighth', 3.5],
    ['Quarter', 7],
    ['half ounce', 14],
    ['1 oz', 28],
    ['28 Grams', 28],
    ['.5g', 0.5],
    ['500mg', 0.5],
    ['0.7g ea | 10-Pack', 7],
    ['5 x 0.5g', 2.5],
    ['2x1g', 2],
    ['Cherry Pie 5pk 1.75g', 1.75],
    ['Cherry Pie 5pk 0.5g', 2.5],
    ['Gelato Pre-Roll /300mg', 0.3],
    ['Wedding Cake 1/8', 3.5],
  ])('%j is %d grams', (text, grams) => {
    expect(readGrams(text)).toBe(grams)
  })

  it.each(['Each', 'XL', 'G Pen', 'Rolling papers 1 1/4"', '10mm'])('%j is no weight', (text) => {
    expect(readGrams(text)).toBeNull()
  })

  it.each([
    ['Gummies 10pk', 10],
    ['Gelato 41 Pre-Rolls 10pk', 10],
    ['Gelato 41 Joints', null],
    ['Blue Dream 10 Pre-Rolls', 10],
    ['Gelato (5 Pack)', 5],
    ['[20-Pack]', 20],
    ['5x0.5g', 5],
    ['10mg x 10', 10],
    ['Milk Bar 100mg 20pc', 20],
    ['Serenity THC:CBD 1:1 Gummies', null],
    ['pack of 3', 3],
    ['Motorbreath #15 3.5g', null],
  ])('%j holds %j pieces', (text, count) => {
    expect(readPackCount(text)).toBe(count)
  })

  it.each([
    ['Pears 10pk 100mg', 100, 10],
    ['10mg ea | 10-Pack', 100, 10],
    ['Chews 5mg x 20-Pack', 100, 5],
    ['10mg 10pk', 100, 10],
    ['20 x 5mg', 100, 5],
    ['Bar 100mg', 100, null],
    ['800mg CBD, 100mg THC', 100, null],
    ['10mg each, 100mg total', 100, 10],
    ['CBD 500mg', null, null],
  ])('%j holds %j mg THC, %j a piece', (text, total, piece) => {
    expect(readDoses(text)).toMatchObject({ thcTotal: total, thcPerPiece: piece })
  })
})

describe('strain types', () => {
  it.each([
    ['INDICA', 'indica'],
    ['S', 'sativa'],
    ['Sativa-dom', 'sativa-hybrid'],
    ['INDICA_HYBRID', 'indica-hybrid'],
    ['Hybrid - Indica Dominant', 'indica-hybrid'],
    ['50/50', 'hybrid'],
    ['I/S', 'indica-hybrid'],
    ['S/I', 'sativa-hybrid'],
    ['s - i', 'sativa-hybrid'],
    ['Indica > Sativa', 'indica-hybrid'],
    ['Sat>Ind', 'sativa-hybrid'],
    ['Indica/Sativa', 'hybrid'],
    ['Sí', null],
    ['NOT_APPLICABLE', null],
    ['CBD', null],
    ['', null],
  ])('%j is %j', (cell, type) => {
    expect(readStrainType(cell)).toBe(type)
  })

  it('stand at the end of names', () => {
    expect(strainTypeInName('White Blizzard (H)')).toBe('hybrid')
    expect(strainTypeInName('Willy Kush 1g Pre Roll-I')).toBe('indica')
    expect(strainTypeInName('Sour Peach Sativa Gummies')).toBe('sativa')
    expect(strainTypeInName('Hash Plant')).toBeNull()
  })
})

describe('categories', () => {
  const read = (category: string, subcategory = '', name = '') =>
    readCategory({ category, subcategory, name, size: '', hasMilligrams: false, isStrain: false }).category

  it.each([
    ['Flowers', 'flower'],
    ['PRE_ROLLS', 'pre-roll'],
    ['Infused Pre-Rolls', 'pre-roll'],
    ['Prerolls', 'pre-roll'],
    ['Vaporizers', 'vape'],
    ['Cartridges', 'vape'],
    ['Live Resin Cartridges', 'vape'],
    ['Disposables', 'vape'],
    ['Edibles > Gummies', 'edible'],
    ['Drinks', 'edible'],
    ['Tablets', 'edible'],
    ['Capsules', 'edible'],
    ['Extracts', 'concentrate'],
    ['Live Rosin', 'concentrate'],
    ['RSO', 'concentrate'],
    ['Tinctures', 'tincture'],
    ['Topicals', 'topical'],
    ['Apparel', 'merch'],
    ['Gear', 'accessory'],
    ['Batteries', 'accessory'],
    ['Papers & Cones', 'accessory'],
  ])('%j is %s', (word, category) => {
    expect(read(word)).toBe(category)
  })

  it('let a finer source word move a product to its own shelf', () => {
    expect(read('Flower', 'Pre-Roll')).toBe('pre-roll')
    expect(read('Concentrates', 'Cartridge')).toBe('vape')
    expect(read('Edibles', 'Popcorn')).toBe('edible')
  })

  it('are told by the name where no word is known', () => {
    expect(read('', '', 'Mango Gummies 10pk')).toBe('edible')
    expect(read('Misc', '', 'Blue Dream Disposable 1g')).toBe('vape')
    expect(read('', '', 'Caramel Cake | Farm Flower')).toBe('flower')
    expect(read('', '', 'Joint Relief Balm')).toBe('topical')
    expect(read('', '', 'Gorilla Glue - Shatter')).toBe('concentrate')
  })
})

describe('text cells', () => {
  it('keep markup and formulas as plain characters in a line', () => {
    expect(cleanLine('<script>alert(1)</script>', 300)).toBe('<script>alert(1)</script>')
    expect(cleanLine('=HYPERLINK("http://x.example")', 300)).toBe('=HYPERLINK("http://x.example")')
    expect(cleanLine(' a\u0000\u0007b\n c&amp;d ', 300)).toBe('ab c&d')
  })

  it('lose their tags in prose', () => {
    expect(cleanProse('<p>Bright<br>and <b>calm</b>, THC < 5%</p>', 300)).toBe('Bright and calm , THC < 5%')
  })

  it('never end in half a character', () => {
    expect(cleanLine('ab🌿', 3)).toBe('ab')
  })

  it('split into lower-case entries', () => {
    expect(splitList('Happy| Relaxed,Happy;  Sleepy')).toEqual(['happy', 'relaxed', 'sleepy'])
    expect(splitList('["Myrcene 0.5%", "Limonene: 1.2 mg/g"]')).toEqual(['myrcene', 'limonene'])
    expect(splitList('n/a')).toEqual([])
  })

  it('give addresses over https alone', () => {
    expect(readHttpsUrl('https://x.example/a.jpg, https://x.example/b.jpg')).toBe('https://x.example/a.jpg')
    expect(readHttpsUrl('http://x.example/a.jpg')).toBeNull()
    expect(readHttpsUrl('javascript:alert(1)')).toBeNull()
    expect(readHttpsUrl('https://x.example/"onload=')).toBe('https://x.example/')
  })
})
