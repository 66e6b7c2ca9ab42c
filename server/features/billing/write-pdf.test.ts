import { expect, test } from 'vitest'
import { writePdf } from './write-pdf.ts'

const write = (text: string) =>
  writePdf({ title: text, texts: [{ x: 50, y: 50, text, size: 10 }], rules: [{ x: 50, y: 60, width: 100 }] }).toString(
    'latin1',
  )

test('every object stands where the table of the file says', () => {
  const file = write('Invoice')
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1])
  expect(file.slice(start, start + 4)).toBe('xref')
  const places = [...file.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map((row) => Number(row[1]))
  expect(places).toHaveLength(7)
  for (const [at, place] of places.entries()) expect(file.slice(place, place + 7)).toBe(`${at + 1} 0 obj`)
})

test('the stream is as long as it says', () => {
  const [, length, stream] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(write('Café – $5')) ?? []
  expect(stream).toHaveLength(Number(length))
})

test('no text breaks out of its place', () => {
  expect(write('a) Tj ET (b \\ c')).toContain(String.raw`(a\) Tj ET \(b \\ c)`)
})

test('names keep their accents, and what the font lacks becomes a question mark', () => {
  expect(write('Peña’s “Café”')).toContain('(Pe\xf1a\x92s \x93Caf\xe9\x94)')
  expect(write('绿\nshop')).toContain('(? shop)')
})
