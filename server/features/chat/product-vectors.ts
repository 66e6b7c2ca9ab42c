import { createHash } from 'node:crypto'
import type { SentenceVectors } from '#concierge/ports.ts'
import type { Database } from '#server/db/database.ts'

const TEXTS_AT_ONCE = 64

/** Works out the vectors of a menu behind the shoppers' backs. Returns them in the order of `texts`, each text's own. */
export type KeepVectors = (tenantId: string, texts: readonly string[]) => Promise<readonly Float32Array[]>

/**
 * Reads the vectors that are stored, makes and stores the others in small batches, and drops those of products that are
 * gone. One menu after another, so that a rush of new shops does not starve the machine; a batch that is stored stays
 * stored, so a restart goes on where it stopped.
 */
export function createVectorKeeper(db: Database, vectors: SentenceVectors): KeepVectors {
  let last: Promise<unknown> = Promise.resolve()
  return (tenantId, texts) => {
    const mine = last.then(() => keepVectors({ db, vectors }, tenantId, texts))
    last = mine.catch(() => {})
    return mine
  }
}

async function keepVectors(
  deps: { db: Database; vectors: SentenceVectors },
  tenantId: string,
  texts: readonly string[],
): Promise<readonly Float32Array[]> {
  const textOf = new Map(texts.map((text) => [hashOf(text), text]))
  const known = await readVectors(deps.db, tenantId)
  const missing = [...textOf.keys()].filter((hash) => !known.has(hash))
  for (let start = 0; start < missing.length; start += TEXTS_AT_ONCE) {
    const hashes = missing.slice(start, start + TEXTS_AT_ONCE)
    const made = await deps.vectors.embed(hashes.map((hash) => textOf.get(hash) ?? ''))
    for (const [i, hash] of hashes.entries()) {
      const vector = made[i]
      if (vector !== undefined) known.set(hash, vector)
    }
    await storeVectors(deps.db, tenantId, new Map(hashes.map((hash) => [hash, known.get(hash)])))
  }
  const gone = [...known.keys()].filter((hash) => !textOf.has(hash))
  if (gone.length > 0) await dropVectors(deps.db, tenantId, gone)
  return texts.map((text) => known.get(hashOf(text)) ?? new Float32Array())
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

async function readVectors(db: Database, tenantId: string): Promise<Map<string, Float32Array>> {
  const rows = await db.tenant(tenantId, (trx) =>
    trx.selectFrom('product_vectors').select(['text_hash', 'vector']).where('tenant_id', '=', tenantId).execute(),
  )
  return new Map(rows.map((row) => [row.text_hash, toVector(row.vector)]))
}

async function storeVectors(
  db: Database,
  tenantId: string,
  rows: ReadonlyMap<string, Float32Array | undefined>,
): Promise<void> {
  const values = [...rows].flatMap(([text_hash, vector]) =>
    vector === undefined ? [] : [{ tenant_id: tenantId, text_hash, vector: toBytes(vector) }],
  )
  if (values.length === 0) return
  await db.tenant(tenantId, (trx) =>
    trx
      .insertInto('product_vectors')
      .values(values)
      .onConflict((conflict) => conflict.columns(['tenant_id', 'text_hash']).doNothing())
      .execute(),
  )
}

async function dropVectors(db: Database, tenantId: string, hashes: readonly string[]): Promise<void> {
  await db.tenant(tenantId, (trx) =>
    trx.deleteFrom('product_vectors').where('tenant_id', '=', tenantId).where('text_hash', 'in', hashes).execute(),
  )
}

function toBytes(vector: Float32Array): Uint8Array {
  return Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)
}

/** The bytes of a driver need not lie where a Float32Array may begin, so they are copied. */
function toVector(bytes: Uint8Array): Float32Array {
  return new Float32Array(Uint8Array.from(bytes).buffer)
}
