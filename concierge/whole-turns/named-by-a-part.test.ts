import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const gummy = (productId: string, name: string, strainType: 'indica' | 'hybrid') =>
  makeProduct({
    productId,
    category: 'edible',
    subcategory: 'Gummies',
    name,
    brand: 'Otter',
    strainType,
    effects: strainType === 'indica' ? ['Sleepy'] : ['Calm'],
    stock: 9,
  })
const bar = (productId: string, name: string) =>
  makeProduct({ productId, category: 'edible', subcategory: 'Chocolate', name, brand: 'Heron', stock: 9 })
const gear = (productId: string, name: string, subcategory: string) =>
  makeProduct({ productId, category: 'accessory', subcategory, name, brand: 'Lark', strainType: null, stock: 9 })
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    gummy('asleep', 'Choice Fast Asleep Gummies', 'hybrid'),
    gummy('plum', 'Plum Gummies', 'indica'),
    bar('milk', 'Milk Chocolate'),
    bar('dark', 'Dark Chocolate'),
    gear('summit', 'Summit Pro 2', 'Devices'),
    gear('slims', 'Slim Papers', 'Papers'),
    gear('kings', 'King Size Papers', 'Papers'),
    gear('cones', 'King Size Cones', 'Cones'),
    makeProduct({ productId: 'joint', category: 'pre-roll', name: 'Finch Joint 1g', brand: 'Finch', stock: 9 }),
  ],
})
const ask = (text: string) => askStore(store, text)
const shown = (text: string): string[] => ask(text).products.map(({ productId }) => productId)

describe('a part of a name beside its maker', () => {
  it.each(['fast asleep otter gummies', 'fast asleep by otter', 'what do the otter fast asleep gummies cost'])(
    'calls the thing, whatever its words mean: %s',
    (text) => expect(shown(text)).toEqual(['asleep']),
  )

  it('is none where the words are of no name', () => {
    expect(shown('otter gummies to fall asleep')).toEqual(['plum'])
  })
})

it.each([
  'chocolate but no dark chocolate',
  'chocolate, anything but dark chocolate',
  'any chocolate except dark chocolate',
])('a name that is refused refuses what tells it apart alone: %s', (text) => expect(shown(text)).toEqual(['milk']))

describe('gear of everyday words and a figure', () => {
  it.each(['Is the Summit Pro 2 in stock, and what does it run?', 'summit pro 2 in stock? what does it run'])(
    'is known by its name, and its figure counts nothing: %s',
    (text) => {
      expect(shown(text)).toEqual(['summit'])
      expect(ask(text).text).not.toContain('Two')
    },
  )

  it.each(['how much is the summit pro 2', 'summit pro 2'])('is shown: %s', (text) =>
    expect(shown(text)).toEqual(['summit']),
  )
})

it.each(['skins for rolling, king size', 'papers for joints please, king size'])(
  'what stands behind the use of gear is said of the gear: %s',
  (text) => expect(shown(text)).toEqual(['kings']),
)

it.each(['king size cones, pre rolled', 'king size cones that are pre rolled', 'cones, already rolled, king size'])(
  'cones that are rolled are no joints: %s',
  (text) => expect(shown(text)).toEqual(['cones']),
)
