import { describe, expect, it } from 'vitest'
import { guessColumns } from './guess-columns.ts'

const NAMES = ['Plum Kush', 'Fern Haze', 'Salt Moon', 'Tin Roof', 'Owl Light']
const mapped = (headers: readonly string[], rows: readonly (readonly string[])[]) =>
  Object.fromEntries([...guessColumns(headers, rows)].map(([field, column]) => [field, headers[column]]))
const PROSE = [
  'Bred for its calm, this one smells of citrus and pine all day long.',
  'A small batch of dense buds. Sweet at first, then a little earthy.',
  'Grown under glass by the lake and cured for a month before it is packed.',
  'Loud on the nose, mild on the throat, and made for a slow evening at home.',
  'An old favorite of the house, back for a short while and gone soon.',
]
const SHORT = [
  'Lime and pine, clear-headed',
  'Tropical funk',
  'Ten sour pieces',
  'Thick glass with an ice catcher',
  'S to XXL, black',
]
const fieldOf = (header: string, values: readonly string[]) =>
  Object.entries(
    mapped(
      ['Name', header],
      NAMES.map((name, at) => [name, values[at % values.length] ?? '']),
    ),
  ).find(([, of]) => of === header)?.[0]

describe('a header that nobody foresaw as a whole', () => {
  it.each([
    ['THC mg / Piece', 'thcMgPerPiece', ['5', '10']],
    ['mg in one gummy', 'thcMgPerPiece', ['5', '10']],
    ['THC mg / Container', 'thcMgTotal', ['100', '50']],
    ['Menu Subsection', 'subcategory', ['Smalls', 'Singles']],
    ['sub-group', 'subcategory', ['Smalls', 'Singles']],
    ['Pks', 'packCount', ['1', '5']],
    ['Units ea.', 'packCount', ['1', '10']],
    ['Units Inside', 'packCount', ['1', '10']],
    ['About This Item', 'description', PROSE],
    ['The story', 'description', PROSE],
    ['Web notes', 'description', SHORT],
    ['Notes for customers', 'description', SHORT],
    ['Website write-up', 'description', SHORT],
    ['Shelf talker', 'description', SHORT],
    ['Talking points', 'description', SHORT],
    ['What we say about it', 'description', SHORT],
    ['Why we like it', 'description', SHORT],
    ['Good to know', 'description', SHORT],
    ['Pitch', 'description', SHORT],
    ['Notas web', 'description', SHORT],
    ['In a few lines', 'description', PROSE],
    ['Listing Flags', 'tags', ['Small Buds', 'Local, Organic']],
    ['Deal Note', 'promo', ['Last chance 40% off', 'Juneteenth sale']],
    ['Listing #', 'productId', ['RW1', 'RW2', 'RW3', 'RW4', 'RW5']],
    ['How many in a pack', 'packCount', ['2', '5']],
    ['Shelf count', 'stock', ['13', 'none']],
    ['How many left', 'stock', ['13', '0']],
    ['Stock word', 'stock', ['plenty', 'sold out']],
    ['Ready to ship?', 'availability', ['yes', 'no']],
    ['is_live', 'availability', ['true', 'false']],
    ['REG RTL', 'regularPrice', ['32.00', '40.00']],
    ['Everyday', 'regularPrice', ['32.00', '40.00']],
    ['TPR RTL', 'salePrice', ['28.00', '35.00']],
    ['Intro shelf price', 'salePrice', ['$28', '$35']],
    ['OTD special', 'salePrice', ['$28', '$35']],
    ['Reduced to', 'salePrice', ['28,00 $', '35,00 $']],
    ['This week', 'salePrice', ['28', '35']],
    ['Shelf price (suggested)', 'price', ['$28', '$35']],
    ['price_label', 'price', ['$28', '$35']],
    ['Out-the-door', 'price', ['$28', '$35']],
    ['Sticker $', 'price', ['28', '35']],
    ['Door $', 'price', ['28', '35']],
    ['$ each', 'price', ['28', '35']],
    ['Unit $', 'price', ['28', '35']],
    ['Retl', 'price', ['28.00', '35.00']],
    ['Asking', 'price', ['28', '35']],
    ['Asking ($)', 'price', ['28', '35']],
    ['Special $', 'salePrice', ['28', '35']],
    ['Everyday $', 'regularPrice', ['28', '35']],
    ['Onhand', 'stock', ['12', '0']],
    ['Pot.', 'thc', ['23%', '19%']],
    ['was_label', 'regularPrice', ['$28', '$35']],
    ['Kitchen', 'brand', ['Tin Pan', 'Low Door']],
    ['House', 'brand', ['Tin Pan', 'Low Door']],
    ['Grown by', 'brand', ['Tin Pan', 'Low Door']],
    ['Who', 'brand', ['Tin Pan', 'Low Door']],
    ['VNDR BRAND', 'brand', ['TIN PAN', 'LOW DOOR']],
    ['Leaning', 'strainType', ['indica', 'sativa']],
    ['How strong', 'thc', ['23%', '19%']],
    ['Lab-tested THC', 'thc', ['23%', '19%']],
    ['How big', 'size', ['eighth', 'ounce']],
    ['Net fill', 'size', ['3.5 g', '1 oz']],
    ['Tastes of', 'flavors', ['Lemon', 'Quince']],
    ['How it feels', 'effects', ['Calm', 'Chatty']],
    ['Main terps', 'terpenes', ['Myrcene', 'Pinene']],
  ])('%s feeds %s', (header, field, values) => {
    expect(fieldOf(header, values)).toBe(field)
  })

  it.each([
    ['Whsl / unit', ['$17.00', '$9.00']],
    ['Case qty', ['32', '12']],
    ['Case total', ['$544.00', '$90.00']],
    ['EXT RTL', ['448.00', '20.00']],
    ['Member $', ['28', '35']],
    ['Cost $', ['14', '17']],
    ['Ext $', ['448', '20']],
    ['Case $', ['544', '90']],
    ['Vendor price', ['14', '17']],
    ['Supplier price', ['14', '17']],
    ['Club price', ['$28', '$35']],
    ['Price (members)', ['$28', '$35']],
    ['Weight (shipping)', ['85', '140']],
    ['Week', ['22', '23']],
    ['Lab', ['Green Test', 'Blue Test']],
    ['Kitchen', ['yes', 'no']],
    ['House', ['no', 'yes']],
    ['Bin', ['A1', 'B2']],
    ['Min to reorder', ['5', '10']],
    ['Staff memo', PROSE],
    ['Legal', ['For adults of 21 and older only. Keep it away from children.']],
    ['Batch #', ['B1', 'B2', 'B3', 'B4', 'B5']],
  ])('%s stays unread where a word of it makes another thing of it', (header, values) => {
    expect(fieldOf(header, values)).toBeUndefined()
  })
})

it('names products, not makers, by a product label', () => {
  expect(
    mapped(
      ['product_label', 'house_brand'],
      NAMES.map((name) => [name, 'Tin Pan']),
    ),
  ).toMatchObject({
    name: 'product_label',
    brand: 'house_brand',
  })
})

it('takes the special for no price beside the full one', () => {
  const rows = NAMES.map((name, at) => [name, `$${40 + at}`, at === 1 ? '$30' : ''])
  expect(mapped(['Product (as on shelf tag)', 'Out-the-door', 'OTD special'], rows)).toMatchObject({
    name: 'Product (as on shelf tag)',
    price: 'Out-the-door',
    salePrice: 'OTD special',
  })
})

describe('notes that are written for those who work there', () => {
  it.each([
    'Staff notes',
    'Internal notes',
    'Buyer notes',
    'Vendor notes',
    'Manager comments',
    'Budtender notes',
    'Price note',
    'Batch notes',
  ])('are no description: %s', (header) => {
    expect(fieldOf(header, SHORT)).not.toBe('description')
  })
})
