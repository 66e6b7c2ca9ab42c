import { describe, expect, it } from 'vitest'
import { subjectFirst } from './subject-first.ts'

describe('a thing named before it is asked what it is', () => {
  it.each([
    ['rso, what even is that', 'what is rso'],
    ['live rosin, whats that?', 'what is live rosin'],
    ['nano gummies whats that', 'what is nano gummies'],
    ['distillate? no idea what that is', 'what is distillate'],
    ['diamonds... what are those', 'what is diamonds'],
    ['so tinctures - what the heck are they', 'what is tinctures'],
  ])('is asked for the usual way round: %s', (text, asked) => expect(subjectFirst(text)).toBe(asked))

  it.each(['blue dream, what is that', 'ok, what is that', 'the second one, what is that', 'rso, how much is that'])(
    'is left alone where there is nothing to explain: %s',
    (text) => expect(subjectFirst(text)).toBe(text),
  )
})
