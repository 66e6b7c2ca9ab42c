import type { Store } from '#concierge/open-store.ts'
import type { SentenceVectors } from '#concierge/ports.ts'
import { findArticle } from '#concierge/say/articles.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import { NO_WISH, type Term } from '#concierge/retrieve/wish.ts'
import type { Intent } from './intent.ts'
import { MEANINGS } from './meanings.ts'
import type { Understood } from './understand.ts'

const CERTAIN = 0.62
const CLEARLY_AHEAD = 0.04
const NEAR_PRODUCT = 0.55

/** Revises what words left open: the intent of the nearest example sentence, or the products nearest in meaning. */
export async function meaningOf(store: Store, understood: Understood, vectors: SentenceVectors): Promise<Understood> {
  const [examples, asked] = await Promise.all([exampleVectors(vectors), vectors.embed([understood.plain])])
  const [question] = asked
  if (question === undefined) return understood
  const best = nearestMeaning(question, examples)
  if (best !== null) {
    const store = isStoreIntent(best) ? [best] : understood.store
    const article =
      best === 'education' ? (understood.article ?? findArticle(understood.plain)?.id ?? null) : understood.article
    if (best !== 'recommend') return { ...understood, intent: best, store, article }
  }
  const near = nearestProducts(store, question)
  return near.length === 0 ? understood : recommendNear(understood, near)
}

function recommendNear(understood: Understood, near: readonly Item[]): Understood {
  const term: Term = { said: understood.plain.slice(0, 60), stems: [], rows: new Set(near.map((item) => item.row)) }
  const wish = { ...NO_WISH, terms: [term] }
  return { ...understood, intent: 'recommend', wish, parts: [wish] }
}

type Example = { intent: Intent; vector: Float32Array }
const exampleCache = new WeakMap<SentenceVectors, Promise<readonly Example[]>>()

function exampleVectors(vectors: SentenceVectors): Promise<readonly Example[]> {
  const known = exampleCache.get(vectors)
  if (known !== undefined) return known
  const made = vectors
    .embed(MEANINGS.map((meaning) => meaning.text))
    .then((rows) =>
      rows.flatMap((vector, index) =>
        MEANINGS[index] === undefined ? [] : [{ intent: MEANINGS[index].intent, vector }],
      ),
    )
  exampleCache.set(vectors, made)
  made.catch(() => exampleCache.delete(vectors))
  return made
}

/** The intent whose example is nearest, when it is near and clearly ahead of every other intent. */
function nearestMeaning(question: Float32Array, examples: readonly Example[]): Intent | null {
  const best = new Map<Intent, number>()
  for (const example of examples)
    best.set(example.intent, Math.max(best.get(example.intent) ?? -1, dot(question, example.vector)))
  const [first, second] = [...best].sort((a, b) => b[1] - a[1])
  if (first === undefined || first[1] < CERTAIN || first[1] - (second?.[1] ?? 0) < CLEARLY_AHEAD) return null
  return first[0]
}

function nearestProducts(store: Store, question: Float32Array): Item[] {
  const { vectors } = store
  if (vectors === null) return []
  const scored = store.items.flatMap((item) => {
    const vector = vectors[item.row]
    return vector === undefined || !item.inStock ? [] : [{ item, near: dot(question, vector) }]
  })
  return scored
    .filter((entry) => entry.near >= NEAR_PRODUCT)
    .sort((a, b) => b.near - a.near)
    .slice(0, 5)
    .map((entry) => entry.item)
}

/** Four sums at once, which a processor adds without waiting for one another; lengths are multiples of four. */
function dot(a: Float32Array, b: Float32Array): number {
  let [first, second, third, fourth] = [0, 0, 0, 0]
  for (let at = 0; at < a.length; at += 4) {
    first += (a[at] ?? 0) * (b[at] ?? 0)
    second += (a[at + 1] ?? 0) * (b[at + 1] ?? 0)
    third += (a[at + 2] ?? 0) * (b[at + 2] ?? 0)
    fourth += (a[at + 3] ?? 0) * (b[at + 3] ?? 0)
  }
  return first + second + third + fourth
}

const STORE: ReadonlySet<string> = new Set(MEANINGS.filter((meaning) => meaning.store).map((meaning) => meaning.intent))

function isStoreIntent(intent: Intent): intent is Understood['store'][number] {
  return STORE.has(intent)
}
