import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const sativa = { strainType: 'sativa' as const, effects: ['Relaxed'], flavors: ['Grape'], stock: 9 }
const gear = (productId: string, name: string, subcategory: string, priceCents: number) =>
  makeProduct({
    productId,
    category: 'accessory',
    subcategory,
    name,
    strainType: null,
    effects: [],
    flavors: [],
    thcPercent: null,
    priceCents,
    stock: 9,
  })

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ productId: 'cart', category: 'vape', subcategory: '510 Cartridge', name: 'Owl Cart 1g', ...sativa }),
    makeProduct({ productId: 'pen', category: 'vape', subcategory: 'Disposable', name: 'Owl Pen 1g', ...sativa }),
    makeProduct({ productId: 'wax', category: 'concentrate', subcategory: 'Wax', name: 'Owl Wax 1g', ...sativa }),
    makeProduct({ productId: 'bud', category: 'flower', name: 'Owl 3.5g', ...sativa }),
    gear('battery', '510 Battery Stick', 'Batteries', 1000),
    gear('papers', 'Grape Rolling Papers', 'Papers', 300),
    gear('knife', 'Electric Hot Knife', 'Dab Accessories', 2500),
    gear('volcano', 'Table Volcano', 'Vaporizers', 45000),
  ],
})

const shown = (text: string) =>
  askStore(store, text)
    .products.map(({ productId }) => productId)
    .sort()

describe('gear that is there already', () => {
  it.each([
    ['no disposables, i already own a battery. grape tasting, full gram', ['cart']],
    ['i own a battery, looking for something sativa', ['cart']],
    ['already have a 510 battery. whats good in grape', ['cart']],
    ['i have a dab rig, something relaxing', ['wax']],
    ['i have papers already, what sativa do you have', ['bud']],
    ['i want something to put in my volcano vaporizer', ['bud']],
    ['need something for my dry herb vape', ['bud']],
    ['sativa flower for my vaporizer', ['bud']],
    ['wax or shatter, anything for the rig', ['wax']],
  ])('is to be filled with what no gear has: %s', (text, ids) => {
    expect(shown(text)).toEqual(ids)
  })

  it.each([
    ['i have a pipe but want grape papers', ['papers']],
    ['do you have a battery', ['battery']],
    ['i have a battery but it died, need a new battery', ['battery']],
    ['is there a hot knife i think its called, for my wax', ['knife']],
    ['a vaporizer for my flower', ['volcano']],
    ['device for dry herb', ['volcano']],
  ])('is bought where it is what is asked for: %s', (text, ids) => {
    expect(shown(text)).toEqual(ids)
  })
})

describe('a vape that is told by its parts', () => {
  it.each([
    'buying my first ever vape so i need the battery AND a cart to go on it, below 60 for both',
    'new to vaping, i need a whole vape setup, a battery and a cartridge',
    'a vape battery and a cart',
  ])('is no third thing: %s', (text) => {
    expect(shown(text)).toEqual(['battery', 'cart'])
  })

  it('is one where it is named as another thing', () => {
    expect(shown('a disposable vape, a battery and a cart')).toEqual(['battery', 'cart', 'pen'])
  })
})
