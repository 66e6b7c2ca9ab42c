import { expect, it } from 'vitest'
import { plainSentence } from './fold-text.ts'
import { storeIntentsOf } from './intent.ts'

const topics = (said: string) => storeIntentsOf(plainSentence(said))

it.each(['driver cant find my building and i cant call him', 'the courier is lost', 'how do i reach my driver'])(
  'hears trouble with a driver as a question about an order under way: %s',
  (said) => {
    expect(topics(said)[0]).toBe('order_status')
  },
)

it.each([
  'can i light up on the platform waiting for my train',
  'is it legal to smoke a joint on the ferry',
  'am i allowed to vape at the bus stop',
])('hears leave to smoke at a public place as a question about the rules: %s', (said) => {
  expect(topics(said)).toContain('consumption_rules')
})

it.each(['something to smoke on the trail', 'a joint i can smoke by the lake'])(
  'takes a smoke for an outing as a wish: %s',
  (said) => {
    expect(topics(said)).not.toContain('consumption_rules')
  },
)

it.each(['my disposable quit after 3 days', 'this cart crapped out on me already', 'the pen stopped firing'])(
  'hears of hardware that no longer works as a return: %s',
  (said) => {
    expect(topics(said)).toContain('returns')
  },
)

it.each(['do u take med patients', 'do you serve medical patients', 'are mmj cards accepted'])(
  'hears who takes patients as a question about papers alone: %s',
  (said) => {
    expect(topics(said)).toEqual(['id_policy'])
  },
)

it('takes a vape to quit smoking with for a wish', () => {
  expect(topics('a vape to quit smoking')).not.toContain('returns')
})

it.each([
  'opened the bag and its the wrong gummies',
  'you handed me the wrong eighth',
  'they packed the wrong kind of carts',
])('hears of goods that were mixed up: %s', (said) => {
  expect(topics(said)).toContain('complaint')
})

it('finds no fault where nothing was bought', () => {
  expect(topics('whats wrong with gummies for beginners')).toEqual([])
})

it.each([
  'what street do i turn in on for the lot',
  'where is the entrance to your lot',
  'which driveway is for the garage',
])('hears how one gets into the lot as a question about parking: %s', (said) => {
  expect(topics(said)).toContain('parking')
})

it.each([
  'menu says 50 for something. what do i really end up paying',
  'what does a 30 dollar jar come to at checkout',
  'if the sticker says 60 what do i pay in the end',
  'is the price i see the price i pay',
  'is what i see what i actually pay',
  'are your prices all in',
  'do you tack anything on at checkout',
  'is the total higher at the register',
])('hears what is paid in the end as a question about tax: %s', (said) => {
  expect(topics(said)[0]).toBe('tax')
})

it.each([
  'take the joints off my order and add a lighter',
  'can you take one of the gummies off my order',
  'drop the brownie from my order',
  'leave the pipe out of my order',
  'i need to swap the gummies in my order for mints',
  'can you put 2 more joints on my order',
  'throw a lighter in with my order',
  'quiero quitar los porros de mi pedido',
])('hears that something is taken off or put on an order as a change of it: %s', (said) => {
  expect(topics(said)[0]).toBe('order_change')
})

it.each([
  'do seniors get money off my order',
  'can i take some money off my order with points',
  'what can i add to my order to get to 45',
  'whats a good drink to add with my order of gummies',
  'order the joints and a lighter',
])('hears what comes off the price and what goes well beside as no change of an order: %s', (said) => {
  expect(topics(said)).not.toContain('order_change')
})

it.each(['can i pay the price i see with a card', 'do you take cards at the register'])(
  'hears how one pays as no question about tax: %s',
  (said) => {
    expect(topics(said)[0]).toBe('payment')
  },
)

it.each(['does canpay work there', 'will apple pay work here', 'do crypto wallets work at your shop'])(
  'hears whether a way to pay works there as no question about work: %s',
  (said) => {
    expect(topics(said)).toEqual(['payment'])
  },
)

it.each(['can i work there', 'do people like to work here', 'do you have to be 21 to work there'])(
  'hears who may work there as a question about jobs: %s',
  (said) => {
    expect(topics(said)).toContain('jobs')
  },
)

it.each(['what do i pay for that one', 'so what do i pay', 'what would i pay then', 'what do i have to pay in total'])(
  'takes what a thing costs for no question about ways to pay: %s',
  (said) => {
    expect(topics(said)).not.toContain('payment')
  },
)

it.each(['what do i pay with', 'what can i pay with', 'how do i pay', 'what ways can i pay'])(
  'hears how to pay: %s',
  (said) => {
    expect(topics(said)).toContain('payment')
  },
)

it.each([
  'two of those, what does that come to before tax',
  'how much for 3 before tax',
  'whats the total before taxes',
  'what would both cost me before tax',
])('takes a sum that leaves tax out for no question about tax: %s', (said) => {
  expect(topics(said)).not.toContain('tax')
})

it.each(['is the price before tax', 'is that before or after tax', 'how much is tax', 'what do i pay after tax'])(
  'hears what is asked of tax: %s',
  (said) => {
    expect(topics(said)).toContain('tax')
  },
)
