import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: DEMO_PROFILE,
  products: [
    makeProduct({ productId: 'acres', name: 'OG Kush', brand: 'Au Sable Acres', strainName: 'OG Kush' }),
    makeProduct({ productId: 'ground', name: 'Mill Run Ground', brand: 'Larkspur Hill', strainName: null }),
    makeProduct({ productId: 'shake', name: 'House Shake', brand: 'Larkspur Hill', strainName: null }),
    makeProduct({ productId: 'gelato', name: 'Gelato', brand: 'Pier 9', strainName: 'Gelato' }),
    makeProduct({
      productId: 'brownie',
      name: 'Brown Butter Brownie',
      brand: 'Pier 9',
      category: 'edible',
      strainName: null,
      size: null,
      sizeGrams: null,
    }),
  ],
})
const shown = (text: string): string[] =>
  askStore(store, text)
    .products.map(({ productId }) => productId)
    .sort()

const EIGHTHS = shown('an eighth please')

describe('the place that somebody goes to', () => {
  it.each([
    'camping at brown butter creek, need an eighth',
    'we live in gelato county and want an eighth',
    'staying near kush springs, an eighth please',
    'fishing on honey creek, an eighth please',
    'headed up to coconino forest, an eighth please',
  ])('is no wish: %s', (text) => {
    expect(shown(text)).toEqual(EIGHTHS)
  })

  it('takes nothing from what is wished for', () => {
    expect(shown('going camping, got gelato')).toEqual(['gelato'])
    expect(shown('im going to try gelato at the lake')).toEqual(['gelato'])
    expect(askStore(store, 'anything from lime mountain').text).toContain('anything lime')
  })
})

describe('a name told in passing', () => {
  it.each([
    'we rented a cabin on the au sable. an eighth please',
    'camping by au sable this weekend, need an eighth',
    'long week at the mill, need an eighth',
    'we live near pier 9 and want an eighth',
    'grew up in larkspur, need an eighth',
    'kayaking down the au sable tomorrow, want an eighth',
    'my cousin gelato says hi. an eighth please',
    'let me crack a window first. an eighth please',
    'i work for larkspur hill, looking for an eighth',
  ])('is a place or a person, and asks for nothing: %s', (text) => {
    expect(EIGHTHS.length).toBeGreaterThan(1)
    expect(shown(text)).toEqual(EIGHTHS)
  })

  it.each([
    ['flower by au sable', 'acres'],
    ['got au sable flower?', 'acres'],
    ['anything from au sable acres', 'acres'],
    ['what does au sable have', 'acres'],
    ['is the mill run in stock', 'ground'],
    ['flower from pier 9 for camping', 'gelato'],
    ['id go for gelato', 'gelato'],
    ['i want to get my cousin gelato', 'gelato'],
  ])('is a maker or a product where it is asked for: %s', (text, id) => {
    expect(shown(text)).toEqual([id])
  })
})

describe('what is made of what is asked for', () => {
  it.each([
    'my wife is making butter this weekend and shake is fine, what do you have',
    'need shake for butter',
    'shake for cannabutter',
    'trim to make butter with',
  ])('is not wished for itself: %s', (text) => {
    expect(shown(text)).toEqual(['shake'])
  })

  it('is wished for where nothing is made of it', () => {
    expect(shown('anything with butter in it')).toEqual(['brownie'])
    expect(shown('do you have ground flower')).toEqual(['ground', 'shake'])
  })
})
