import { describe, expect, it } from 'vitest'
import { StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const open = (facts: Readonly<Record<string, unknown>>) =>
  openStore({
    profile: StoreProfile.parse({ name: 'Test Shop', phone: '(555) 555-0100', ...facts }),
    products: [makeProduct({ productId: 'j', name: 'Amber Joint', category: 'pre-roll' })],
  })

describe('one of several things that go on', () => {
  const store = open({
    classes: [
      { title: 'Cannabis 101', when: 'first Tuesday, 6:30 PM', sign_up: 'classes@shop.example' },
      { title: 'Roll Your Own', when: 'third Thursday, 6:30 PM', sign_up: 'classes@shop.example' },
    ],
  })

  it.each([
    'how do i get a spot in the joint rolling class',
    'wanna join the rolling class, where do i register',
    'is there a class on rolling joints',
  ])('is told alone, with how one joins: %s', (text) =>
    expect(askStore(store, text).text).toBe('Roll Your Own: third Thursday, 6:30 PM, sign up: classes@shop.example.'),
  )

  it('is named by a figure', () =>
    expect(askStore(store, 'when is the 101 class').text).toMatch(/^Cannabis 101: .*(?!Roll)/))

  it('is no class of goods', () => expect(askStore(store, 'got any top class joints').text).not.toContain('Thursday'))
})

describe('an order that is to be cancelled, changed or followed', () => {
  const reply = 'reply C to the confirmation text'
  it.each([
    { my_order: { cancel: `Just ${reply}.`, track: 'Use the link.' } },
    { order_changes: `To cancel, ${reply}.` },
    { cancellations: `Please ${reply}.` },
    { orders: { canceling: `You can ${reply}.`, tracking: 'Use the link.' } },
    { pickup: { offered: true, note: `Ready in 15 minutes. To cancel, ${reply}.` } },
    { pickup: { offered: true, cancel: `To do so ${reply}.` } },
    { cancel_policy: `You may ${reply} until pickup.` },
    { faq: [{ q: 'Can I cancel my order?', a: `Yes, ${reply}.` }] },
  ])('is so in the words of the shop: %j', (facts) => {
    const store = open(facts)
    expect(askStore(store, 'can i cancel my order').text).toContain(reply)
    expect(askAfter(store, ['i put in a pickup order'], 'nvm dont want it anymore how do i cancel').text).toContain(
      reply,
    )
  })

  it('is told by the line on that', () => {
    const store = open({ my_order: { track: 'Use the link in the text.', change: 'Call before it is ready.' } })
    expect(askStore(store, 'where can i track my order').text).toContain('Use the link')
    expect(askStore(store, 'how do i change my order').text).toContain('Call before')
    expect(askStore(store, 'can i cancel my order').text).not.toMatch(/Use the link|Call before/)
  })

  it('is not told by what the shop does itself', () =>
    expect(
      askStore(open({ pickup: { offered: true, hold: 'After 24 hours the order is cancelled.' } }), 'cancel my order')
        .text,
    ).not.toContain('24 hours'))
})
