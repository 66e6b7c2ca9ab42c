import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { askStore } from '#testing/ask.ts'
import { buildDemoCatalog } from '#server/db/seed/demo-catalog.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'

const store = openStore({ profile: DEMO_PROFILE, products: buildDemoCatalog() })
const ask = (text: string) => askStore(store, text)
const shelves = (text: string) =>
  ask(text).products.map(
    ({ productId }) => store.items.find(({ product }) => product.productId === productId)?.category,
  )
const sum = (text: string) => Number(/\$(\d+(?:\.\d+)?) together/.exec(ask(text).text)?.[1] ?? Number.NaN)

describe('a mix for a sum', () => {
  it.each([
    ['a mix of stuff for 100 dollars', 100],
    ['surprise me with 60 bucks worth of goodies', 60],
    ['50 bucks for the weekend, put something together for me', 50],
    ['i have 80 dollars, surprise us', 80],
    ['build me a little bundle, 90 max', 90],
    ['a mix of relaxing stuff under 75', 75],
  ])('is one of each of some shelves within it: %s', (text, most) => {
    expect(new Set(shelves(text)).size).toBeGreaterThan(1)
    expect(sum(text)).toBeLessThanOrEqual(most)
  })

  it('leaves out the shelf that is refused', () => {
    expect(shelves('a mix of stuff for 100 dollars, no vapes')).not.toContain('vape')
  })

  it.each([
    'surprise me',
    'something up to 60 dollars',
    'surprise me with an edible, 25 dollars',
    'flower, 50 dollars',
  ])('is none without a sum, or where a thing is named: %s', (text) => {
    expect(ask(text).text).not.toMatch(/ together/)
  })
})
