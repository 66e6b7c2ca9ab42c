import { describe, expect, it } from 'vitest'
import { buildDemoCatalog } from '#server/db/seed/demo-catalog.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { inPlainLimits } from './limits-said.ts'
import { readWish } from './read-wish.ts'

const { vocabulary } = openStore({ profile: DEMO_PROFILE, products: buildDemoCatalog() })
const wishOf = (text: string) => readWish(text, vocabulary).wish

describe('a limit, in whatever words', () => {
  it.each(
    '30%+|30+%|30+ %|30 plus percent|30% or better|past 30%|no less than 30%|not less than 30 percent|nothing under 30%|not below 30%|thirty percent or higher|exceeding 30%|30+ thc|thc 30+|upwards of 30%|from 30% up'.split(
      '|',
    ),
  )('is the least of THC: flower %s', (said) =>
    expect(wishOf(`flower ${said}`)).toMatchObject({ thcMin: 30, thcMax: null }),
  )

  it.each(
    'nothing over 20%|no more than 20%|not past 20%|twenty percent or less|weaker than 20%|capped at 20%'.split('|'),
  )('is the most of THC: flower %s', (said) =>
    expect(wishOf(`flower ${said}`)).toMatchObject({ thcMax: 20, thcMin: null }),
  )

  it.each('no less than $50|not cheaper than 50|$50+|50+ dollars|pricier than 50|from $50 up|north of 50'.split('|'))(
    'is the least price: gummies %s',
    (said) => expect(wishOf(`gummies ${said}`)).toMatchObject({ priceMin: 5000, priceMax: null }),
  )

  it.each(
    'nothing past 40|neither over $40|only have 40|tops 40|no higher than 40|not exceeding $40|without going over 40'.split(
      '|',
    ),
  )('is the most to be paid: gummies %s', (said) =>
    expect(wishOf(`gummies ${said}`)).toMatchObject({ priceMax: 4000, priceMin: null }),
  )

  it.each(
    '$30-50|30 - 50 bucks|30–50 dollars|over 30 but under 50|more than 30 less than 50|at least 30 and at most 50|btwn 30 and 50|not under 30 not over 50|30ish to 50|around 30 to 50'.split(
      '|',
    ),
  )('has two ends: gummies %s', (said) =>
    expect(wishOf(`gummies ${said}`)).toMatchObject({ priceMin: 3000, priceMax: 5000 }),
  )

  it('leaves every other figure as it is said', () => {
    for (const text of [
      'like 20 to 1',
      'open past 9',
      'over the counter',
      'between us',
      'im 30+',
      'a 2:1 gummy',
      'less than an eighth',
    ])
      expect(inPlainLimits(text), text).toBe(text)
  })
})

describe('two limits, one beside the other', () => {
  const PRICES =
    'under $30|nothing over 30 dollars|no more than 30 bucks|30 dollars or less|not over $30|max 30 bucks|dont want to spend over 30|keep it under 30 dollars'
  const DOSES =
    '10mg or less a piece|nothing stronger than 10mg a piece|no more than 10 mg each|max 10mg per piece|10mg max each'
  const LEAST =
    'over 25%|at least 25%|25% or higher|above 25 percent|25+%|no less than 25%|25% and up|stronger than 25%'
  const MOST = 'under 20%|nothing over 20%|20% or less|not stronger than 20%|up to 20%'
  /** Every limit of money with every other, in either order and however they are joined. */
  const both = (others: string): string[] =>
    PRICES.split('|').flatMap((price) =>
      others
        .split('|')
        .flatMap((other) =>
          [' and ', ' but ', ', '].flatMap((joint) => [`${price}${joint}${other}`, `${other}${joint}${price}`]),
        ),
    )
  const misread = (others: string, item: string, isRight: (wish: ReturnType<typeof wishOf>) => boolean): string[] =>
    both(others).filter((said) => {
      const wish = wishOf(`${item} ${said}`)
      return wish.priceMax !== 3000 || wish.priceMin !== null || !isRight(wish)
    })

  it('are each of its own thing: milligrams', () =>
    expect(misread(DOSES, 'gummies', ({ mgPieceMax }) => mgPieceMax === 10)).toEqual([]))
  it('are each of its own thing: the least THC', () =>
    expect(misread(LEAST, 'eighth', ({ thcMin, thcMax }) => thcMin === 25 && thcMax === null)).toEqual([]))
  it('are each of its own thing: the most THC', () =>
    expect(misread(MOST, 'eighth', ({ thcMin, thcMax }) => thcMax === 20 && thcMin === null)).toEqual([]))
})
