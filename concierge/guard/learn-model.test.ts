import { describe, expect, it } from 'vitest'
import { GUARD_EFFORT, readExamples } from './examples.ts'
import { learnModel } from './learn-model.ts'
import { MESSAGE_CLASSES } from './message-classes.ts'
import { sharesOf, unpackModel } from './message-model.ts'
import weights from './message-weights.json' with { type: 'json' }

describe('learnModel', () => {
  it('makes of the examples the very weights that are kept (after a change of either: npm run learn)', () => {
    const made = learnModel(readExamples(), MESSAGE_CLASSES.length, GUARD_EFFORT)
    expect(made.places === weights.places && made.weights === weights.weights && made.step === weights.step).toBe(true)
  }, 600_000)

  it('tells classes apart by what their samples share', () => {
    const samples = [0, 1].flatMap((label) =>
      Array.from({ length: 20 }, (_, at) => ({
        label,
        weight: 1,
        features: Uint32Array.from([1000 + label, 2000 + at]),
      })),
    )
    const model = unpackModel(learnModel(samples, 2))
    const [first = 0, second = 0] = sharesOf(model, Uint32Array.from([1001, 2001, 9999]))
    expect(second).toBeGreaterThan(0.8)
    expect(first + second).toBeCloseTo(1)
  })
})
