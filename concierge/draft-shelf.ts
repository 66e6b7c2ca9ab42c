import { draftFit } from './answer-fit.ts'
import { answerLine } from './answer-line.ts'
import { answerRange } from './answer-range.ts'
import type { Draft, Scene } from './draft.ts'
import { fromProduct } from './draft-product-answer.ts'

/** Which things go together, what a line of things comes in and how far a shelf reaches; null where nothing of it was asked. */
export function draftShelf(scene: Scene): Draft | null {
  const fit = draftFit(scene)
  if (fit !== null) return fit
  const line = answerLine(scene)
  if (line !== null) return fromProduct(line, scene, 'product_info')
  const range = answerRange(scene)
  return range === null ? null : fromProduct(range, scene, 'recommend')
}
