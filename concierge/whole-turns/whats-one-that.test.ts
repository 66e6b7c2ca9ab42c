import { expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const flower = (name: string, effects: string[], flavors: string[] = []) =>
  makeProduct({ name, category: 'flower', strainName: name, strainType: 'indica', effects, flavors })
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    flower('Garlic Fog', ['hungry', 'relaxed']),
    flower('Amber Hour', ['sleepy']),
    flower('Giddy Up', ['giggly', 'happy'], ['Mint']),
  ],
})

it.each([
  ['whats a strain that gives u the munchies', 'Garlic Fog'],
  ['whats a strain that makes you sleepy', 'Amber Hour'],
  ['whats a good strain thatll make me laugh', 'Giddy Up'],
  ['what are some strains that get you giggly', 'Giddy Up'],
  ['whats a strain with a minty taste', 'Giddy Up'],
])('shows what does so where one that does is asked for: %s', (text, name) => {
  const turn = askStore(store, text)
  expect(turn.intent).toBe('recommend')
  expect(turn.products[0]?.name).toBe(name)
})

it.each(['whats a strain', 'what does a strain mean', 'whats a terpene that makes you sleepy', 'what is an indica'])(
  'still explains what a thing is: %s',
  (text) => {
    expect(askStore(store, text).intent).toBe('education')
  },
)
