import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('rows are separated and quoted as RFC 4180 has it', () => {
  expect(
    toCsv([
      ['a', 'b "c"', 'd,e', null, 1.5],
      ['two\nlines', -3, '', 'x', 'y'],
    ]),
  ).toBe('a,"b ""c""","d,e",,1.5\r\n"two\nlines",-3,,x,y')
})

test.each(['=1+1', '+1', '-1+2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\0=1'])('%j is no formula in the file', (text) => {
  const [row]: string[][] = parse(toCsv([[text, 'end']]))
  expect(row?.[0]).toBe(`'${text}`)
})

test('every text comes back as it was, but for the apostrophe before a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
      const read: string[][] = parse(toCsv(rows))
      const neutral = (text: string) => (/^[\s\0]*[=+\-@\t\r\0]/.test(text) ? `'${text}` : text)
      expect(read).toEqual(rows.map((row) => row.map(neutral)))
    }),
  )
})
