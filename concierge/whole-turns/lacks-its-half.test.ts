import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { openStore } from '#concierge/open-store.ts'

const plain = { strainName: null, strainType: null, size: null, sizeGrams: null } as const
const gear = (name: string, subcategory: string, description: string) =>
  makeProduct({ ...plain, name, category: 'accessory', subcategory, description, brand: 'Drumlin', tags: [] })
const cart = (name: string, tags: string[], description: string) =>
  makeProduct({ ...plain, name, category: 'vape', tags, description, brand: 'Playa Vapor' })
const store = openStore({
  profile: DEMO_PROFILE,
  products: [
    gear('510 Stick Battery', 'Battery', 'Slim 510 thread battery.'),
    gear('Lodepod Battery', 'Battery', 'Magnetic battery for Lodepods.'),
    gear('Steel Grinder', 'Grinder', 'Four pieces.'),
    cart('Maui Cart 1g', ['510'], 'Distillate.'),
  ],
})
const names = (text: string): string[] => askStore(store, text).products.map(({ name }) => name)

describe('one half of what is needed', () => {
  it('wishes for a battery where there is a cart', () => {
    for (const text of [
      "i've got a 510 cart and nothing to run it on",
      'got a 510 cart but no battery',
      "bought a cartridge, don't have a battery",
      'my cart is no good without a battery',
      'my sister gave me a cart and i have nothing to hit it with',
      'i have a cart, need something to smoke it with',
    ])
      expect(names(text)[0], text).toContain('Battery')
  })

  it('wishes for a cart where there is a battery, or none is needed', () => {
    for (const text of [
      'my friend gave me a 510 battery and nothing to go on it',
      'i have a battery but nothing to put on it',
      'need a cart, i have a battery',
      'a 510 cart please',
    ])
      expect(names(text)[0], text).toBe('Maui Cart 1g')
  })

  it('is no price', () => {
    expect(askStore(store, "i've got a 510 cart and nothing to run it on").text).not.toContain('$510')
    expect(askStore(store, "i've got a 510 battery, what carts do you have").text).not.toContain('$510')
  })

  it('is named with why it does not fit', () => {
    for (const text of [
      'does the lodepod battery work with regular carts',
      'will the lodepod battery take a 510 cart',
    ]) {
      const reply = askStore(store, text).text
      expect(reply, text).toMatch(/^No\./)
      expect(reply, text).toContain('510 thread')
      expect(reply, text).toContain('Magnetic battery for Lodepods')
    }
  })
})

describe('a thing that was lost', () => {
  it('is asked for anew where the shop is asked what it has', () => {
    for (const text of [
      'i lost my grinder, what do you have',
      'broke my grinder, what have you got under 60',
      'forgot my grinder so what do you sell',
      'lost my grinder at camp, show me what you have',
      'misplaced my grinder, any recommendations',
    ])
      expect(names(text), text).toEqual(['Steel Grinder'])
  })

  it('is not sold where it is looked for', () => {
    for (const text of ['i lost my grinder there, did anyone find it', 'lost my grinder, do you have a cart'])
      expect(names(text), text).not.toContain('Steel Grinder')
  })
})
