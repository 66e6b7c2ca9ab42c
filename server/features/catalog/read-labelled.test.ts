import { describe, expect, it } from 'vitest'
import { readLabelled } from './read-labelled.ts'

const told = (description: string) => readLabelled(description, 'flower')

describe('what a description says behind labels', () => {
  it.each([
    'Deep purple buds. Type: Indica. THC: 22.4%. Effects: Relaxed, Sleepy. Flavors: Grape, Berry.',
    '<p>Deep purple.</p><ul><li>Strain type: indica</li><li>Effects: relaxed and sleepy</li><li>Taste: grape / berry</li></ul>',
    'Indica. Effects: relaxed, sleepy; Flavor profile: grape & berry',
  ])('is read: %s', (description) => {
    expect(told(description)).toEqual({
      strainType: 'indica',
      effects: ['relaxed', 'sleepy'],
      flavors: ['grape', 'berry'],
    })
  })

  it.each([
    'Side effects: sleepy. Pair it with a sativa by day.',
    'Possible effects: happy accidents in the kitchen.',
    'Type: pre-pack. Tastes: better than last year.',
    'Indica lovers, meet your match. Sativa fans too.',
  ])('is not made of %s', (description) => {
    expect(told(description)).toEqual({ strainType: null, effects: [], flavors: [] })
  })

  it('is nothing of gear', () => {
    expect(readLabelled('Type: Hybrid. Flavor: Grape.', 'accessory').flavors).toEqual([])
  })
})

it.each([
  [
    '<ul><li>Feels like: Relaxed, Happy</li><li>Tastes like: vanilla, prickly pear</li></ul>',
    ['vanilla', 'prickly pear'],
  ],
  ['Smooth. Flavors: grape, spun sugar.', ['grape', 'spun sugar']],
  ['Tastes like: grape, and it lasts all evening long', ['grape']],
  ['Tastes like: home, summer', []],
])('a list of flavors has words of its own beside one that is known: %s', (description, flavors) => {
  expect(readLabelled(description, 'flower').flavors).toEqual(flavors)
})
