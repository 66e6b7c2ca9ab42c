import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DELIMITERS, detectDelimiter, type FileRecord, splitRecords } from './split-records.ts'

const TORTURE = new URL('../../../../shared/data/csv-torture/', import.meta.url)
const hasTorture = existsSync(TORTURE)

const split = (text: string, delimiter: (typeof DELIMITERS)[number] = ','): FileRecord[] => [
  ...splitRecords(text, delimiter),
]
const cellsOf = (text: string, delimiter: (typeof DELIMITERS)[number] = ',') =>
  split(text, delimiter).map((record) => ('cells' in record ? record.cells : record.broken))

describe('splitting a file into records', () => {
  it('ends lines at CR, LF and CRLF and counts them alike', () => {
    for (const end of ['\n', '\r', '\r\n'])
      expect(split(['a,b', '', '1,2', '3,4'].join(end))).toEqual([
        { line: 1, cells: ['a', 'b'] },
        { line: 3, cells: ['1', '2'] },
        { line: 4, cells: ['3', '4'] },
      ])
  })

  it('keeps delimiters, doubled quotes and line breaks inside quotes', () => {
    expect(split('a,b\n"x, ""y""","one\r\ntwo"\nlast,row')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x, "y"', 'one\r\ntwo'] },
      { line: 4, cells: ['last', 'row'] },
    ])
  })

  it('takes a quote inside a cell as the character it is', () => {
    expect(cellsOf('name,price\n2.5" Glass,35\n"8" bowl",20\n=LINK("x"),1')).toEqual([
      ['name', 'price'],
      ['2.5" Glass', '35'],
      ['"8" bowl"', '20'],
      ['=LINK("x")', '1'],
    ])
  })

  it('breaks only the line of a quote that never closes', () => {
    const records = split('name,price\nfirst,1\n"open,2\nsecond,3\nthird,"4"\n')
    expect(records).toEqual([
      { line: 1, cells: ['name', 'price'] },
      { line: 2, cells: ['first', '1'] },
      { line: 3, broken: 'a quoted cell is not closed' },
      { line: 4, cells: ['second', '3'] },
      { line: 5, cells: ['third', '4'] },
    ])
  })

  it('does not swallow the rows between two stray quotes', () => {
    const records = split('name,price\n"open,2\nsecond,3\nthird,4"\nfourth,5')
    expect(records.filter((record) => 'cells' in record).map((record) => record.line)).toEqual([1, 3, 4, 5])
  })

  it('reads a file made of quotes within the time of a test', () => {
    const text = `name,price\n${'"a\n'.repeat(200_000)}${'x"y\n'.repeat(200_000)}${'""\n'.repeat(200_000)}`
    expect(split(text).length).toBeGreaterThan(400_000)
  })

  it('reads whatever a proper writer writes as csv-parse reads it', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', ' ', ',', ';', '|', '"', '\n', '\t', '5'), maxLength: 8 })
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(table, fc.constantFrom(...DELIMITERS), (rows, delimiter) => {
        const width = Math.max(...rows.map((row) => row.length))
        const even = rows.map((row) => [...row, ...Array<string>(width - row.length).fill('x')])
        const text = even
          .map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(delimiter))
          .join('\n')
        const peer: unknown = parse(text, { delimiter })
        expect(cellsOf(text, delimiter)).toEqual(peer)
      }),
    )
  })

  it.skipIf(!hasTorture)('agrees with the expected results of csv-spectrum', () => {
    const names = readdirSync(TORTURE).filter((name) => /^spectrum-.*\.csv$/.test(name))
    expect(names.length).toBeGreaterThan(3)
    for (const name of names) {
      const [header = [], ...rows] = cellsOf(readFileSync(new URL(name, TORTURE), 'utf8')).filter(Array.isArray)
      const expected: unknown = JSON.parse(
        readFileSync(new URL(name.replace('.csv', '.expected.json'), TORTURE), 'utf8').replaceAll('\\r\\n', '\\n'),
      )
      const objects = rows.map((row) =>
        Object.fromEntries(header.map((key, i) => [key, row[i]?.replaceAll('\r\n', '\n')])),
      )
      expect(objects, name).toEqual(expected)
    }
  })
})

describe('telling the delimiter', () => {
  it.each([
    ['name,price\nA,1', ','],
    ['name;price\nA;32,00\nB;18,50', ';'],
    ['name\tprice\nA, the first\t1', '\t'],
    ['name|price\nA|1', '|'],
    ['name,effects\nA,calm|happy|sleepy|bright', ','],
    ['"name; long";price\n"a;b";2', ';'],
    ['sep=;\nname;price\na;1', ';'],
    ['"name"\t"price"\t"stock"\n"A, a"\t"1"\t"2"', '\t'],
    ['name\nA', ','],
    ['Report, of today\nname;price;stock\nA;1;2\nB;2;3', ';'],
  ])('of %j is %j', (text, delimiter) => {
    expect(detectDelimiter(text)).toBe(delimiter)
  })
})
