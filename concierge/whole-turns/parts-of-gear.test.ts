import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { openStore } from '#concierge/open-store.ts'

const gear = (name: string, subcategory: string, description: string | null = null) =>
  makeProduct({ name, subcategory, description, category: 'accessory', strainName: null, strainType: null })
const vape = (name: string, description: string) =>
  makeProduct({ name, description, category: 'vape', subcategory: 'Disposable', strainName: null })
const store = openStore({
  profile: DEMO_PROFILE,
  products: [
    gear('510 Battery Stick', 'Batteries'),
    gear('Glass Spoon Pipe', 'Glass'),
    gear('Stash Jar', 'Storage'),
    gear('Pipe Cleaner Pack', 'Cleaners'),
    gear('Peak Chamber', 'Puffco Devices'),
    gear('Peak Rig', 'Puffco Devices'),
    gear('Torch Butane', 'Lighter'),
    vape('Plum Disposable', 'Rechargeable by USB-C.'),
    vape('Lime Disposable', 'Ready to use.'),
  ],
})
const shown = (text: string): string[] => askStore(store, text).products.map(({ name }) => name)

describe('a part of gear', () => {
  it('is asked for by itself, whatever it is for', () => {
    for (const text of ['need a charger for my pen', 'vape pen charger', 'got any chargers', 'usb charger for 510']) {
      expect(askStore(store, text).text, text).toMatch(/don't carry .*chargers/)
      expect(shown(text), text).toEqual(['510 Battery Stick'])
    }
    expect(askStore(store, 'screens for my bowl').text).toMatch(/don't carry screens.*Glass Spoon Pipe/)
    for (const text of ['ashtray', 'any ash trays'])
      expect(askStore(store, text).text, text).toMatch(/don't carry ashtrays/)
    expect(shown('butane for my torch')).toEqual(['Torch Butane'])
    expect(shown('pipe cleaners')).toEqual(['Pipe Cleaner Pack'])
  })

  it('is none of what is charged elsewhere', () => {
    for (const text of ['do you have ev chargers', 'do you have a phone charger', 'can i charge it to my card'])
      expect(askStore(store, text).text, text).not.toMatch(/don't carry/)
  })

  it('is no rig', () => expect(shown('electric rig')).toEqual(['Peak Rig']))

  it('to put roaches in is storage', () => expect(shown('something to put my roaches in')).toEqual(['Stash Jar']))
})

describe('a vape that can be charged', () => {
  it('is wished for, and not brought back', () => {
    for (const text of ['disposable i can charge', 'a vape that can be recharged', 'rechargable disposable'])
      expect(shown(text), text).toEqual(['Plum Disposable'])
    expect(askStore(store, 'my disposable wont charge').intent).toBe('returns')
  })
})
