import { describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalog.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from './open-store.ts'

const rubbed = (productId: string, name: string, own: Partial<Product>): Product =>
  makeProduct({
    productId,
    name,
    brand: 'Moss',
    category: 'topical',
    subcategory: 'Cream',
    strainType: null,
    strainName: null,
    thcPercent: null,
    effects: [],
    flavors: [],
    terpenes: [],
    tags: [],
    ...own,
  })

const store = openStore({
  profile: { name: 'Test Shop', phone: '(575) 555-0100' },
  products: [
    rubbed('t1', 'Moss Chill Roll', { thcMgTotal: 0, cbdMgTotal: 100 }),
    rubbed('t2', 'Moss Quiet Balm', { thcMgTotal: 200, description: 'Cooling menthol cream for sore muscles.' }),
    rubbed('t3', 'Moss Transdermal Patch', { thcMgTotal: 20 }),
    makeProduct({
      productId: 'f1',
      name: 'Harrier Haze',
      brand: 'Fenwick',
      category: 'flower',
      effects: [],
      thcPercent: 24,
    }),
  ],
})

const said = (text: string): string => askStore(store, text).text

describe('whether a thing gets one high', () => {
  it.each(['is the moss chill roll gonna get me high', 'does the moss chill roll get you stoned'])(
    'is denied of what has no THC: %s',
    (text) => {
      expect(said(text)).toMatch(/^No: by the menu there is no THC in it/)
    },
  )

  it.each(['does the moss quiet balm get you high', 'will the moss quiet balm make me high'])(
    'is denied of what is rubbed on the skin: %s',
    (text) => {
      expect(said(text)).toMatch(/^No: what is rubbed on the skin/)
    },
  )

  it.each([
    'will the moss transdermal patch get me high',
    'does harrier haze get you high',
    'how much is the moss chill roll',
  ])('is not denied of others, nor where it is not asked: %s', (text) => {
    expect(said(text)).not.toContain('No:')
  })
})

it('tells what is in a thing without what it is claimed to be for', () => {
  const text = said('whats in the moss quiet balm')
  expect(text).toContain('"Cooling menthol cream"')
  expect(text).not.toContain('sore')
})
