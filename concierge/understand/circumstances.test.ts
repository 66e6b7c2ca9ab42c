import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { buildDemoCatalog } from '#server/db/seed/demo-catalog.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { withoutCircumstances } from './circumstances.ts'

const { vocabulary } = openStore({ profile: DEMO_PROFILE, products: buildDemoCatalog() })

describe('withoutCircumstances', () => {
  it.each([
    ['my phone is about to die so quick, what time do you close', 'what time do you close'],
    ['coworker dared me to text you lol any indica gummies', 'any indica gummies'],
    ['wind just took my hat, any sativa carts under $40', 'any sativa carts under $40'],
    ['supposed to be writing an essay but do you take cards', 'do you take cards'],
    ['flower under $30 - my parrot keeps interrupting me', 'flower under $30'],
    ['doing laundry with no quarters left, what time do you close', 'what time do you close'],
    ['there is a raccoon on my porch again. any sativa carts', 'any sativa carts'],
    ['just dropped a glass on the kitchen floor, any indica gummies', 'any indica gummies'],
    ['do you take cards my neighbor is mowing his lawn again', 'do you take cards'],
  ])('leaves out how somebody comes to ask: %s', (text, asked) => {
    expect(withoutCircumstances(text, vocabulary)).toBe(asked)
  })

  it.each([
    "i'm staying at the hilton, can you deliver there",
    'we are docked for the weekend, can you deliver to us',
    'i usually get packwoods, want an infused preroll',
    '10mg gummies, i barely felt it. got stronger gummies?',
    'im a veteran, what deals do you have',
    'my cart is leaking, what should i do',
    'skins for rolling, king size',
    'there are ten of us, can we all come at once',
    'just got off work, something relaxing',
    'allergic to tree nuts, what chocolates do you have',
    'my husband needs a hoodie, he wears an xl',
    'grilling all day on the fourth of july, can i come by around 5',
    'my cousin said theres a vinyl night, when',
    'i keep hearing about solventless, got anything like that to eat',
    '2 of the first and 1 of the second, whats my total',
  ])('keeps what the question hangs on: %s', (text) => {
    expect(withoutCircumstances(text, vocabulary)).toBe(text)
  })
})
