import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { openStore } from '#concierge/open-store.ts'

const plain = { strainName: null, strainType: null, size: null, sizeGrams: null } as const
const edible = (name: string, priceCents = 2500) => makeProduct({ ...plain, name, category: 'edible', priceCents })
const edibles = [
  edible('Juicy Peach Live Resin Gummies - 100mg'),
  edible('Thorny Berry Live Resin Gummies - 100mg', 3000),
  edible('Honeydew Rosin Pearls - 100mg'),
  edible('Flairy Cherry Diamond Infused Soft Lozenges - 100mg'),
  edible('Plain Lemon Gummies - 100mg'),
]
const vapes = [
  makeProduct({ ...plain, name: 'Mega Squirt', category: 'vape', description: '100% Pure Live Resin. No filler.' }),
  makeProduct({ ...plain, name: 'Blackberry Blast', category: 'vape', description: 'Distillate with terpenes.' }),
]
const badder = makeProduct({ ...plain, name: 'Garlic Live Resin Badder 1g', category: 'concentrate' })
const open = (...products: ReturnType<typeof makeProduct>[]) => openStore({ profile: DEMO_PROFILE, products })
const shown = (store: ReturnType<typeof open>, text: string): string[] =>
  askStore(store, text)
    .products.map(({ name }) => name)
    .sort()

describe('how a thing is made', () => {
  const sweets = open(...edibles)

  it('is found on any shelf where no shelf is named and its own has none', () => {
    const both = ['Juicy Peach Live Resin Gummies - 100mg', 'Thorny Berry Live Resin Gummies - 100mg']
    for (const text of ['any live resin', 'anything with live resin', 'live resin stuff'])
      expect(shown(sweets, text), text).toEqual(both)
    expect(shown(sweets, 'live resin ones, 28 or less pls')).toEqual([both[0]])
    for (const text of ['rosin ones', 'something with rosin in it'])
      expect(shown(sweets, text), text).toEqual(['Honeydew Rosin Pearls - 100mg'])
    expect(shown(sweets, 'diamond infused in cherry')).toEqual(['Flairy Cherry Diamond Infused Soft Lozenges - 100mg'])
  })

  it('stays on its own shelf where there is some, or where that shelf is named', () => {
    expect(shown(open(...edibles, badder), 'live resin')).toEqual(['Garlic Live Resin Badder 1g'])
    expect(askStore(sweets, 'live resin dabs').intent).toBe('recommend_no_match')
    expect(askStore(sweets, 'rosin carts').intent).toBe('recommend_no_match')
  })

  it('is read in a description where no name of the shelf says it', () => {
    const store = open(...edibles, ...vapes)
    for (const text of ['a pen with real live resin or rosin, not distillate', 'live resin vape', 'live resin pens'])
      expect(shown(store, text), text).toEqual(['Mega Squirt'])
  })
})

describe('what gear must have', () => {
  const gear = (name: string, description: string, category: 'accessory' | 'vape' = 'accessory') =>
    makeProduct({ ...plain, name, category, description })
  const devices = open(
    gear('Pocket 510 Battery', 'Slim 510 thread battery, charges by micro USB.'),
    gear('Palm 510 Battery', 'Three heat settings, USB-C charging, fits any 510 cartridge.'),
    gear('Pro 510 Battery', 'Big battery with a screen, preheat and USB Type-C charging.'),
    gear('Plum Disposable', 'All in one, charges by USB-C.', 'vape'),
    gear('Pear Disposable', 'All in one, no charging needed.', 'vape'),
  )

  it('is told by the description, and what does not say it is left out', () => {
    for (const text of [
      'battery for my 510 carts, must be usb-c',
      '510 battery, has to have usb c',
      'any battery with type c charging',
      'i want a usbc pen battery',
      'need a battery, it has to charge by usb-c',
    ])
      expect(shown(devices, text), text).toEqual(['Palm 510 Battery', 'Pro 510 Battery'])
    expect(shown(devices, 'disposable with usb-c')).toEqual(['Plum Disposable'])
    expect(shown(devices, 'battery, preferably with preheat')).toEqual(['Pro 510 Battery'])
    expect(shown(devices, 'a battery with adjustable heat')).toEqual(['Palm 510 Battery'])
  })

  it('is not asked for by a battery alone', () => {
    expect(shown(devices, 'any 510 battery')).toHaveLength(3)
    expect(askStore(devices, 'does the palm 510 battery charge by usb-c').text).toContain('USB-C charging')
  })
})
