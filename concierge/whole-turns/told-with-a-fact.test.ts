import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: DEMO_PROFILE,
  products: [
    makeProduct({ name: 'Night Plum', category: 'flower', strainType: 'indica', effects: ['Sleepy'] }),
    makeProduct({ name: 'Day Lime', category: 'flower', strainType: 'sativa', effects: ['Energetic'] }),
  ],
})
const ask = (text: string) => askStore(store, text)

describe('a wish for what a thing is or does, beside a question about the shop', () => {
  it.each([
    ['looking for a sleepy indica under 60 and do you have parking', 'Night Plum', /22/],
    ['something indica please, do you validate parking', 'Night Plum', /22|park/],
    ['recommend me a sativa and tell me your hours', 'Day Lime', /9 AM/],
    ['want something for sleep. do you have an atm', 'Night Plum', /ATM/],
  ])('has both answered: %s', (text, name, fact) => {
    const { products, text: told } = ask(text)
    expect(products.map((product) => product.name)).toContain(name)
    expect(told).toMatch(fact)
  })

  it.each([
    'something for sleep and can i get it strong',
    'do you have indica, do you have sativa',
    'do you have an atm',
  ])('is no question about the shop where none is asked, and no wish where none is said: %s', (text) =>
    expect(ask(text).intent).not.toBe('multi_intent'),
  )
})
