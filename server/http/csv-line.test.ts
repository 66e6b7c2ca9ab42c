import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '\0=1'])('%j is no formula', (text) => {
  expect(parse(csvLine([text, 'end']))).toEqual([[`'${text.replaceAll('\0', '')}`, 'end']])
})

test('whatever is written is read again, but for the apostrophe before a formula and NUL', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 6 }), (cells) => {
      const [read] = parse(csvLine(cells), { relax_column_count: true })
      const expected = cells.map((cell) => {
        const text = cell.replaceAll('\0', '')
        return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
      })
      expect(read).toEqual(expected)
    }),
  )
})

test('numbers, yes and no, and nothing are written plainly', () => {
  expect(csvLine([-5, true, null, 1.5])).toBe('-5,true,,1.5\r\n')
})
