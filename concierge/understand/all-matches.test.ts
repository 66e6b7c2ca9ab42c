import { describe, expect, it } from 'vitest'
import { allMatches } from './all-matches.ts'

const PATTERNS = [/[\p{L}\p{N}]+/gu, /a*/g, /(?<=b)/g, /(\d+)(?:\.\d+)?|(?<sign>\$)/g, /^x/gm, /nothing/g]
const TEXTS = ['', 'abba aab', 'x\nxx\ny', '$3.50 and 12 or 3', 'no matter', '日本 b b']

describe('all matches of a pattern', () => {
  it('are those that matchAll finds, with their places and groups', () => {
    for (const pattern of PATTERNS)
      for (const text of TEXTS) expect(allMatches(text, pattern)).toEqual([...text.matchAll(pattern)])
  })

  it('are the same when asked for again, wherever the pattern stood before', () => {
    const pattern = /a/g
    pattern.lastIndex = 2
    expect(allMatches('aaa', pattern)).toHaveLength(3)
    expect(allMatches('aaa', pattern)).toHaveLength(3)
  })

  it('are refused of a pattern that finds but one', () => {
    expect(() => allMatches('aaa', /a/)).toThrow('not a global pattern')
  })
})
