import { describe, expect, it } from 'vitest'
import { AgentBrief } from '#contract/agent.ts'
import { StoreProfile } from '#contract/store-profile.ts'
import { guard } from '#concierge/guard.ts'

const profile = StoreProfile.parse({
  name: 'Quarry Hill',
  address: { state: 'Oregon' },
  id_policy: { minimum_age: 21 },
})
const kindOf = (text: string) => guard(text, { history: [], agent: AgentBrief.parse({}), profile })?.kind ?? 'served'

describe('who comes, who leaves and what may not go along', () => {
  it.each([
    'flying out of boise tomorrow, cool to pack my gummies',
    'my flight is at six, can i bring these along',
    'heading back to utah tonight, ok to take the jar with me',
    'going to texas for a week, can this cart come with me',
    'can you deliver it to the airport so i can take it on the plane',
    'can i take it through the airport',
  ])('is told that nothing may leave the state: %s', (text) => {
    expect(kindOf(text)).toBe('illegal')
  })

  it.each([
    'my cousin flies in from texas friday and wants something mild, what would you hand her',
    'my aunt is flying in from georgia, which edible for her first time',
    'do you take my nevada medical card',
    'my id is still the upright kind from when i was 18 but i turned 21 in may',
    'the guy at the register ignored every question i asked',
    'cant come til saturday, will my order be gone by then',
    'if i drag my neighbor in do we both get something',
    'how long would one 5mg gummy keep me high',
    'how do i get a med card, is there a doctor',
    'can you drop it at the airport',
    'will the driver bring it to the airport',
  ])('is served: %s', (text) => {
    expect(kindOf(text)).toBe('served')
  })

  it('who turns 21 later is still too young', () => {
    expect(kindOf('i turn 21 in may, can i order')).toBe('underage')
  })
})
