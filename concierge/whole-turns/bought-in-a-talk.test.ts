import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const roll = { category: 'pre-roll', sizeGrams: 1, stock: 9, salePriceCents: null } as const
const products = [
  makeProduct({ ...roll, productId: 'a', name: 'Willow Haze Pre-Roll', priceCents: 700, thcPercent: 17 }),
  makeProduct({ ...roll, productId: 'b', name: 'Birch Calm Pre-Roll', priceCents: 900, thcPercent: 35 }),
  makeProduct({
    productId: 'p',
    name: 'Hemp Papers',
    category: 'accessory',
    subcategory: 'Papers',
    priceCents: 300,
    salePriceCents: null,
    stock: 9,
  }),
]
const profile = {
  name: 'Test Shop',
  tax: 'Menu prices do not include tax: 6.5% state tax plus 3.5% town tax.',
  pickup: { offered: true, ready_minutes: 20 },
}
const store = openStore({ profile, products })
const told = (before: readonly string[], text: string) => askAfter(store, before, text)

describe('whoever takes what was shown', () => {
  it('is told the sum alone where that is asked for', () => {
    const { intent, text } = told(['cheapest joint', 'how strong is it'], 'ok ill take two, whats the total')
    expect(intent).toBe('pickup')
    expect(text).toMatch(/Two come to \$14 before tax\.$/)
  })

  it.each([
    'ill grab two of those',
    'two of those please',
    'gimme 2 of them',
    'lets do two',
    'ok ill get 2 of that one',
  ])('is told the sum, then how to order: %s', (text) => {
    const turn = told(['cheapest joint', 'how strong is it'], text)
    expect(turn.intent).toBe('pickup')
    expect(turn.text).toMatch(/Two come to \$14 before tax\. You can order ahead/)
  })

  it.each(['ill take it', 'sold', 'ok ill go with that one', 'add it to my cart', 'ok the willow haze', 'ring me up'])(
    'is told the price of one: %s',
    (text) => {
      expect(told(['cheapest joint'], text).text).toContain(
        'Willow Haze Pre-Roll by Harbor Gardens is $7 before tax. You can order ahead',
      )
    },
  )

  it('may point at another of the list', () => {
    const second = told([], 'show me joints').products[1]?.name ?? '?'
    expect(told(['show me joints'], 'ill take the second one').text).toContain(second)
    expect(told(['show me joints'], 'ill take both').text).toContain('$16 together')
  })

  it.each(['ill take something stronger', 'can i get it delivered', 'ill take a look at papers', 'what else you got'])(
    'buys nothing by what asks for something else: %s',
    (text) => {
      expect(told(['cheapest joint'], text).text).not.toContain('before tax')
    },
  )

  it('wishes for many of a kind by no more than that', () => {
    expect(told(['cheapest joint'], 'like 10 of them').intent).not.toBe('pickup')
  })

  it('is asked of an order that was placed as before', () => {
    expect(told(['cheapest joint'], 'can you add two to my order').intent).toBe('order_change')
  })
})

describe('the sum of what was asked for in a talk', () => {
  it.each(['whats both together', 'how much all together', 'whats the total', 'total for both', 'what do i owe'])(
    'counts what was added: %s',
    (text) => {
      expect(told(['cheapest joint', 'ok and papers'], text).text).toContain('$10 together before tax')
    },
  )

  it('counts what was taken, and not what was only looked at', () => {
    expect(told(['cheapest joint', 'ill take two', 'got papers?'], 'whats the total').text).toContain('$14 before tax')
    expect(told(['cheapest joint', 'ill take two', 'got papers?', 'ill take one'], 'whats the total').text).toContain(
      '$17 together',
    )
  })
})

describe('what was taken', () => {
  it.each(['checkout', 'ok im ready to order', 'lets check out', 'ok check out please', 'ready to pay'])(
    'is summed up before it is ordered: %s',
    (text) => {
      expect(told(['cheapest joint', 'ill take two'], text).text).toMatch(/\$14 before tax\. You can order ahead/)
    },
  )

  it.each(['two', 'make it two', 'ok 2 please'])('is counted by a bare number: %s', (text) => {
    expect(told(['cheapest joint', 'ill take it'], text).text).toContain('Two come to $14 before tax')
  })

  it('is not what is only named again', () => {
    expect(told(['show me joints'], 'the willow haze').intent).not.toBe('pickup')
  })

  it.each(['whats the total if we get one each', 'total for one of each'])('may be one of each: %s', (text) => {
    expect(told(['show me joints'], text).text).toContain('$16 together')
  })
})

it('tells what a gram costs', () => {
  const eighth = openStore({
    profile,
    products: [
      makeProduct({
        productId: 'f',
        name: 'Fern Haze',
        category: 'flower',
        sizeGrams: 3.5,
        priceCents: 3500,
        salePriceCents: null,
      }),
    ],
  })
  for (const text of ['how much is that per gram', 'what does it cost per gram'])
    expect(askAfter(eighth, ['do you have fern haze'], text).text).toContain('$10 a gram')
})

describe('what comes on top', () => {
  it.each(['and with tax?', 'how much with tax', 'out the door?', 'whats that after taxes'])(
    'is reckoned where the rates are plain: %s',
    (text) => {
      const { text: said } = told(['cheapest joint'], text)
      expect(said).toContain('$7.70')
      expect(said).toContain('6.5% state tax')
    },
  )

  it('is reckoned of the sum that was told', () => {
    expect(told(['cheapest joint', 'ill take two'], 'and with tax').text).toContain('$15.40')
    expect(told(['cheapest joint', 'ill take two'], 'whats that with tax').text).toContain('$15.40')
    expect(told(['show me joints', 'how much for 3 of them'], 'and with tax').text).toMatch(
      /\$23\.10.*\$29\.70|\$29\.70.*\$23\.10/,
    )
  })

  it('is no weight', () => {
    for (const text of ['how many grams is that in all', 'how many grams in total'])
      expect(told(['cheapest joint'], text).text, text).not.toContain('before tax')
  })

  it.each(['Prices include tax.', 'Medical patients pay 5%, all others 15%.', '10% excise, more for vapes.'])(
    'is not reckoned by other rules: %s',
    (tax) => {
      const other = openStore({ profile: { ...profile, tax }, products })
      const { text } = askAfter(other, ['cheapest joint'], 'how much with tax')
      expect(text).toContain(tax)
      expect(text).not.toContain('about $')
    },
  )
})

it('says yes to no question of how', () => {
  expect(told(['strongest joint'], 'how strong is it').text).toMatch(/^It's on the strong side/)
  expect(told(['strongest joint'], 'is it strong').text).toMatch(/^Yes, it's on the strong side/)
  expect(told(['cheapest joint'], 'how do i order it for pickup').text).toMatch(/^You can order/)
  expect(told([], 'can i order online for pickup').text).toMatch(/^Yes/)
})
