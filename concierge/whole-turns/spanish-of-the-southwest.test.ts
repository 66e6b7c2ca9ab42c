import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const products = [
  makeProduct({ productId: 'gummy', category: 'edible', subcategory: 'Gummies', name: 'Sundial Gummies', stock: 9 }),
  makeProduct({
    productId: 'paper',
    category: 'accessory',
    subcategory: 'Papers',
    name: 'Otter Rolling Papers',
    stock: 9,
  }),
  makeProduct({ productId: 'lighter', category: 'accessory', subcategory: 'Lighters', name: 'Kite Lighter', stock: 9 }),
  makeProduct({ productId: 'pipe', category: 'accessory', subcategory: 'Pipes', name: 'Glass Pipe 4in', stock: 9 }),
  makeProduct({
    productId: 'cart',
    category: 'vape',
    subcategory: 'Cartridges',
    name: 'Fern Cart',
    size: '1g',
    stock: 9,
  }),
  makeProduct({
    productId: 'infused',
    category: 'pre-roll',
    subcategory: 'Infused Pre-Rolls',
    name: 'Vale Infused Preroll',
    stock: 9,
  }),
  makeProduct({
    productId: 'hot',
    category: 'edible',
    subcategory: 'Gummies',
    name: 'Mango con Chile Gummies',
    stock: 9,
  }),
  makeProduct({ productId: 'balm', category: 'topical', name: 'Hearth Cream', stock: 9 }),
]
const store = openStore({
  profile: {
    name: 'Test Shop',
    hours: DEFAULT_HOURS,
    payment: { accepted: ['cash', 'debit card ($2 fee)'], not_accepted: ['credit cards', 'Apple Pay'] },
    delivery: { offered: false },
    limits_and_rules: {
      purchase_limit: '2 ounces of flower and 800 mg of edibles at one time',
      on_site_consumption: false,
      consumption_note: 'No smoking here or in the parking lot.',
    },
    loyalty: { earn: '1 point for each dollar', redeem: '90 points gets you $6 off', points_expire: 'never' },
    'do you have wifi here for guests': 'Yes, OtterGuest, password kelp',
    '¿aceptan pasaporte de guatemala?': 'Sí, con que no esté vencido.',
  },
  products,
})
const ask = (text: string) => askStore(store, text)

describe('a talk in the Spanish of the Southwest', () => {
  it.each(['hay shake?', 'parche', 'encendedores', 'paleta', 'papel pa forjar'])('hears %s as Spanish', (text) => {
    expect(ask(text).language).toBe('es')
  })

  it.each(['hay fever relief', 'hay house gummies', 'OG Kush 1g', 'blue dream'])('hears %s as English', (text) => {
    expect(ask(text).language).toBe('en')
  })
})

describe('what is wished for, called in Spanish', () => {
  it.each([
    ['churros infusionados?', 'pre-rolls infusionados', 'infused'],
    ['gomitas que pican', 'gomitas de sabor picante', 'hot'],
    ['gomitas picositas', 'gomitas de sabor picante', 'hot'],
  ])('puts what describes a thing behind it: %s', (text, name, id) => {
    const turn = ask(text)
    expect(turn.text.toLowerCase()).toContain(name)
    expect(turn.products[0]?.productId).toBe(id)
  })
})

describe('messages in the Spanish of the Southwest', () => {
  it.each([
    ['papel pa forjar', 'paper'],
    ['encendedores', 'lighter'],
    ['pipa de vidrio', 'pipe'],
    ['recargas para mi pluma', 'cart'],
    ['cremita para las rodillas', 'balm'],
  ])('finds the goods of %s and answers in Spanish', (text, id) => {
    const turn = ask(text)
    expect(turn.language).toBe('es')
    expect(turn.products.map(({ productId }) => productId)).toContain(id)
  })

  it.each([
    ['se puede pagar con tarjeta de crédito?', 'No, no aceptamos tarjetas de crédito.'],
    ['aceptan tarjeta de debito y cuanto cobran', 'tarjeta de débito'],
    ['me pueden mandar el pedido a mi casa', 'no hacemos entregas'],
    ['cuantas onzas puedo comprar', '2 onzas de flor y 800 mg de comestibles por compra'],
    ['se puede fumar ahi afuera', '"No smoking here or in the parking lot."'],
    ['caducan los puntos?', 'Los puntos no caducan.'],
    ['gracias, que tengas buen dia', 'De nada'],
    ['diferencia entre sativa e indica', 'Indica y sativa eran nombres'],
    ['puedo llevarlo a Texas', 'no puede salir de este estado'],
  ])('answers %s in Spanish', (text, told) => {
    expect(ask(text).text).toContain(told)
  })

  it.each(['me siento muy high que hago', 'me puse muy pacheco, que hago', 'estoy bien grifa ayuda'])(
    'takes %s for somebody in need',
    (text) => {
      expect(ask(text).guard).toBe('emergency')
    },
  )

  it.each(['me siento bien high jaja gracias', 'algo para no ponerme tan high', 'quiero estar pacheco hoy'])(
    'takes %s for no emergency',
    (text) => {
      expect(ask(text).guard).not.toBe('emergency')
    },
  )

  it.each(['Reina OG 3.5g price', 'how much is the la paloma cart', 'gallo brand flower'])(
    'answers %s in English',
    (text) => {
      expect(ask(text).language).toBe('en')
    },
  )
})
