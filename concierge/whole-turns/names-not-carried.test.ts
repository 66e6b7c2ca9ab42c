import { expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({
      productId: 'f1',
      name: 'Double Oreoz',
      brand: 'Later Days',
      category: 'flower',
      description: 'Cookies & Cream x White Fire Vostok OG.',
    }),
    makeProduct({ productId: 'a1', name: 'King Size Slim', brand: 'RAW', category: 'accessory', subcategory: 'Paper' }),
    makeProduct({ productId: 'v1', name: 'Night Pear', brand: 'Elm', category: 'vape', subcategory: 'Cartridge' }),
    makeProduct({ productId: 'f2', name: 'Blue Raz', brand: 'Cookies', category: 'flower' }),
    makeProduct({
      productId: 'e1',
      name: 'Dusk Gummies',
      brand: 'Elm',
      category: 'edible',
      subcategory: 'Gummies',
      description: 'With melatonin and chamomile.',
    }),
  ],
})
const ask = (text: string): string => askStore(store, text).text

it('says of a maker that is not carried that it is not, whatever a description mentions', () => {
  for (const text of [
    'do u have the vostok labs stuff',
    'got vostok labs',
    'any vostok stuff',
    'anything by vostok?',
    'yall carry vostok products',
    'do you sell vostok genetics',
    'any vostok brand carts',
  ]) {
    expect(ask(text), text).toMatch(/don't carry vostok/i)
    expect(ask(text), text).not.toContain('Yes')
  }
})

it('names what only a description mentions as that, and not as a yes', () => {
  for (const text of ['got vostok og', 'do you have white fire vostok']) {
    expect(ask(text), text).toContain('mentions it')
    expect(ask(text), text).toContain('Double Oreoz')
    expect(ask(text), text).not.toContain('Yes')
  }
  expect(ask('got any gummies with melatonin')).toMatch(/description.*melatonin.*Dusk Gummies/)
})

it('takes a maker whose name begins like a known one for another', () => {
  for (const text of ['got raw garden carts', 'u guys have raw garden', 'any raw gardens vapes'])
    expect(ask(text), text).toMatch(/don't carry raw (?:garden|labs)/)
  for (const text of ['got raw papers', 'any raw stuff', 'raw king size'])
    expect(ask(text), text).toContain('King Size Slim')
})

it('answers any of an unknown name that it is not carried', () => {
  for (const text of ['any zorbix stuff', 'any zorbix', 'any zorbix left', 'zorbix products?'])
    expect(ask(text), text).toMatch(/don't carry zorbix/)
  for (const text of ['any suggestions', 'any ideas', 'any deals', 'good stuff'])
    expect(ask(text), text).not.toContain("don't carry")
})

it('takes cookies beside other food for food', () => {
  for (const text of ['got any brownies or cookies to eat', 'any cookies to eat', 'do you have cookies or brownies'])
    expect(ask(text), text).not.toMatch(/from Cookies|Blue Raz/)
  for (const text of ['cookies flower', 'anything from cookies']) expect(ask(text), text).toContain('Blue Raz')
})

it('takes cookies for food by what is said of them, and cookies and cream for no maker', () => {
  for (const text of ['10mg cookies', 'a bag of cookies', 'chocolate chip cookies'])
    expect(ask(text), text).not.toMatch(/from Cookies|Blue Raz/)
  for (const text of ['cookies and cream bar', 'cookies n cream'])
    expect(ask(text), text).toMatch(/don't have Cookies And Cream/)
})

it('says of the pods of a device that they are not carried, and offers no others as those', () => {
  for (const text of ['looking for pax era pods', 'need a pax', 'any juul pods'])
    expect(ask(text), text).toMatch(/don't carry (?:pax|juul)/)
  expect(ask('flower for my pax')).toMatch(/Blue Raz|Double Oreoz/)
})

it('does not answer yes with another name that only begins alike', () => {
  const shelf = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({ productId: 'v1', name: 'Blue Dream', strainName: 'Blue Dream', category: 'vape', sizeGrams: 1 }),
      makeProduct({
        productId: 'f1',
        name: 'Blue Zushi',
        strainName: 'Blue Zushi',
        category: 'flower',
        sizeGrams: 3.5,
      }),
    ],
  })
  for (const text of [
    'have you got blue dream in an eighth',
    'do you have blue dream eighths',
    'any blue dream flower in stock',
  ])
    expect(askStore(shelf, text).text, text).not.toMatch(/^Yes/)
  expect(askStore(shelf, 'do you have blue zushi in an eighth').text).toContain('Blue Zushi')
  expect(askStore(shelf, 'do you have blue dream carts').text).toContain('Blue Dream')
})

it('knows makers of other shops by names of everyday words, and takes nothing that shares a word for them', () => {
  const shelf = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({ productId: 'f1', name: 'Jungle Pie', brand: 'Binske', category: 'flower' }),
      makeProduct({ productId: 'v1', name: 'Garden State', brand: 'Elm', category: 'vape', subcategory: 'Cartridge' }),
      makeProduct({ productId: 'p1', name: 'Night Pear', brand: 'Kiva Confections', category: 'edible' }),
      makeProduct({ productId: 'a1', name: 'Slim Pack', brand: 'RAW', category: 'accessory', subcategory: 'Paper' }),
    ],
  })
  const say = (text: string): string => askStore(shelf, text).text
  for (const text of [
    'do you carry jungle boys',
    'jungle boys?',
    'got any jungle boys flower',
    'anything from jungle boys',
  ])
    expect(say(text), text).toMatch(/don't carry jungle boys/)
  for (const text of ['packwoods?', 'any packwoods', 'got packwoods', 'stiiizy', 'raw garden?', 'muha meds carts'])
    expect(say(text), text).toMatch(/^Sorry, we don't carry \S+/)
  expect(say('anything by kiva')).toContain('Night Pear')
  expect(say('jungle pie')).toContain('Jungle Pie')
  expect(say('no backwoods please just papers')).not.toContain("don't carry")
})

it('takes no strain for another that shares a word with it, nor for a maker', () => {
  const shelf = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({
        productId: 'f1',
        name: 'PK Crasher',
        strainName: 'PK Crasher',
        brand: 'Ozone',
        category: 'flower',
      }),
      makeProduct({ productId: 'c1', name: 'Temptation', brand: 'Haze', category: 'concentrate' }),
      makeProduct({ productId: 'e1', name: 'Cherry Bites', brand: 'Elm', category: 'edible', subcategory: 'Gummies' }),
    ],
  })
  const say = (text: string): string => askStore(shelf, text).text
  for (const text of [
    'got wedding crashers',
    'wedding pie?',
    'any chunky diesel',
    'cherry garcia',
    'super lemon haze',
    'mango kush',
  ])
    expect(say(text), text).toMatch(/^Sorry, I don't have/)
  expect(say('got pk crasher')).toContain('PK Crasher')
  expect(say('anything from haze')).toContain('Temptation')
  expect(say('cherry gummies')).toContain('Cherry Bites')
})

