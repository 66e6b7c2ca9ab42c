import { describe, expect, it } from 'vitest'
import { StoreProfile } from '#contract/store-profile.ts'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Quay Cannabis',
    phone: '(207) 555-0101',
    staff: { languages: ['English', 'Tagalog'], manager: 'Delphine Okoro' },
    bags: 'An exit bag is $1.',
    recycling: 'Empty carts go in the green bin.',
    pickup: { offered: true, ready_minutes: 20 },
    loyalty: { name: 'Quay Club', earn: '1 brick (point) per $1 spent', redeem: '150 points = $10 off' },
  }),
  products: [
    makeProduct({ productId: 'bud', name: 'Harbor Haze', category: 'flower', stock: 9 }),
    makeProduct({ productId: 'gum', name: 'Fig Gummies', category: 'edible', subcategory: 'Gummies', stock: 9 }),
  ],
})
const ask = (text: string) => askStore(store, text)

describe('trouble with what was ordered or bought', () => {
  it.each([
    'got home and theres somebody elses stuff in my bag',
    'receipt has 4 items, bag has 3',
    'paid at 1, its past 3 and nobody here',
    'wheres my driver, it said 20 min an hour ago',
    'put delphine on',
    'is marcus around today',
    'bot. no. human.',
    'that last eighth was bone dry',
  ])('is handed to the team: %s', (text) => expect(ask(text).handoff, text).not.toBeNull())

  it.each(['can you look up FSF-2291 for me', '#55180 ??', 'ord 88213 status pls', 'is #20931 ready'])(
    'is told by the number of an order: %s',
    (text) => expect(ask(text).intent).toBe('order_status'),
  )

  it('is none of a figure that is no order', () => {
    expect(ask('batch #4512').intent).not.toBe('order_status')
    expect(ask('flower thc-100').intent).not.toBe('order_status')
    expect(ask('are you off us-101').intent).not.toBe('order_status')
  })

  it('is none where a wish is added to after things were shown', () => {
    expect(askAfter(store, ['flower'], 'add some gummies too').intent).not.toBe('order_change')
  })

  it('is no matter of a language that is asked for', () => {
    expect(ask('anybody there speak tagalog').text).toMatch(/Tagalog/)
  })

  it('leaves to the shop what empties are brought back to', () => {
    expect(ask('do you want my burnt out carts back').text).toContain('green bin')
  })
})

describe('a club whose points have a name of their own', () => {
  it.each(['how many bricks till i get $10', 'what are 150 bricks worth'])('is known by it: %s', (text) =>
    expect(ask(text).text).toMatch(/150 points = \$10 off/),
  )
})
