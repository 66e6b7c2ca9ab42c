import { expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const pack = { category: 'pre-roll', brand: 'Lakebound', stock: 9 } as const
const eighth = { category: 'flower', size: '3.5g', sizeGrams: 3.5, stock: 9 } as const
const store = openStore({
  profile: StoreProfile.parse({
    name: 'Test Shop',
    hours: { ...DEFAULT_HOURS, wednesday: { open: '09:00', close: '21:00', closed: false } },
  }),
  products: [
    makeProduct({ ...pack, productId: 'p1', name: 'Campfire Pack Indica', strainType: 'indica', packCount: 5 }),
    makeProduct({ ...pack, productId: 'p2', name: 'Campfire Pack Hybrid', strainType: 'hybrid', packCount: 10 }),
    makeProduct({
      productId: 'e1',
      name: 'Ginger Mule Seltzer 12oz Can',
      category: 'edible',
      subcategory: 'Beverages',
      thcMgPerPiece: 10,
      thcMgTotal: 10,
      stock: 9,
    }),
    makeProduct({ productId: 'e2', name: 'Indica Sleep Gummies', category: 'edible', brand: 'Elm', stock: 9 }),
    makeProduct({ productId: 'e3', name: 'Sleep Well Indica Gummies', category: 'edible', brand: 'Oak', stock: 9 }),
    makeProduct({ ...eighth, productId: 'f1', name: 'Last Call Kush', brand: 'Neon', stock: 0 }),
    makeProduct({ ...eighth, productId: 'f2', name: 'Bubba Kush', brand: 'High Camp Farms' }),
    makeProduct({ ...eighth, productId: 'f3', name: 'Gelato 41', brand: 'Old Claim' }),
    makeProduct({ ...pack, productId: 'p3', name: 'Bubba Kush Single', brand: 'High Camp Farms' }),
  ],
})
const ask = (text: string) => askStore(store, text)
const ids = (text: string) => ask(text).products.map(({ productId }) => productId)

it.each([
  'how many joints in the campfire hybrid pack',
  'how many prerolls come in the hybrid campfire pack',
  'how much is the campfire hybrid pack',
  'is the hybrid campfire tin an indica',
])('knows a thing that is asked after by the words of its name in another order: %s', (text) => {
  expect(ask(text).text).toMatch(/^(?:No, it.s a hybrid\. )?Campfire Pack Hybrid (?!.*Campfire Pack Indica)/)
})

it.each(['how many mg in a ginger mule', 'how much thc does the ginger mule have', 'whats in the ginger mule'])(
  'tells a figure of the thing named and teaches no dose: %s',
  (text) => {
    expect(ask(text)).toMatchObject({ intent: 'product_info' })
    expect(ask(text).text).toContain('10 mg')
  },
)

it.each(['indica sleep gummies', 'how many mg in the indica gummies'])(
  'takes words that several names share for a wish: %s',
  (text) => {
    expect(ask(text).intent).toBe('recommend')
  },
)

it.each(['do u still have last call kush', 'you guys got last call kush', 'is last call kush good'])(
  'hears no question about the shop in the words of a name: %s',
  (text) => {
    expect(ask(text).text).toMatch(/Last Call Kush.*sold out/)
  },
)

it('still tells the hours by the same words', () => {
  expect(ask('when is last call').intent).toBe('store_hours')
})

it('takes a strain that the menu does not have for no other of its family', () => {
  expect(ask('do you have master kush').text).toMatch(/^Sorry/)
  expect(ask('do you have bubba kush').text).toMatch(/^Yes/)
})

it.each([
  'What does High Camp have in eighths?',
  'whats high camp got in eighths',
  'which eighths does high camp grow',
])('knows a maker of everyday words by what it has: %s', (text) => {
  expect(ids(text)).toEqual(['f2'])
})

it('reads what a maker makes as something to buy', () => {
  expect(ids('does high camp make prerolls')).toEqual(['p3'])
})

const eaten = { category: 'edible', stock: 9 } as const
const flavored = openStore({
  profile: StoreProfile.parse({ name: 'Test Shop', hours: DEFAULT_HOURS }),
  products: [
    makeProduct({ ...eaten, productId: 'g1', name: 'Quick Fox Watermelon Gummies', flavors: ['Watermelon'] }),
    makeProduct({ ...eaten, productId: 'g2', name: 'Night Fox Plum Gummies', flavors: ['Plum'] }),
    makeProduct({
      ...eaten,
      productId: 'd1',
      name: 'Late Bell Night Drops',
      category: 'tincture',
      flavors: ['Lavender'],
    }),
    makeProduct({ ...eaten, productId: 'd2', name: 'Early Bell Drops', category: 'tincture', flavors: ['Citrus'] }),
  ],
})

it.each([
  ['late bell night drops, what flavor', /lavender/],
  ['what flavor are late bell night drops', /lavender/],
  ['what flavors do the quick foxes come in', /watermelon/],
  ['quick fox gummies what flavor are they', /watermelon/],
  ['the quick fox ones my cousin had at the cabin worked so fast he said, what flavor are those', /watermelon/],
  ['my aunt brought the night fox gummies to the picnic and everybody liked them, what flavor are they', /plum/],
])('tells the flavor of one thing that is named or told of by words of its name: %s', (text, flavor) => {
  const { intent, text: said, products } = askStore(flavored, text)
  expect({ intent, shown: products.length }).toEqual({ intent: 'product_info', shown: 1 })
  expect(said).toMatch(flavor)
})

it.each(['what flavors do you have in gummies', 'gummies, what flavors', 'what flavor are the gummies'])(
  'still tells the flavors of a whole line: %s',
  (text) => {
    expect(askStore(flavored, text).products.map(({ productId }) => productId)).toEqual(['g1', 'g2'])
  },
)

it.each([
  'total mg in the ginger mule',
  'mg in the ginger mule',
  'total milligrams in the ginger mule seltzer',
  'dose of the ginger mule',
])('hears a figure asked without a question word: %s', (text) => {
  expect(ask(text)).toMatchObject({ intent: 'product_info' })
})

it.each([
  'who is it that makes the campfire hybrid pack',
  'which company makes the campfire hybrid pack',
  'what brand is behind the hybrid campfire pack',
  'whose is the campfire hybrid pack',
  'who puts out the campfire hybrid pack',
])('knows a thing whose maker is asked for: %s', (text) => {
  expect(ask(text)).toMatchObject({ intent: 'product_info' })
  expect(ask(text).text).toContain('Lakebound')
})

it.each(['who makes the best gummies', 'who makes your edibles'])('but a shelf is no thing: %s', (text) => {
  expect(ask(text).intent).toBe('recommend')
})

it.each(['what sizes do you have of the bubba kush flower', 'which sizes of bubba kush you got'])(
  'tells sizes where these are asked for: %s',
  (text) => {
    expect(ask(text).text).toContain('3.5 g')
  },
)

it.each(['what counts as a hybrid', 'when is a strain called a hybrid', 'what makes it an indica'])(
  'explains a type: %s',
  (text) => {
    expect(ask(text).intent).toBe('education')
  },
)

it.each([
  'how strong is one joint of the campfire hybrid pack',
  'how many grams in a single preroll from the hybrid campfire pack',
  'price of one joint of campfire hybrid',
])('finds the thing of which one piece is asked about: %s', (text) => {
  expect(ids(text)).toEqual(['p2'])
})
