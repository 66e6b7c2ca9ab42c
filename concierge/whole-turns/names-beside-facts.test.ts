import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { askStore } from '#testing/ask.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { makeProduct } from '#testing/factories.ts'

const flower = (name: string, thcPercent: number) =>
  makeProduct({ name: `${name} 3.5g`, strainName: name, category: 'flower', thcPercent })
const store = openStore({
  profile: {
    ...DEMO_PROFILE,
    bulk_orders: 'Ask a day ahead for more than four ounces of one strain.',
    movie_night: 'Movie night is on the first Friday, 7 PM to 9 PM.',
  },
  products: [
    flower('Wedding Cake', 28),
    flower('Northern Lights', 18),
    flower('Movie Night', 22),
    makeProduct({
      name: 'Slim Papers',
      category: 'accessory',
      subcategory: 'Papers',
      strainName: null,
      strainType: null,
    }),
  ],
})
const ask = (text: string) => askStore(store, text)

describe('a name of the menu whose words also ask for a fact', () => {
  it.each([
    'which hits harder, wedding cake or northern lights',
    'wedding cake or northern lights',
    'which is stronger on paper, wedding cake or northern lights',
  ])('is compared: %s', (text) => {
    const turn = ask(text)
    expect(turn.intent).toBe('compare')
    expect(turn.products.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Wedding Cake 3.5g', 'Northern Lights 3.5g']),
    )
  })

  it.each(['is wedding cake strong', 'tell me about wedding cake', 'how is the wedding cake', 'wedding cake prices'])(
    'is told of as a product: %s',
    (text) => {
      expect(ask(text).text, text).toContain('Wedding Cake 3.5g')
    },
  )

  it('leaves a fact that is asked for beside it, or by the very same words', () => {
    expect(ask('do you do bulk orders of wedding cake').text).toContain('four ounces')
    expect(ask('when is movie night').text).toContain('first Friday')
  })

  it('takes figures on paper for no paper', () => {
    expect(ask('whats the strongest flower on paper').products.map(({ category }) => category)).not.toContain(
      'accessory',
    )
    expect(ask('something to roll on, paper i guess').products[0]?.name).toBe('Slim Papers')
  })
})
