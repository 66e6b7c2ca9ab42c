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
    ['kief? never heard of it', 'what is kief'],
    ['cbn, new to me', 'what is cbn'],
    ['moon rocks... havent heard of those before', 'what is moon rocks'],
    ['thca? idk what that is', 'what is thca'],
    ['terpenes, please explain', 'what is terpenes'],
    ['never heard of cbn, what is it', 'what is cbn'],
    ['no idea what rso is', 'what is rso'],
    ['grams in a quarter?', 'how many grams in a quarter'],
    ['whats in a quarter, how many grams', 'how many grams in a quarter'],
    ['so eighths per oz', 'how many eighths per oz'],
    ['an ounce in grams?', 'how many grams in a ounce'],
  ])('is asked for the usual way round: %s', (text, asked) => expect(subjectFirst(text)).toBe(asked))

  it.each([
    'blue dream? never heard of it',
    'indica or sativa, no idea',
    'quarter in hybrid',
    'grams under 10',
    'blue dream, what is that',
    'ok, what is that',
    'the second one, what is that',
    'rso, how much is that',
  ])('is left alone where there is nothing to explain: %s', (text) => expect(subjectFirst(text)).toBe(text))
})
