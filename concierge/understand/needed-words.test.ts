import { describe, expect, it } from 'vitest'
import { ARTICLES } from '#concierge/say/articles.ts'
import { PLAIN } from '#concierge/topic-examples/plain.ts'
import { PUBLIC } from '#concierge/topic-examples/public.ts'
import { SIDELONG } from '#concierge/topic-examples/sidelong.ts'
import { plainSentence } from './fold-text.ts'
import { STORE_CUES } from './intent.ts'
import { neededWords } from './needed-words.ts'
import { indexByStarts } from './word-starts.ts'

describe('the words that a pattern needs', () => {
  it.each([
    ['(?:do|can) (?:you|i) (?:freeze|chill) (?:it|them)', ['freeze', 'chill']],
    ['\\b(?:my|the)(?: \\p{L}+){0,3} melted\\b', ['melted']],
    ['(?:is|are) (?:it|they) (?:ever |really )?stale', ['stale']],
    ['how long .{0,20}\\bexpires?', ['expire']],
    ['vitamins? (?:a|b)', ['vitamin'.slice(0, 6)]],
    ['(?<!\\p{L})(?:spoil|rot(?:ten)?)(?!\\p{L})', ['spoil', 'rot']],
  ])('are the rarest that must stand there: %s', (source, needed) => {
    expect(neededWords(source)).toEqual(needed)
  })

  it.each(['(?:do|can) (?:you|i) (?:have|get)', '(?:the )?.{0,9}', 'x?(?:melted)?', '\\p{L}+ly', 'a|melted'])(
    'are not told where nothing rare must stand there: %s',
    (source) => expect(neededWords(source)).toBeNull(),
  )

  it('pass over no match: an index finds what each of its patterns finds', () => {
    const patterns = [...ARTICLES.map(({ topic }) => topic), ...STORE_CUES.map(({ cue }) => cue)]
    const found = indexByStarts(patterns)
    const texts = [PLAIN, PUBLIC, SIDELONG]
      .flatMap((voice) => Object.values(voice))
      .flatMap((lines) => lines.split('\n'))
      .filter((line) => line !== '')
      .map((line) => plainSentence(line))
    expect(texts.length).toBeGreaterThan(1000)
    for (const text of texts)
      expect(found(text), text).toEqual(patterns.flatMap((pattern, at) => (pattern.test(text) ? [at] : [])))
  })
})
