import { expect, it } from 'vitest'
import { plainSentence } from './fold-text.ts'
import { rightSlips } from './right-slips.ts'

const plain = (said: string) => plainSentence(rightSlips(said))

it.each([
  ['wat tiem u clsoe', 'what time you close'],
  ['waht are yuor huors', 'what are your hours'],
  ['do u hav a drive thur', 'do you have a drive through'],
  ['nothin over 20', 'nothing over 20'],
  ['indcia catrs', 'indica carts'],
])('puts swapped and left-out letters of little words right: %s', (said, meant) => {
  expect(plain(said)).toBe(meant)
})

it.each(['what dose is good', 'three for 20', 'open thursday'])('leaves words alone that are words: %s', (said) => {
  expect(plain(said)).toBe(said)
})

it.each(['can i bring my lab in', 'ok to bring in my old husky', 'can my beagle come inside'])(
  'knows a dog by its breed at the door: %s',
  (said) => {
    expect(plain(said)).toContain('my dog')
  },
)

it('takes lab results for no dog', () => {
  expect(plainSentence('can you bring my lab results')).toContain('lab results')
})
