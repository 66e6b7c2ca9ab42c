import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SentenceVectors } from '#concierge/ports.ts'
import { createSentenceVectors } from '#server/adapters/sentence-vectors/create-sentence-vectors.ts'
import type { OpenDatabase } from '#server/db/open-database.ts'
import { makeTenant } from '#testing/factories.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { createVectorKeeper } from './product-vectors.ts'

const model = createSentenceVectors()
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  await model.close()
  await database.close()
})

/** The real model, with a note of what it was asked. */
function watched(): SentenceVectors & { asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    embed: (texts) => {
      asked.push(...texts)
      return model.embed(texts)
    },
  }
}

const MENU = ['a calming indica flower', 'an uplifting sativa vape', 'chocolate with five milligrams']

describe('the vectors of a menu', () => {
  it('are made once, stored, and given in the order of the menu', async () => {
    const { db } = database
    const tenant = await makeTenant(db)
    const first = watched()
    const made = await createVectorKeeper(db, first)(tenant.id, MENU)
    expect(first.asked).toEqual(MENU)
    expect(made.map((vector) => vector.length)).toEqual([512, 512, 512])

    const second = watched()
    const again = await createVectorKeeper(db, second)(tenant.id, [...MENU].reverse())
    expect(second.asked).toEqual([])
    expect([...again].reverse()).toEqual(made)
  })

  it('are made for what is new and dropped for what is gone', async () => {
    const { db } = database
    const tenant = await makeTenant(db)
    const keeper = watched()
    const keep = createVectorKeeper(db, keeper)
    await keep(tenant.id, MENU)
    await keep(tenant.id, ['a balm for the hands', ...MENU.slice(1)])
    expect(keeper.asked).toEqual([...MENU, 'a balm for the hands'])
    const rows = await db.tenant(tenant.id, (trx) =>
      trx.selectFrom('product_vectors').select('text_hash').where('tenant_id', '=', tenant.id).execute(),
    )
    expect(rows).toHaveLength(3)
  })
})
