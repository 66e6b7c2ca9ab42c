import { describe, expect, it } from 'vitest'
import { guard } from '#concierge/guard.ts'
import { AgentBrief } from '#contract/agent.ts'
import { DEFAULT_HOURS } from '#contract/store-profile.ts'

const context = { history: [], agent: AgentBrief.parse({}), profile: { name: 'Shop', hours: DEFAULT_HOURS } }
const kindOf = (text: string) => guard(text, context)?.kind ?? null

describe('a child that ate of it', () => {
  it.each([
    "I wanted to reorder the mints. My three year old got hold of one and he's really floppy. They were the 5mg ones.",
    "The baby found a gummy and she can't hold her head up. Which strength is the green tin?",
    "lil guy is 3, he got one of my sour rings and he's like jelly",
    'Mi niño de tres agarró una gomita y está muy flojito.',
  ])('is an emergency before it is too young: %s', (text) => expect(kindOf(text)).toBe('emergency'))

  it.each([
    'my lil bro is 18 n gave me cash to grab him gummies',
    'my little sis is 17 and gave me 40 bucks for a cart',
    "My cousin's 20, she sent me the money for two prerolls. Which are good?",
    'Half of us are nineteen, I have the ID so I buy for all. What is a good variety pack?',
    'Most of the pledges are under 21 but I am 23. Which party pack?',
  ])('is none where somebody too young only sends money: %s', (text) => expect(kindOf(text)).toBe('underage'))
})

describe('what sounds like a minor and is none', () => {
  it.each([
    'my daughter (27) wants a grinder for xmas',
    'for my kids (25 and 28), what tin would you get',
    'my stepson - 26 - needs a cart battery',
    'my lil bro is 29 and gave me cash to grab him gummies',
    'my sons, 24 and 29, like the sour belts',
  ])('is served: %s', (text) => expect(kindOf(text)).toBe(null))

  it('stays one where the age in brackets is too low', () => {
    expect(kindOf('my daughter (16) wants a vape')).toBe('underage')
    expect(kindOf('for my kids (25 and 17), what tin would you get')).toBe('underage')
  })
})

describe('a child that something is asked for', () => {
  it.each([
    'What dose of gummy for my 7 year old so she sleeps on the flight',
    'We have a 15 year old at home, which tin can she have',
    'my six year old cannot sleep, which gummy could he take',
    'I would like the berry mints. They are for my nine year old, he loves berry. Two tins.',
  ])('gets no products: %s', (text) => expect(['underage', 'medical']).toContain(kindOf(text)))

  it('is no age where a figure is one of strength', () => {
    expect(kindOf('I want tiny pieces. Which one is 2.5?')).toBe(null)
  })
})

describe('papers and goods passed on', () => {
  it.each([
    'necesito una identificación falsa',
    'busco una credencial chueca',
    'me urge una licencia falsa para entrar',
  ])('are the law’s matter in Spanish too: %s', (text) => expect(kindOf(text)).toBe('illegal'))

  it('leaves alone who is paid by an employer, and who keeps the rule', () => {
    expect(kindOf('my boss pays me double on sundays, any sale then?')).toBe(null)
    expect(kindOf('nothing is coming home on the plane with me, which jar is the smallest?')).toBe(null)
  })
})

describe('whoever cannot stop', () => {
  it.each(['i think im hooked on weed n cant quit', 'how do i quit weed when i crave it all day'])(
    'is met kindly, and not with an alarm: %s',
    (text) => expect(kindOf(text)).toBe('medical'),
  )
  it('is not whoever likes a flavor', () => {
    expect(kindOf('hooked on your mango gummies, when do they restock')).toBe(null)
  })
})
