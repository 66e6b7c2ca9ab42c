import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from './open-store.ts'

const roll = { category: 'pre-roll', strainName: null } as const

const store = openStore({
  profile: {
    name: 'Test Shop',
    quiet_times: 'Tuesday before noon',
  },
  products: [
    makeProduct({
      ...roll,
      productId: 'c',
      name: 'Truffle Cone - Bramble 1.5g',
      brand: 'Truffle Gold',
      thcPercent: 46,
      priceCents: 2800,
      strainType: 'indica',
    }),
    makeProduct({
      ...roll,
      productId: 'w',
      name: 'Woodpacks Blunt 2g - White Thistle',
      brand: 'Woodpacks',
      thcPercent: 37,
      priceCents: 4500,
    }),
    makeProduct({
      ...roll,
      productId: 'k',
      name: 'Trotters Minis 5pk - Foxglove',
      brand: 'Trotters',
      packCount: 5,
      sizeGrams: 1.75,
      priceCents: 2600,
    }),
    makeProduct({
      ...roll,
      productId: 'l',
      name: 'Trotters Minis 12pk - Clover',
      brand: 'Trotters',
      packCount: 12,
      sizeGrams: 4.2,
      priceCents: 5500,
    }),
    makeProduct({
      ...roll,
      productId: 'q',
      name: 'Miss Meadow Quiet Times Minis',
      brand: 'Miss Meadow',
      strainType: 'indica',
    }),
    makeProduct({
      ...roll,
      productId: 'f',
      name: 'Miss Meadow Fast Times Minis',
      brand: 'Miss Meadow',
      strainType: 'sativa',
    }),
    makeProduct({
      productId: 't',
      name: "Hilda's Transdermal Patch THC 20mg",
      brand: "Hilda's Remedies",
      category: 'topical',
      strainName: null,
    }),
    makeProduct({
      productId: 'b',
      name: "Hilda's Transdermal Patch CBD 20mg",
      brand: "Hilda's Remedies",
      category: 'topical',
      strainName: null,
    }),
    makeProduct({
      productId: 'h',
      name: 'Orchard Haze 3.5g',
      brand: 'Orchard',
      category: 'flower',
      strainName: null,
      cbdPercent: 9.8,
      thcPercent: 6,
    }),
    makeProduct({
      productId: 'm',
      name: 'Mellow Moss 3.5g',
      brand: 'Moorland',
      category: 'flower',
      strainName: null,
      cbdPercent: 15.4,
      thcPercent: 1,
    }),
    makeProduct({
      productId: 'r',
      name: 'Grotto Cones 3pk',
      brand: 'Grotto',
      category: 'accessory',
      strainName: null,
      strainType: null,
    }),
  ],
})

const told = (asked: string) => {
  const { text, products, intent } = askStore(store, asked)
  return { text, intent, ids: products.map(({ productId }) => productId).sort() }
}

describe('two things that are weighed by name', () => {
  it.each([
    'does the truffle cone hit harder than the woodpacks',
    'is the truffle cone stronger than the woodpacks blunt',
    'which is stronger, the truffle cone or the woodpacks blunt',
    'truffle cone or woodpacks blunt, which is stronger',
    'truffle cone vs woodpacks blunt, which hits harder',
  ])('are put side by side in "%s"', (asked) => {
    const { text, ids } = told(asked)
    expect(ids).toEqual(['c', 'w'])
    expect(text).toMatch(/Truffle Cone.* is the stronger of the two/)
  })

  it.each(['which is cheaper per gram, the 5 pack or 12 pack trotters', 'trotters 5pk vs 12pk price per gram'])(
    'may be two packs of one maker: "%s"',
    (asked) => {
      const { text, ids } = told(asked)
      expect(ids).toEqual(['k', 'l'])
      expect(text).toMatch(/12pk.* is cheaper by the gram/)
    },
  )

  it('may have words that the shop has for its hours', () => {
    expect(told('miss meadow fast times vs quiet times').ids).toEqual(['f', 'q'])
  })

  it.each(["hilda's patch thc or cbd, whats the difference", "whats the difference between the two hilda's patches"])(
    'may be all that is named: "%s"',
    (asked) => {
      expect(told(asked).ids).toEqual(['b', 't'])
    },
  )

  it('are told by their CBD where that is asked', () => {
    expect(told('which has more cbd, the orchard haze or the mellow moss').text).toMatch(
      /Mellow Moss.* has more CBD, 15.4% against 9.8%/,
    )
  })

  it.each([
    'whats the difference between indica and sativa',
    'is a vape better than an edible',
    'what are the quiet times',
    'trotters or woodpacks blunts please',
    'do you have cones',
  ])('are not found in "%s"', (asked) => {
    expect(told(asked).intent).not.toBe('compare')
  })
})
