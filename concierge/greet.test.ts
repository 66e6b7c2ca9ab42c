import { expect, test } from 'vitest'
import { AgentBrief } from '#contract/agent.ts'
import { greet } from './greet.ts'

const profile = { name: 'Harbor House', timezone: 'America/Denver' }
const morning = new Date('2026-03-04T16:00:00Z')

test.each([
  ['new', undefined, 'Welcome to Harbor House, could I assist you in your search?', 'Effects Guide'],
  ['returning', undefined, 'Welcome back, valued customer! How can I help you today?', 'Your Favorites'],
  ['returning', 'Ana', 'Welcome back, Ana! How can I help you today?', 'Your Favorites'],
] as const)('a %s customer called %s is welcomed as set for that kind', (kind, firstName, text, button) => {
  const greeting = greet(profile, AgentBrief.parse({ customWelcome: 'Ahoy' }), morning, { kind, firstName })
  expect(greeting.text).toBe(text)
  expect(greeting.quickReplies[0]).toBe(button)
})

test('an own greeting stands before the built-in one, with its names filled in', () => {
  const agent = AgentBrief.parse({ personality: { name: 'Sage' }, customWelcome: '{name} of {dispensaryName} here' })
  expect(greet(profile, agent, morning).text).toBe('Sage of Harbor House here')
  expect(greet(profile, AgentBrief.parse({}), morning).text).toContain('Good morning')
})

test('a name that holds a placeholder is not filled in again', () => {
  const agent = AgentBrief.parse({ salesFunnels: { returningCustomer: { prompt: 'Hi {firstName}' } } })
  const named = { kind: 'returning', firstName: '$& {dispensaryName}' } as const
  expect(greet(profile, agent, morning, named).text).toBe('Hi $& {dispensaryName}')
})
