import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: DEMO_PROFILE,
  products: [
    makeProduct({ name: 'Purple Haze', category: 'flower', sizeGrams: 3.5, stock: 9 }),
    makeProduct({ name: 'Princess Cart 0.5g', category: 'vape', subcategory: 'Cartridge', stock: 9 }),
    makeProduct({ name: 'Yuzu Gummies 100mg', category: 'edible', subcategory: 'Gummies', stock: 9 }),
  ],
})

describe('what people wonder about cannabis', () => {
  it.each([
    ['how long should i hold the smoke in', /No need to hold/],
    ['does holding it in get you higher', /No need to hold/],
    ['do i inhale a vape or hold it', /No need to hold/],
    ['why do i cough so much', /irritate the throat/],
    ['can i cut a gummy in half', /can be cut/],
    ['is it okay to split an edible', /can be cut/],
    ['should i eat before an edible', /light meal/],
    ['do edibles hit harder on an empty stomach', /light meal|11-hydroxy/],
    ['why is some weed purple', /anthocyanins/],
    ['what does loud mean', /praise flower/],
    ['does indica always put you to sleep? my friend swears it does', /Indica and sativa/],
    ['do sativas really give you energy', /Indica and sativa/],
    ['safest way to keep edibles with kids around', /locked box/],
    ['a label says 24% thc, so how many mg is that per gram', /240 mg/],
    ['what does top shelf mean', /praise flower/],
    ['what time of day should i take sativa', /As a rough habit/],
    ['when should i smoke indica', /As a rough habit/],
    ['can people smell a vape', /stays in fabric/],
    ['can you overdose on weed', /deadly overdose.*Poison Control/],
    ['could someone die from an edible', /deadly overdose.*Poison Control/],
    ['is weed addictive', /SAMHSA/],
    ['how do i know if a cart is bad', /gone very dark/],
    ['how can you tell my vape is too old', /gone very dark/],
    ['is cannabis habit forming', /SAMHSA/],
  ])('is explained: %s', (text, words) => {
    const turn = askStore(store, text)
    expect(turn.text).toMatch(words)
    expect(turn.products).toEqual([])
  })

  it.each([
    ['can my dog overdose on weed', 'emergency'],
    ['i want to overdose on edibles', 'crisis'],
    ['i took too many gummies, can i overdose', 'emergency'],
  ])('is answered as danger where somebody took or means to take it: %s', (text, guard) =>
    expect(askStore(store, text).guard).toBe(guard),
  )

  it.each(['can you hold it for me', 'how long do you hold an order'])('keeps an order on hold: %s', (text) =>
    expect(askStore(store, text).text).not.toMatch(/No need to hold/),
  )

  it.each(['do you have purple haze', 'show me your top shelf', 'what time do you open'])(
    'is no article where something else is asked: %s',
    (text) => expect(askStore(store, text).text).not.toMatch(/anthocyanins|praise flower|As a rough/),
  )
})
