import { describe, expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

const read = (value: unknown) => readCatalog(Buffer.from(JSON.stringify(value))).products

const priced = (name: string, price: unknown) => ({ name, brand: 'Elm', type: 'Flower', price })

describe('a menu in JSON by its build', () => {
  it.each([
    ['sections', 'heading', 'entries', 'options'],
    ['groups', 'title', 'listings', 'variants'],
    ['shelves', 'label', 'offerings', 'sizes'],
    ['departments', 'displayName', 'goods', 'skus'],
  ])('has %s by their %s, with %s and %s under them', (list, name, children, variants) => {
    const entry = (title: string, label: string, price: number) => ({
      title,
      producer: { id: 4, displayName: 'Elm Farm' },
      lineage: 'SATIVA_DOMINANT',
      [variants]: [{ label, price }],
    })
    const shelf = (said: string, entries: unknown[]) => ({ [name]: said, position: 1, [children]: entries })
    const products = read({
      shop: { name: 'Harbor' },
      menu: {
        [list]: [
          shelf('Flower', [entry('Plum Kush', '1/8 oz', 35), entry('Fern Haze', '1/4 oz', 60)]),
          shelf('Cartridges', [entry('Owl Light', '0.5 g', 30)]),
        ],
      },
    })
    expect(products).toMatchObject([
      { name: 'Plum Kush', category: 'flower', brand: 'Elm Farm', sizeGrams: 3.5, priceCents: 3500 },
      { name: 'Fern Haze', category: 'flower', sizeGrams: 7, strainType: 'sativa-hybrid' },
      { name: 'Owl Light', category: 'vape', sizeGrams: 0.5, priceCents: 3000 },
    ])
  })

  it.each([
    [{ minorUnits: 3550, currency: 'USD' }],
    [{ cents: 3550 }],
    [{ amountCents: 3550 }],
    [{ amount_in_cents: 3550 }],
    [{ amount: 3550, currency: 'USD', scale: 2 }],
    [{ value: 3550, precision: 2 }],
    [{ amount: 35.5, currency: 'USD' }],
    [{ amount: '35.50' }],
  ])('has its prices as %j', (price) => {
    expect(read([priced('Plum', price), priced('Fern', price)])).toMatchObject([
      { priceCents: 3550 },
      { priceCents: 3550 },
    ])
  })

  it('has a lower price in minor units beside the full one', () => {
    const product = (name: string, was?: number) => ({
      name,
      type: 'Flower',
      unitPrice: { minorUnits: 3000 },
      ...(was === undefined ? {} : { compareAt: { minorUnits: was } }),
    })
    expect(read([product('Plum', 4000), product('Fern')])).toMatchObject([
      { priceCents: 4000, salePriceCents: 3000 },
      { priceCents: 3000, salePriceCents: null },
    ])
  })

  it('has measures as values with units, and pictures in a list', () => {
    const product = (name: string, type: string, value: number, unit: string) => ({
      name,
      type,
      price: 9,
      lab: { thc: { value, unit }, cbd: null },
      media: [{ kind: 'IMAGE', href: `https://img.example.com/${name}.jpg` }],
    })
    expect(
      read([product('plum', 'Flower', 27.4, 'PERCENTAGE'), product('moon', 'Edible', 100, 'MILLIGRAM')]),
    ).toMatchObject([
      { thcPercent: 27.4, imageUrl: 'https://img.example.com/plum.jpg' },
      { thcMgTotal: 100, thcPercent: null },
    ])
  })

  it('has edges and nodes, as services answer a query', () => {
    const node = (name: string, options: [string, number, number | null][]) => ({
      node: {
        __typename: 'MenuProduct',
        id: `p-${name}`,
        name,
        cannabisStrain: { name: `${name} Cross`, prevalence: 'INDICA' },
        category: { label: 'Flower' },
        variants: { edges: options.map(([option, priceRec, special]) => ({ node: { option, priceRec, special } })) },
      },
    })
    const edges = [
      node('Plum', [
        ['1/8 oz', 38, null],
        ['1/4 oz', 70, 63],
      ]),
      node('Fern', [['1/8 oz', 30, null]]),
    ]
    expect(read({ data: { menu: { products: { pageInfo: { hasNextPage: false }, edges } } } })).toMatchObject([
      { name: 'Plum', strainName: 'Plum Cross', sizeGrams: 3.5, priceCents: 3800, strainType: 'indica' },
      { name: 'Plum', sizeGrams: 7, priceCents: 7000, salePriceCents: 6300, subcategory: null },
      { name: 'Fern', sizeGrams: 3.5, priceCents: 3000 },
    ])
  })

  it('has what pages tell to search engines', () => {
    const item = (name: string, list: number | null, state: string) => ({
      '@type': 'ListItem',
      item: {
        '@type': 'Product',
        name,
        category: 'Flower',
        brand: { '@type': 'Brand', name: 'Elm' },
        weight: { '@type': 'QuantitativeValue', value: 3.5, unitCode: 'GRM' },
        additionalProperty: [
          { '@type': 'PropertyValue', name: 'THC', value: '22.5', unitText: '%' },
          { '@type': 'PropertyValue', name: 'Strain type', value: 'Sativa' },
        ],
        offers: {
          '@type': 'Offer',
          price: '30.00',
          availability: `https://schema.org/${state}`,
          url: `https://shop.example.com/${name}`,
          ...(list === null ? {} : { priceSpecification: { priceType: 'https://schema.org/ListPrice', price: list } }),
        },
      },
    })
    const itemListElement = [item('plum', 40, 'InStock'), item('fern', null, 'OutOfStock')]
    expect(read({ '@context': 'https://schema.org', '@type': 'ItemList', itemListElement })).toMatchObject([
      {
        name: 'plum',
        brand: 'Elm',
        priceCents: 4000,
        salePriceCents: 3000,
        sizeGrams: 3.5,
        thcPercent: 22.5,
        stock: null,
      },
      {
        name: 'fern',
        strainType: 'sativa',
        priceCents: 3000,
        stock: 0,
        url: 'https://shop.example.com/fern',
        subcategory: null,
      },
    ])
  })

  it('has its shelves as keys, a price for each weight, and both ends of a potency', () => {
    const entry = (title: string, prices: object, lab: object) => ({ title, prices, lab })
    const menu = {
      flower: [entry('Plum', { eighth: 38, half: 95 }, { thc: { min: 22.1, max: 24, unit: '%' } })],
      prerolls: [entry('Fern', { each: 8 }, { thc: { min: 20.2, max: 21 } })],
      gear: [entry('Tray', { each: 12 }, {})],
    }
    expect(read({ updated: '2026-01-02', menu })).toMatchObject([
      { name: 'Plum', category: 'flower', sizeGrams: 3.5, priceCents: 3800, thcPercent: 22.1 },
      { name: 'Plum', sizeGrams: 14, priceCents: 9500 },
      { name: 'Fern', category: 'pre-roll', priceCents: 800, thcPercent: 20.2 },
      { name: 'Tray', category: 'accessory', priceCents: 1200, thcPercent: null },
    ])
  })

  it('has its products keyed by their ids, and called by labels', () => {
    const product = (label: string, path: string, options: [string, string, string][]) => ({
      label,
      maker: { title: 'Elm' },
      shelf: { path },
      options: options.map(([size, regular, now]) => ({ label: size, price: { regular, now }, stock: { count: 4 } })),
    })
    const products = {
      p_1: product('Plum', 'Flower/Indoor', [
        ['3.5 g', '$40', '$34'],
        ['7 g', '$75', '$75'],
      ]),
      p_2: product('Owl', 'Vapes', [['1 g', '$48', '$42']]),
      p_3: product('Moth', 'Edibles', [['10 pieces', '$18', '$18']]),
    }
    expect(read({ version: 3, products })).toMatchObject([
      { name: 'Plum', brand: 'Elm', category: 'flower', sizeGrams: 3.5, priceCents: 4000, salePriceCents: 3400 },
      { name: 'Plum', sizeGrams: 7, priceCents: 7500, salePriceCents: null, stock: 4 },
      { name: 'Owl', category: 'vape', sizeGrams: 1 },
      { name: 'Moth', category: 'edible', packCount: 10 },
    ])
  })

  it('names its columns once', () => {
    const cols = ['product_name', 'category_name', 'unit_weight', 'list_price_cents'].map((name) => ({ name }))
    const rows = [
      ['Plum', 'Flower', 3.5, 4400],
      ['Fern', 'Flower', 7, 7000],
    ]
    expect(read({ status: 'done', data: { rows, cols } })).toMatchObject([
      { name: 'Plum', category: 'flower', sizeGrams: 3.5, priceCents: 4400 },
      { name: 'Fern', sizeGrams: 7, priceCents: 7000 },
    ])
  })

  it('counts its places, and says where its shelves lie', () => {
    const product = (displayName: string, north: number, south: number) => ({
      displayName,
      categoryPath: ['Shop', 'Vapes', 'Cartridges'],
      description: { plain: `${displayName} is bright.`, html: `<p>${displayName} is bright.</p>` },
      cannabinoidProfile: [{ cannabinoid: 'THC', amount: 82.5, uom: '%' }],
      inventoryByLocation: [
        { locationName: 'North', availableUnits: north },
        { locationName: 'South', availableUnits: south },
      ],
    })
    expect(read({ menuItems: [product('Plum', 0, 4), product('Fern', 0, 0)] })).toMatchObject([
      { category: 'vape', subcategory: 'Cartridges', thcPercent: 82.5, stock: null, description: 'Plum is bright.' },
      { stock: 0 },
    ])
  })

  it('has a product in each line', () => {
    const lines = [priced('Plum', 30), priced('Fern', 25)].map((row) => JSON.stringify(row)).join('\n')
    expect(readCatalog(Buffer.from(`${lines}\n`)).products).toMatchObject([{ name: 'Plum' }, { priceCents: 2500 }])
  })

  it('keeps a product with lists of its own as one product', () => {
    const product = (name: string) => ({
      name,
      price: 30,
      type: 'Flower',
      reviews: [{ title: 'Good', price_paid: 30, stars: 5 }],
      brand: 'Elm',
      strain: 'Indica',
    })
    expect(read([product('Plum'), product('Fern')]).map(({ name }) => name)).toEqual(['Plum', 'Fern'])
  })
})
