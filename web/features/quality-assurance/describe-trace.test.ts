import { expect, test } from 'vitest'
import { describeFinding, titleOfStep } from './describe-trace.ts'

test('steps have titles in words, unknown ones their own name', () => {
  expect([titleOfStep('understand'), titleOfStep('priceCheck'), titleOfStep('look_again')]).toEqual([
    'What it understood',
    'Price check',
    'Look again',
  ])
})

test('a wish reads as words, with money as money', () => {
  expect(
    describeFinding({ wish: { category: 'flower', strainType: 'indica', maxPriceCents: 4000, brand: null } }),
  ).toEqual([{ name: 'Wish', value: 'category flower, strain type indica, max price $40.00' }])
})

test('lists are cut, and say how much is left', () => {
  const [finding] = describeFinding({ ids: Array.from({ length: 11 }, (_, index) => `p${index}`) })
  expect(finding?.value).toBe('p0, p1, p2, p3, p4, p5, p6, p7, and 3 more')
})

test('rows of a list are kept apart', () => {
  expect(describeFinding({ rows: [{ name: 'Mesa', priceCents: 3800 }, { name: 'Butte' }] })).toEqual([
    { name: 'Rows', value: 'name Mesa, price $38.00; name Butte' },
  ])
})

test('nothing is said to be nothing', () => {
  expect(describeFinding({ fired: [], brand: null, note: '', isFollowUp: false, tookMs: 3.2, wish: {} })).toEqual([
    { name: 'Fired', value: 'none' },
    { name: 'Brand', value: 'none' },
    { name: 'Note', value: 'none' },
    { name: 'Is follow up', value: 'no' },
    { name: 'Took', value: '3 ms' },
    { name: 'Wish', value: 'none' },
  ])
})

test('names of ours lose their underscores, words of people keep theirs', () => {
  expect(describeFinding({ intent: 'find_product', said: 'my file is a_b C' })).toEqual([
    { name: 'Intent', value: 'find product' },
    { name: 'Said', value: 'my file is a_b C' },
  ])
})

test('what is nested too deep is left out rather than shown as code', () => {
  expect(describeFinding({ a: { b: { c: { d: { e: 1 } } } } })).toEqual([{ name: 'A', value: 'b c d …' }])
})
