import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inSlices } from './in-slices.ts'

const WORK_MS = 4

/** Holds the event loop, as one answer of the concierge does. */
async function workHard(item: number): Promise<number> {
  const endsAt = performance.now() + WORK_MS
  while (performance.now() < endsAt);
  return item
}

const items = Array.from({ length: 60 }, (_, at) => at)

test('others come in between, again and again, while a long list is worked through', async () => {
  let rounds = 0
  let isDone = false
  const others = async () => {
    while (!isDone) {
      rounds++
      await nextRound()
    }
  }
  const watching = others()
  expect(await inSlices(items, workHard)).toEqual(items)
  isDone = true
  await watching
  expect(rounds).toBeGreaterThan(10)
})

test('whoever is told how far it is may end it', async () => {
  const told: number[] = []
  const done = await inSlices(items, workHard, (count) => told.push(count) < 3)
  expect(told).toHaveLength(3)
  expect(done).toHaveLength(told.at(-1) ?? 0)
})
