import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { SentenceVectors } from '#concierge/ports.ts'

const Reply = z.object({
  id: z.number(),
  vectors: z.array(z.instanceof(Float32Array)).optional(),
  error: z.string().optional(),
})

const REMEMBERED = 500
const LONGEST_REMEMBERED = 300

type Waiting = { resolve: (vectors: readonly Float32Array[]) => void; reject: (error: Error) => void }

/**
 * Sentence vectors (512 numbers of unit length) from a model in a worker thread. The worker starts on the first text and is
 * started anew after it died; `close` ends it, and texts still waiting are rejected. Lately asked single texts are kept.
 * `warmUp` starts it before there is a text and lets it run until its code is compiled: half a second that no shopper waits.
 */
export function createSentenceVectors(): SentenceVectors & { warmUp(): Promise<void>; close(): Promise<void> } {
  let worker: Worker | null = null
  let closed = false
  let lastId = 0
  const waiting = new Map<number, Waiting>()
  const recent = new Map<string, Float32Array>()

  const failAll = (error: Error): void => {
    for (const entry of waiting.values()) entry.reject(error)
    waiting.clear()
    worker = null
  }
  const running = (): Worker => {
    if (worker !== null) return worker
    const started = new Worker(new URL('./embed-worker.ts', import.meta.url))
    started.unref()
    started.on('message', (message: unknown) => settle(message, waiting, started))
    started.on('error', (error: unknown) =>
      failAll(error instanceof Error ? error : new Error('The sentence model failed.')),
    )
    started.on('exit', () => failAll(new Error('The sentence model stopped.')))
    worker = started
    return started
  }
  const embed = (texts: readonly string[]): Promise<readonly Float32Array[]> => {
    if (closed) return Promise.reject(new Error('The sentence model is closed.'))
    if (texts.length === 0) return Promise.resolve([])
    const [first = ''] = texts
    const known = texts.length === 1 ? recent.get(first) : undefined
    if (known !== undefined) return Promise.resolve([known])
    return new Promise((resolve, reject) => {
      const id = ++lastId
      const done = (vectors: readonly Float32Array[]): void => {
        if (texts.length === 1) keep(recent, first, vectors[0])
        resolve(vectors)
      }
      waiting.set(id, { resolve: done, reject })
      const target = running()
      target.ref()
      target.postMessage({ id, texts: [...texts] })
    })
  }
  return {
    embed,
    warmUp: async () => {
      try {
        for (const text of rehearsal()) await embed([text])
      } catch (error) {
        if (!closed) throw error
      }
    },
    close: async () => {
      closed = true
      await worker?.terminate()
    },
  }
}

const REHEARSED =
  'is there something that my aunt who is visiting and a little picky would like to try on the porch tonight'
const REHEARSALS = 3

function keep(recent: Map<string, Float32Array>, text: string, vector: Float32Array | undefined): void {
  if (vector === undefined || text.length > LONGEST_REMEMBERED) return
  const [oldest] = recent.keys()
  if (recent.size >= REMEMBERED && oldest !== undefined) recent.delete(oldest)
  recent.set(text, vector)
}

/** Sentences of one word up to so many as shoppers write, several times over and no two alike. */
function* rehearsal(): Generator<string> {
  const words = REHEARSED.split(' ')
  for (let time = 0; time < REHEARSALS; time++)
    for (let count = 1; count <= words.length; count++)
      yield [...words.slice(time), ...words.slice(0, time)].slice(0, count).join(' ')
}

function settle(message: unknown, waiting: Map<number, Waiting>, worker: Worker): void {
  const { id, vectors, error } = Reply.parse(message)
  const entry = waiting.get(id)
  waiting.delete(id)
  if (waiting.size === 0) worker.unref()
  if (vectors === undefined) entry?.reject(new Error(error ?? 'The sentence model failed.'))
  else entry?.resolve(vectors)
}
