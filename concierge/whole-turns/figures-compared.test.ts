import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const edible = (productId: string, name: string, [pieces, mg]: readonly [number, number], tags: string[] = []) =>
  makeProduct({
    productId,
    name,
    brand: 'Prairie Kitchen',
    category: 'edible',
    subcategory: / (?:Beer|Tea)$/.test(name) ? 'Drinks' : name.endsWith(' Bar') ? 'Chocolates' : 'Gummies',
    strainName: null,
    tags,
    thcPercent: null,
    packCount: pieces,
    thcMgPerPiece: mg,
    thcMgTotal: pieces * mg,
  })
const flower = (productId: string, name: string, priceCents: number) =>
  makeProduct({ productId, name, brand: 'Osage', category: 'flower', strainName: name, sizeGrams: 3.5, priceCents })

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    edible('grape', 'Heavy Hauler Grape Gummies', [10, 50]),
    edible('peach', 'Peach Gummies', [10, 10], ['Vegan']),
    edible('lemon', 'Low Road Lemon Gummies', [10, 2.5], ['Vegan']),
    edible('beer', 'Root Beer', [1, 10]),
    edible('tea', 'Porch Sweet Tea', [10, 10]),
    edible('bar', 'Dark Chocolate Bar', [10, 10], ['Vegan']),
    flower('runtz', 'Runtz', 4800),
    flower('gelato', 'Gelato 41', 4500),
    flower('dream', 'Blue Dream', 2000),
    makeProduct({
      productId: 'hash',
      name: 'Temple Ball Afghani',
      category: 'concentrate',
      subcategory: 'Hash',
      sizeGrams: 2,
      tags: ['Solventless'],
    }),
    makeProduct({
      productId: 'rosin',
      name: 'Live Rosin Papaya',
      category: 'concentrate',
      subcategory: 'Live Rosin',
      sizeGrams: 1,
    }),
  ],
})
const shown = (...said: readonly string[]) =>
  askAfter(store, said.slice(0, -1), said.at(-1) ?? '').products.map(({ productId }) => productId)

describe('two edibles by their milligrams', () => {
  it.each([
    'heavy hauler grape compared to the peach gummies, mg in one piece of each?',
    'which has more mg a piece, heavy hauler grape or peach gummies',
    'heavy hauler grape vs peach gummies, how many mg per gummy',
  ])('are weighed by the piece in "%s"', (text) => {
    expect(askStore(store, text).text).toContain('50 mg a piece against 10 mg')
  })

  it.each([
    'one can of root beer vs the bottle of porch sweet tea, which has more thc altogether',
    'root beer or porch sweet tea, more mg in total?',
    'root beer vs porch sweet tea, thc in the whole package',
  ])('are weighed as a whole in "%s"', (text) => {
    expect(askStore(store, text).text).toContain('100 mg in total against 10 mg')
  })

  it('are weighed by strength where no figure is asked for', () => {
    expect(askStore(store, 'heavy hauler grape or peach gummies, which is stronger').text).toContain('the stronger of')
    for (const less of ['which is lower dose', 'which has less thc', 'whichever has fewer mg'])
      expect(askStore(store, `heavy hauler grape or peach gummies, ${less}`).text, less).toMatch(
        /^Peach Gummies is the gentler/,
      )
  })
})

describe('what is said after things were shown', () => {
  it('narrows what was wished for by what may be true of anything to eat', () => {
    for (const text of ['vegan ones only', 'just the vegan ones', 'must be vegan'])
      expect(shown('looking for gummies', text).toSorted(), text).toEqual(['lemon', 'peach'])
    expect(shown('looking for gummies', 'any vegan chocolate')).toEqual(['bar'])
  })

  it('chooses between the two named by the purse, and sells none', () => {
    for (const text of [
      'which one is easier on the wallet for an eighth',
      'which is kinder to my wallet',
      'which is cheaper for an eighth',
    ])
      expect(shown('runtz flower or gelato 41 flower?', text)[0], text).toBe('gelato')
  })

  it('takes a smaller dose for a small one, not for less than there is', () => {
    for (const text of ['smaler dose please', 'lower dose', 'a smaller dose'])
      expect(shown('gummies', text), text).toEqual(['lemon'])
  })
})

describe('a name with a type in it', () => {
  const joints = openStore({
    profile: { name: 'Test Shop' },
    products: (['indica', 'sativa'] as const).map((strainType) =>
      makeProduct({
        productId: strainType,
        name: `House Joint ${strainType === 'indica' ? 'Indica' : 'Sativa'}`,
        category: 'pre-roll',
        strainName: null,
        strainType,
      }),
    ),
  })

  it('leads to the other one when the other type is asked for', () => {
    for (const text of [
      'on second thought the indica one',
      'make it the indica one',
      'indica instead',
      'and in indica?',
    ])
      expect(
        askAfter(joints, ['do you have house joint sativa'], text).products.map(({ productId }) => productId),
        text,
      ).toEqual(['indica'])
  })
})

describe('a thing by its weight and its making', () => {
  it('tells what one thing weighs, and no temperature by its name', () => {
    for (const text of ['how much does the temple ball weigh', 'how big is the temple ball'])
      expect(askStore(store, text).text, text).toContain('2 g')
  })

  it('takes no hash for rosin, and both for solventless', () => {
    expect(shown('rosin to dab')).toEqual(['rosin'])
    expect(shown('something solventless to dab').toSorted()).toEqual(['hash', 'rosin'])
  })
})

describe('two that were weighed against each other', () => {
  const pair = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({
        productId: 'a',
        name: 'Willow Haze',
        category: 'flower',
        priceCents: 3500,
        salePriceCents: null,
        thcPercent: 20,
        flavors: ['Pine'],
        effects: ['Energetic'],
      }),
      makeProduct({
        productId: 'b',
        name: 'Birch Calm',
        category: 'flower',
        priceCents: 3500,
        salePriceCents: null,
        thcPercent: 28,
        flavors: ['Grape'],
        effects: ['Sleepy'],
      }),
    ],
  })
  const told = (text: string) => askAfter(pair, ['compare willow haze and birch calm'], text)

  it('are told to cost the same, where they do', () => {
    expect(told('which is cheaper').text).toMatch(/^Both cost \$35\./)
  })

  it.each([
    ['which tastes better', 'the first has pine; the second has grape'],
    ['which ones more energizing', 'Willow Haze is the one listed as energetic'],
    ['which one is better for sleep', 'Birch Calm is the one listed as sleepy'],
  ])('are weighed again by what is asked: %s', (text, said) => {
    expect(told(text).text).toContain(said)
    expect(told(text).products).toHaveLength(2)
  })

  it.each(['ok that one', 'ill take the stronger one'])('are taken from: %s', (text) => {
    expect(askAfter(pair, ['compare willow haze and birch calm', 'which one hits harder'], text).text).toContain(
      'Birch Calm by Harbor Gardens is $35 before tax',
    )
  })
})
