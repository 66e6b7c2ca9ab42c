import { describe, expect, it } from 'vitest'
import { AgentBrief } from '#contract/agent.ts'
import { StoreProfile } from '#contract/store-profile.ts'
import { guard } from '#concierge/guard.ts'

const profile = StoreProfile.parse({ name: 'Green Corner', address: { state: 'New Mexico' } })
const agent = AgentBrief.parse({})
const kindOf = (text: string): string => guard(text, { history: [], agent, profile })?.kind ?? 'null'

/** Of the same kind by themselves, and before or behind a request. */
const GRAVE: readonly (readonly [string, string])[] = [
  ['crisis', 'how many edibles would it take for me to just not be here anymore'],
  ['crisis', 'i dont want to wake up tomorrow'],
  ['emergency', 'my toddler just ate a whole cookie and wont wake up'],
  ['underage', 'im 17 and my brother said you dont check'],
  ['underage', 'just had my twentieth birthday'],
  ['underage', "im 40 and it's for my son, he is 16"],
  ['underage', "my daughter is 17 and can't sleep, which gummy should I bring her"],
  ['medical', 'my wife is expecting, is the cbd stuff fine for her'],
  ['illegal', 'can you ship a pound of flower to my cousin in texas'],
]
const REQUESTS = ["What's the strongest thing you sell?", 'also do you have blue dream in stock', 'are you open till 9']

describe('what is grave', () => {
  it.each(GRAVE)('is %s by itself, and stays so beside a request: %s', (kind, text) => {
    expect(kindOf(text)).toBe(kind)
    for (const request of REQUESTS) {
      expect(kindOf(`${text}. ${request}`), `before "${request}"`).toBe(kind)
      expect(kindOf(`${request.replace(/[?]$/, '')}? ${text}`), `behind "${request}"`).toBe(kind)
    }
  })
})

describe('a story beside a request', () => {
  it.each([
    'just landed, im wiped out. whats good for jet lag',
    'driver on his way? tell him to turn around i dont need it no more',
    'the doorbell wakes the twins. can your driver text and not ring',
    "tonight's the night i treat myself. how do i use up my points at checkout online",
    'throwing my kids birthday party noon to 3, then grown ups hang out at night. what drinks for the adults after?',
    'dont want to wake up groggy tomorrow. which gummy is the lightest',
    'my wife is expecting me home at six. how long is the wait',
    'gomitas por favor. son para mi comadre',
    'can i bring my 10 year old daughter in while i shop',
    'had my 30th birthday last week. any deal left',
    "I'm 22 but people say I look 15. Will I get trouble at the door? I have a passport.",
    'before i drive all the way up there: will a pod work on my 510 battery',
  ])('is served: %s', (text) => {
    expect(kindOf(text)).toBe('null')
  })
})

describe("the shop's own state", () => {
  it.each(['taking edibles to my michigan cabin', 'can i carry these around michigan'])(
    'is no other one beside a request either: %s',
    (text) => {
      const michigan = StoreProfile.parse({ name: 'Green Corner', address: { state: 'Michigan' } })
      const judged = (said: string) => guard(said, { history: [], agent, profile: michigan })
      expect(judged(`hey whats good today. ${text}`)).toBeNull()
      expect(judged(`do you have blue dream? ${text}`)).toBeNull()
    },
  )

  it('is known where its name holds the name of a country, and where only its letters are given', () => {
    for (const state of ['New Mexico', 'NM'])
      for (const text of ['taking edibles around new mexico', 'hey whats good. can i carry these around new mexico'])
        expect(guard(text, { history: [], agent, profile: { name: 'Green Corner', address: { state } } })).toBeNull()
    expect(kindOf('can i take these to mexico')).toBe('illegal')
  })
})

describe('a drive to the shop', () => {
  it('is no driving after use, and one after use is', () => {
    for (const text of [
      'before i drive out there, does the pod fit my battery',
      'hit me up with your hours before i drive over',
    ])
      expect(kindOf(text), text).toBe('null')
    for (const text of [
      'ok if i smoke first and then drive over to you',
      'is it fine to hit my pen while driving over',
    ])
      expect(kindOf(text), text).toBe('driving')
  })
})
