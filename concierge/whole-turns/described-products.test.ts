import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({
      productId: 't1',
      name: 'Salve & Sound Lavender Balm',
      brand: 'Salve & Sound',
      category: 'topical',
      subcategory: 'Balm',
      thcPercent: null,
      thcMgTotal: 200,
      cbdMgTotal: 150,
      priceCents: 3800,
    }),
    makeProduct({
      productId: 't2',
      name: '30:1 CBD Tincture',
      brand: 'Small Hours',
      category: 'tincture',
      thcPercent: null,
      thcMgTotal: 20,
      cbdMgTotal: 600,
      priceCents: 4800,
    }),
    makeProduct({
      productId: 'v1',
      name: 'Grape Soda Disposable 1g',
      category: 'vape',
      sizeGrams: 1,
      priceCents: 2400,
    }),
    makeProduct({
      productId: 'v2',
      name: 'Grape Soda Disposable 2g',
      category: 'vape',
      sizeGrams: 2,
      priceCents: 5000,
    }),
    makeProduct({ productId: 'f1', name: 'Velvet Comet 3.5g', brand: 'Yeti Farms', category: 'flower' }),
    makeProduct({ productId: 'f2', name: 'Saffron Marble 3.5g', brand: 'Yeti Farms', category: 'flower' }),
  ],
})

const ask = (text: string) => askStore(store, text)

describe('a product told by its traits', () => {
  it('is answered of with the figures of its own row', () => {
    for (const text of [
      'how many mg thc is the lavender balm',
      'is there any thc in the lavender balm',
      'does the lavender balm have thc',
    ])
      expect(ask(text), text).toMatchObject({ intent: 'product_info', text: expect.stringContaining('200 mg THC') })
    for (const text of ['how much cbd in ur 30:1 tincture', 'whats the cbd on your 30:1 tincture'])
      expect(ask(text).text, text).toContain('600 mg CBD')
  })

  it('may be told by its maker and its form', () => {
    expect(ask('does the small hours tincture have cbd in it')).toMatchObject({
      intent: 'product_info',
      text: expect.stringContaining('600 mg CBD'),
    })
  })

  it('is none where several fit, or where another is wished for', () => {
    expect(ask('how much thc is in your flower').intent).not.toBe('product_info')
    expect(ask('something with cbd like the lavender balm').intent).not.toBe('product_info')
  })
})

describe('a product asked of in two sizes', () => {
  it('is answered of in both', () => {
    for (const text of [
      'grape soda disposable price for the 1g and the 2g',
      'how much is grape soda in 1g and 2g',
      'what does the 1 gram grape soda cost, and the 2 gram',
    ])
      expect(ask(text).text, text).toMatch(/\$24\b.*\$50\b/)
  })
})
