import { describe, expect, it } from 'vitest'
import { sentencesOf, tellLoose } from './loose-value.ts'

describe('the sentences of a text', () => {
  it('end at a mark, a line or a semicolon, and not inside a figure', () => {
    expect(sentencesOf('Open at 9 a.m. daily. Cash only \n\n free parking;  $3.50 for a bag.')).toEqual([
      'Open at 9 a.m. daily',
      'Cash only',
      'free parking',
      '$3.50 for a bag',
    ])
  })

  it('are found in one pass over however many blanks', () => {
    const blanks = '\t'.repeat(1_000_000)
    expect(sentencesOf(`Cash only.${blanks}\n${blanks}Free parking`)).toEqual(['Cash only', 'Free parking'])
    expect(sentencesOf(`cash${blanks}only`)).toHaveLength(1)
  })
})

describe('a table told as one line', () => {
  it('is told once at each level, however deep it lies', () => {
    const levels = 100
    const deep: unknown = JSON.parse(`${'{"gate":{"code":['.repeat(levels)}7${']}}'.repeat(levels)}`)
    expect(tellLoose(deep)).toContain('7')
  })
})
