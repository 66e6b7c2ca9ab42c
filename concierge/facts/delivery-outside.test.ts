import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: {
    name: 'Harbor Leaf',
    delivery: {
      offered: true,
      area: 'Midtown and Land Park',
      zips: ['95811', '95814'],
      minimum_order: 50,
      fee: 6,
      eta_minutes: '45-75',
      hotels: 'Yes: the registered guest meets the driver in the lobby.',
    },
  },
  products: [makeProduct({ name: 'Velvet Comet', stock: 9 })],
})
const say = (text: string) => askStore(store, text).text

describe('delivery to a ZIP code', () => {
  it('that is not served is told no terms', () => {
    expect(say('do you deliver to 07042')).toBe(
      'Sorry, 07042 is outside our delivery area. We deliver in Midtown and Land Park.',
    )
  })

  it('and to another is told of both', () => {
    expect(say('do you deliver to 07042 and 95814')).toMatch(
      /^Yes, we deliver to 95814\. Sorry, 07042 is outside our delivery area\..*\$50/,
    )
    expect(say('do you deliver to 95811 or 95814')).toMatch(/^Yes, we deliver to 95811 and 95814\./)
    expect(say('is 07042 or 07043 in your delivery area')).toMatch(/^Sorry, 07042 and 07043 are outside/)
  })
})

describe('a line of the delivery that answers yes', () => {
  it('is told where its place is asked of, first', () => {
    expect(say('do you deliver to hotels')).toMatch(/^Yes: the registered guest meets the driver/)
  })

  it('is left out where it is not', () => {
    expect(say('do you deliver to 95814')).not.toContain('registered guest')
    expect(say('do you deliver')).not.toContain('registered guest')
  })
})
