import { describe, expect, it } from 'vitest'
import { learnMeaning } from './learn-meaning.ts'
import { meantShares, packMeaning, unpackMeaning } from './meaning-model.ts'
import { markOf, readMeantTexts } from './topic-samples.ts'
import weights from './meaning-weights.json' with { type: 'json' }

const CLASSES = 3
const around = (label: number, at: number) =>
  Float32Array.from({ length: 4 }, (_, place) => (place === label ? 1 : ((at * 7 + place * 3) % 5) / 10))
const samples = Array.from({ length: 60 }, (_, at) => ({ label: at % CLASSES, vector: around(at % CLASSES, at) }))

describe('the model over sentence vectors', () => {
  it('gives a vector to the class whose examples lie around it, before and after it is packed', () => {
    const learned = learnMeaning(samples, CLASSES)
    const model = unpackMeaning(packMeaning(learned, 0))
    for (const label of [0, 1, 2]) {
      const shares = meantShares(model, around(label, 99))
      expect(shares.indexOf(Math.max(...shares))).toBe(label)
      expect(shares).toEqual(meantShares(learned, around(label, 99)))
    }
  })

  it('has weights of its present examples (after a change of them: npm run learn)', () => {
    expect(weights.of).toBe(markOf(readMeantTexts()))
  })
})
