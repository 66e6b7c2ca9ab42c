import { describe, expect, test } from 'vitest'
import { CATEGORIES, isInStock, isOnSale, payableCents, Product } from '#contract/catalog.ts'
import { buildDemoCatalog } from './demo-catalog.ts'

const catalog = buildDemoCatalog()

describe('the demo menu', () => {
  test('is the same on every call', () => {
    expect(buildDemoCatalog()).toEqual(catalog)
  })

  test('holds about 300 products that satisfy the contract, with ids, SKUs and names of their own', () => {
    expect(catalog.length).toBeGreaterThanOrEqual(280)
    for (const product of catalog) expect(Product.safeParse(product).error).toBeUndefined()
    for (const key of ['productId', 'sku', 'name'] as const) {
      expect(new Set(catalog.map((product) => product[key])).size).toBe(catalog.length)
    }
  })

  test.each(CATEGORIES)('fills the shelf of %s', (category) => {
    const shelf = catalog.filter((product) => product.category === category)
    expect(shelf.length).toBeGreaterThanOrEqual(10)
    for (const product of shelf) {
      expect(product.priceCents).toBeGreaterThanOrEqual(100)
      expect(product.priceCents).toBeLessThanOrEqual(30_000)
      expect(product.description).toBeTruthy()
    }
  })

  test('never asks more for a sale than before it, and says so in the promo', () => {
    const onSale = catalog.filter(isOnSale)
    expect(onSale.length).toBeGreaterThan(15)
    for (const product of catalog) expect(product.salePriceCents !== null).toBe(product.promo !== null)
    for (const product of catalog) expect(product.salePriceCents === null || isOnSale(product)).toBe(true)
  })

  test('has most things in stock and some sold out', () => {
    const soldOut = catalog.filter((product) => !isInStock(product))
    expect(soldOut.length).toBeGreaterThan(5)
    expect(soldOut.length).toBeLessThan(catalog.length / 8)
  })

  test('has several indica eighths in stock under $40', () => {
    const found = catalog.filter(
      (product) =>
        product.category === 'flower' &&
        product.strainType === 'indica' &&
        product.sizeGrams === 3.5 &&
        isInStock(product) &&
        (payableCents(product) ?? Number.POSITIVE_INFINITY) < 4000,
    )
    expect(found.length).toBeGreaterThanOrEqual(4)
  })

  test('states potency that can be: at most 100 percent together, and flower below what grows', () => {
    for (const product of catalog) {
      expect((product.thcPercent ?? 0) + (product.cbdPercent ?? 0)).toBeLessThanOrEqual(100)
    }
    for (const { thcPercent } of catalog.filter((product) => product.category === 'flower')) {
      expect(thcPercent).toBeLessThan(35)
    }
  })

  test('sells edibles whose pieces add up to at most 100 mg', () => {
    for (const product of catalog.filter(({ category }) => category === 'edible')) {
      expect((product.thcMgPerPiece ?? 0) * (product.packCount ?? 0)).toBeCloseTo(product.thcMgTotal ?? 0)
      expect(product.thcMgTotal).toBeLessThanOrEqual(100)
    }
  })

  test('makes no medical claim', () => {
    const claim = /\b(treat|cures?\b|heal|relieve|remedy|therap|medicin|pain|anxiety|insomnia|inflammation|depress)/i
    for (const product of catalog) expect(product.description).not.toMatch(claim)
  })
})
