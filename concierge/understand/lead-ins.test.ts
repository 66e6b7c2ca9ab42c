import { describe, expect, it } from 'vitest'
import { withoutAsides } from './asides.ts'
import { outright } from './lead-ins.ts'

describe('what leads in to a question', () => {
  it.each([
    ['could you tell me what limonene is', 'what is limonene'],
    ['can you tell me if you take cards?', 'do you take cards?'],
    ['my wife wants to know if theres parking', 'is there parking'],
    ['i was wondering if the shop is open tomorrow', 'is the shop open tomorrow'],
    ['let me know if my order is ready', 'is my order ready'],
    ['not sure if you can help but do you carry seeds', 'do you carry seeds'],
    ['got a minute? which terps are in it', 'which terps are in it'],
    ['happy friday! is it wax day', 'is it wax day'],
    ['one more thing, are you open', 'are you open'],
    ['hello?? is there a fee', 'is there a fee'],
    ['is this thing on, where are you', 'where are you'],
    ['do me a favor and tell me what time you close', 'what time you close'],
    ['i would be grateful if you could help me with something. got carts', 'got carts'],
    ['sweet whats that cost', 'whats that cost'],
  ])('is left out: %s', (text, asked) => {
    expect(withoutAsides(text)).toBe(asked)
  })

  it.each([
    'sweet, limey flower',
    'can you help me find carts',
    'can you tell me what my girlfriend usually gets',
    'tell me about blue dream',
    'is anyone there?',
    'got a minute?',
  ])('is kept where it is the matter itself: %s', (text) => {
    expect(withoutAsides(text)).toBe(text)
  })

  it.each([
    ['what do you pay for an ounce, no rush', 'what do you pay for an ounce'],
    ['what time do you close cant find it on the website', 'what time do you close'],
    ['do you take cards just checking', 'do you take cards'],
  ])('and what leads out of it: %s', (text, asked) => {
    expect(withoutAsides(text)).toBe(asked)
  })

  it('is put the usual way round', () => {
    expect(outright('how strong it is')).toBe('how strong is it')
    expect(outright('where you are located')).toBe('where are you located')
    expect(outright('what cbn means')).toBe('what does cbn mean')
    expect(outright("if you're open")).toBe('are you open')
    expect(outright('any indica carts')).toBe('any indica carts')
  })

  it('is read in no time, however long it goes on', () => {
    expect(withoutAsides(`${'my the wants to know if '.repeat(400)}?`).length).toBeGreaterThan(0)
  })
})
