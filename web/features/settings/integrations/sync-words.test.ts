import { expect, test } from 'vitest'
import type { SyncRun } from '#contract/integrations.ts'
import { describeOutcome, describeProgress, progressPercent } from './sync-words.ts'

const run = (overrides: Partial<SyncRun>): SyncRun => ({
  id: '0197c2a0-0000-7000-8000-000000000000',
  kind: 'full',
  status: 'running',
  phase: 'products',
  result: 'ok',
  startedBy: 'schedule',
  startedAt: '2026-06-10T12:00:00Z',
  finishedAt: null,
  retryAt: null,
  tries: 0,
  products: { read: 0, expected: null, added: 0, changed: 0, removed: 0 },
  orders: { read: 0, expected: null },
  failedItems: 0,
  ...overrides,
})
const products = { read: 1250, expected: 5000, added: 12, changed: 3, removed: 1 }

test('a sync says how far it is', () => {
  expect(describeProgress(run({}))).toBe('Reading products...')
  expect(describeProgress(run({ products }))).toBe('Reading products: 1,250 of 5,000')
  expect(describeProgress(run({ phase: 'orders', orders: { read: 40, expected: null } }))).toBe('Reading orders: 40')
  expect(progressPercent(run({ products }))).toBe(25)
  expect(progressPercent(run({}))).toBeNull()
  expect(progressPercent(run({ phase: 'orders' }))).toBe(100)
})

test('a sync that waits says why', () => {
  const waiting = run({ status: 'waiting', result: 'rate_limited', retryAt: '2026-06-10T12:01:00Z', tries: 1 })
  expect(describeProgress(waiting)).toBe('The service asks us to wait. It is tried again by itself.')
})

test('a sync that is over says what it did', () => {
  expect(describeOutcome(run({ status: 'done', products }))).toBe(
    '1,250 products read, 12 added, 3 changed, 1 removed.',
  )
  expect(describeOutcome(run({ status: 'done' }))).toBe('Nothing had changed.')
  expect(describeOutcome(run({ status: 'failed', result: 'bad_credentials' }))).toBe('The key was refused.')
})
