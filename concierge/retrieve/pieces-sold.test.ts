import { expect, it } from 'vitest'
import { makeProduct } from '#testing/factories.ts'
import { readItem } from './item.ts'
import { piecesSold } from './pieces-sold.ts'

const sold = (name: string, size: string, packCount: number) =>
  piecesSold(readItem(makeProduct({ name, size, packCount, category: 'edible', subcategory: 'Beverages' }), 0))

it('counts cans, and not the servings of one bottle', () => {
  expect(sold('Lemonade Shot 100mg', '2oz bottle | 10 servings', 10)).toBe(1)
  expect(sold('Grape Syrup 100mg', '4oz', 10)).toBe(1)
  expect(sold('Seltzer Mixed 8-Pack', '8 x 12oz can', 8)).toBe(8)
  expect(sold('Lime Seltzer 4pk', '12oz', 4)).toBe(4)
  expect(sold('Chamomile Tea', '10ct', 10)).toBe(10)
})
