import { expect, it } from 'vitest'
import type { Product } from '#contract/catalog.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const bare: Partial<Product> = { effects: [], thcPercent: null, strainType: null, stock: 9 }
const balm = makeProduct({ ...bare, productId: 't1', name: 'Harmony', category: 'topical', description: 'CBD & THC.' })
const rich = makeProduct({ ...bare, productId: 't2', name: 'Rescue (THC Rich)', category: 'topical' })
const mixed = makeProduct({ ...bare, productId: 'e1', name: '20:1 CBD:THC', category: 'edible', thcMgPerPiece: 1 })
const tray = makeProduct({ ...bare, productId: 'a1', name: 'Rolling Tray', category: 'accessory' })
const only = makeProduct({ ...bare, productId: 'e2', name: 'Calm CBD Only Gummies', category: 'edible' })
const zero = makeProduct({
  ...bare,
  productId: 'e3',
  name: 'Ease',
  category: 'edible',
  description: '0mg THC, 25mg CBD.',
})
const silent = openStore({ profile: { name: 'Test Shop' }, products: [balm, rich, mixed, tray] })
const telling = openStore({ profile: { name: 'Test Shop' }, products: [balm, rich, mixed, tray, only, zero] })

const WORDINGS = [
  'do you have anything without thc',
  'anything thc free',
  'got stuff with no thc',
  'is there anything with zero thc',
  'something with 0 mg thc please',
]

it('calls nothing THC-free that the menu does not', () => {
  for (const text of WORDINGS) {
    const turn = askStore(silent, text)
    expect(turn.intent, text).toBe('recommend_no_match')
    expect(turn.text, text).toMatch(/Nothing .* is listed as THC-free.*accessories/)
    expect(turn.text, text).not.toContain('Rescue')
  }
  expect(askStore(silent, 'topicals without thc').text).toContain('nothing of that kind as THC-free')
})

it('shows what the menu says to have none', () => {
  for (const text of [...WORDINGS, 'cbd only gummies', 'just cbd gummies']) {
    const shown = askStore(telling, text).products.map(({ productId }) => productId)
    expect(shown.length, text).toBeGreaterThan(0)
    for (const id of shown) expect(['e2', 'e3'], text).toContain(id)
  }
})

it('takes no figure that ends in zero for none, and no word of what kind the THC is', () => {
  const told = (description: string) => makeProduct({ ...bare, productId: 'x1', category: 'edible', description })
  for (const description of [
    'Gummies of 20.0% THC.',
    'Each piece is 1.0 mg THC and 10 mg CBD.',
    'A drink of 5.0mg THC.',
    'Full spectrum: no THC distillate, only rosin.',
    'Non-psychoactive CBD joins THC here.',
  ]) {
    const store = openStore({ profile: { name: 'Test Shop' }, products: [told(description)] })
    expect(askStore(store, 'edibles without thc').intent, description).toBe('recommend_no_match')
  }
  for (const description of ['0.0% THC.', 'THC: 0 mg, CBD: 25 mg.', '25 mg CBD/0 mg THC', 'THC-free: no THC at all.']) {
    const store = openStore({ profile: { name: 'Test Shop' }, products: [told(description)] })
    expect(askStore(store, 'edibles without thc').intent, description).toBe('recommend')
  }
})

it('offers a salve to whom it is only not to get high, unless it goes under the skin', () => {
  for (const text of [
    'something that wont get me high',
    'anything non psychoactive',
    'got any non intoxicating stuff',
  ]) {
    const shown = askStore(silent, text).products.map(({ productId }) => productId)
    expect(shown, text).toEqual(['t1'])
  }
})

it('takes no floor that ends in zero for none', () => {
  for (const text of ['edibles over 30 thc', 'something at 20% thc', 'anything above 10 mg thc'])
    expect(askStore(silent, text).text, text).not.toContain('THC-free')
  expect(askStore(silent, 'edibles with 0% thc').text).toContain('THC-free')
})
