import { toShares } from '#concierge/guard/message-model.ts'
import { strideFor } from '#concierge/guard/stride.ts'
import type { MeaningModel } from './meaning-model.ts'

export type MeantSample = { label: number; vector: Float32Array }

const EPOCHS = 6
/** From here on the weights of each epoch's end are averaged, as in the model over words. */
const FIRST_AVERAGED = 3
const RATE = 0.2
const SHARPNESS = 12
const LARGEST = 127

/** A softmax regression over sentence vectors, learned in a fixed order; each weight is one byte. */
export function learnMeaning(samples: readonly MeantSample[], classes: number): MeaningModel {
  const length = samples[0]?.vector.length ?? 0
  const weights = new Float32Array(classes * length)
  const averaged = new Float32Array(classes * length)
  const stride = strideFor(samples.length)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE / (1 + epoch / 3)
    for (let step = 0; step < samples.length; step++) {
      const sample = samples[(step * stride + epoch * 31) % samples.length]
      if (sample) learn(weights, classes, sample, rate)
    }
    if (epoch >= FIRST_AVERAGED)
      for (let at = 0; at < weights.length; at++) averaged[at] = (averaged[at] ?? 0) + (weights[at] ?? 0)
  }
  const step = averaged.reduce((top, weight) => Math.max(top, Math.abs(weight)), 0) / LARGEST
  const scale = (step * SHARPNESS) / (EPOCHS - FIRST_AVERAGED)
  return { classes, scale, weights: Int8Array.from(averaged, (weight) => Math.round(weight / step)) }
}

function learn(weights: Float32Array, classes: number, { label, vector }: MeantSample, rate: number): void {
  const sums = new Float64Array(classes)
  for (let at = 0; at < classes; at++)
    for (let place = 0; place < vector.length; place++)
      sums[at] = (sums[at] ?? 0) + (weights[at * vector.length + place] ?? 0) * (vector[place] ?? 0)
  const shares = toShares(sums, SHARPNESS)
  for (let at = 0; at < classes; at++) {
    const gradient = rate * ((at === label ? 1 : 0) - (shares[at] ?? 0))
    for (let place = 0; place < vector.length; place++) {
      const own = at * vector.length + place
      weights[own] = (weights[own] ?? 0) + gradient * (vector[place] ?? 0)
    }
  }
}
