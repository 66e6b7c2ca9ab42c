import { describe, expect, it } from 'vitest'
import { guard } from '#concierge/guard.ts'
import { AgentBrief } from '#contract/agent.ts'
import { DEFAULT_HOURS } from '#contract/store-profile.ts'

const verdictOn = (text: string) =>
  guard(text, { history: [], agent: AgentBrief.parse({}), profile: { name: 'Harbor Leaf', hours: DEFAULT_HOURS } })

describe('what is told beside a question', () => {
  it.each([
    'the comedian bombed so hard we left early, what time do you close',
    'my mom is killing me with these cat videos. do you take cards',
    'preroll that gives energy for the driving range',
    'which of the 1906 pills are around',
    'making brownies at home, you sell shake?',
    'can i get a cart for a twenty',
    'gummies for the train ride home',
  ])('alarms nobody where it is harmless: %s', (text) => expect(verdictOn(text)).toBeNull())

  it.each([
    ['my flight is at six, can i bring these along', 'illegal'],
    ['my nephew is 15. got any gummies', 'underage'],
    ['i took a bunch of pills tonight. what time do you close', 'crisis'],
    ['my baby ate a gummy. what are your hours', 'emergency'],
    ['im on blood thinners. got indica gummies', 'medical'],
    ['driving to work now, need a vape i can hit at red lights', 'driving'],
  ])('is met where it is grave: %s', (text, kind) => expect(verdictOn(text)?.kind).toBe(kind))
})
