/** A number that tells a sample by its content. */
export function keyOf(features: Uint32Array, label: number): number {
  let key = label
  for (const place of features) key = scatter(key ^ place)
  return key
}

/** Spreads whole numbers over 32 bits: neighbours land far apart. */
export function scatter(code: number): number {
  let mixed = Math.imul(code ^ (code >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

const MOST_SAMPLES = 2 ** 21
const ANOTHER_PASS = 2654435761

/** In which order samples are met in a pass: by their keys, mixed with the pass. One sample more moves no other past its neighbour. */
export function orderOf(keys: Uint32Array, pass: number): Uint32Array {
  const mixed = Math.imul(pass + 1, ANOTHER_PASS)
  const sorted = Float64Array.from(keys, (key, at) => scatter(key ^ mixed) * MOST_SAMPLES + at).sort()
  return Uint32Array.from(sorted, (one) => one % MOST_SAMPLES)
}
