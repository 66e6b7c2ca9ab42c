import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const shopWith = (tax: string) =>
  openStore({
    profile: StoreProfile.parse({
      name: 'Quarry Lane',
      phone: '(555) 555-0144',
      hours: DEFAULT_HOURS,
      tax,
      pickup: { offered: true, ready_minutes: 20 },
    }),
    products: [
      makeProduct({
        productId: 'g1',
        name: 'Granite Gummies',
        category: 'edible',
        subcategory: 'Gummies',
        priceCents: 1500,
      }),
      makeProduct({
        productId: 'g2',
        name: 'Pumice Gummies',
        category: 'edible',
        subcategory: 'Gummies',
        priceCents: 2500,
      }),
    ],
  })
const store = shopWith('Not in menu prices. Adult use 18% in all: 6% sales, 9% excise, 3% city. Patients pay none.')
const BOTH = 'show me gummies'
const ONE = 'how much are the granite gummies'

describe('the sum of so many of what was shown', () => {
  it.each(['i will take one each, whats the total', 'one of each please, total?', 'ill get one from each'])(
    'is of one of each: %s',
    (text) => {
      expect(askAfter(store, [BOTH], text).text).toContain('$40 together')
    },
  )

  it.each(['2 bags with tax', 'two of them with tax', 'whats 2 with tax'])('is of as many, with tax: %s', (text) => {
    const { text: said } = askAfter(store, [ONE], text)
    expect(said).toContain('$30')
    expect(said).toContain('$35.40')
  })

  it('adds one rate that is told in all, though its parts are told too', () => {
    expect(askAfter(store, [ONE], 'and with tax').text).toContain('$17.70')
  })

  it('says no sum with tax where rates differ', () => {
    const differs = shopWith('Edibles 20% in all, flower 10% in all.')
    expect(askAfter(differs, [ONE], 'and with tax').text).not.toContain('With tax that is')
  })

  it.each(['13% tax (9% state, 4% local) is already in the menu prices.', 'Tax is built into every price.'])(
    'holds the tax where prices do: %s',
    (tax) => {
      const { text } = askAfter(shopWith(tax), [ONE], 'ill take two of those, how much')
      expect(text).toContain('$30, tax included')
    },
  )

  it('is of one where one is taken', () => {
    expect(askAfter(store, [ONE], 'ill take one').text).toContain('$15 before tax')
  })
})
