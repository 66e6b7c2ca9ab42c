import { expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const plain = makeProduct({ productId: 'f1', name: 'Pave', category: 'flower', priceCents: 3500, tags: [] })
const cheap = makeProduct({ productId: 'p1', name: 'Oh Gee', category: 'pre-roll', priceCents: 800, tags: [] })
const best = makeProduct({ productId: 'e1', name: 'Pear Bites', category: 'edible', tags: ['Best Seller', 'New'] })
const store = openStore({ profile: { name: 'Test Shop', gift_cards: true }, products: [plain, cheap] })
const marking = openStore({ profile: { name: 'Test Shop' }, products: [plain, best] })
const ask = (text: string): string => askStore(store, text).text

it('says that a menu without marks does not tell what sells best or came in last', () => {
  for (const text of [
    "what's your best seller",
    'whats popular',
    'what sells? show me the top sellers',
    'whats trending',
  ])
    expect(ask(text), text).toContain("doesn't show what sells best")
  for (const text of ['whats new this week', 'any new arrivals'])
    expect(ask(text), text).toContain("doesn't show what came in last")
  expect(askStore(marking, 'whats your best seller').text).toMatch(/^(?!.*doesn't show).*Pear Bites/)
  expect(ask('best flower')).not.toContain("doesn't show")
})

it('says that past purchases are not seen here', () => {
  for (const text of [
    'i had some purple stuff last week, what was it',
    'what did i get last time',
    'whats that strain i bought last month',
    'do you remember what i bought here',
    'we tried a gummy the other night what was it called',
  ])
    expect(ask(text), text).toContain("can't see past purchases")
  for (const text of ['i bought pave last week, got more?', 'i got a pen last week and it broke, what do i do'])
    expect(ask(text), text).not.toContain('past purchases')
})

it('names a gift as what it is wished for', () => {
  for (const text of ['gift ideas', 'need a host gift, something classy', 'a good present for my boss who smokes'])
    expect(ask(text), text).toMatch(/for a gift/i)
  expect(ask('do you sell gift cards')).not.toMatch(/for a gift/i)
})

it('takes budget weed for what costs least', () => {
  for (const text of ['budget weed please', 'got any budget options', 'budget stuff?'])
    expect(ask(text), text).toMatch(/lowest price.*Oh Gee/)
})
