import { describe, expect, it } from 'vitest'
import { makeProduct } from '#testing/factories.ts'
import { askAfter, askStore } from '#testing/ask.ts'
import { openStore } from '#concierge/open-store.ts'

const row = (productId: string, fields: Parameters<typeof makeProduct>[0]): ReturnType<typeof makeProduct> =>
  makeProduct({ productId, stock: 9, salePriceCents: null, thcPercent: null, ...fields })

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    row('patch', {
      name: 'Harbor Patch',
      category: 'topical',
      subcategory: 'Patch',
      description: 'A patch worn on the wrist for up to 12 hours.',
    }),
    row('drops', {
      name: 'Dawn Drops',
      category: 'tincture',
      subcategory: 'Tincture',
      description: 'Sublingual oil, 10 mg in each full dropper.',
    }),
    row('rope', {
      name: 'Corral Rope',
      category: 'edible',
      subcategory: 'Gummies',
      flavors: ['cherry'],
      description: 'One long rope with a line to cut for each 10 mg.',
    }),
    row('lime', {
      name: 'Fast Lime Gummies',
      category: 'edible',
      subcategory: 'Gummies',
      flavors: ['lime'],
      description: 'Most people feel these in about 15 minutes.',
    }),
    row('tea', {
      name: 'Dusk Chews',
      category: 'edible',
      subcategory: 'Gummies',
      flavors: ['plum'],
      description: 'Soft chew, contains gelatin.',
    }),
  ],
})

describe('what a description tells of the use of a thing', () => {
  it.each([
    ['how long can i wear that patch', '12 hours'],
    ['how long does the harbor patch stay on', '12 hours'],
    ['how long do i leave the harbor patch on', '12 hours'],
    ['if i fill the dropper all the way with the dawn drops what am i taking', '10 mg in each full dropper'],
    ['how much is in one dropper of the dawn drops', '10 mg in each full dropper'],
    ['the corral rope, how is one supposed to portion that', 'a line to cut'],
    ['how do i split the corral rope', 'a line to cut'],
    ['how fast do those lime gummies come on', '15 minutes'],
    ['how fast do the fast lime gummies come on', '15 minutes'],
    ['is there any animal stuff in the dusk chews', 'contains gelatin'],
    ['anything from animals in the dusk chews', 'contains gelatin'],
  ])('is quoted for: %s', (text, quote) => {
    expect(askStore(store, text).text).toContain(quote)
  })

  it('is told of what was shown', () => {
    expect(askAfter(store, ['harbor patch'], 'how long do i keep it on').text).toContain('12 hours')
  })

  it('is a lesson where no one thing is meant', () => {
    expect(askStore(store, 'how fast do gummies come on').intent).toBe('education')
    expect(askStore(store, 'how do i dose a tincture').intent).toBe('education')
  })
})
