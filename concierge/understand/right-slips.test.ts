import { expect, it } from 'vitest'
import { plainSentence } from './fold-text.ts'
import { rightSlips } from './right-slips.ts'

const plain = (said: string) => plainSentence(rightSlips(said))

it.each([
  ['wat tiem u clsoe', 'what time you close'],
  ['waht are yuor huors', 'what are your hours'],
  ['do u hav a drive thur', 'do you have a drive through'],
  ['nothin over 20', 'up to 20'],
  ['indcia catrs', 'indica carts'],
])('puts swapped and left-out letters of little words right: %s', (said, meant) => {
  expect(plain(said)).toBe(meant)
})

it.each([
  ['preroll sativa plzz', 'preroll sativa please'],
  ['gummies pleeeease', 'gummies please'],
  ['an eighth pleez', 'an eighth please'],
  ['carts plsss', 'carts please'],
  ['cheap cart thxx', 'cheap cart thanks'],
  ['an ounce thnx', 'an ounce thanks'],
  ['joints thankss', 'joints thanks'],
  ['joints tyy', 'joints thanks'],
])('hears courtesy however it is spelled: %s', (said, meant) => {
  expect(plain(said)).toBe(meant)
})

it.each(['plush og', 'pluto cart', 'plus a lighter', 'tyson gummies', 'plaza'])(
  'and in no word like it: %s',
  (said) => {
    expect(plain(said)).toBe(said)
  },
)

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

it('gives a word its second letter back, and common slips their spelling', () => {
  for (const [slip, right] of [
    ['a smaler dose', 'a smaller dose'],
    ['the bigest pack', 'the biggest pack'],
    ['yall up and runing', 'yall up and running'],
    ['no disposibles', 'no disposables'],
    ['a prezent for a freind', 'a present for a friend'],
    ['wensday nite', 'wednesday night'],
  ] as const)
    expect(rightSlips(slip), slip).toBe(right)
  expect(rightSlips('an applet of rosin')).toBe('an applet of rosin')
})
