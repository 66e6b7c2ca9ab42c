import { expect, test } from 'vitest'
import { describeFinding, nothingFound, titleOfStep } from './describe-trace.ts'

test('steps have titles in words, unknown ones their own name', () => {
  expect([titleOfStep('understood'), titleOfStep('priceCheck'), titleOfStep('look_again')]).toEqual([
    'What it understood',
    'Price check',
    'Look again',
  ])
})

test('a wish reads as words, with money as money, also when it is kept as JSON text', () => {
  const wish = { strainTypes: ['indica'], effects: ['relaxed', 'calm'], priceMax: 4000, occasion: null }
  const expected = [{ name: 'Wish', value: 'strain types indica, effects relaxed, calm, price max $40.00' }]
  expect(describeFinding({ wish })).toEqual(expected)
  expect(describeFinding({ wish: JSON.stringify(wish) })).toEqual(expected)
})

test('products are called by their names, with the reasons for them', () => {
  const names = new Map([['P-1', 'Rain Check Eighth']])
  expect(
    describeFinding(
      {
        products: [
          { id: 'P-1', reasons: ['on sale', 'under $40'] },
          { id: 'P-2', reasons: [] },
        ],
        rows: ['P-1', 'P-9'],
      },
      names,
    ),
  ).toEqual([
    { name: 'Products and why', value: 'Rain Check Eighth (on sale, under $40); P-2' },
    { name: 'Products compared with', value: 'Rain Check Eighth, P-9' },
  ])
})

test('lists are cut, and say how much is left', () => {
  const [finding] = describeFinding({ ids: Array.from({ length: 11 }, (_, index) => `p${index}`) })
  expect(finding?.value).toBe('p0, p1, p2, p3, p4, p5, p6, p7, and 3 more')
})

test('what is empty is left out, zeros and noes are not', () => {
  expect(
    describeFinding({
      kind: null,
      named: [],
      note: '',
      wish: {},
      packed: '{}',
      soldOut: 0,
      answered: false,
      tookMs: 3.2,
    }),
  ).toEqual([
    { name: 'Fit, but sold out', value: '0' },
    { name: 'Question answered', value: 'no' },
    { name: 'Took', value: '3 ms' },
  ])
})

test('a step without any finding says what that means', () => {
  expect([nothingFound('guard'), nothingFound('else')]).toEqual(['No rule applied.', 'Nothing to report.'])
})

test('names of ours are spelled out, words of people stay as they are', () => {
  expect(
    describeFinding({
      intent: 'product_info',
      paths: ['id_policy.minimum_age', 'hours'],
      unknown: ['{not json', 'a_b C'],
      language: 'es',
    }).map((finding) => finding.value),
  ).toEqual(['product info', 'id policy: minimum age, hours', '{not json, a_b C', 'Spanish'])
})

test('what is nested too deep is left out rather than shown as code', () => {
  expect(describeFinding({ a: { b: { c: { d: { e: 1 } } } } })).toEqual([{ name: 'A', value: 'b c d …' }])
})
