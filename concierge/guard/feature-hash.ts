import { EMPTY_CODE, mix } from '#concierge/understand/text-code.ts'
import { PLACES } from './message-model.ts'

/** The place of a feature in the models. */
export function placeOf(code: number): number {
  return ((code ^ (code >>> 15)) >>> 0) % PLACES
}

/** The place of a feature that is written out. */
export function placeOfText(text: string): number {
  return placeOf(mix(EMPTY_CODE, text))
}

/** Features as the models take them: each once, in the order found. */
export function toFeatures(places: ReadonlySet<number>): Uint32Array {
  const features = new Uint32Array(places.size)
  let at = 0
  for (const place of places) features[at++] = place
  return features
}

/** Adds the runs of two and three shapes of a sentence. */
export function addShapes(shapes: readonly string[], found: Set<number>): void {
  let earlier: number | null = null
  let before: number | null = null
  for (const shape of shapes) {
    if (before !== null) found.add(placeOf(mix(before, shape)))
    if (earlier !== null) found.add(placeOf(mix(earlier, shape)))
    earlier = before === null ? null : mix(mix(before, shape), '>')
    before = mix(mix(EMPTY_CODE, shape), '>')
  }
}
