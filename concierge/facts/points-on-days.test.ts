import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const products = [makeProduct({ productId: 'flower', category: 'flower', name: 'Mimosa 3.5g' })]
const shopThatEarns = (earn: string) =>
  openStore({ profile: { name: 'Test Shop', loyalty: { name: 'Tide', earn, redeem: '200 points = $10' } }, products })

describe('points of a day on which more are earned', () => {
  it.each([
    '1 per dollar, 2 per dollar on Wednesdays',
    '1 point per $1, double points on Wednesdays, triple on your birthday',
    '1 point per $1; 2 points on Wednesdays',
    '1 point per $1 (2x on Tuesdays and Wednesdays)',
  ])('are reckoned for that day: %s', (earn) => {
    const store = shopThatEarns(earn)
    expect(askStore(store, 'how many points for 200 bucks on a wednesday').text).toContain(
      'For $200 on Wednesday that is 400 points.',
    )
    expect(askStore(store, 'if i spend $200 on friday how many points is that').text).toContain(
      'For $200 that is 200 points.',
    )
    expect(askStore(store, 'how many points for 200 bucks').text).toContain('For $200 that is 200 points.')
  })

  it('are worth nothing yet where they do not suffice', () => {
    const store = shopThatEarns('1 per $1; 3 per $1 on Thursdays')
    const { text } = askStore(store, 'how many points for $50 on thursday and what are they worth')
    expect(text).toContain('150 points')
    expect(text).not.toContain('$0')
  })

  it.each(['double points day?', 'when do i get double points', 'what day is double points', 'any bonus points days'])(
    'are told where only those days are asked for: %s',
    (text) => {
      const said = askStore(shopThatEarns('1 point per $1, double points on Mondays'), text).text
      expect(said).toContain('double points on Mondays')
      expect(said).not.toContain('Redeem')
    },
  )

  it('are told of the day that is asked about', () => {
    const store = shopThatEarns('1 per dollar, 2 per dollar on Wednesdays')
    expect(askStore(store, 'is it double points on wednesday').text).toContain('Yes, on Wednesday.')
    expect(askStore(store, 'is it double points on friday').text).toContain('Not on Friday.')
  })

  it('are told where they stand among the deals', () => {
    const store = openStore({
      profile: {
        name: 'Test Shop',
        loyalty: { name: 'Tide', earn: '1 point per $1' },
        deals: { daily: { tuesday: 'Triple points all day' } },
      },
      products,
    })
    expect(askStore(store, 'do you have double points days').text).toContain('Tuesday: Triple points all day')
  })

  it('leaves a programme without such days as it is', () => {
    expect(askStore(shopThatEarns('1 point per $1'), 'double points day?').text).toContain('program is Tide')
  })
})

describe('a membership that is paid for', () => {
  const store = openStore({
    profile: {
      name: 'Test Shop',
      loyalty: { name: 'Ember', price: '$18 a year', perks: '6% off all and early drops' },
    },
    products,
  })

  it.each(['what does the membership cost', 'how much is it to be a member', 'is the loyalty membership free'])(
    'is told with its price: %s',
    (text) => {
      expect(askStore(store, text).text).toContain('$18 a year')
    },
  )

  it.each(['what do members get', 'what are the perks of your loyalty program'])('is told by its perks: %s', (text) => {
    expect(askStore(store, text).text).toContain('6% off all and early drops')
  })
})
