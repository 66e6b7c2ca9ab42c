/** Features are hashed to this many places, of which a model keeps those that tell the classes apart. */
export const PLACES = 1 << 20

/** A softmax regression over hashed features: `rows` says for a place which row of weights is its own, counted from 1. */
export type MessageModel = { classes: number; step: number; rows: Uint16Array; weights: Int8Array }

/** The same as it is kept in a file: the places as the gaps between them, both lists in base 64. */
export type PackedModel = { classes: number; step: number; places: string; weights: string }

/** How strongly a sum of weights speaks; what learns and what judges must agree on it. */
export const SHARPNESS = 3

/** The share of each class, by number; they sum to 1. */
export function sharesOf({ classes, step, rows, weights }: MessageModel, features: Uint32Array): number[] {
  const sums = new Int32Array(classes)
  for (let feature = 0; feature < features.length; feature++) {
    const row = rows[features[feature] ?? 0] ?? 0
    if (row === 0) continue
    const start = (row - 1) * classes
    for (let at = 0; at < classes; at++) sums[at] = (sums[at] ?? 0) + (weights[start + at] ?? 0)
  }
  return toShares(sums, (step * SHARPNESS) / Math.sqrt(features.length))
}

export function toShares(sums: Float64Array | Int32Array, scale: number): number[] {
  let top = Number.NEGATIVE_INFINITY
  for (const sum of sums) top = Math.max(top, sum)
  const shares: number[] = []
  let total = 0
  for (const sum of sums) {
    const power = Math.exp((sum - top) * scale)
    total += power
    shares.push(power)
  }
  for (let at = 0; at < shares.length; at++) shares[at] = (shares[at] ?? 0) / total
  return shares
}

export function unpackModel({ classes, step, places, weights }: PackedModel): MessageModel {
  const rows = new Uint16Array(PLACES)
  let place = 0
  let gap = 0
  let shift = 0
  let row = 0
  for (const byte of fromBase64(places)) {
    gap |= (byte & 127) << shift
    shift += 7
    if (byte & 128) continue
    place += gap
    rows[place] = ++row
    gap = 0
    shift = 0
  }
  return { classes, step, rows, weights: new Int8Array(fromBase64(weights).buffer) }
}

export function packModel(
  places: readonly number[],
  weights: Int8Array,
  { classes, step }: { classes: number; step: number },
): PackedModel {
  const gaps: number[] = []
  let before = 0
  for (const place of places) {
    let gap = place - before
    for (; gap > 127; gap >>= 7) gaps.push((gap & 127) | 128)
    gaps.push(gap)
    before = place
  }
  return { classes, step, places: toBase64(Uint8Array.from(gaps)), weights: toBase64(new Uint8Array(weights.buffer)) }
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at)
  return bytes
}

export function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}
