import { describe, expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

const HEAD = 'Title,Vendor,Type,Tags,Option1 Value,Variant Price\n'
const row = (tags: string, { type = 'Flower', name = 'Plum Night', size = '3.5g' } = {}) =>
  `${name},Acme,${type},"${tags}",${size},20\n`
const readRow = (tags: string, other = {}) => readCatalog(Buffer.from(HEAD + row(tags, other))).products[0]

describe('a menu without columns for strain, effects, flavours and terpenes', () => {
  it('has them read from its tags, which stay as they are', () => {
    expect(
      readRow('Sativa-Hybrid, Happy, uplifted, Talkative, blueberry, gas, Myrcene, beta-caryophyllene'),
    ).toMatchObject({
      strainType: 'sativa-hybrid',
      effects: ['happy', 'uplifted', 'talkative'],
      flavors: ['blueberry', 'gas'],
      terpenes: ['myrcene', 'beta-caryophyllene'],
      tags: ['sativa-hybrid', 'happy', 'uplifted', 'talkative', 'blueberry', 'gas', 'myrcene', 'beta-caryophyllene'],
    })
  })

  it.each([
    ['indica', 'indica'],
    ['hybrid, indica dominant', 'indica-hybrid'],
    ['Sativa Strain', 'sativa'],
    ['type:hybrid', 'hybrid'],
    ['strain_indica-hybrid', 'indica-hybrid'],
  ])('has a type in %j', (tags, strainType) => {
    expect(readRow(tags)).toMatchObject({ strainType })
  })

  it('has words under the heading of what they are', () => {
    expect(readRow('Effect: Relaxed, effects_sleepy, Flavor: Anise, flavour-citrus, terp:limonene')).toMatchObject({
      effects: ['relaxed', 'sleepy'],
      flavors: ['anise', 'citrus'],
      terpenes: ['limonene'],
    })
  })

  it('has what fruits, kitchens and gardens smell of', () => {
    expect(readRow('papaya, peanut butter, woody, ginger, huckleberry')).toMatchObject({
      flavors: ['papaya', 'peanut butter', 'woody', 'ginger', 'huckleberry'],
    })
  })

  it('takes no part of a tag for the whole', () => {
    expect(
      readRow(
        'sativa lovers club, happy hour, lemon haze, pinene rich fertilizer, blue dream, S, balanced, flavor-of-the-month',
      ),
    ).toMatchObject({ strainType: null, effects: [], flavors: [], terpenes: [] })
  })

  it('takes no shelf, cause of illness or colour of a thing for an effect or a flavour', () => {
    expect(readRow('concentrate, insomnia, stress relief', { type: 'Concentrates' })).toMatchObject({ effects: [] })
    expect(readRow('orange, lime, indica', { type: 'Grinders', name: 'Grinder' })).toMatchObject({
      strainType: null,
      flavors: [],
    })
    expect(readRow('lavender, relaxed', { type: 'Topicals', name: 'Lotion' })).toMatchObject({
      effects: ['relaxed'],
      flavors: [],
    })
  })

  it('claims no type where tags name two', () => {
    expect(readRow('indica, sativa')).toMatchObject({ strainType: null })
  })

  it('has them in a type of several words', () => {
    const [plum] = readCatalog(
      Buffer.from(
        'Name,Category,Classification,Price\nPlum,Flower,"Indica, Relaxed, Citrus, Linalool",9\nFig,Flower,"Sativa, Happy",9\n',
      ),
    ).products
    expect(plum).toMatchObject({
      strainType: 'indica',
      effects: ['relaxed'],
      flavors: ['citrus'],
      terpenes: ['linalool'],
    })
  })
})

describe('a shelf that is named more finely than ours', () => {
  it.each([
    ['Disposable Vapes', 'vape', 'Disposable Vapes'],
    ['Beverages', 'edible', 'Beverages'],
    ['Edibles > Baked Goods', 'edible', 'Baked Goods'],
    ['Infused Pre-Rolls', 'pre-roll', 'Infused Pre-Rolls'],
    ['Saltwater Taffy', 'edible', 'Saltwater Taffy'],
    ['Flower', 'flower', null],
    ['Pre-Rolls', 'pre-roll', null],
    ['Flower > Indica', 'flower', null],
    ['Pre-Rolls > Packs', 'pre-roll', 'Packs'],
    ['"Edibles > Gummies, Specials"', 'edible', 'Gummies'],
    ['"Specials, Edibles > Gummies"', 'edible', 'Gummies'],
    ['Shop/Flower/Indoor', 'flower', 'Indoor'],
    ['Flower - Smalls', 'flower', 'Smalls'],
    ['Cannabis > Concentrates > Badder', 'concentrate', 'Badder'],
    ['Non-Cannabis > Clothing > Hoodies', 'merch', 'Hoodies'],
    ['Non-Cannabis', 'accessory', null],
    ['Flower > 3.5g', 'flower', null],
    ['Accessories', 'accessory', null],
  ])('keeps that name where no other column has one: %s', (type, category, subcategory) => {
    expect(readRow('new', { type })).toMatchObject({ category, subcategory })
  })
})

describe('a column of its own', () => {
  it('says more than tags', () => {
    const { products } = readCatalog(
      Buffer.from(
        'Name,Category,Strain Type,Effects,Flavors,Terpenes,Tags,Price\nPlum,Flower,Sativa,Focused,Pine,Pinene,"indica,sleepy,grape,myrcene",9\n',
      ),
    )
    expect(products).toMatchObject([
      { strainType: 'sativa', effects: ['focused'], flavors: ['pine'], terpenes: ['pinene'] },
    ])
  })

  it('and a name say more of the type than tags', () => {
    expect(readRow('hybrid', { name: 'Plum Sativa' })).toMatchObject({ strainType: 'sativa' })
  })
})

describe('a variant', () => {
  it('of clothes keeps its size, a weight beside another word is weighed, and a product without variants has none', () => {
    expect(readRow('tee', { type: 'Apparel', name: 'Wave Tee', size: 'XL' })).toMatchObject({
      size: 'XL',
      sizeGrams: null,
    })
    expect(readRow('', { type: 'Goods', name: 'Wave', size: 'Black / M' })).toMatchObject({ category: 'merch' })
    expect(readRow('', { size: '3.5g / Jar' })).toMatchObject({ sizeGrams: 3.5 })
    expect(readRow('', { type: 'Apparel', name: 'Cap', size: 'Default Title' })).toMatchObject({ size: null })
  })
})

it('tags with labels stay tags, and each of a label counts', () => {
  const tags = (type: string) => `"strain:${type}, effect:relaxed, effect:sleepy, flavor:mango, live resin"`
  const file = `Name,Type,Tags,Price\nPlum,Flower,${tags('indica')},30\nFern,Flower,${tags('sativa')},20\n`
  expect(readCatalog(Buffer.from(file)).products).toMatchObject([
    { strainType: 'indica', effects: ['relaxed', 'sleepy'], flavors: ['mango'] },
    { strainType: 'sativa' },
  ])
})

it.each([
  ['Grape & Earthy', ['grape', 'earthy']],
  ['lemon and pine', ['lemon', 'pine']],
  ['Cookies & Cream', ['cookies & cream']],
  ['Salt & Smoke', ['salt & smoke']],
])('two flavors with a word between them are two: %s', (cell, flavors) => {
  const { products } = readCatalog(Buffer.from(`Name,Category,Flavors,Price\nPlum,Flower,${cell},9\n`))
  expect(products[0]?.flavors).toEqual(flavors)
})
