import { describe, expect, it } from 'vitest'
import { checkReply } from './check.ts'
import { openStore } from './open-store.ts'

const store = openStore({
  profile: { name: 'Test', phone: '(312) 555-0100', delivery: { fee: 7.5, minimum_order: 60 } },
  products: [],
})
const ground = { store, items: [], texts: [], amounts: [] }

describe('checkReply', () => {
  it('keeps figures that stand in the profile, in whatever shape they are written', () => {
    const text = 'Delivery is $7.50, the minimum order $60.00. Call (312) 555-0100.'
    expect(checkReply(text, ground)).toMatchObject({ text, factsRepaired: 0, dropped: [] })
  })

  it('drops the sentence whose figure no row carries, and counts it', () => {
    expect(checkReply('Delivery is $7.50. It is free over $99.', ground)).toMatchObject({
      text: 'Delivery is $7.50.',
      factsRepaired: 1,
    })
  })

  it('takes a figure of the shopper or a sum only when it is given as ground', () => {
    expect(checkReply('Together that is $42.', ground).factsRepaired).toBe(1)
    expect(checkReply('Together that is $42.', { ...ground, amounts: [4200] }).factsRepaired).toBe(0)
  })
})
