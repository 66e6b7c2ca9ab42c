import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const merch = (name: string, size: string) =>
  makeProduct({
    productId: `${name} ${size}`,
    name,
    size,
    category: 'merch',
    brand: 'Harbor House',
    subcategory: null,
    sizeGrams: null,
    strainName: null,
    strainType: null,
    thcPercent: null,
  })
const shop = openStore({
  profile: { name: 'Test Shop' },
  products: [
    merch('Lighthouse Hoodie', 'M'),
    merch('Puffin T-Shirt', 'L / Black'),
    merch('Puffin T-Shirt', 'XL / Black'),
    merch('Wool Beanie', 'One size'),
    merch('Dory Fleet Joggers', 'Small'),
    makeProduct({ productId: 'flower', name: 'Northern Drift', size: '3.5g', sizeGrams: 3.5 }),
  ],
})
const ids = (turn: { products: { productId: string }[] }) => turn.products.map(({ productId }) => productId)

describe('a size of clothes asked of one that was named or shown', () => {
  it('is said to be missing where the menu has another', () => {
    for (const text of [
      'does it come in xl',
      'you got that in a large?',
      'is there an xl',
      'do you have it in 2xl',
      'have it in size small?',
      'in xl?',
      'is it available in extra large',
    ]) {
      const turn = askAfter(shop, ['how much is the lighthouse hoodie'], text)
      expect(turn.intent, text).toBe('recommend_no_match')
      expect(turn.text, text).toMatch(/don't have .*(?:XL|L|S)\b/)
    }
    for (const text of ['does the lighthouse hoodie come in xl', 'lighthouse hoodie in a large?'])
      expect(askStore(shop, text).text, text).toMatch(/don't have/)
  })

  it('is shown where it is there', () => {
    for (const text of ['does it come in xl', 'do you have it in an xl?', 'got it in extra large'])
      expect(ids(askAfter(shop, ['how much is the puffin t-shirt'], text)), text).toEqual(['Puffin T-Shirt XL / Black'])
    expect(ids(askStore(shop, 'puffin t-shirt in large'))).toEqual(['Puffin T-Shirt L / Black'])
    expect(ids(askStore(shop, 'dory fleet joggers in size s'))).toEqual(['Dory Fleet Joggers Small'])
    expect(ids(askAfter(shop, ['how much is the lighthouse hoodie'], 'does it come in medium'))).toEqual([
      'Lighthouse Hoodie M',
    ])
  })

  it('is no name of a thing, and nothing of the other shelves', () => {
    expect(askStore(shop, 'beanie in medium?').text).not.toMatch(/Medium/)
    expect(ids(askStore(shop, 'flower, large buds'))).toEqual(['flower'])
    expect(ids(askAfter(shop, ['do you have northern drift'], 'is the bag large'))).not.toContain('Lighthouse Hoodie M')
  })
})

describe('a bare size asked of clothes that were shown', () => {
  const tees = openStore({
    profile: { name: 'Test Shop' },
    products: [
      merch('Lighthouse Tee', 'S'),
      { ...merch('Lighthouse Tee', 'M'), stock: 0 },
      merch('Lighthouse Tee', 'L'),
      makeProduct({ productId: 'pouch', name: 'Smell Proof Pouch', size: 'Medium', category: 'accessory' }),
    ],
  })

  it.each(['is the medium in', 'got a medium', 'do you have it in medium'])('is of the same garment: %s', (text) => {
    const turn = askAfter(tees, ['how much is the lighthouse tee'], text)
    expect(ids(turn)).not.toContain('pouch')
    expect(turn.text).toMatch(/sold out|don't have/)
  })

  it('is shown where it is there', () => {
    expect(ids(askAfter(tees, ['how much is the lighthouse tee'], 'is the large in'))).toEqual(['Lighthouse Tee L'])
  })
})

describe('what is worn and called by what is printed on it', () => {
  const printed = openStore({
    profile: { name: 'Test Shop' },
    products: [
      { ...merch('Tall Ships', 'XL'), description: 'A soft crewneck sweatshirt for the pier.' },
      { ...merch('Tall Ships', 'S'), description: 'A soft crewneck sweatshirt for the pier.' },
      { ...merch('Anchor Hoodie', 'S'), description: 'Fleece inside.' },
    ],
  })

  it.each(['that tall ships sweatshirt in xl?', 'sweatshirts in xl', 'crewneck, xl', 'tall ships crewneck in an xl'])(
    'is known by its description: %s',
    (text) => {
      const turn = askStore(printed, text)
      expect(ids(turn)).toEqual(['Tall Ships XL'])
      expect(turn.text).not.toMatch(/don't have/)
    },
  )

  it.each(['hoodies in L?', 'hoodie in xl'])('is not said to come in what is not there: %s', (text) =>
    expect(
      askStore(openStore({ profile: { name: 'Test Shop' }, products: [merch('Anchor Hoodie', 'S')] }), text).text,
    ).toMatch(/don't have/),
  )
})
