import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const gummy = { category: 'edible', subcategory: 'Gummies', stock: 9 } as const
const bar = { category: 'edible', subcategory: 'Chocolates', stock: 9 } as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ ...gummy, productId: 'pectin', name: 'Amber Gummies', description: 'Vegan, set with pectin.' }),
    makeProduct({ ...gummy, productId: 'gelatin', name: 'Cobalt Gummies', description: 'Contains gelatin.' }),
    makeProduct({ ...gummy, productId: 'silent', name: 'Maple Gummies', description: 'Ten soft gummies.' }),
    makeProduct({ ...bar, productId: 'milk', name: 'Harbor Milk Chocolate Bar', description: 'Creamy and smooth.' }),
    makeProduct({
      ...bar,
      productId: 'dark',
      name: 'Harbor Dark Chocolate Bar',
      description: 'A 70% bar. Dairy free.',
    }),
    makeProduct({ category: 'flower', productId: 'flower', name: 'Northern Lights', sizeGrams: 3.5, size: '3.5g' }),
    makeProduct({ category: 'edible', subcategory: 'Beverages', productId: 'tea', name: 'Amber Iced Tea', stock: 9 }),
    makeProduct({ category: 'edible', subcategory: 'Beverages', productId: 'seltzer', name: 'Lime Seltzer', stock: 9 }),
  ],
})
const idsAfter = (before: readonly string[], text: string): string[] =>
  askAfter(store, before, text).products.map(({ productId }) => productId)

describe('what must not be in food', () => {
  it.each([
    'no gelatin please',
    'i cant have gelatin',
    'without pork',
    'gelatin free ones',
    'nothing with gelatin',
    'vegan please',
  ])('keeps the gummies and asks of them: %s', (text) => {
    expect(idsAfter(['gummies'], text)).toEqual(['pectin'])
  })

  it.each(['no dairy please', 'dairy free', 'i dont do dairy', 'which of those is dairy free', 'lactose free ones'])(
    'keeps the chocolate and asks of it: %s',
    (text) => {
      expect(idsAfter(['any chocolate'], text)).toEqual(['dark'])
    },
  )

  it('leaves out of the whole shelf what has gelatin or may have it', () => {
    const ids = idsAfter(['edibles'], 'no gelatin please')
    expect(ids).toContain('milk')
    expect(ids).not.toContain('gelatin')
    expect(ids).not.toContain('silent')
  })

  it.each(['nut free please', 'im allergic to nuts', 'no peanuts'])(
    'says that the menu does not tell of any, where it does not: %s',
    (text) => {
      expect(askAfter(store, ['any chocolate'], text).text).toContain('lists nothing of that kind as nut-free')
    },
  )

  it.each(['do they have gelatin', 'do they contain gelatin'])('answers of the ones shown: %s', (text) => {
    expect(askAfter(store, ['gummies'], text).text).toContain('Cobalt Gummies contains gelatin')
  })

  it('asks the shop, and not the things, whether it has something', () => {
    expect(askStore(store, 'do you have sugar free gummies').text).toContain('sugar-free')
    expect(askAfter(store, ['gummies'], 'do they have flower').products[0]?.productId).toBe('flower')
  })

  it.each(['caffeine free please', 'no caffeine', 'without caffeine', 'decaf'])(
    'leaves out what has caffeine by its name: %s',
    (text) => {
      expect(idsAfter(['show me drinks'], text)).toEqual(['seltzer'])
    },
  )

  it.each(['dark ones', 'the dark ones please', 'dark ones then'])(
    'reads a word beside what stands for it: %s',
    (text) => {
      expect(idsAfter(['any chocolate'], text)).toEqual(['dark'])
    },
  )

  it('keeps out what was refused where less is to be paid', () => {
    expect(idsAfter(['gummies', 'vegan please'], 'cheaper')).not.toContain('gelatin')
  })
})

describe('what must not be in food, said at the end', () => {
  const idsFor = (text: string): string[] => askStore(store, text).products.map(({ productId }) => productId)

  it('is said of what was named before it, whatever stands between', () => {
    for (const text of ['gummies under $60, vegan', 'gummies for tonight under $60 and vegan please'])
      expect(idsFor(text), text).toEqual(['pectin'])
    expect(askStore(store, 'gummies under $60 or a dairy free chocolate').text).toMatch(/or dairy-free chocolate/)
  })

  it('may be what colours it, which a menu seldom tells', () => {
    for (const text of ['gummies with no artificial dyes', 'dye free gummies'])
      expect(askStore(store, text).text, text).toMatch(/nothing of that kind as dye-free/)
  })
})
