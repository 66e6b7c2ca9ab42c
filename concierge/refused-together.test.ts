import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { openStore } from './open-store.ts'
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
