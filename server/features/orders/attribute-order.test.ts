import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { StoreOrder } from '#contract/orders.ts'
import { attributeOrder } from './attribute-order.ts'

const item = (unitPriceCents: number, quantity = 1, returnedQuantity = 0) => ({
  name: 'Item',
  quantity,
  returnedQuantity,
  unitPriceCents,
})
const order = (items: ReturnType<typeof item>[], rest: { discountCents?: number; status?: 'placed' | 'voided' } = {}) =>
  StoreOrder.parse({ orderId: 'o', items, ...rest })

describe('what an order is worth', () => {
  it('splits an order into shown lines and the others', () => {
    expect(attributeOrder(order([item(3000), item(2000)]), true, (line) => line === 0)).toEqual({
      netCents: 5000,
      directCents: 3000,
      assistedCents: 2000,
    })
  })

  it('attributes nothing to an order without a conversation', () => {
    expect(attributeOrder(order([item(3000)]), false, () => true)).toEqual({
      netCents: 3000,
      directCents: 0,
      assistedCents: 0,
    })
  })

  it('spreads a discount over the lines by price', () => {
    expect(attributeOrder(order([item(3000), item(1000)], { discountCents: 400 }), true, (line) => line === 0)).toEqual(
      {
        netCents: 3600,
        directCents: 2700,
        assistedCents: 900,
      },
    )
  })

  it('takes back the discount of what was returned', () => {
    expect(attributeOrder(order([item(2000, 2, 1)], { discountCents: 400 }), false, () => false).netCents).toBe(1800)
  })

  it('is worth nothing once voided', () => {
    expect(attributeOrder(order([item(3000)], { status: 'voided' }), true, () => true)).toEqual({
      netCents: 0,
      directCents: 0,
      assistedCents: 0,
    })
  })

  it('never loses or invents a cent, and never goes below zero', () => {
    const items = fc.array(
      fc.record({
        price: fc.integer({ min: 0, max: 50_000 }),
        quantity: fc.integer({ min: 1, max: 9 }),
        returned: fc.integer({ min: 0, max: 12 }),
      }),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(items, fc.integer({ min: 0, max: 900_000 }), (lines, discountCents) => {
        const given = order(
          lines.map((line) => item(line.price, line.quantity, line.returned)),
          { discountCents },
        )
        const { netCents, directCents, assistedCents } = attributeOrder(given, true, (line) => line % 2 === 0)
        expect(directCents + assistedCents).toBe(netCents)
        expect(Math.min(netCents, directCents, assistedCents)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
