import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ productId: 'flower', category: 'flower', name: 'Plum Haze 3.5g', sizeGrams: 3.5, priceCents: 2000 }),
    makeProduct({ productId: 'joint', category: 'pre-roll', name: 'Plum Haze Joint 1g', priceCents: 700 }),
    makeProduct({ productId: 'cart', category: 'vape', name: 'Melon Cart 1g', priceCents: 2500 }),
    makeProduct({ productId: 'gummies', category: 'edible', name: 'Lime Gummies 10pk 100mg', priceCents: 1400 }),
    makeProduct({ productId: 'bar', category: 'edible', name: 'Milk Chocolate Bar 100mg', priceCents: 1500 }),
    makeProduct({ productId: 'capsules', category: 'edible', name: 'Plain Capsules 20pk 200mg', priceCents: 3000 }),
    makeProduct({ productId: 'shatter', category: 'concentrate', name: 'Amber Shatter 1g', priceCents: 1800 }),
    makeProduct({ productId: 'battery', category: 'accessory', name: '510 Battery Slim', priceCents: 900 }),
    makeProduct({ productId: 'grinder', category: 'accessory', name: 'Pocket Grinder', priceCents: 900 }),
    makeProduct({ productId: 'tool', category: 'accessory', name: 'Dab Tool Titanium', priceCents: 1000 }),
  ],
})

const shown = (text: string) =>
  askStore(store, text)
    .products.map(({ productId }) => productId)
    .toSorted()

describe('what a shopper has or had, told beside what is to be bought', () => {
  it.each([
    ["my brother in law grows so i'm drowning in flower already. what i'm missing is dabs, shatter please", 'shatter'],
    ["i'm good on flower, need carts under 30", 'cart'],
    ['got plenty of joints at home so just chocolate please', 'bar'],
    ['we have way too many gummies in the house. any chocolate?', 'bar'],
    ['too many gummies at the lake. do you have plain capsules?', 'capsules'],
    ['up to my ears in prerolls, any cheap carts?', 'cart'],
    ['stocked up on flower last week, now looking for shatter', 'shatter'],
    ['regular gummies do nothing these days. got any shatter?', 'shatter'],
    ['i used to smoke joints every day but my lungs are done. got chocolate?', 'bar'],
    ["i'm off carts for good after that leaky mess. any shatter?", 'shatter'],
    ['my wife has the gummies covered so just grab me an eighth, 45 tops', 'flower'],
    ['bought way too much flower for the wedding, got any chocolate though?', 'bar'],
    ["i don't trust edibles after that brownie incident. what's a mild flower?", 'flower'],
    ["i'm a flower person through and through but my landlord is strict so chocolate it is", 'bar'],
    ['my friends all do dabs, but i want something in a cart', 'cart'],
    ['my roommate brought gummies on the trip. do you have chocolate?', 'bar'],
  ])('is not bought again in "%s"', (text, id) => {
    expect(shown(text)).toEqual([id])
  })

  it.each([
    ['found my old 510 battery in a drawer and it still works!! so now i need a cartridge for it', 'cart'],
    ["there's a 510 battery sitting in my drawer, which carts go with it", 'cart'],
    ['dug my old battery out of a box, need a cart', 'cart'],
    ['my dab rig came back from the repair guy. any shatter?', 'shatter'],
    ['my boyfriend gave me his old grinder, so now just need an eighth', 'flower'],
    ['my bong is finally clean so what flower do you have', 'flower'],
  ])('is gear that needs no other in "%s"', (text, id) => {
    expect(shown(text)).toEqual([id])
  })

  it.each([
    ['i want a joint. do you have chocolate too?', ['bar', 'joint']],
    ['he likes gummies, i smoke joints. what do you have for both', ['gummies', 'joint']],
    ['my battery died, need a new one', ['battery']],
    ['my old grinder broke, got another one?', ['grinder']],
    ['my friend had the lime gummies. do you have those?', ['gummies']],
    ['my wife likes gummies. what have you got under 20', ['gummies']],
    ["i'm off work at five, do you have joints and a grinder", ['grinder', 'joint']],
    ['long story short my grinder fell in the river. cheapest one you have?', ['grinder']],
    ['i have enough for an eighth, and a grinder', ['flower', 'grinder']],
  ])('is bought where it is wished for, as in "%s"', (text, ids) => {
    expect(shown(text)).toEqual(ids)
  })
})
