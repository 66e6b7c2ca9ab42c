import { expect, it } from 'vitest'
import { learnModel } from '#concierge/guard/learn-model.ts'
import { OPINION_EFFORT, OPINIONS, readOpinions } from './examples.ts'
import weights from './opinion-weights.json' with { type: 'json' }

it('keeps the very weights that the examples of opinions give (after a change of either: npm run learn)', () => {
  const made = learnModel(readOpinions(), OPINIONS.length, OPINION_EFFORT)
  expect(made.places === weights.places && made.weights === weights.weights && made.step === weights.step).toBe(true)
}, 120_000)
