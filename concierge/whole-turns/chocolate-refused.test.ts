import { expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const sweet = (productId: string, name: string, subcategory: string, description: string | null) =>
  makeProduct({ productId, category: 'edible', subcategory, name, description, brand: 'Otter', stock: 9 })
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    sweet('bar', 'Otter Chocolate Bar', 'Chocolate', 'Smooth and creamy.'),
    sweet('crisp', 'Otter Crunch', 'Chocolate', 'Puffed rice under dark chocolate.'),
    sweet('noir', 'Otter Dark Chocolate', 'Chocolate', null),
    sweet('gum', 'Pear Gummies', 'Gummies', null),
  ],
})
const shown = (text: string): string[] => askStore(store, text).products.map(({ productId }) => productId)

it.each(['edibles with chocolate, not dark choc', 'any chocolate thats not dark'])(
  'keeps out dark chocolate that only its description tells of: %s',
  (text) => expect(shown(text)).toEqual(['bar']),
)
