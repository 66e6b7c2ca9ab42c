import { expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const plain = { strainType: null, size: null, sizeGrams: null, strainName: null }
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({
      ...plain,
      name: 'Night Pear Cartridge',
      brand: 'Select',
      category: 'vape',
      subcategory: 'Cartridge',
    }),
    makeProduct({ ...plain, name: 'Dusk Gummies', brand: 'Elm', category: 'edible', subcategory: 'Gummies' }),
    makeProduct({
      ...plain,
      name: 'Plum Infused Pre-Roll',
      brand: 'Elm',
      category: 'pre-roll',
      subcategory: 'Infused',
    }),
  ],
})
const ask = (text: string): string => askStore(store, text).text

it('says which side of a comparison is not carried, and never yes to it', () => {
  for (const text of ['is stiiizy better than select', 'select vs stizzy', 'which is better elm gummies or kiva'])
    expect(ask(text), text).toMatch(/^We don't carry (?:Stiiizy|Kiva)/)
  for (const text of ['kiva vs camino', 'is wyld better than kiva', 'kiva or camino'])
    expect(ask(text), text).toMatch(/don't carry (?:kiva or camino|wyld or kiva)/)
})

it('tells that a maker is not carried before it shows what is near', () => {
  for (const text of ['anything like jeeter baby infused', 'i usually get packwoods, want an infused preroll']) {
    expect(ask(text), text).toMatch(/don't carry (?:Jeeter|Packwoods)/)
    expect(ask(text), text).toContain('Plum Infused Pre-Roll')
  }
  expect(ask('no jeeter, an infused preroll')).not.toContain("don't carry Jeeter")
})

it('shows what there is on the shelf that such a maker is known for', () => {
  for (const text of ['stiiizy', 'anything from stiiizy', 'stizzy?'])
    expect(ask(text), text).toMatch(/don't carry stiiizy.*Night Pear Cartridge/)
  expect(ask('got kiva')).toMatch(/don't carry kiva.*Dusk Gummies/)
})
