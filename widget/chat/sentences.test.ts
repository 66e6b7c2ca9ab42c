import { expect, test } from 'vitest'
import { sentences } from './sentences.ts'

test('a growing text is told sentence by sentence, each once, and its end when it is over', () => {
  const text = 'Two gummies fit. They are $12.50 each! Both are at 4.5 mg\nWant one'
  const heard: string[] = []
  for (let end = 1; end <= text.length; end += 1) {
    const told = sentences(text.slice(0, end), false)
    for (const sentence of told.slice(heard.length)) heard.push(sentence)
    if (told.length > 0) expect(told).toEqual(heard)
  }
  expect(heard).toEqual(['Two gummies fit.', 'They are $12.50 each!', 'Both are at 4.5 mg'])
  expect(sentences(text, true)).toEqual([...heard, 'Want one'])
})

test('a text without an end is not told before it is over', () => {
  expect(sentences('We open at', false)).toEqual([])
  expect(sentences('We open at', true)).toEqual(['We open at'])
})
