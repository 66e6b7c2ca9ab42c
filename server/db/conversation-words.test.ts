import { expect, test } from 'vitest'
import { wordsOf } from './conversation-words.ts'

test('the same words are found whatever their case, accent or plural', () => {
  expect(wordsOf('Gummies, CAFÉ and pre-rolls')).toEqual(wordsOf('gummy cafe pre roll'))
})

test('words that stand everywhere are left out, also in Spanish', () => {
  expect(wordsOf('what do you have for me')).toEqual([])
  expect(wordsOf('¿qué hay para dormir?')).toEqual(['dormir'])
})

test('prices and doses keep their point', () => {
  expect(wordsOf('$12.50 for 3.5g')).toEqual(['12.50', '3.5', 'g'].filter((word) => word.length > 1))
})

test('a text of any length and script gives bounded words', () => {
  expect(wordsOf('x'.repeat(5000))).toEqual(['x'.repeat(40)])
  expect(wordsOf('😀 Привет 你好')).toEqual(['привет', '你好'])
})
