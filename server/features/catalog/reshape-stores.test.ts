import { describe, expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

const stockOf = (headers: string, ...counts: string[]) =>
  readCatalog(
    Buffer.from(
      [`Name,Category,Price,${headers}`, ...counts.map((count, at) => `Lot ${at},Flower,9,${count}`)].join('\n'),
    ),
  ).products.map(({ stock }) => stock)

describe('what lies on the floor and what lies in the vault', () => {
  it.each([
    ['Floor Qty,Vault Qty'],
    ['Sales floor,Back stock'],
    ['FOH on hand,BOH on hand'],
    ['Inventory Floor,Inventory Vault'],
    ['Piso de venta,Bodega'],
  ])('can be had both: %s', (headers) => {
    expect(stockOf(headers, '4,10', '0,12', '0,0', '3,', ',')).toEqual([14, 12, 0, 3, null])
  })

  it.each([
    ['On Hand,Floor,Vault', ['14,4,10', '0,0,0'], [14, 0]],
    ['Vault Qty', ['14', '3'], [null, null]],
  ])('is not added where %s tells', (headers, counts, stock) => {
    expect(stockOf(headers, ...counts)).toEqual(stock)
  })
})
