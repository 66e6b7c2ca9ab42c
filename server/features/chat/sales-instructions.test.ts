import { expect, test } from 'vitest'
import { AgentBrief } from '#contract/agent.ts'
import { salesInstructions } from './sales-instructions.ts'

test('a model is asked to lead the talk as the builder was set', () => {
  const brief = AgentBrief.parse({
    personality: { expertise: 'low doses' },
    revenue: { salesProgression: 'recommend_only' },
    salesCycle: { funnel: { closingStrategy: 'no_close', followUpStyle: 'of our own' } },
  })
  const lines = salesInstructions(brief)
  expect(lines[0]).toContain('Leave the next step to the shopper.')
  expect(lines[0]).toContain('offer no addition')
  expect(lines[0]).not.toContain('of our own')
  expect(lines.filter((line) => line !== '')).toHaveLength(2)
  expect(lines).toContain('You are known for: low doses')
})
