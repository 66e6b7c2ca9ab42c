import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { openStore } from '#concierge/open-store.ts'

const plain = { strainName: null, strainType: null, size: null, sizeGrams: null } as const
const gummies = (name: string, description: string) =>
  makeProduct({ ...plain, name: `${name} Gummies 100mg`, category: 'edible', description })
const store = openStore({
  profile: DEMO_PROFILE,
  products: [
    gummies('Mango Habanero', 'Sweet, then hot. Real gelatin, not vegan.'),
    gummies('Strawberry Rhubarb', "Grandma pie in a cube. Isn't vegan or gluten-free."),
    gummies('Meyer Lemon', 'Set with pectin. Vegan, but not gluten free or sugar free.'),
    gummies('Wild Plum', 'Gluten free, dairy free and sugar free. Not fast-acting.'),
    gummies('Sour Apple', 'Vegan and fast-acting. Does not contain dairy or nuts.'),
    gummies('Cream Soda', 'Non-dairy. Not suitable for vegans.'),
    gummies('Custard', 'Not dairy free. No caffeine.'),
  ],
})
const names = (text: string): string[] =>
  askStore(store, text)
    .products.map(({ name }) => name.replace(' Gummies 100mg', ''))
    .sort()
const reply = (text: string): string => askStore(store, text).text

describe('a description that denies what is asked for', () => {
  it('keeps a thing out of a wish', () => {
    for (const text of ['vegan gummies', 'got any vegan gummies?', 'gummies that are vegan', 'plant based gummies'])
      expect(names(text), text).toEqual(['Meyer Lemon', 'Sour Apple'])
    for (const text of [
      'gluten free gummies',
      'gummies without gluten',
      'gummies, gluten free',
      'gummies for my sister, she cannot have gluten',
      "gummies, i can't have gluten",
    ])
      expect(names(text), text).toEqual(['Wild Plum'])
    expect(names('sugar free gummies')).toEqual(['Wild Plum'])
    expect(names('dairy free gummies')).not.toContain('Custard')
    expect(names('dairy free gummies')).not.toContain('Mango Habanero')
    expect(names('fast acting gummies')).toEqual(['Sour Apple'])
    expect(names('gummies with caffeine')).not.toContain('Custard')
  })

  it('does not make a thing vegan for being free of gelatin', () => {
    const bare = openStore({
      profile: DEMO_PROFILE,
      products: [gummies('Golden Pear', 'Gelatin free.'), gummies('Meyer Lemon', 'Vegan.')],
    })
    for (const text of ['are the golden pear gummies vegan', 'is the golden pear vegan?'])
      expect(askStore(bare, text).text, text).toMatch(/^The menu doesn't say whether Golden Pear .+ is vegan/)
    expect(askStore(bare, 'which gummies are vegan').text).not.toContain('Golden Pear')
    expect(askStore(bare, 'are the golden pear gummies gelatin free').text).toMatch(/^Yes/)
  })

  it('is a no where it is asked of one thing', () => {
    for (const text of [
      'are the mango habanero gummies vegan',
      'is the mango habanero vegan?',
      'mango habanero gummies, are they vegan',
      'are the cream soda gummies vegan',
      'can a vegan eat the mango habanero gummies',
      'would the strawberry rhubarb gummies be vegan',
    ])
      expect(reply(text), text).toMatch(/^No: the menu says .+ not vegan\./)
    for (const text of ['are the strawberry rhubarb gummies gluten free', 'is the meyer lemon gluten-free'])
      expect(reply(text), text).toMatch(/^No: the menu says .+ not gluten-free\./)
    expect(reply('are the custard gummies dairy free')).toMatch(/^No: .+not dairy-free/)
    expect(reply('is there gelatin in the mango habanero gummies')).toMatch(/^Yes/)
  })

  it('stays a yes where the row says so', () => {
    expect(reply('are the meyer lemon gummies vegan')).toMatch(/^Yes, the menu lists/)
    expect(reply('are the sour apple gummies vegan')).toMatch(/^Yes, the menu lists/)
    expect(reply('are the wild plum gummies gluten free')).toMatch(/^Yes, the menu lists/)
    expect(reply('are the cream soda gummies dairy free')).toMatch(/^Yes, the menu lists/)
    expect(reply('do the sour apple gummies have nuts in them')).not.toMatch(/^Yes/)
  })
})
