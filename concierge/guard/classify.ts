import { CRISIS, DISTRESS, MEDICAL, PRIVACY } from '#concierge/guard-examples/personal.ts'
import { HARMFUL } from '#concierge/guard-examples/harmful.ts'
import { ILLEGAL } from '#concierge/guard-examples/illegal.ts'
import { INJECTION } from '#concierge/guard-examples/injection.ts'
import { OFF_TOPIC } from '#concierge/guard-examples/off-topic.ts'
import { SERVE } from '#concierge/guard-examples/serve.ts'
import { expandTemplates } from './expand-templates.ts'
import { readMessage, type Reading } from './read-message.ts'
import { wordForms } from './word-forms.ts'

export const MESSAGE_CLASSES = [
  'serve',
  'off_topic',
  'harmful',
  'injection',
  'privacy',
  'medical',
  'distress',
  'crisis',
  'illegal',
] as const
export type MessageClass = (typeof MESSAGE_CLASSES)[number]

const EXAMPLES: Readonly<Record<MessageClass, string>> = {
  serve: SERVE,
  off_topic: OFF_TOPIC,
  harmful: HARMFUL,
  injection: INJECTION,
  privacy: PRIVACY,
  medical: MEDICAL,
  distress: DISTRESS,
  crisis: CRISIS,
  illegal: ILLEGAL,
}
const BUCKETS = 1 << 14
const EPOCHS = 6
const RATE = 0.35
const SHRINK = 1e-5

/** How likely each class is, by a softmax regression over words, word pairs, word beginnings and concepts. */
export function classify(reading: Reading): Record<MessageClass, number> {
  model ??= train()
  const shares = softmax(model, featuresOf(reading))
  const result: Record<MessageClass, number> = {
    serve: 0,
    off_topic: 0,
    harmful: 0,
    injection: 0,
    privacy: 0,
    medical: 0,
    distress: 0,
    crisis: 0,
    illegal: 0,
  }
  MESSAGE_CLASSES.forEach((name, at) => {
    result[name] = shares[at] ?? 0
  })
  return result
}

let model: Float32Array | null = null

/** Learns from the project's own examples, always in the same order: the same weights on every start. */
function train(): Float32Array {
  const samples = MESSAGE_CLASSES.flatMap((name, label) =>
    expandTemplates(EXAMPLES[name]).map((text) => ({ label, features: featuresOf(readMessage(text)) })),
  )
  const weights = new Float32Array(BUCKETS * MESSAGE_CLASSES.length)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE / (1 + epoch)
    for (let step = 0; step < samples.length; step++) {
      const sample = samples[(step * 7919 + epoch * 31) % samples.length]
      if (sample) learn(weights, sample, rate)
    }
  }
  return weights
}

function learn(weights: Float32Array, { label, features }: { label: number; features: Uint32Array }, rate: number) {
  const shares = softmax(weights, features)
  const count = MESSAGE_CLASSES.length
  for (const feature of features) {
    for (let at = 0; at < count; at++) {
      const place = feature * count + at
      const gradient = (at === label ? 1 : 0) - (shares[at] ?? 0)
      weights[place] = (weights[place] ?? 0) * (1 - SHRINK) + (rate * gradient) / Math.sqrt(features.length)
    }
  }
}

function softmax(weights: Float32Array, features: Uint32Array): number[] {
  const count = MESSAGE_CLASSES.length
  const sums = new Array<number>(count).fill(0)
  for (const feature of features)
    for (let at = 0; at < count; at++) sums[at] = (sums[at] ?? 0) + (weights[feature * count + at] ?? 0)
  const top = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(((sum - top) / Math.sqrt(features.length)) * 2))
  const total = powers.reduce((all, one) => all + one, 0)
  return powers.map((power) => power / total)
}

function featuresOf(reading: Reading): Uint32Array {
  const features = new Set<number>([hash('*')])
  let before = '^'
  for (const { word, value } of reading.tokens) {
    const shape = value === null ? (wordForms(word).at(-1) ?? word) : '#'
    features.add(hash(shape))
    features.add(hash(`${before} ${shape}`))
    if (shape.length > 5) features.add(hash(`${shape.slice(0, 5)}-`))
    before = shape
  }
  for (const concept of reading.concepts) features.add(hash(concept))
  return Uint32Array.from(features)
}

function hash(text: string): number {
  let code = 2166136261
  for (let at = 0; at < text.length; at++) code = Math.imul(code ^ text.charCodeAt(at), 16777619)
  return (code >>> 0) % BUCKETS
}
