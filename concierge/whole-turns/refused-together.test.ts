import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const drink = (productId: string, name: string, flavors: string[]) =>
  makeProduct({ productId, name, category: 'edible', subcategory: 'Beverage', strainType: null, flavors })

const store = openStore({
  profile: StoreProfile.parse({ name: 'Harbor Row', hours: DEFAULT_HOURS }),
  products: [
    drink('d1', 'Cold Brew Coffee', ['Coffee']),
    drink('d2', 'Cherry Cola', ['Cherry']),
    drink('d3', 'Marionberry Seltzer', ['Berry']),
  ],
})

describe('two things refused with one word', () => {
  it.each([
    'a drink thats not coffee or cola',
    'drinks, not cola or coffee',
    'drinks without coffee or cola',
    'any drinks but no cola or coffee please',
    'dont want coffee or cola, what drinks are there',
  ])('shows neither: %s', (text) => {
    expect(askStore(store, text).products.map(({ name }) => name)).toEqual(['Marionberry Seltzer'])
  })

  it.each(['a coffee or cola drink', 'drinks, i cant decide, coffee or cola'])(
    'shows what is wished for: %s',
    (text) => {
      expect(askStore(store, text).products.map(({ name }) => name)).not.toContain('Marionberry Seltzer')
    },
  )
})

const sweet = (name: string, subcategory: string, flavors: string[] = []) =>
  makeProduct({ name, category: 'edible', subcategory, strainType: null, flavors })

const sweets = openStore({
  profile: StoreProfile.parse({ name: 'Harbor Row', hours: DEFAULT_HOURS }),
  products: [
    sweet('Sea Salt Chocolate Bar', 'Chocolate', ['caramel']),
    sweet('Dark Chocolate Bar', 'Chocolate'),
    sweet('Dusk Gummies', 'Gummies'),
    sweet('Even Keel 1:1 Gummies', 'Gummies'),
    sweet('Root Beer', 'Beverage'),
    sweet('Lime Seltzer', 'Beverage'),
  ],
})
const shown = (text: string): string[] => askStore(sweets, text).products.map(({ name }) => name)

describe('what is refused', () => {
  it('is left out where something else is made with it, or goes by another name', () => {
    for (const text of ['nothing with caramel, chocolate only', 'chocolate without caramel'])
      expect(shown(text), text).toEqual(['Dark Chocolate Bar'])
    expect(shown('thc drink thats not soda')).toEqual(['Lime Seltzer'])
  })

  it('is left out where it is a proportion', () => {
    for (const text of ['gummies that arent 1:1', 'gummies, not 1:1'])
      expect(shown(text), text).toEqual(['Dusk Gummies'])
    expect(shown('1:1 gummies')).toEqual(['Even Keel 1:1 Gummies'])
  })

  it('is left out in Spanish', () => {
    for (const text of ['algo de comer que no sean gomitas', 'comestibles que no sean gomitas ni bebidas'])
      expect(shown(text).join(), text).not.toMatch(/Gummies/)
    expect(shown('gomitas que no sean 1:1')).toEqual(['Dusk Gummies'])
  })
})
