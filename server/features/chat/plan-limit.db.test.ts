import { afterAll, expect, test } from 'vitest'
import { takeTurn } from '#concierge/take-turn.ts'
import { createAiSdkModel } from '#server/adapters/models/ai-sdk-model.ts'
import { isWithinPlan } from '#server/db/usage-limits.ts'
import { addTokens } from '#server/db/usage.ts'
import { makeTenant } from '#testing/factories.ts'
import { startFakeModelServer } from '#testing/fake-model-server.ts'
import { makeShopper } from '#testing/shopper.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { createModelAnswer } from './answer-with-model.ts'

const database = await openTestDatabase()
const { db } = database
const server = await startFakeModelServer()
const model = createAiSdkModel({ provider: 'openai-compatible', name: 'fake', baseUrl: server.baseUrl, apiKey: null })
const api = await createTestApp(db, {
  answerTurn: createModelAnswer({
    db,
    model,
    caps: { perConversation: 1e6, perTenantDay: 1e9, perPlatformDay: 1e9 },
    builtIn: async (shop, request) => takeTurn(shop.store, { agent: shop.brief, ...request }),
    isWithinPlan: (tenantId, now) => isWithinPlan(db, tenantId, now),
  }),
})
afterAll(async () => {
  await api.close()
  await server.close()
  await database.close()
})

const engines = async (tenantId: string) =>
  (
    await database.owner.query(
      `select turn->>'engine' as engine from messages where tenant_id = $1 and turn is not null`,
      [tenantId],
    )
  ).map((row) => row.engine)

test('the tokens of a model call are counted for the tenant’s month', async () => {
  const tenant = await makeTenant(db)
  const shopper = await makeShopper(api, tenant.agent.key)
  await shopper.confirmAge()
  await shopper.say('When do you open?')
  const [row] = await database.owner.query(
    `select u.tokens, (select sum(input_tokens + output_tokens)::bigint from model_calls c where c.tenant_id = u.tenant) as called
     from usage_days u where u.tenant = $1 and u.tokens > 0`,
    [tenant.id],
  )
  expect(row?.tokens).toBeGreaterThan(0)
  expect(row?.tokens).toBe(row?.called)
})

test('past the plan’s tokens the built-in engine answers alone, and no model is asked', async () => {
  const tenant = await makeTenant(db)
  const now = new Date()
  await db.platform((trx) =>
    addTokens(trx, { tenant: tenant.id, day: now.toISOString().slice(0, 10), tokens: 50_000_000, now }),
  )
  const shopper = await makeShopper(api, tenant.agent.key)
  await shopper.confirmAge()
  const { status, answer } = await shopper.say('When do you open?')
  expect(status).toBe(200)
  expect(answer.text).not.toBe('')
  expect(await engines(tenant.id)).toEqual(['built-in'])
  const calls = await database.owner.query('select 1 from model_calls where tenant_id = $1', [tenant.id])
  expect(calls).toEqual([])
})
