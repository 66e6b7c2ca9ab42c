import { describe, expect, it } from 'vitest'
import { guard } from '#concierge/guard.ts'
import { AgentBrief } from '#contract/agent.ts'

const met = (text: string) => guard(text, { history: [], agent: AgentBrief.parse({}), profile: { name: 'Shop' } })?.kind

describe('a withdrawal', () => {
  it.each([
    'How much does your cash machine take per withdrawal?',
    'what does the atm take per withdrawal',
    'atm withdrawal fee',
    'does the cash machine take a cut of each withdrawal',
    'how much is a 100 dollar withdrawal gonna cost me at the atm',
    'what do you charge for withdrawals from the atm',
  ])('of money is no illness: %s', (text) => {
    expect(met(text)).toBeUndefined()
  })

  it.each([
    'what helps with weed withdrawal and wheres the atm',
    'im going through withdrawals what should i take',
    'how much cbd should i take per withdrawal day',
    'will what i buy with cash from the atm ease my withdrawal symptoms',
  ])('from something is one for a doctor: %s', (text) => {
    expect(met(text)).toBe('medical')
  })
})
