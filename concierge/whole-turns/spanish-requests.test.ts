import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { openStore } from '#concierge/open-store.ts'

const plain = { strainName: null, strainType: null, size: null, sizeGrams: null } as const
const store = openStore({
  profile: DEMO_PROFILE,
  products: [
    makeProduct({ ...plain, name: 'Chamomile Tea', brand: 'Amiruca', category: 'edible' }),
    makeProduct({ ...plain, name: 'Beef Flavor Ramen', brand: 'Takai', category: 'edible' }),
    makeProduct({ ...plain, name: 'Grape Pre-roll', brand: 'Vulcan', category: 'pre-roll' }),
  ],
})

describe('a Spanish verb of asking', () => {
  it('asks, and is no product', () => {
    for (const verb of ['recomiéndame', 'recomiendame', 'muéstrame', 'enséñame', 'búscame', 'ponme', 'véndeme']) {
      const turn = askStore(store, `${verb} un porro`)
      expect(turn.intent, verb).toBe('recommend')
      expect(turn.products.map(({ name }) => name)).toEqual(['Grape Pre-roll'])
    }
    expect(askStore(store, 'recomiéndame un té con thc').products.map(({ name }) => name)).toEqual(['Chamomile Tea'])
  })
})

describe('a joint by what it is called in Spanish', () => {
  it('is a pre-roll', () => {
    for (const text of ['busco un churro ya forjado', 'tienen toques?', 'un gallo barato', 'quiero unos canutos'])
      expect(
        askStore(store, text).products.map(({ name }) => name),
        text,
      ).toEqual(['Grape Pre-roll'])
  })

  it('is none where the pastry or a dish is meant', () => {
    for (const text of ['busco churros de canela', 'pico de gallo chips'])
      expect(
        askStore(store, text).products.map(({ name }) => name),
        text,
      ).not.toEqual(['Grape Pre-roll'])
  })
})

describe('a pen by what it is called in Spanish', () => {
  it('is a vape, and no plum', () => {
    const shelf = openStore({
      profile: DEMO_PROFILE,
      products: [
        makeProduct({ ...plain, name: 'Lantern Disposable', category: 'vape', subcategory: 'Disposable' }),
        makeProduct({ ...plain, name: 'Plum Gummies', category: 'edible', subcategory: 'Gummies' }),
      ],
    })
    expect(askStore(shelf, 'quiero una pluma desechable').products.map(({ name }) => name)).toEqual([
      'Lantern Disposable',
    ])
  })
})

describe('a Spanish question after the maker', () => {
  it('is answered from the product', () => {
    for (const text of ['de qué marca es el ramen sabor a res', 'quién hace el ramen'])
      expect(askStore(store, text).text, text).toContain('Takai')
  })
})

describe('what the shop wrote in English', () => {
  const profile = { ...DEMO_PROFILE, restroom: 'A restroom for guests is next to the lobby, ask for the key.' }
  const shop = openStore({ profile, products: [] })

  it('is told as its own words to who asks in Spanish', () => {
    for (const text of ['¿hay un baño para clientes?', '¿tienen baño?'])
      expect(askStore(shop, text).text, text).toMatch(/^Esto es lo que la tienda dice .*inglés: "A restroom for guests/)
    expect(askStore(shop, 'is there a restroom').text).toMatch(/^A restroom for guests/)
  })
})

describe('a short message that is Spanish by a word or two', () => {
  const { deals, ...rest } = DEMO_PROFILE
  const profile = {
    ...rest,
    deals: { ...deals, always: ['Teachers and nurses: 10% off with work ID', 'Dock crews: $5 off on a rainy day'] },
    vape_recycling: 'Drop used carts and batteries in the green bin by the door; 25 points for each device.',
  }
  const shop = openStore({
    profile,
    products: [
      makeProduct({ ...plain, name: 'Sour Cart 1g', category: 'vape', strainType: 'sativa' }),
      makeProduct({ ...plain, name: 'Grape Pre-roll', category: 'pre-roll', strainType: 'indica' }),
      makeProduct({ ...plain, name: 'Fig Gummies', category: 'edible', strainType: 'sativa' }),
    ],
  })

  it('is answered in Spanish', () => {
    for (const text of [
      'sirve el pasaporte mexicano',
      'un cartucho sativa porfa',
      'prerolls indica porfis',
      'ocupo gummies',
      'manejan vapes',
      'indica suave',
      'una gomita sativa plis',
      '2 porritos',
      'traigo mi licencia mexicana',
      'descuento enfermeras',
      'cartuchos de live resin',
    ])
      expect(askStore(shop, text).language, text).toBe('es')
  })

  it('stays English where a name alone sounds Spanish', () => {
    for (const text of ['verde gummies', 'sativa vape', 'indica gummies', 'is the ATM free'])
      expect(askStore(shop, text).language, text).toBe('en')
  })

  it('asks for what becomes of used goods', () => {
    for (const text of [
      'reciclan los vapes usados?',
      'donde tiro mis vapes',
      'reciben cartuchos vacios',
      'tiran los cartuchos viejos',
      'tienen reciclaje',
    ])
      expect(askStore(shop, text).text, text).toMatch(/reciclaje.*"Drop used carts/)
    expect(askStore(shop, 'reciben vapes nuevos hoy?').text).not.toContain('green bin')
  })

  it('tells a deal wholly in Spanish, or quotes it', () => {
    expect(askStore(shop, 'hay descuento para maestros').text).toMatch(
      /^Esto es lo que tenemos para ti: maestros y enfermeros: 10% de descuento con identificación de trabajo\./,
    )
    expect(askStore(shop, 'que descuentos tienen').text).toContain('"Dock crews: $5 off on a rainy day"')
  })
})

describe('a taste that nothing has', () => {
  it('is called in Spanish where the nearest is offered without it', () => {
    const shelf = openStore({
      profile: DEMO_PROFILE,
      products: [
        makeProduct({ ...plain, name: 'Owl Gummies', category: 'edible', subcategory: 'Gummies', flavors: ['Cherry'] }),
        makeProduct({ ...plain, name: 'Melon Tin', category: 'vape', flavors: ['Watermelon'] }),
      ],
    })
    expect(askStore(shelf, 'gomitas de sandía').text).toMatch(/Sin sandía/)
  })
})
