import { describe, expect, it } from 'vitest'
import { withoutAsides } from './asides.ts'

describe('withoutAsides', () => {
  it.each([
    ['Hi there! any gummies?', 'any gummies?'],
    ['hey good morning, what deals today', 'what deals today'],
    ['hello do you take cards', 'do you take cards'],
    ['something for my birthday, thanks', 'something for my birthday'],
    ['RSO syringes thx!', 'RSO syringes'],
    ['thats too strong for me, thank you so much', 'thats too strong for me'],
    ['sativa, thanks', 'sativa'],
    ['hola, tienen gomitas? gracias', 'tienen gomitas'],
    ['2g disposable, sativa pls', '2g disposable, sativa'],
    ['hi, edibles but not gummies please', 'edibles but not gummies'],
    ['um, quick question, are you open on sunday', 'are you open on sunday'],
    ['hmm something for a hike', 'something for a hike'],
    ['ok so what deals are there today', 'what deals are there today'],
    ['sorry, do you take cards', 'do you take cards'],
    ['got any gummies haha', 'got any gummies'],
    ['what time do you close lol thanks man', 'what time do you close'],
    ['a cart under 40 if possible', 'a cart under 40'],
  ])('leaves what is asked: %s', (text, rest) => {
    expect(withoutAsides(text)).toBe(rest)
  })

  it.each([
    ['sorry if this is a dumb question. got carts?', 'got carts?'],
    ["are you open sorry if that's a stupid question lol", 'are you open'],
    ['i know this is a weird question but do you sell pipes', 'do you sell pipes'],
    ['sorry to bug you again, what time do you close', 'what time do you close'],
    ['dumb question but what is thca', 'what is thca'],
  ])('leaves out what is said in modesty: %s', (text, asked) => {
    expect(withoutAsides(text)).toBe(asked)
  })

  it.each(['your service is stupid', 'that is a dumb question', 'this place is so dumb'])(
    'keeps what is said in anger: %s',
    (text) => {
      expect(withoutAsides(text)).toBe(text)
    },
  )

  it.each([
    'hi',
    'hey, thanks',
    'thank you so much!',
    'no thanks',
    'yes please',
    'ok perfect thank u so much',
    'that helped a lot, thanks',
    'ok got it, thanks',
    "i'll try the gummies then, thanks",
    'no im good thanks',
    'i need to thank you',
    'hello, anyone there',
    'yo whats good',
    'who sang the theme of cheers',
    'something for my man',
    'so good',
    'sorry, what?',
    'ok i think so',
    'haha',
  ])('leaves whole what greets, thanks, tells or answers: %s', (text) => {
    expect(withoutAsides(text)).toBe(text)
  })

  it.each([
    ['i take it back, lets do something to drink', 'lets do something to drink'],
    ['ok i take it back, drinks', 'drinks'],
    ['changed my mind, gummies', 'gummies'],
    ['wait, i changed my mind. what drinks do you have', 'what drinks do you have'],
    ['no i take that back lets do sativa', 'lets do sativa'],
    ["i've changed my mind, a cart", 'a cart'],
    ['mm changed my mind, not smoking tonight. mints?', 'not smoking tonight. mints?'],
    ['um changed my mind. drinks', 'drinks'],
  ])('leaves out that something was said otherwise before: %s', (text, asked) => {
    expect(withoutAsides(text)).toBe(asked)
  })

  it.each([
    'i take it back',
    'can i take it back',
    'changed my mind, still sealed',
    'changed my mind, can i cancel the order',
    'i changed my mind about the cart',
    'i changed my mind, can i return it',
  ])('leaves whole what may speak of an order or a return: %s', (text) => {
    expect(withoutAsides(text)).toBe(text)
  })

  it('looks at both ends of a hostile message only', () => {
    const greetings = 'hi '.repeat(2000)
    expect(withoutAsides(`${greetings}any gummies`).length).toBeGreaterThan(greetings.length / 2)
    expect(withoutAsides(`any gummies${' thanks'.repeat(2000)}`).length).toBeGreaterThan(greetings.length / 2)
  })
})
