import { fromBase64, toBase64, toShares } from '#concierge/guard/message-model.ts'

/** A softmax regression over sentence vectors: one row of weights a class; `scale` turns their sums into evidence. */
export type MeaningModel = { classes: number; scale: number; weights: Int8Array }

/** The same as it is kept in a file; `of` tells the examples that it was learned from. */
export type PackedMeaning = { classes: number; scale: number; of: number; weights: string }

/** The share of each class, by number; they sum to 1. */
export function meantShares({ classes, scale, weights }: MeaningModel, vector: Float32Array): number[] {
  const sums = new Float64Array(classes)
  for (let at = 0; at < classes; at++) {
    let sum = 0
    for (let place = 0; place < vector.length; place++)
      sum += (weights[at * vector.length + place] ?? 0) * (vector[place] ?? 0)
    sums[at] = sum
  }
  return toShares(sums, scale)
}

export function packMeaning({ classes, scale, weights }: MeaningModel, of: number): PackedMeaning {
  return { classes, scale, of, weights: toBase64(new Uint8Array(weights.buffer)) }
}

export function unpackMeaning({ classes, scale, weights }: PackedMeaning): MeaningModel {
  return { classes, scale, weights: new Int8Array(fromBase64(weights).buffer) }
}
