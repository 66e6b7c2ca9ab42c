import { describe, expect, it } from 'vitest'
import { findAges } from './age.ts'
import { normalizeText } from './normalize-text.ts'
import { readMessage } from './read-message.ts'

const agesIn = (text: string) => findAges(readMessage(normalizeText(text).text))

describe('years that are no age', () => {
  it.each([
    'dejé el cigarro hace dos años y no quiero tabaco',
    'fumo desde hace 12 años, que me recomiendan',
    'llevo 15 años fumando',
    'tengo 12 años fumando, busco algo fuerte',
    'turning 21 was ages ago lol',
    'i turned 18 a long time ago, what do you have',
  ])('count how long something lasts: %s', (text) => expect(agesIn(text)).toEqual([]))
})

describe('an age that one is only likened to', () => {
  it('is none beside the own', () => {
    expect(agesIn('student loans again, im 34 and eating ramen like im 19')).toEqual([{ years: 34, of: 'self' }])
    expect(agesIn('like im 19')).toEqual([{ years: 19, of: 'self' }])
  })
})

describe('whose an age is', () => {
  it.each([
    'got a nosy 9 yo and i like to be careful',
    'i have a sneaky 8 yo at home',
    'my clever 10 yo opens anything',
  ])('is that of a child who is told of: %s', (text) => expect(agesIn(text)).toMatchObject([{ of: 'other' }]))

  it.each(['i am a young 19 yo', 'soy de 19 años', 'tengo 17 años', 'im 20 yo', 'as a 19 yo can i come in'])(
    'is the own: %s',
    (text) => expect(agesIn(text)).toMatchObject([{ of: 'self' }]),
  )
})
