import { expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const gummy = { category: 'edible', subcategory: 'Gummies', packCount: 10 } as const
const store = openStore({
  profile: StoreProfile.parse({ name: 'Test Shop', hours: DEFAULT_HOURS }),
  products: [
    makeProduct({ ...gummy, productId: 'g5', name: 'Pear Gummies', thcMgPerPiece: 5, thcMgTotal: 50 }),
    makeProduct({ ...gummy, productId: 'g10', name: 'Plum Gummies', thcMgPerPiece: 10, thcMgTotal: 100 }),
    makeProduct({ ...gummy, productId: 'g25', name: 'Fig Gummies', thcMgPerPiece: 25, thcMgTotal: 250 }),
    makeProduct({ productId: 'rosin', name: 'Live Rosin', category: 'concentrate', subcategory: 'Rosin' }),
    makeProduct({ productId: 'tips', name: 'Bamboo Filter Tips', category: 'accessory', subcategory: 'Tips' }),
    makeProduct({ productId: 'lip', name: 'Lip Balm', category: 'topical', subcategory: 'Balm' }),
    makeProduct({ productId: 'balm', name: 'Cedar Balm', category: 'topical', subcategory: 'Balm' }),
  ],
})
const ask = (text: string) => askStore(store, text)
const ids = (text: string) => ask(text).products.map(({ productId }) => productId)

it.each([
  'doing my first dab ever, any tips',
  'never dabbed before, any pointers',
  'first time trying an edible, any advice?',
  'gonna take my first edible this weekend, any advice for me',
])('counsels whoever does it for the first time, and sells nothing: %s', (text) => {
  expect(ask(text)).toMatchObject({ intent: 'education', products: [] })
  expect(ask(text).text).toMatch(/tiny|low/)
})

it('still sells tips to roll with', () => {
  for (const text of ['need filter tips', 'do you have any tips', 'papers and some tips please'])
    expect(ids(text), text).toContain('tips')
})

it.each([
  'wait is this an actual person typing',
  'are you an actual person',
  'is there an actual human on here or a bot',
  'is a real person reading these',
  'is this just a chatbot',
])('says what it is: %s', (text) => {
  expect(ask(text).intent).toBe('bot_identity')
})

it.each(['can i talk to an actual person', 'is there a real person i can talk to', 'get me a real human'])(
  'hands over to a person: %s',
  (text) => {
    expect(ask(text).intent).toBe('human_handoff')
  },
)

it('takes a dose that is refused for the measure of another', () => {
  for (const text of ['gummies that arent 10mg, want weaker', 'not the 10mg ones, lower dose gummies'])
    expect(ids(text), text).toEqual(['g5'])
  expect(ids('gummies but not 10 mg, something stronger')).toEqual(['g25'])
  expect(ids('gummies no more than 5mg')).toEqual(['g5'])
})

it('shows nothing for what it is not to be for', () => {
  for (const text of ['need a balm, nothing for lips', 'any balms, nothing for my lips please'])
    expect(ids(text), text).toEqual(['balm'])
  expect(ids('something for my lips')).toEqual(['lip'])
})
