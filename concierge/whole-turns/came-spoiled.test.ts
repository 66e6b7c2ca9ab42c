import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: DEMO_PROFILE,
  products: [
    makeProduct({ name: 'Fresh Powder', category: 'flower', stock: 9 }),
    makeProduct({ name: 'Yuzu Gummies 100mg', category: 'edible', subcategory: 'Gummies', stock: 9 }),
    makeProduct({ name: 'Milk Chocolate', category: 'edible', subcategory: 'Chocolate', stock: 9 }),
  ],
})

describe('what came spoiled', () => {
  it.each([
    'my gummies melted in the mail',
    'brownie arrived crushed',
    'my disposable came half empty',
    'the gummies tasted weird like soap',
    'my chocolate arrived melted',
    'the eighth came opened',
  ])('is a complaint: %s', (text) => {
    expect(askStore(store, text).intent).toBe('complaint')
  })

  it.each(['gummies that taste funny', 'gummies that wont melt in my bag'])('is none in a wish: %s', (text) => {
    expect(askStore(store, text).intent).not.toBe('complaint')
  })
})

it.each(['is your menu up to date', 'are these prices right', 'do online prices match in store'])(
  'tells whose menu it answers from: %s',
  (text) => {
    expect(askStore(store, text).text).toMatch(/^I answer from the shop's own menu/)
  },
)

it.each(['whats the youngest you can be to come in', 'how young can a customer be'])('tells the age: %s', (text) => {
  expect(askStore(store, text).text).toContain('21 or older')
})
