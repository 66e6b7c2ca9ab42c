import { expect, it } from 'vitest'
import { keyOf, orderOf } from './sample-order.ts'

const keys = Uint32Array.from({ length: 200 }, (_, at) => keyOf(Uint32Array.from([at, at * 7 + 1]), at % 3))

it('meets samples in another order at each pass, and each of them once', () => {
  const [first, second] = [orderOf(keys, 0), orderOf(keys, 1)]
  expect(first).not.toEqual(second)
  expect(new Set(first).size).toBe(keys.length)
  expect(orderOf(keys, 0)).toEqual(first)
})

it('meets the others in the same order when one is gone', () => {
  const gone = 57
  const without = orderOf(
    keys.filter((_, at) => at !== gone),
    3,
  )
  const kept = Array.from(orderOf(keys, 3)).filter((at) => at !== gone)
  expect(Array.from(without, (at) => (at < gone ? at : at + 1))).toEqual(kept)
})
