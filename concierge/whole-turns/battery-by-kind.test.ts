import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const vape = { category: 'vape', strainName: null, description: null } as const
const battery = {
  category: 'accessory',
  subcategory: 'Batteries',
  strainName: null,
  strainType: null,
} as const

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({
      ...vape,
      productId: 'c',
      name: 'Meadow Cart 1g - Quince',
      brand: 'Meadow',
      subcategory: 'Cartridges',
    }),
    makeProduct({ ...vape, productId: 'p', name: 'Orbit Pod 1g - Damson', brand: 'Orbit', subcategory: 'Pods' }),
    makeProduct({ ...vape, productId: 'q', name: 'Stardust Pod 1g - Plum', brand: 'Stardust', subcategory: 'Pods' }),
    makeProduct({ ...battery, productId: 't', name: 'Larkspur 510 Battery', brand: 'Larkspur', description: null }),
    makeProduct({
      ...battery,
      productId: 'o',
      name: 'Orbit Starter Battery',
      brand: 'Orbit',
      description: 'For Orbit pods',
    }),
    makeProduct({ ...battery, productId: 's', name: 'Stardust Glow Battery', brand: 'Stardust', description: null }),
  ],
})

const ids = ({ products }: ReturnType<typeof askStore>): string[] => products.map(({ productId }) => productId)

describe('a cart or a pod whose row names no battery', () => {
  it.each(['what battery do i need for it', 'which battery', 'i need a battery for that one'])(
    'takes the common thread where it is a cart: "%s"',
    (asked) => {
      const turn = askAfter(store, ['do you have the meadow quince cart'], asked)
      expect(ids(turn)).toEqual(['t'])
      expect(turn.text).toMatch(/510 thread/)
    },
  )

  it.each(['what battery do i need for it', 'which battery'])(
    'takes that of its maker where it is a pod: "%s"',
    (asked) => {
      expect(ids(askAfter(store, ['do you have the orbit damson pod'], asked))).toEqual(['o'])
    },
  )

  it.each(['and a pod for it', 'do you have pods that fit it', 'pods for that?'])(
    'is that of the battery that is talked about: "%s"',
    (asked) => {
      expect(ids(askAfter(store, ['how much is the orbit starter battery'], asked))).toEqual(['p'])
    },
  )

  it('is no pod of another maker', () => {
    const { text } = askStore(store, 'do orbit pods work in a stardust')
    expect(text).toMatch(/^No\. Pods fit only the device of their own brand/)
  })

  it.each(['what batteries do you have', 'do you have orbit pods'])('is not spoken of in "%s"', (asked) => {
    expect(askStore(store, asked).text).not.toMatch(/own brand|Nearly all/)
  })
})
