import { strideFor } from './stride.ts'
import { PLACES, packModel, type PackedModel, SHARPNESS, toShares } from './message-model.ts'

export type Sample = { label: number; features: Uint32Array; weight: number }

const EPOCHS = 9
/** From here on the weights of each epoch's end are averaged: what one order of samples overstates evens out. */
const FIRST_AVERAGED = 3
const RATE = 0.6
const MOST_ROWS = 52_000
const FEWEST_SAMPLES = 2
const LARGEST = 127

/** Learns in a fixed order: the same samples always give the same model, to the last bit. */
export function learnModel(samples: readonly Sample[], classes: number, mostRows = MOST_ROWS): PackedModel {
  const known = seenOften(samples)
  const told = samples.map((sample) => ({ ...sample, features: sample.features.filter((place) => known[place] === 1) }))
  const weights = new Float32Array(PLACES * classes)
  const averaged = new Float32Array(PLACES * classes)
  const stride = strideFor(samples.length)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE / (1 + epoch / 2)
    for (let step = 0; step < told.length; step++) {
      const sample = told[(step * stride + epoch * 31) % told.length]
      if (sample) learn({ weights, classes }, sample, { rate, turn: epoch * told.length + step })
    }
    if (epoch >= FIRST_AVERAGED) addTo(averaged, weights, 1 / (EPOCHS - FIRST_AVERAGED))
  }
  return compact(averaged, { classes, known, mostRows })
}

type Learning = { weights: Float32Array; classes: number }

function learn({ weights, classes }: Learning, sample: Sample, { rate, turn }: { rate: number; turn: number }) {
  const features = sample.features.filter((place) => !isLeftOut(place, turn))
  const sums = new Float64Array(classes)
  for (const place of features)
    for (let at = 0; at < classes; at++) sums[at] = (sums[at] ?? 0) + (weights[place * classes + at] ?? 0)
  const scale = SHARPNESS / Math.sqrt(features.length)
  const shares = toShares(sums, scale)
  for (let at = 0; at < classes; at++) {
    const gradient = rate * sample.weight * scale * ((at === sample.label ? 1 : 0) - (shares[at] ?? 0))
    for (const place of features) weights[place * classes + at] = (weights[place * classes + at] ?? 0) + gradient
  }
}

function addTo(sum: Float32Array, weights: Float32Array, share: number) {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (weights[at] ?? 0) * share
}

/** Each time a sample is seen a quarter of its features is hidden, others each time: no class may rest on one word. */
function isLeftOut(place: number, turn: number): boolean {
  const mixed = Math.imul(place ^ Math.imul(turn + 1, 2654435761), 1597334677)
  return (mixed ^ (mixed >>> 15)) >>> 30 === 0
}

/** Places that at least two samples share; what stands in one alone teaches nothing about others. */
function seenOften(samples: readonly Sample[]): Uint8Array {
  const counts = new Uint32Array(PLACES)
  for (const { features } of samples) for (const place of features) counts[place] = (counts[place] ?? 0) + 1
  return Uint8Array.from(counts, (count) => (count >= FEWEST_SAMPLES ? 1 : 0))
}

type Kept = { classes: number; known: Uint8Array; mostRows: number }

/** Keeps the rows that tell the classes apart most, each weight as one byte. */
function compact(weights: Float32Array, { classes, known, mostRows }: Kept): PackedModel {
  const found: { place: number; spread: number }[] = []
  for (let place = 0; place < PLACES; place++) {
    if (known[place] === 1)
      found.push({ place, spread: centre(weights.subarray(place * classes, (place + 1) * classes)) })
  }
  const kept = found
    .sort((one, other) => other.spread - one.spread || one.place - other.place)
    .slice(0, mostRows)
    .map(({ place }) => place)
    .sort((one, other) => one - other)
  const largest = kept.reduce(
    (top, place) => Math.max(top, ...weights.subarray(place * classes, (place + 1) * classes)),
    0,
  )
  const step = largest / LARGEST / 2
  const bytes = new Int8Array(kept.length * classes)
  kept.forEach((place, row) => {
    for (let at = 0; at < classes; at++) bytes[row * classes + at] = toByte((weights[place * classes + at] ?? 0) / step)
  })
  return packModel(kept, bytes, { classes, step })
}

function toByte(value: number): number {
  return Math.max(-LARGEST, Math.min(LARGEST, Math.round(value)))
}

/** Takes the mean of a row from it, which changes no share, and says how far its weights spread. */
function centre(row: Float32Array): number {
  const mean = row.reduce((sum, weight) => sum + weight, 0) / row.length
  for (let at = 0; at < row.length; at++) row[at] = (row[at] ?? 0) - mean
  return Math.hypot(...row)
}
