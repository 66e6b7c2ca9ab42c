import { describe, expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

const pricesOf = (header: string, cell: string, price = 'Price,40') => {
  const [name = '', amount = ''] = price.split(',')
  const file = `Name,Type,${name},${header}\nPlum,Flower,${amount},${cell}\nFern,Flower,30,\n`
  return readCatalog(Buffer.from(file)).products.map(({ priceCents, salePriceCents }) => [priceCents, salePriceCents])
}

describe('percents off', () => {
  it.each([
    ['Disc %', '25'],
    ['Disc %', '25%'],
    ['% Off', '25'],
    ['Discount', '25%'],
    ['discount_pct', '25'],
    ['Discount Percent', '25.0'],
    ['Markdown %', '-25%'],
    ['Sale', '25%'],
    ['Descuento %', '25'],
  ])('%s of %s tell the lower price', (header, cell) => {
    expect(pricesOf(header, cell)).toEqual([
      [4000, 3000],
      [3000, null],
    ])
  })

  it('are taken of the full price', () => {
    expect(pricesOf('Disc %', '15', 'Regular price,38')).toEqual([
      [3800, 3230],
      [3000, null],
    ])
  })

  it.each([
    ['Discount', '$10 off'],
    ['Discount', '-$10'],
    ['Discount', '$10.00'],
    ['$ Off', '10'],
    ['Dollars off', '10.00'],
    ['You save', '$10'],
    ['Discount Amount ($)', '10'],
  ])('%s of %s, a sum off, tell it too', (header, cell) => {
    expect(pricesOf(header, cell)).toEqual([
      [4000, 3000],
      [3000, null],
    ])
  })

  it.each([
    ['Disc. Type', 'Disc. Amt', '$', '10.00'],
    ['discount_type', 'discount_value', 'PERCENT', '25'],
    ['Promo type', 'Promo value', 'Dollar amount', '10'],
  ])('of which %s tells the kind are told by %s', (kind, amount, said, value) => {
    const file = `Name,Type,Price,${kind},${amount}\nPlum,Flower,40,${said},${value}\nFern,Flower,30,,\n`
    expect(readCatalog(Buffer.from(file)).products).toMatchObject([{ salePriceCents: 3000 }, { salePriceCents: null }])
  })

  it.each([
    ['Discount', '25'],
    ['Discount Amount', '10'],
    ['Disc Amt', '5'],
    ['Discount', '$40'],
    ['Disc %', '0.25'],
    ['Disc %', '0'],
    ['Disc %', '100'],
    ['Member discount %', '25'],
    ['Employee Disc %', '25%'],
    ['Max discount percent', '25'],
    ['Senior % off', '25'],
    ['Margin %', '25'],
    ['Sales Tax %', '7'],
    ['Deal', 'Buy 2 get 25% off'],
  ])('%s of %s tell no price', (header, cell) => {
    expect(pricesOf(header, cell)).toEqual([
      [4000, null],
      [3000, null],
    ])
  })

  it('give way to a column of the lower price', () => {
    const file = 'Name,Type,Price,Sale Price,% Off\nPlum,Flower,40,32,25%\nFern,Flower,30,,10%\n'
    expect(readCatalog(Buffer.from(file)).products).toMatchObject([{ salePriceCents: 3200 }, { salePriceCents: null }])
  })

  it('are off where the markdown is not active', () => {
    const file = 'Name,Type,Price,markdown_percent,markdown_active_flag\nPlum,Flower,40,20,N\nFern,Flower,30,10,Y\n'
    expect(readCatalog(Buffer.from(file)).products).toMatchObject([{ salePriceCents: null }, { salePriceCents: 2700 }])
  })

  it('are off where the sale is', () => {
    const file = 'Name,Type,Price,Disc %,On Sale\nPlum,Flower,40,25,No\nFern,Flower,30,10,Yes\n'
    expect(readCatalog(Buffer.from(file)).products).toMatchObject([{ salePriceCents: null }, { salePriceCents: 2700 }])
  })
})
