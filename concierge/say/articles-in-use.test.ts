import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: DEMO_PROFILE,
  products: [
    makeProduct({ name: 'Fresh Powder', category: 'flower', sizeGrams: 3.5, stock: 9 }),
    makeProduct({ name: 'Princess Cart 0.5g', category: 'vape', subcategory: 'Cartridge', stock: 9 }),
    makeProduct({ name: 'Yuzu Gummies 100mg', category: 'edible', subcategory: 'Gummies', stock: 9 }),
    makeProduct({ name: 'Butter Pre-Roll 1g', category: 'pre-roll', stock: 9 }),
    makeProduct({ name: 'Pro Battery', category: 'accessory', subcategory: 'Battery', stock: 9 }),
    makeProduct({ name: 'Chillum', category: 'accessory', subcategory: 'Glassware', stock: 9 }),
  ],
})

describe('how things are used', () => {
  it.each([
    ['how long til a tincture kicks in', /under the tongue/],
    ['do tinctures taste bad', /under the tongue/],
    ['can i take 2 gummies', /wait at least 2 hours/],
    ['what if i dont feel my gummy', /wait at least 2 hours/],
    ['my edible did nothing', /wait at least 2 hours/],
    ['the gummy didnt do anything', /wait at least 2 hours/],
    ['can i drink with it', /Better not/],
    ['how can i tell if weed is good quality', /smells lively/],
    ['what should i look for in flower', /smells lively/],
    ['what do the percentages mean on the jar', /18 to 24% is typical/],
    ['is 30% thc too much for me', /18 to 24% is typical/],
    ['are prerolls made with shake', /whole buds/],
    ['do pre rolls have tobacco', /without tobacco/],
    ['are the wraps tobacco free', /hold no tobacco/],
    ['how many calories in a gummy', /does not list calories/],
    ['whats a chillum', /straight pipe/],
    ['what is a dugout for', /straight pipe/],
    ['how do i clean a bong', /isopropyl/],
    ['how do i know if my battery fits', /510 thread/],
    ['do i need a separate battery for a cart', /510 thread/],
    ['are disposables refillable', /not meant to be refilled/],
    ['what do i do with a dead disposable', /e-waste/],
    ['my gummies melted can i still eat them', /chill them/],
  ])('is explained, and nothing is offered for it: %s', (text, words) => {
    const turn = askStore(store, text)
    expect(turn.text).toMatch(words)
    expect(turn.products).toEqual([])
  })

  it.each([
    'can i get 2 gummies',
    'do you have chillums',
    'a battery for my cart',
    'good quality flower under 60',
    'do you have disposables or carts',
  ])('is no matter of a wish for goods: %s', (text) => {
    expect(askStore(store, text).products).not.toEqual([])
  })
})
