import { wordForms } from './word-forms.ts'
import type { Token } from './tokenize.ts'

/** A softmax regression over hashed features, small enough to be learnt at start. */
export type SoftmaxModel = { classes: number; weights: Float32Array }
export type Sample = { label: number; features: Uint32Array }

const BUCKETS = 1 << 14
const EPOCHS = 5
const RATE = 0.35
const SHRINK = 1e-5
const SHARPNESS = 2

/** Learns in a fixed order: the same samples always give the same weights. */
export function trainSoftmax(samples: readonly Sample[], classes: number): SoftmaxModel {
  const model = { classes, weights: new Float32Array(BUCKETS * classes) }
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE / (1 + epoch)
    for (let step = 0; step < samples.length; step++) {
      const sample = samples[(step * 7919 + epoch * 31) % samples.length]
      if (sample) learn(model, sample, rate)
    }
  }
  return model
}

/** The share of each class, by number; they sum to 1. */
export function sharesOf({ classes, weights }: SoftmaxModel, features: Uint32Array): number[] {
  const sums = Array.from({ length: classes }, () => 0)
  for (const feature of features)
    for (let at = 0; at < classes; at++) sums[at] = (sums[at] ?? 0) + (weights[feature * classes + at] ?? 0)
  const top = Math.max(...sums)
  const scale = SHARPNESS / Math.sqrt(features.length)
  const powers = sums.map((sum) => Math.exp((sum - top) * scale))
  const total = powers.reduce((all, one) => all + one, 0)
  return powers.map((power) => power / total)
}

/** Words, word pairs, word beginnings and whatever else is named, as bucket numbers. */
export function featuresOf(tokens: readonly Token[], extra: Iterable<string> = []): Uint32Array {
  const features = new Set<number>([hash('*')])
  let before = '^'
  for (const { word, value } of tokens) {
    const shape = value === null ? (wordForms(word).at(-1) ?? word) : '#'
    features.add(hash(shape))
    features.add(hash(`${before} ${shape}`))
    if (shape.length > 5) features.add(hash(`${shape.slice(0, 5)}-`))
    before = shape
  }
  for (const name of extra) features.add(hash(name))
  return Uint32Array.from(features)
}

function learn(model: SoftmaxModel, { label, features }: Sample, rate: number) {
  const shares = sharesOf(model, features)
  const { classes, weights } = model
  const step = rate / Math.sqrt(features.length)
  for (let at = 0; at < classes; at++) {
    const gradient = step * ((at === label ? 1 : 0) - (shares[at] ?? 0))
    for (const feature of features) {
      const place = feature * classes + at
      weights[place] = (weights[place] ?? 0) * (1 - SHRINK) + gradient
    }
  }
}

function hash(text: string): number {
  let code = 2166136261
  for (let at = 0; at < text.length; at++) code = Math.imul(code ^ text.charCodeAt(at), 16777619)
  return (code >>> 0) % BUCKETS
}
