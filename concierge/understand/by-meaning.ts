import type { Store } from '#concierge/open-store.ts'
import type { SentenceVectors } from '#concierge/ports.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import { NO_WISH, type Term } from '#concierge/retrieve/wish.ts'
import { saysWish } from './standing.ts'
import { meantTopics } from './topic-of.ts'
import { type Reading, settle, type Understood } from './understand.ts'

const NEAR_PRODUCT = 0.55

/** Settles anew what words left open, with the evidence of the sentence vector; still open, the products nearest in meaning are meant. */
export async function meaningOf(store: Store, reading: Reading, vectors: SentenceVectors): Promise<Understood> {
  const { plain } = reading.rest
  const [vector] = await vectors.embed([plain])
  const understood = settle(reading, vector === undefined ? null : meantTopics(vector))
  const isOpen = understood.intent === 'clarify' || (understood.intent === 'recommend' && !saysWish(understood.wish))
  const near = isOpen && vector !== undefined ? nearestProducts(store, vector) : []
  return near.length === 0 ? understood : recommendNear(understood, near)
}

function recommendNear(understood: Understood, near: readonly Item[]): Understood {
  const term: Term = { said: understood.plain.slice(0, 60), stems: [], rows: new Set(near.map((item) => item.row)) }
  const wish = { ...NO_WISH, terms: [term] }
  return { ...understood, intent: 'recommend', wish, parts: [wish] }
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
