import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from './open-store.ts'

/** A row without what the maker of tests fills in. */
const listed = (row: Parameters<typeof makeProduct>[0]) =>
  makeProduct({ effects: [], flavors: [], terpenes: [], ...row })

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    listed({
      productId: 'e1',
      name: 'Dockside Plum Harbor Gummies',
      brand: 'Cascade Pier',
      category: 'edible',
      thcMgTotal: 100,
      description:
        'Kick back on the pier and relax to the sound of slow waves. A refreshing plum flavor for the evening.',
    }),
    listed({
      productId: 'e2',
      name: 'Lantern Tart Cherry Pearls 10:1 CBN:THC',
      brand: 'Grove',
      category: 'edible',
      effects: ['Relaxed', 'Happy'],
      stock: 7,
      description: 'Made with melatonin and chamomile. Each pearl has 25mg CBN and 2.5mg THC.',
    }),
    listed({
      productId: 'e3',
      name: 'Quick Ferry Apple Lozenges',
      brand: 'Cascade Pier',
      category: 'edible',
      subcategory: 'Lozenges',
      packCount: 10,
      description: 'Ten to a tin.',
    }),
    listed({
      productId: 'e4',
      name: 'Pilot Fresh Mint Mouth Spray',
      brand: 'Grove',
      category: 'edible',
      terpenes: ['Caryophyllene'],
      description: 'For the pocket.',
    }),
    listed({
      productId: 'f1',
      name: 'Zephyr Garlic Quarry',
      category: 'flower',
      effects: ['Creative', 'Calm'],
      thcPercent: 26,
      description: 'Garlicky notes with an earthy mushroom side. Fine for winding down.',
    }),
    listed({
      productId: 'f2',
      name: 'Onyx Parade',
      category: 'flower',
      thcPercent: 22,
      description: 'A rush of pine and lemon on the nose. Grown in small rooms.',
    }),
    listed({ productId: 't1', name: 'Harbor Plum Tincture (30ml)', brand: 'Tidewell', category: 'tincture' }),
  ],
})

const ask = (text: string) => askStore(store, text)

describe('what is asked of a named product', () => {
  it.each([
    ['are the cascade pier dockside plum harbor relaxing or energizing?', 'relax to the sound of slow waves'],
    ['is zephyr garlic quarry a good one to sleep', 'Not by the menu, which lists it as creative and calm'],
    ['is zephyr garlic quarry any good for sleep', 'Not by the menu. Zephyr'],
    ['does zephyr garlic quarry help with creativity', 'Yes, the menu lists it as creative'],
    ['what do the lantern tart cherry pearls do', 'the menu lists relaxed and happy'],
    ['how strong are the lantern tart cherry pearls, what do they do', 'the menu lists relaxed and happy'],
    ['lantern tart cherry 10:1, what do they do and how many left', '7 left in stock'],
    ['do you have the lantern tart cherry pearls left, how many', '7 left in stock'],
    ['how fast does the quick ferry apple kick in', 'fast-acting one, but the menu gives no time'],
    ['how long til the dockside plum harbor gummies kick in', '30 minutes to 2 hours'],
    ['how fast do the dockside plum harbor gummies kick in', "doesn't say how soon it is felt"],
    ['what does the pilot mouth spray taste like', 'by its name, mint'],
    ['can you describe the Onyx Parade for me please', 'A rush of pine and lemon'],
    ['harbor plum tincture, how many ml', '30 ml'],
    ['lantern tart cherry pearls, how many are in it and is there cbn in it', '25mg CBN'],
    ['whats in the lantern tart cherry pearls, any caffeine', "doesn't mention caffeine"],
  ])('is said: %s', (text, told) => {
    const turn = ask(text)
    expect(turn.text).toContain(told)
    expect(turn.text).not.toContain('caryophyllene')
  })

  it.each([
    'what flavor are the lantern tart cherry pearls 10:1 cbn',
    'how much are the lantern tart cherry pearls 10:1 cbn',
  ])('is no amount of what the name has: %s', (text) => {
    expect(ask(text).text).not.toContain('how much CBN')
  })

  it('says no effects where a price is asked', () => {
    expect(ask('how much is zephyr garlic quarry').text).not.toContain('creative')
  })

  it('says no half of a claim', () => {
    const claimed = openStore({
      profile: { name: 'Test Shop' },
      products: [
        listed({
          productId: 'e9',
          name: 'Copper Wharf Taffy',
          category: 'edible',
          description:
            'Balanced taffy with 5mg THC, 6mg CBD, and 10mg CBC per piece—made as a hybrid for joint and muscle relief.',
        }),
      ],
    })
    const { text } = askStore(claimed, 'how much cbd is in the copper wharf taffy')
    expect(text).toContain('6mg CBD')
    expect(text).not.toContain('joint')
  })
})
