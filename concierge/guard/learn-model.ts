import { keyOf, orderOf, scatter } from './sample-order.ts'
import { PLACES, packModel, type PackedModel, SHARPNESS, toShares } from './message-model.ts'

export type Sample = { label: number; features: Uint32Array; weight: number }

const EPOCHS = 9
/** From here on the weights of each epoch's end are averaged: what one order of samples overstates evens out. */
const FIRST_AVERAGED = 3
const RATE = 0.6
const MOST_ROWS = 52_000
const FEWEST_SAMPLES = 2
const LARGEST = 127

/** Missed by less than this, a class is left as it is: correcting it would change little and take as long as any. */
const LEAST_MISSED = 0.0005

/** `rounds`: as often the samples are learned anew in another order; the mean of them all owes little to any one. */
type Effort = { mostRows?: number; rounds?: number }

/**
 * Learns in an order that hangs on the samples themselves: the same ones always give the same model, to the last bit, and with one more
 * among them the others are met as before, so that what has nothing to do with it stays as it was.
 */
export function learnModel(
  samples: readonly Sample[],
  classes: number,
  { mostRows = MOST_ROWS, rounds = 1 }: Effort = {},
): PackedModel {
  const places = placesSeenOften(samples)
  const rowOf = new Int32Array(PLACES).fill(-1)
  places.forEach((place, row) => {
    rowOf[place] = row
  })
  const told = samples.map(({ features, ...sample }) => ({
    ...sample,
    rows: Int32Array.from(features, (place) => rowOf[place] ?? -1).filter((row) => row >= 0),
  }))
  const room = new Int32Array(told.reduce((most, { rows }) => Math.max(most, rows.length), 0))
  const sums = new Float64Array(classes)
  const gradients = new Float64Array(classes)
  const averaged = new Float32Array(places.length * classes)
  const keys = Uint32Array.from(samples, ({ features, label }) => keyOf(features, label))
  for (let round = 0; round < rounds; round++) {
    const weights = new Float32Array(places.length * classes)
    for (let epoch = 0; epoch < EPOCHS; epoch++) {
      const rate = RATE / (1 + epoch / 2)
      const pass = round * EPOCHS + epoch
      for (const at of orderOf(keys, pass)) {
        const sample = told[at]
        const turn = scatter((keys[at] ?? 0) + pass)
        if (sample) learn({ weights, classes, places, room, sums, gradients }, sample, { rate, turn })
      }
      if (epoch >= FIRST_AVERAGED) addTo(averaged, weights, 1 / (EPOCHS - FIRST_AVERAGED) / rounds)
    }
  }
  return compact(averaged, { classes, places, mostRows })
}

/** A sample by its rows of weights, which stand close together: the memory's speed is what learning takes. */
type Told = { label: number; weight: number; rows: Int32Array }

type Learning = {
  weights: Float32Array
  classes: number
  places: Uint32Array
  room: Int32Array
  sums: Float64Array
  gradients: Float64Array
}

function learn(
  { weights, classes, places, room, sums, gradients }: Learning,
  { rows, label, weight }: Told,
  { rate, turn }: { rate: number; turn: number },
) {
  let count = 0
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0
    if (!isLeftOut(places[row] ?? 0, turn)) room[count++] = row * classes
  }
  sums.fill(0)
  for (let from = 0; from < count; from++) {
    const start = room[from] ?? 0
    for (let at = 0; at < classes; at++) sums[at] = (sums[at] ?? 0) + (weights[start + at] ?? 0)
  }
  const scale = SHARPNESS / Math.sqrt(count)
  const shares = toShares(sums, scale)
  let corrects = false
  for (let at = 0; at < classes; at++) {
    const missed = (at === label ? 1 : 0) - (shares[at] ?? 0)
    gradients[at] = Math.abs(missed) < LEAST_MISSED ? 0 : rate * weight * scale * missed
    corrects ||= gradients[at] !== 0
  }
  if (!corrects) return
  for (let from = 0; from < count; from++) {
    const start = room[from] ?? 0
    for (let at = 0; at < classes; at++) weights[start + at] = (weights[start + at] ?? 0) + (gradients[at] ?? 0)
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

/** Places that at least two samples share, the most frequent first; what stands in one alone teaches nothing about others. */
function placesSeenOften(samples: readonly Sample[]): Uint32Array {
  const counts = new Uint32Array(PLACES)
  for (const { features } of samples) for (const place of features) counts[place] = (counts[place] ?? 0) + 1
  return Uint32Array.from(counts.keys())
    .filter((place) => (counts[place] ?? 0) >= FEWEST_SAMPLES)
    .sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0) || one - other)
}

type Kept = { classes: number; places: Uint32Array; mostRows: number }

/** Keeps the rows that tell the classes apart most, each weight as one byte. */
function compact(weights: Float32Array, { classes, places, mostRows }: Kept): PackedModel {
  const rowAt = (row: number): Float32Array => weights.subarray(row * classes, (row + 1) * classes)
  const kept = Array.from(places, (place, row) => ({ place, row, spread: centre(rowAt(row)) }))
    .sort((one, other) => other.spread - one.spread || one.place - other.place)
    .slice(0, mostRows)
    .sort((one, other) => one.place - other.place)
  const largest = kept.reduce((top, { row }) => Math.max(top, ...rowAt(row)), 0)
  const step = largest / LARGEST / 2
  const bytes = new Int8Array(kept.length * classes)
  kept.forEach(({ row }, to) => {
    for (let at = 0; at < classes; at++) bytes[to * classes + at] = toByte((rowAt(row)[at] ?? 0) / step)
  })
  return packModel(
    kept.map(({ place }) => place),
    bytes,
    { classes, step },
  )
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
