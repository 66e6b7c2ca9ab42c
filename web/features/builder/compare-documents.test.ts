import { expect, test } from 'vitest'
import { AgentDocument } from '#contract/agent.ts'
import { compareDocuments } from './compare-documents.ts'
import { clampSize } from './preview/preview-size.ts'

test('names each field that differs, with both values in words', () => {
  const before = AgentDocument.parse({})
  const after = AgentDocument.parse({
    brief: {
      personality: { name: 'Sage' },
      salesCycle: { productRecommendations: { productFocus: ['Harbor', 'gummies'], upsellThreshold: 0.1 } },
    },
    theme: { glowEffect: true, iconSize: 'extra-large' },
  })
  expect(compareDocuments(before, after).map(({ label, before: old, after: now }) => [label, old, now])).toEqual([
    ['Agent name', 'Buddy', 'Sage'],
    ['Product focus', 'Empty', 'Harbor, gummies'],
    ['Upsell threshold', '0.3', '0.1'],
    ['Widget size', 'medium', 'extra-large'],
    ['Glow effect', 'Off', 'On'],
  ])
  expect(compareDocuments(after, after)).toEqual([])
})

test.each([
  [
    { width: 100, height: 100 },
    { width: 280, height: 350 },
  ],
  [
    { width: 9999, height: 9999 },
    { width: 500, height: 600 },
  ],
  [
    { width: 320.4, height: 400.6 },
    { width: 320, height: 401 },
  ],
])('a preview of %o is held at %o', (asked, given) => {
  expect(clampSize(asked)).toEqual(given)
})
