import { describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalog.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const bare: Partial<Product> = { effects: [], flavors: [], terpenes: [], packCount: null, tags: [] }

const store = openStore({
  profile: { name: 'Test Shop', phone: '(575) 555-0100' },
  products: [
    makeProduct({
      ...bare,
      productId: 'f1',
      name: 'Harrier Haze 3.5g',
      brand: 'Fenwick',
      category: 'flower',
      subcategory: 'Flower',
      strainName: 'Harrier Haze',
      description: 'Sticky, heavy, happy. Grown 4 miles away.',
    }),
    makeProduct({
      ...bare,
      productId: 'c1',
      name: 'Old Mill Ball Hash 1g',
      brand: 'Fenwick',
      category: 'concentrate',
      subcategory: 'Hash',
      description: 'Hand-rolled, aged two months.',
    }),
    makeProduct({
      ...bare,
      productId: 'a1',
      name: 'Smell Proof Pouch',
      brand: 'Stow',
      category: 'accessory',
      subcategory: 'Storage',
      strainType: null,
      description: 'Lockable pouch, lined.',
    }),
    makeProduct({
      ...bare,
      productId: 'a2',
      name: 'Everyday Grinder',
      brand: 'Stow',
      category: 'accessory',
      subcategory: 'Grinders',
      strainType: null,
      description: 'Plastic, does the job.',
    }),
    makeProduct({
      ...bare,
      productId: 'a3',
      name: 'Tall Bong 14 in',
      brand: 'Stow',
      category: 'accessory',
      subcategory: 'Glass',
      strainType: null,
      description: 'Thick glass, ice catcher.',
    }),
  ],
})

const said = (text: string): string => askStore(store, text).text

describe('what a description tells of a thing', () => {
  it.each([
    ['whats harrier haze like', 'Sticky, heavy, happy'],
    ['what does harrier haze feel like', 'Sticky, heavy, happy'],
    ['is harrier haze grown nearby', 'Grown 4 miles away'],
    ["what's special about the old mill ball hash", 'Hand-rolled, aged two months'],
    ['what makes the old mill ball hash different', 'Hand-rolled, aged two months'],
    ['is the smell proof pouch lockable', 'Lockable pouch, lined'],
    ['is the everyday grinder metal', 'Plastic, does the job'],
    ['is the tall bong thick', 'Thick glass, ice catcher'],
  ])('answers %s', (text, quote) => {
    expect(said(text)).toContain(quote)
  })

  it.each([
    'how much is harrier haze',
    'is harrier haze in stock',
    'is the tall bong cheap',
    'is the tall bong on sale',
    'is the smell proof pouch waterproof',
  ])('is not said where something else is asked: %s', (text) => {
    expect(said(text)).not.toContain('The menu says')
  })
})
