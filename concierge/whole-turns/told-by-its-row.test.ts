import { describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalog.ts'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const edible = (name: string, product: Partial<Product>): Product =>
  makeProduct({
    category: 'edible',
    subcategory: 'Gummies',
    brand: 'Harbor Kitchen',
    strainName: null,
    strainType: 'hybrid',
    size: null,
    sizeGrams: null,
    thcPercent: null,
    name,
    ...product,
  })

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    edible('Salted Caramels', { subcategory: 'Caramels', description: 'Made with cream. Store in the refrigerator.' }),
    edible('Quick Tide Mango Gummies', { description: 'Fast-acting; most people feel it in 15 minutes.' }),
    edible('Pectin Plum Gummies', { description: 'Vegan, set with fruit pectin.' }),
    edible('Sour Watermelon Gummies', { description: 'Sour sugar-dusted gummies made with beef gelatin.' }),
    makeProduct({
      name: 'Glacier Stick Infused GMO 1g',
      category: 'pre-roll',
      strainName: 'GMO',
      description: 'GMO infused with hash rosin. Savory and strong.',
    }),
    makeProduct({
      name: 'Slim 510 Battery Pen',
      brand: 'Sundry',
      category: 'accessory',
      subcategory: 'Battery',
      strainName: null,
      strainType: null,
      description: 'A slim 510-thread battery with three heat settings.',
    }),
    makeProduct({ name: 'Blue Dream 3.5g', category: 'flower', strainName: 'Blue Dream', description: 'Sweet berry.' }),
  ],
})
const said = (text: string): string => askStore(store, text).text

describe('how one thing is kept', () => {
  it.each([
    'those salted caramels, can i leave them on the counter',
    'do the salted caramels need to go in the fridge',
    'how should i store the salted caramels',
    'will the salted caramels melt in my car',
    'do i have to keep the salted caramels cold',
  ])('is told by its description: %s', (text) => {
    expect(said(text)).toContain('"Store in the refrigerator"')
  })
})

describe('how soon one thing is felt', () => {
  it.each([
    'how soon are you supposed to feel the quick tide mango',
    'how fast do the quick tide mango gummies kick in',
    'how long before the quick tide mango hits',
    'when will i feel the quick tide mango gummies',
  ])('is told by its description: %s', (text) => {
    expect(said(text)).toContain('15 minutes"')
  })

  it('is told of what was spoken of', () => {
    for (const text of ['how long do they take to kick in', 'and how soon will i feel those'])
      expect(askAfter(store, ['tell me about the quick tide mango gummies'], text).text, text).toContain('15 minutes"')
  })

  it('is told by the article where no thing is named, or its row says nothing of it', () => {
    expect(askStore(store, 'how long do edibles take to kick in').intent).toBe('education')
    expect(askAfter(store, ['sour watermelon gummies'], 'how long does it take to kick in').intent).toBe('education')
  })
})

describe('what one thing is infused with', () => {
  it.each([
    'is the gmo glacier stick infused w rosin or something else',
    'what is the glacier stick gmo infused with',
    'is the glacier stick gmo infused with live resin or rosin',
    'whats the gmo glacier stick infused with',
  ])('is told by its description: %s', (text) => {
    expect(said(text)).toContain('"GMO infused with hash rosin"')
    expect(said(text)).not.toMatch(/^No/)
  })

  it('is a wish where no thing is named', () => {
    expect(askStore(store, 'prerolls infused with rosin').intent).toBe('recommend')
  })
})

describe('who may eat one thing', () => {
  it.each([
    'could a vegetarian eat the sour watermelon gummies',
    'are the sour watermelon gummies vegetarian',
    'are the sour watermelon gummies ok for vegetarians',
    'can my vegetarian friend have the sour watermelon gummies',
    'my girlfriend is vegetarian, can she eat the sour watermelon gummies',
    'my girlfriend is vegan, can she have the sour watermelon gummies',
  ])('is told by what its description says is in it: %s', (text) => {
    expect(said(text)).toMatch(/^Not vegetarian|^Not vegan/)
    expect(said(text)).toContain('beef gelatin"')
  })

  it('is a wish where things are looked for, which what is vegan meets', () => {
    for (const text of [
      'any vegetarian gummies',
      'im vegetarian, which gummies can i have',
      'vegetarian edibles please',
    ]) {
      const { intent, products } = askStore(store, text)
      expect(intent, text).toBe('recommend')
      expect(products.map(({ name }) => name)).toEqual(['Pectin Plum Gummies'])
    }
  })

  it('is not told where the menu says nothing of it', () => {
    expect(said('are the quick tide mango gummies vegetarian')).toContain("doesn't say")
  })
})

describe('how many settings one thing has', () => {
  it.each([
    'how many heat levels does the slim battery pen have',
    'how many temps on the slim 510 battery pen',
    'how many heat settings does the sundry battery pen have',
  ])('is told by its description, whatever they are called: %s', (text) => {
    expect(said(text)).toContain('three heat settings"')
  })

  it('is told of what was spoken of', () => {
    const { text } = askAfter(store, ['tell me about the slim 510 battery pen'], 'how many heat levels does it have')
    expect(text).toContain('three heat settings"')
  })
})
