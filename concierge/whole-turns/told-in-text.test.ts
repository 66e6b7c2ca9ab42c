import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'
import type { PastMessage } from '#concierge/ports.ts'

const bud = { category: 'flower', stock: 9, salePriceCents: null, strainName: null, sizeGrams: 3.5 } as const
const gummies = { category: 'edible', subcategory: 'Gummies', stock: 9, salePriceCents: null, packCount: 10 } as const
const roll = { category: 'pre-roll', stock: 9, salePriceCents: null } as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({
      ...bud,
      productId: 'haze',
      name: 'Willow Haze',
      brand: 'Elm',
      priceCents: 4000,
      thcPercent: 21,
      strainType: 'sativa',
    }),
    makeProduct({
      ...bud,
      productId: 'fern',
      name: 'Fern Kush',
      brand: 'Ash',
      priceCents: 5500,
      thcPercent: 27,
      strainType: 'indica',
    }),
    makeProduct({
      ...bud,
      productId: 'moss',
      name: 'Moss Cake',
      brand: 'Oak',
      priceCents: 3000,
      thcPercent: 18,
      strainType: 'hybrid',
    }),
    makeProduct({
      ...bud,
      productId: 'dale',
      name: 'Dale OG',
      brand: 'Oak',
      priceCents: 5200,
      sizeGrams: 7,
      strainType: 'indica',
      thcPercent: 20,
    }),
    makeProduct({
      ...gummies,
      productId: 'plum',
      name: 'Plum Gummies',
      brand: 'Elm',
      priceCents: 2300,
      thcMgPerPiece: 10,
      strainType: 'hybrid',
    }),
    makeProduct({
      ...gummies,
      productId: 'fig',
      name: 'Fig Gummies',
      brand: 'Ash',
      priceCents: 1700,
      thcMgPerPiece: 5,
    }),
    makeProduct({ ...roll, productId: 'pair', name: 'Elm Twins', priceCents: 1200, packCount: 2, sizeGrams: 1 }),
    makeProduct({ ...roll, productId: 'five', name: 'Elm Handful', priceCents: 2600, packCount: 5, sizeGrams: 2.5 }),
  ],
})
/** As another assistant, or a person at the counter, would have put it: without the ids of what is meant. */
const after = (asked: string, told: string, text: string) => {
  const history: PastMessage[] = [
    { role: 'user', text: asked },
    { role: 'assistant', text: told },
  ]
  return askStore(store, text, history)
}
const THREE = '1. Willow Haze by Elm, 3.5g, $40 2. Fern Kush by Ash, 3.5g, $55 3. Moss Cake by Oak, 3.5g, $30'
const TWO = "I'd go with Willow Haze by Elm, 3.5g, $40 or Fern Kush by Ash, 3.5g, $55."
const ONE = 'Willow Haze by Elm, 3.5g, $40.'
const PLUM = 'Plum Gummies by Elm, 10-pack, $23.'

describe('what is asked of things that were told in words', () => {
  it.each([
    [THREE, 'first and third, whats that come to', '$70 together'],
    [THREE, '1 and 3, whats the total', '$70 together'],
    [TWO, '2 of the first and 1 of the second, whats my total', '$135 together'],
    [TWO, "i'll take 2 of the first and 1 of the second", '$135 together'],
    [TWO, 'add em both up for me', '$95 together'],
    [ONE, 'how much for 3 of em', '$120 before tax'],
    [ONE, 'and if i buy three how much', '$120 before tax'],
  ])('is summed up: %s / %s', (told, text, sum) => expect(after('flower', told, text).text).toContain(sum))

  it('is held against a limit for both of two', () => {
    expect(after('flower', TWO, 'could i get both for 100').text).toMatch(/^Yes, that is within \$100/)
    expect(after('flower', TWO, 'i got 80, can i do both').text).toMatch(/^No, that is over \$80/)
  })

  it.each([
    ['any left?', /in stock/],
    ['still available?', /in stock/],
    ['brand?', /Elm/],
    ['indica or sativa?', /sativa/],
    ['potency?', /21%/],
    ['how big is it, half gram? full?', /3\.5 g/],
  ])('is told of the one where it is asked barely: %s', (text, told) =>
    expect(after('flower', ONE, text).text).toMatch(told),
  )

  it.each([
    ['second one, how strong is it', 'fern'],
    ['whichever is stronger', 'fern'],
    ['which costs less', 'haze'],
  ])('is of the one that is meant: %s', (text, id) =>
    expect(after('flower', TWO, text).products[0]?.productId).toBe(id),
  )

  it('is of those that are named again', () => {
    expect(after('gummies', PLUM, 'great, and those gummies, are they indica or sativa').text).toMatch(/hybrid/)
  })
})

describe('what is wished for instead of what was told in words', () => {
  const ids = (asked: string, told: string, text: string) =>
    after(asked, told, text).products.map(({ productId }) => productId)

  it('is another size, of another strain where that one has none', () => {
    const answer = after('indica flower', 'Fern Kush by Ash, 3.5g, $55.', 'does that come in a quarter?')
    expect(answer.text).toMatch(/^I don't have .*Fern Kush.* right now\./)
    expect(answer.products.map(({ productId }) => productId)).toEqual(['dale'])
  })

  it('is a smaller dose than was shown', () => {
    expect(ids('gummies', PLUM, 'smaller than 10mg')).toEqual(['fig'])
    expect(ids('gummies', PLUM, 'something under 10 mg')).toEqual(['fig'])
  })

  it('is a bigger pack', () => {
    expect(ids('2 pack of joints', 'Elm Twins, 2-pack, $12.', 'is there a bigger pack')).toEqual(['five'])
  })

  it.each([
    'plum?? gross. next',
    'ew plum. something else',
    'plum isnt my thing',
    'never liked plum',
    'no plum, whats left',
  ])('is nothing that is disliked: %s', (text) => expect(ids('gummies', PLUM, text)).toEqual(['fig']))

  it('is what was offered, where a yes answers the offer', () => {
    expect(ids('i cant smoke at home', 'Fair. Want me to show you some gummies instead?', 'sure').sort()).toEqual([
      'fig',
      'plum',
    ])
  })

  it('is stronger where something higher is asked for', () => {
    expect(ids('flower', ONE, 'u got any higher than that')).toEqual(['fern'])
  })
})

it('takes the name before a price for that of the thing at that price, though a part of it is the name of another', () => {
  const shop = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({
        ...bud,
        productId: 'cherry',
        name: 'Cherry Runtz (I) | Hamlet Flower',
        brand: 'Hamlet',
        priceCents: 3250,
        thcPercent: 22,
      }),
      makeProduct({
        category: 'vape',
        stock: 9,
        productId: 'runtz',
        name: 'Runtz',
        strainName: 'Runtz',
        brand: 'Ozone',
        priceCents: 7000,
        salePriceCents: null,
        thcPercent: 85,
      }),
    ],
  })
  const history: PastMessage[] = [
    { role: 'user', text: 'indica eighths' },
    { role: 'assistant', text: 'Cherry Runtz by Hamlet, 3.5g, $32.50.' },
  ]
  expect(askStore(shop, 'how strong is it', history).text).toContain('22%')
})
