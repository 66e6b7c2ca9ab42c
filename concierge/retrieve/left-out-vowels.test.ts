import { expect, it } from 'vitest'
import { withVowels } from './left-out-vowels.ts'

it('finds a word again that was written without some of its vowels, and no other', () => {
  expect(
    ['crts', 'undr', 'flwr', 'indca', 'liv', 'gmmies', 'edbles', 'prerll', 'prrolls', 'crtridges'].map(withVowels),
  ).toEqual(['carts', 'under', 'flower', 'indica', 'live', 'gummies', 'edibles', 'preroll', 'prerolls', 'cartridges'])
  expect(['carts', 'xqz', 'rt', 'lv', 'cats'].map(withVowels)).toEqual([null, null, null, null, null])
})
