import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS } from '#contract/store-profile.ts'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: { name: 'Fern & Co', hours: DEFAULT_HOURS },
  products: [
    makeProduct({ productId: 'a', name: 'Sport Pen', brand: 'Airo', category: 'vape' }),
    makeProduct({ productId: 'b', name: 'Night Gummies', brand: 'Wyld', category: 'edible' }),
  ],
})
const intentsOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => askStore(store, text).intent)),
]

describe('what is nothing but talk', () => {
  it('takes a yes, a no and a doubt in other words for what they are', () => {
    expect(intentsOf(['i would say that is accurate', 'you are absolutely right', 'my vote is yes'])).toEqual([
      'affirm',
    ])
    expect(intentsOf(['i have to say no to this', 'i dont believe that is right', 'that is quite wrong'])).toEqual([
      'deny',
    ])
    expect(intentsOf(['it could be both', 'im on the fence', 'i cannot say for certain'])).toEqual(['unsure'])
  })
  it('says goodbye to whoever leaves', () => {
    for (const text of [
      'aight peace, gotta run',
      'imma head out',
      'cya',
      'welp time to go, bye',
      'ok im out',
      'gotta dip',
    ])
      expect(askStore(store, text).text, text).toContain('Take care')
  })
  it('knows nothing of games, and what points it gives for one', () => {
    expect(
      intentsOf([
        'raiders or the points sunday',
        'parlay picks for monday',
        'bills covering the spread or what',
        'who you got in the fight',
      ]),
    ).toEqual(['out_of_scope'])
    expect(intentsOf(['do i get points if the broncos win sunday'])).not.toContain('out_of_scope')
  })
  it('stops, and says again what it said', () => {
    expect(intentsOf(['please discontinue that process', 'scrap what i asked for', 'quiet please'])).toEqual(['cancel'])
    expect(intentsOf(['i misheard you, say that again', 'could you restate that', 'what did you just say'])).toEqual([
      'repeat',
    ])
  })
  it('tells of itself when asked for its name, its makers and its use', () => {
    expect(
      intentsOf([
        'what do your friends call you',
        'who gave you your orders',
        'which firm created you',
        'list your skills',
      ]),
    ).toEqual(['bot_identity'])
  })
  it('chats back, and offers nothing', () => {
    const chats = [
      'share a riddle about frogs',
      'do you own any pets',
      'where were you raised',
      'i am so grateful for your help',
    ]
    expect(intentsOf(chats)).toEqual(['small_talk'])
    for (const text of chats) expect(askStore(store, text).products).toEqual([])
  })
  it('leaves the errands of the world to others', () => {
    expect(
      intentsOf([
        'reserve two plane seats from reno to boise',
        'shuffle my gym playlist',
        'what is the danish word for bread',
        'divide 90 by 6',
      ]),
    ).toEqual(['out_of_scope'])
  })
  it('still sells to whoever wishes for something beside it', () => {
    expect(askStore(store, 'thanks, do you have gummies').products).not.toEqual([])
    expect(askStore(store, 'not sure, maybe gummies').products).not.toEqual([])
    expect(askStore(store, 'something fun for listening to music').intent).not.toBe('out_of_scope')
    expect(askAfter(store, ['do you have gummies'], 'not sure').products).not.toEqual([])
  })
  it('stays with whoever despairs', () => {
    for (const text of [
      'there is no point in living, goodbye everyone',
      'whats even the point of my life',
      'whats the point of life anymore',
      "what's the point of it all",
      'is there even a point in carrying on',
      'whats the point of anything anymore',
      'cant find one reason to stay alive',
      'give me a reason to exist',
      'i give up on life',
    ])
      expect(askStore(store, text).guard, text).toBe('crisis')
  })
  it('lets whoever wants to ask something ask it', () => {
    const asked = ['can i ask you something', 'can i ask a question', 'i have a quick question', 'got a dumb question']
    expect(intentsOf(asked)).toEqual(['small_talk'])
    expect(askStore(store, 'i have a question about gummies').intent).not.toBe('small_talk')
  })
  it('keeps points that are none of life', () => {
    for (const text of [
      'whats the point of a grinder',
      'whats the point of the rewards',
      'is there any reason live resin costs more',
      'any reason to live rosin over resin',
      'i give up, just show me gummies',
      'what is the meaning of life',
      'i wanna know the point of life',
    ])
      expect(askStore(store, text).guard, text).toBeNull()
  })
})

describe('what other shops and banks are asked too', () => {
  it('tells the age and the papers to whoever wants an account for a child or cannot show who they are', () => {
    const intents = intentsOf(['can i set up an account for my teenager', 'i have no way to prove who i am'])
    expect(intents.filter((intent) => intent !== 'underage')).toEqual(['id_policy'])
  })
  it('takes up a sum that was taken twice', () => {
    expect(intentsOf(['my card was billed two times', 'the same payment came out twice'])).toEqual(['complaint'])
  })
  it('tells how one may pay to whoever speaks of money and of topping up', () => {
    expect(intentsOf(['what currencies do you take', 'can i pay in euros or dollars'])).toEqual(['payment'])
  })
  it('looks for an order that is on its way', () => {
    expect(intentsOf(['when should i expect the delivery', 'can you see where my order went'])).toEqual([
      'order_status',
    ])
  })
})
