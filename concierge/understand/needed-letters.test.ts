import { describe, expect, it } from 'vitest'
import { ARTICLES } from '#concierge/say/articles.ts'
import { PLAIN } from '#concierge/topic-examples/plain.ts'
import { PUBLIC } from '#concierge/topic-examples/public.ts'
import { SIDELONG } from '#concierge/topic-examples/sidelong.ts'
import { ASKED_IN_PLAIN } from './asked-in-plain.ts'
import { plainSentence } from './fold-text.ts'
import { STORE_CUES } from './intent.ts'
import { lettersIn, mayMatch, sievesOf } from './letter-sieve.ts'
import { ANY_DIGIT, neededLetters } from './needed-letters.ts'
import { WISHED_IN_PLAIN } from './wished-in-plain.ts'
import { indexByStarts } from './word-starts.ts'

describe('the letters that a pattern needs', () => {
  it.each([
    ['(?:do|can) (?:you|i) (?:freeze|chill) (?:it|them)', [['freeze', 'chill']]],
    ['\\b(?:my|the)(?: \\p{L}+){0,3} melted\\b', [[' melted']]],
    ['how long .{0,20}\\bexpires?', [['how long '], ['expire']]],
    [
      '\\b(?:smallest|least)(?= (?:order|purchase)s?\\b)',
      [
        ['smallest', 'least'],
        ['order', 'purchase'],
      ],
    ],
    ['(?<!\\p{L})(?:spoil|rot(?:ten)?)(?!\\p{L})', [['spoil', 'rot']]],
    ['(?<![$\\d])\\$?(\\d+)\\$+(?!\\d)', [[ANY_DIGIT], ['$']]],
    ["\\b(i|we)'ll\\b", [["'ll"]]],
    ['[()|]+melted', [['melted']]],
  ])('are those that must stand there: %s', (source, needed) => {
    expect(neededLetters(source).toSorted(byFirst)).toEqual(needed.toSorted(byFirst))
  })

  it.each([
    '(?:do|can) (?:you|i) (?:have|get)',
    '(?:the )?.{0,9}',
    'x?(?:melted)?',
    '\\p{L}+ly',
    'a|melted',
    '(?i:melted)',
    '(?!melted).',
  ])('are not told where nothing rare must stand there: %s', (source) => expect(neededLetters(source)).toEqual([]))

  it('pass over no match: an index finds what each of its patterns finds', () => {
    const patterns = [...ARTICLES.map(({ topic }) => topic), ...STORE_CUES.map(({ cue }) => cue)]
    const found = indexByStarts(patterns)
    const texts = linesOf([PLAIN, PUBLIC, SIDELONG])
    expect(texts.length).toBeGreaterThan(1000)
    for (const text of texts)
      expect(found(text), text).toEqual(patterns.flatMap((pattern, at) => (pattern.test(text) ? [at] : [])))
  })

  it('keep no text from a pattern that matches it', () => {
    const patterns = [
      ...STORE_CUES.map(({ cue }) => cue),
      ...[...ASKED_IN_PLAIN, ...WISHED_IN_PLAIN].map(([pattern]) => pattern),
    ]
    const sieves = sievesOf(patterns)
    const all = patterns.map((pattern) => new RegExp(pattern, pattern.flags.replace('g', '')))
    let matches = 0
    for (const text of linesOf([PLAIN, PUBLIC, SIDELONG])) {
      const letters = lettersIn(text)
      for (const [at, pattern] of all.entries()) {
        if (!pattern.test(text)) continue
        matches++
        expect(mayMatch(sieves, at, letters), `${pattern.source}: ${text}`).toBe(true)
      }
    }
    expect(matches).toBeGreaterThan(500)
  })

  it('keep most texts from a pattern that has rare ones', () => {
    const sieves = sievesOf([/\b(?:smallest|least)(?= (?:order|purchase)s?\b)/])
    const texts = linesOf([PLAIN])
    const passed = texts.filter((text) => mayMatch(sieves, 0, lettersIn(text)))
    expect(passed.length).toBeLessThan(texts.length / 50)
  })

  it('tell nothing of a pattern that takes either case', () => {
    expect(mayMatch(sievesOf([/melted/i]), 0, lettersIn('MELTED'))).toBe(true)
    expect(mayMatch(sievesOf([/melted/]), 0, lettersIn('MELTED'))).toBe(false)
  })
})

function byFirst([one = '']: readonly string[], [other = '']: readonly string[]): number {
  return one.localeCompare(other)
}

function linesOf(voices: readonly Readonly<Record<string, string>>[]): string[] {
  return voices
    .flatMap((voice) => Object.values(voice))
    .flatMap((lines) => lines.split('\n'))
    .filter((line) => line !== '')
    .map((line) => plainSentence(line))
}
