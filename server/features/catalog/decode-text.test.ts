import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const TEXT = 'Name,Brand\nGrön Jalapeño “Brûlée”,Ærø\n'

function utf16(text: string, isBigEndian: boolean, hasMark: boolean): Uint8Array {
  const bytes = Buffer.from(hasMark ? `\ufeff${text}` : text, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}

describe('decoding a file', () => {
  it('reads UTF-8 with and without a mark', () => {
    expect(decodeText(Buffer.from(TEXT))).toBe(TEXT)
    expect(decodeText(Buffer.from(`\ufeff${TEXT}`))).toBe(TEXT)
  })

  it('reads UTF-16 of both orders, with and without a mark', () => {
    for (const isBigEndian of [false, true])
      for (const hasMark of [false, true]) expect(decodeText(utf16(TEXT, isBigEndian, hasMark))).toBe(TEXT)
  })

  it('reads Latin-1 and Windows-1252 where the bytes are no UTF-8', () => {
    expect(decodeText(Buffer.from('Grön;Crème Brûlée', 'latin1'))).toBe('Grön;Crème Brûlée')
    expect(decodeText(Uint8Array.of(0x93, 0x41, 0x94, 0x20, 0x80))).toBe('“A” €')
  })

  it('repairs UTF-8 that was encoded twice', () => {
    expect(decodeText(Buffer.from('TreÃ³metry, Pete’s, Peteâ€™s'))).toBe('Treómetry, Pete’s, Pete’s')
  })

  it('drops zero bytes, which no database text may hold', () => {
    expect(decodeText(Buffer.from('a\0b,c\nd,e and some more text'))).toBe('ab,c\nd,e and some more text')
  })
})
