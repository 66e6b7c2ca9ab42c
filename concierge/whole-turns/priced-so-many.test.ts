import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: { name: 'Test Shop', phone: '(575) 555-0100' },
  products: [
    makeProduct({
      productId: 'd1',
      name: 'Quill Plum Seltzer 10mg',
      brand: 'Quill',
      category: 'edible',
      subcategory: 'Drinks',
      priceCents: 700,
      salePriceCents: null,
    }),
    makeProduct({
      productId: 'f1',
      name: 'Harrier Haze',
      brand: 'Fenwick',
      category: 'flower',
      subcategory: 'Flower',
      priceCents: 3500,
      salePriceCents: null,
    }),
  ],
})

describe('how much so many of a name are', () => {
  it.each(['how much is 3 quill plums', 'how much are three quill plum', 'how much for 3 of the quill plum seltzers'])(
    'is their sum: %s',
    (text) => {
      expect(askStore(store, text).text).toContain('$21')
    },
  )

  it.each(['how much is a quill plum', 'how much is 2 g of harrier haze', 'how much are the quill plum 10mg'])(
    'is none where no whole things are counted: %s',
    (text) => {
      expect(askStore(store, text).text).not.toMatch(/come to/)
    },
  )
})
