import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const profile = StoreProfile.parse({ name: 'Heron Yard', hours: DEFAULT_HOURS })
const bud = (name: string, strainType: 'indica' | 'sativa' | 'hybrid', effects: string[]) =>
  makeProduct({ name, category: 'flower', strainType, effects })
const sweet = (name: string, subcategory: string, flavors: string[]) =>
  makeProduct({ name, category: 'edible', subcategory, strainType: null, flavors, effects: [] })

const buds = openStore({
  profile,
  products: [
    bud('Slow Barge', 'indica', ['Sleepy', 'Happy']),
    bud('Kite Day', 'sativa', ['Energetic', 'Happy']),
    bud('Even Tide', 'hybrid', ['Happy']),
  ],
})
const sweets = openStore({
  profile,
  products: [
    sweet('Orchard Gummies', 'Gummies', ['Watermelon']),
    sweet('Hedge Gummies', 'Gummies', ['Blueberry']),
    sweet('Cellar Squares', 'Chocolate', ['Dark Chocolate']),
  ],
})
const names = (store: typeof buds, text: string): string[] => askStore(store, text).products.map(({ name }) => name)

describe('what is refused in any words', () => {
  it.each([
    'happy flower but it cant be one of those sleepy ones',
    'flower, not one of your heavy couchlock strains',
    'i refuse to smoke indica, what flower is there',
    'steer me away from indica, some flower please',
    'flower thats the furthest thing from indica',
    'never again with the indica, show me flower',
    'flower, indica is out of the question',
    'flower for us, indica is a hard no',
    'im not looking for indica flower, what else',
    'i dont do well with indica, some flower',
    'flower, the last thing i want is an indica',
    'stop showing me indica, just flower',
    'some flower, dont hand me anything sleepy',
    'flower, indicas need not apply',
    'any kind but indica, flower please',
    'whatever flower you got that aint indica',
    'flower where none of them are indica',
    'cualquier flor menos indica',
    'no quiero nada que me de sueno, una flor',
    'flor, todo menos indica',
    'una flor, excepto indica',
  ])('is not shown: %s', (text) => {
    const shown = names(buds, text)
    expect(shown).not.toContain('Slow Barge')
    expect(shown.length).toBeGreaterThan(0)
  })

  it.each([
    'dont give me one that tastes like watermelon, gummies please',
    'gummies, hard pass on watermelon',
    'gummies but watermelon is a no go',
    'no gummies with watermelon',
    'no me des gomitas de sandia',
    'gomitas que no lleven sandia',
    'no edibles with watermelon or chocolate',
  ])('is what is in a thing, and not the thing: %s', (text) => {
    expect(names(sweets, text)).toEqual(['Hedge Gummies'])
  })

  it.each([
    'aint you got any indica flower',
    'dont you have any indica flower',
    'far from home tonight, some indica flower',
    'enough talk, show me indica flower',
    'no problem with smoking, indica flower please',
    'is there anything wrong with indica flower',
  ])('is not read into other words: %s', (text) => {
    expect(names(buds, text)).toEqual(['Slow Barge'])
  })
})
