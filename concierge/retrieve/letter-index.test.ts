import { describe, expect, it } from 'vitest'
import { buildLetterIndex } from './letter-index.ts'

const WORDS = [
  'gelato',
  'gelatti',
  'jelly',
  'gary payton',
  'ogkush',
  'kush',
  'kushmints',
  '24k',
  'ñandu',
  'a',
  'gelato',
]

/** The pairs of letters of a word with its edges. */
function pairsOf(word: string): string[] {
  const letters = ['', ...Array.from({ length: word.length }, (_, at) => letterOf(word.charAt(at))), '']
  return letters.slice(1).map((letter, at) => `${letters[at]}|${letter}`)
}

function letterOf(letter: string): string {
  return /^[a-z0-9]$/.test(letter) ? letter : '?'
}

describe('the index of letter pairs', () => {
  const index = buildLetterIndex(WORDS)

  it.each(['gelato', 'jelato', 'kush', 'gary paytn', '24k', 'zzz', 'a', 'ogkushmints'])(
    'finds the words of about the length of "%s" that share enough of its pairs',
    (letters) => {
      for (const least of [1, 2, 4])
        for (const longer of [0, 1, 3]) {
          const found = new Map<number, number>()
          index.near(letters, { least, longer }, (at, shared) => found.set(at, shared))
          const expected = WORDS.flatMap((word, at) => {
            const shared = pairsOf(letters).filter((pair) => pairsOf(word).includes(pair)).length
            return shared >= least && Math.abs(word.length - letters.length) <= longer ? [[at, shared] as const] : []
          })
          expect([...found].sort(([a], [b]) => a - b)).toEqual(expected)
        }
    },
  )
})
