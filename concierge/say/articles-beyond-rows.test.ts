import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: DEMO_PROFILE,
  products: [
    makeProduct({ name: 'Fresh Powder', category: 'flower', sizeGrams: 3.5, stock: 9 }),
    makeProduct({ name: 'Princess Cart 0.5g', category: 'vape', subcategory: 'Cartridge', stock: 9 }),
    makeProduct({ name: 'Yuzu Gummies 100mg', category: 'edible', subcategory: 'Gummies', stock: 9 }),
    makeProduct({ name: 'Butter Pre-Roll 1g', category: 'pre-roll', stock: 9 }),
    makeProduct({ name: 'Pro Battery', category: 'accessory', subcategory: 'Battery', stock: 9 }),
  ],
})

describe('what no row of a menu tells', () => {
  it.each([
    ['do your carts have vitamin e in them', /does not list additives/],
    ['any fillers in the carts', /does not list additives/],
    ['are your vapes safe', /does not list additives/],
    ['is there mold in your weed', /does not list additives/],
    ['any heavy metals in the vapes?', /does not list additives/],
    ['is the flower fresh, when was it packaged', /does not show when/],
    ['how old is your flower', /does not show when/],
    ['when was this batch harvested', /does not show when/],
    ['whats the pack date on the eighths', /does not show when/],
    ['highest terp flower', /does not give total terpene/],
    ['which eighth has the most terps', /does not give total terpene/],
    ['how long does a gram last', /2 joints of half a gram/],
    ['how long will an eighth last me', /2 joints of half a gram/],
    ['how many bowls in a gram', /2 joints of half a gram/],
    ['how long would an ounce last a daily smoker', /2 joints of half a gram/],
    ['how many sessions in a half gram cart', /75 to 150 small puffs/],
    ['how many times can i use a disposable', /75 to 150 small puffs/],
    ['how long do gummies stay good', /Fridge and freezer are fine/],
    ['can i freeze edibles', /Fridge and freezer are fine/],
    ['whats the expiration date on edibles', /Fridge and freezer are fine/],
    ['can i put weed in the fridge', /about six months/],
    ['how long does a preroll last if i dont finish it', /press out the lit end/],
    ['is it ok to mix a gummy and a joint', /the two add up/],
    ['can i eat a gummy and then smoke', /the two add up/],
    ['do i need to charge the battery before using', /until its light changes/],
    ['do disposables need charging', /until its light changes/],
    ['why is my cart clogged', /only needs warmth/],
    ['is a gummy stronger than a joint', /11-hydroxy/],
  ])('is explained, and nothing is offered for it: %s', (text, words) => {
    const turn = askStore(store, text)
    expect(turn.text).toMatch(words)
    expect(turn.products).toEqual([])
  })

  it.each([
    ['whats the point of cbd', /does not intoxicate/],
    ['what is the point in buying live resin', /fresh-frozen/],
    ['is there any point to cbn', /cannabinol/],
    ['why would i want terpenes', /aromatic oils/],
    ['whats the big deal about rosin', /fresh-frozen/],
  ])('tells what a thing is to whoever asks what it is good for: %s', (text, words) => {
    expect(askStore(store, text).text).toMatch(words)
  })
})

describe('what is like it and is something else', () => {
  it.each([
    'do you have fresh flower',
    'fresh flower eighths under 60',
    'a gummy and a joint',
    'can i get a gummy and a joint',
    'which flower is on the menu',
    'a gram of flower',
  ])('is a wish for goods: %s', (text) => {
    expect(askStore(store, text).products).not.toEqual([])
  })

  it.each(['i bought an eighth and there was mold in it', 'my weed had mold in it', 'the gummies you sold me are old'])(
    'is a complaint of what was bought: %s',
    (text) => {
      expect(askStore(store, text).intent).toBe('complaint')
    },
  )

  it.each(['do my points expire', 'how many points do i need', 'whats the point system'])(
    'is the loyalty program: %s',
    (text) => {
      expect(askStore(store, text).intent).toBe('loyalty')
    },
  )
})
