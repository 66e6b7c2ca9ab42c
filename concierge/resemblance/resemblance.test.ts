import { describe, expect, test } from 'vitest'
import { contentWords } from './content-words.ts'
import { groupAlike } from './group-alike.ts'
import { likeness, questionKey } from './likeness.ts'

const alike = (one: string, other: string) => likeness(contentWords(one), contentWords(other))

test.each([
  ['Do you sell gift cards?', 'do u sell gift cards please'],
  ['Do you sell gift cards?', 'hi, gift card: sell?'],
  ['¿Venden tarjetas de regalo?', 'venden tarjeta regalo'],
])('%s is the same question as %s', (one, other) => {
  expect(questionKey(one)).toBe(questionKey(other))
})

test.each([
  ['do you have a wheelchair ramp', 'do you have a wheelchair rampp'],
  ['can I bring my dog inside the store', 'can i bring my dog inside teh store'],
])('%s is strongly like %s', (one, other) => {
  expect(alike(one, other)).toBeGreaterThanOrEqual(0.75)
})

test.each([
  ['when do you close on sunday', 'when do you close on monday'],
  ['when do you open', 'where do you open'],
  ['do you deliver', 'do you not deliver'],
  ['is there 5 mg', 'is there 10 mg'],
  ['do you sell gift cards', 'do you sell rolling papers and trays'],
])('%s is another question than %s', (one, other) => {
  expect(alike(one, other)).toBeLessThan(0.6)
})

describe('questions that got no answer', () => {
  const QUESTIONS = [
    'do you take apple pay',
    'do you sell gift cards',
    'is apple pay ok here?',
    'can I pay with apple pay',
    'gift cards available?',
    'are dogs allowed inside',
    'can my dog come in',
    'do you have giftt cards',
  ]
  const groups = groupAlike(QUESTIONS, (text) => text)

  test('are put together by what they ask', () => {
    expect(groups.find((group) => group.includes('do you take apple pay'))?.toSorted()).toEqual([
      'can I pay with apple pay',
      'do you take apple pay',
      'is apple pay ok here?',
    ])
    expect(groups.find((group) => group.includes('do you sell gift cards'))).toHaveLength(3)
    expect(groups.find((group) => group.includes('are dogs allowed inside'))).toContain('can my dog come in')
  })

  test('are each in one group, the largest first', () => {
    expect(groups.flat().toSorted()).toEqual(QUESTIONS.toSorted())
    expect(groups.map((group) => group.length)).toEqual(groups.map((group) => group.length).toSorted((a, b) => b - a))
  })

  test('of two thousand are all grouped', () => {
    const many = Array.from({ length: 2000 }, (_, i) => `do you carry item ${i % 300} from brand${i % 97}`)
    expect(groupAlike(many, (text) => text).flat()).toHaveLength(2000)
  })
})
