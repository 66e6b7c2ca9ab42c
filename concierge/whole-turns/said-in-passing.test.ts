import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: StoreProfile.parse({ name: 'Test Shop', hours: DEFAULT_HOURS, busiest_hours: ['Friday 5-7 PM'] }),
  products: [
    makeProduct({
      productId: 'g1',
      name: 'Rosin Gummies - Yuzu',
      category: 'edible',
      subcategory: 'Gummies',
      effects: ['Energetic'],
      description: 'Made with live rosin.',
      priceCents: 2400,
    }),
    makeProduct({
      productId: 'g2',
      name: 'Grape Gummies',
      category: 'edible',
      subcategory: 'Gummies',
      effects: ['Sleepy'],
      priceCents: 1500,
    }),
    makeProduct({
      productId: 'j1',
      name: 'Party Joints 10-Pack',
      category: 'pre-roll',
      packCount: 10,
      effects: ['Happy'],
      priceCents: 3000,
    }),
    makeProduct({
      productId: 'j2',
      name: 'Jack Joint',
      category: 'pre-roll',
      packCount: 1,
      effects: ['Energetic'],
      priceCents: 900,
    }),
    makeProduct({
      productId: 'h1',
      name: 'Temple Ball',
      category: 'concentrate',
      subcategory: 'Hash',
      priceCents: 4500,
    }),
    makeProduct({
      productId: 'h2',
      name: 'Kief Jar',
      category: 'concentrate',
      subcategory: 'Kief',
      priceCents: 1800,
    }),
    makeProduct({
      productId: 's1',
      name: 'Smell-Proof Commuter Pouch',
      category: 'accessory',
      subcategory: 'Storage',
      priceCents: 2600,
    }),
    makeProduct({
      productId: 's2',
      name: '62% Humidity Pack',
      category: 'accessory',
      subcategory: 'Storage',
      priceCents: 250,
    }),
  ],
})

const ask = (text: string) => askStore(store, text)

describe('a wish said in passing', () => {
  it.each([
    ['gummies that are made w live rosin', 'g1'],
    ['edible to knock me right out', 'g2'],
    ['gummies that knock you straight out', 'g2'],
    ['social joints for a group, some kinda pack', 'j1'],
    ['preroll to keep me goin while i stack wood', 'j2'],
    ['hash, the old school kind', 'h1'],
    ['got any kief', 'h2'],
    ['smth to keep my bag from reeking on the train', 's1'],
    ['something that hides the smell', 's1'],
  ])('shows what fits, and nothing that does not: %s', (text, id) => {
    expect(ask(text).products.map(({ productId }) => productId)).toEqual([id])
  })

  it.each(['eat it. nothin over 20 bucks', 'eat it', 'id rather eat it, under 20'])(
    'takes eating for the shelf: %s',
    (text) => {
      const shelves = new Set(ask(text).products.map(({ category }) => category))
      expect([...shelves]).toEqual(['edible'])
    },
  )

  it('takes no chores that are knocked out for a wish to sleep', () => {
    expect(ask('something to knock out my chores').text).not.toMatch(/bedtime|sleepy/)
  })
})

it('tells the busy hours of whoever asks whether it is packed', () => {
  expect(ask('is it gonna be packed at 6 on a weekday').text).toContain('busiest')
})