it('explains both of two cannabinoids that are asked about', () => {
  for (const text of ['diff between CBN and CBG', 'whats the dif btwn cbg and cbn']) {
    expect(ask(text), text).toMatch(/cannabinol/)
    expect(ask(text), text).toMatch(/cannabigerol/)
  }
  expect(ask('what is cbg')).not.toMatch(/cannabinol\b/)
})

it('takes for sale for what is sold, and for no discount', () => {
  expect(askStore(store, 'got any papers for sale atm?')).toMatchObject({
    intent: 'recommend',
    products: [{ productId: 'a1' }],
  })
  expect(askStore(store, 'whats on sale').intent).not.toBe('recommend')
})

it('takes no thing for another that has one of its two words, nor for one of another ratio', () => {
  const shelf = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({ productId: 'f1', name: 'Blue Raz', brand: 'Elm', category: 'flower', strainName: 'Blue Raz' }),
      makeProduct({ productId: 'f2', name: 'Blue Larch', brand: 'Elm', category: 'flower', strainName: 'Blue Larch' }),
      makeProduct({
        productId: 'e1',
        name: 'Tangelo Pearls 2:1 CBD:THC',
        brand: 'Elm',
        category: 'edible',
        subcategory: 'Gummies',
      }),
      makeProduct({ productId: 'e2', name: 'Plum Pearls', brand: 'Elm', category: 'edible', subcategory: 'Gummies' }),
    ],
  })
  for (const text of ['do you have blue magic', 'you got blue mountain?', 'do you carry any blue thunder in stock'])
    expect(askStore(shelf, text).text, text).toMatch(/don't carry blue (?:magic|mountain|thunder)/)
  for (const text of ['do you have any blue today', 'got blue stuff', 'do you have blue raz'])
    expect(askStore(shelf, text).text, text).toContain('Blue Raz')
  expect(askStore(shelf, 'do you have the pearls in 1:1').text).not.toMatch(/^Yes/)
  expect(askStore(shelf, 'do you have the pearls in 2:1').products.map(({ productId }) => productId)).toEqual(['e1'])
})
