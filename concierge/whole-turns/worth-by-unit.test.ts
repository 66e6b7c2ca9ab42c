import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const flower = (name: string, sizeGrams: number, priceCents: number) =>
  makeProduct({ name, strainName: name, category: 'flower', size: `${sizeGrams}g`, sizeGrams, priceCents })
const edible = (name: string, subcategory: string, thcMgTotal: number, priceCents: number) =>
  makeProduct({
    name,
    subcategory,
    category: 'edible',
    priceCents,
    thcMgTotal,
    thcMgPerPiece: 10,
    strainName: null,
    strainType: null,
    size: null,
    sizeGrams: null,
  })
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    flower('Lone Gram', 1, 800),
    flower('Wide Half', 14, 7000),
    { ...edible('Sunny Gummies', 'Gummies', 200, 2000), flavors: ['cherry'] },
    edible('Lime Gummies', 'Gummies', 10, 1000),
    edible('Dark Chocolate', 'Chocolate', 100, 1600),
  ],
})
const first = (text: string): string | undefined => askStore(store, text).products[0]?.name

describe('what is cheapest by its unit', () => {
  it('is reckoned by the gram', () => {
    for (const text of ['per gram whats your cheapest flower', 'cheapest flower per gram', 'best flower by the gram'])
      expect(first(text), text).toBe('Wide Half')
    expect(first('cheapest flower')).toBe('Lone Gram')
  })

  it('is reckoned by the milligram', () => {
    expect(first('cheapest edible per mg')).toBe('Sunny Gummies')
    expect(askStore(store, 'whats cheaper per mg the cherry gummies or the chocolate').text).toMatch(
      /cherry gummies \(\$0\.10 per mg\), against chocolate \(\$0\.16 per mg\)/i,
    )
  })
})
