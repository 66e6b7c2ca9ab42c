import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ConversationDetails } from '#contract/conversations.ts'
import type { QaOverview } from '#contract/quality.ts'
import { makeProduct, makeTenant, signIn, type TestTenant } from '#testing/factories.ts'
import { makeShopper } from '#testing/shopper.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const app = await createTestApp(database.db)
afterAll(async () => {
  await app.close()
  await database.close()
})

let tenant: TestTenant
let token: string
beforeAll(async () => {
  tenant = await makeTenant(database.db, { products: [makeProduct()] })
  token = await signIn(database.db, { tenant, role: 'manager' })
})

async function talk(texts: string[], end = true) {
  const shopper = await makeShopper(app, tenant.agent.key)
  await shopper.confirmAge()
  for (const text of texts) await shopper.say(text)
  const finish = () =>
    app.call('POST', `/api/chat/conversations/${shopper.conversationId}/end`, { token: shopper.secret })
  if (end) await finish()
  return { ...shopper, finish, id: shopper.conversationId }
}

const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  app.call(method, `/api/admin/${path}`, { token, ...(body === undefined ? {} : { body }) })
const detailsOf = async (id: string): Promise<ConversationDetails> =>
  JSON.parse((await call('GET', `conversations/${id}`)).text)
const overview = async (): Promise<QaOverview> => JSON.parse((await call('GET', 'quality')).text)

describe('a review', () => {
  test('counts in place of the score, which stays beside it, until it is withdrawn', async () => {
    const { id } = await talk(['thank you so much, wonderful and very helpful'])
    const scored = await detailsOf(id)
    const before = await overview()
    const body = { sentiment: 1.5, answered: false, quality: 'bad', note: 'It praised the wrong shop.' }
    const review = await call('PUT', `conversations/${id}/review`, body)
    expect(review.body).toMatchObject({ ...body, reviewedBy: tenant.members.manager.email })
    const reviewed = await detailsOf(id)
    expect(reviewed).toMatchObject({
      sentiment: 1.5,
      answered: false,
      quality: 'bad',
      score: scored.score,
      review: body,
    })
    const after = await overview()
    expect(after.scoredConversations).toBe(before.scoredConversations)
    expect(after.responseQuality.bad).toBe(before.responseQuality.bad + 1)
    const sums = [before, after].map((one) => (one.averageSentiment ?? 0) * one.scoredConversations)
    expect((sums[0] ?? 0) - (sums[1] ?? 0)).toBeCloseTo((scored.score?.sentiment ?? 0) - 1.5, 6)
    expect((await call('DELETE', `conversations/${id}/review`)).body).toEqual({ withdrawn: true })
    expect(await detailsOf(id)).toEqual(scored)
    expect(await overview()).toEqual(before)
    expect((await call('DELETE', `conversations/${id}/review`)).body).toEqual({ withdrawn: false })
  })

  test('leaves to the score what it does not speak of', async () => {
    const { id } = await talk(['thank you, wonderful'])
    const { score } = await detailsOf(id)
    await call('PUT', `conversations/${id}/review`, { quality: 'needs_review' })
    expect(await detailsOf(id)).toMatchObject({
      sentiment: score?.sentiment,
      answered: score?.answered,
      quality: 'needs_review',
    })
  })

  test('of a conversation that is still open counts from its end, and outlives a new score', async () => {
    const shopper = await talk(['hello'], false)
    await call('PUT', `conversations/${shopper.id}/review`, { sentiment: 2 })
    expect(await detailsOf(shopper.id)).toMatchObject({ sentiment: null, score: null })
    await shopper.finish()
    expect(await detailsOf(shopper.id)).toMatchObject({ sentiment: 2 })
    await shopper.say('one more thing')
    expect(await detailsOf(shopper.id)).toMatchObject({ sentiment: null })
    await shopper.finish()
    expect(await detailsOf(shopper.id)).toMatchObject({ sentiment: 2, review: { sentiment: 2, answered: null } })
  })

  test.each([{ sentiment: 6 }, { sentiment: 3.33 }, { quality: 'fine' }])('refuses %o', async (body) => {
    expect((await call('PUT', `conversations/${randomUUID()}/review`, body)).status).toBe(400)
  })
})

describe('an owner’s own criterion', () => {
  test('is previewed on past conversations, switched on, and flags what comes after', async () => {
    const past = await talk(['do you have gluten free brownies?'])
    await talk(['hello'])
    const body = { name: 'Asks about allergens', severity: 'high', words: 'shopper mentions gluten or "peanut butter"' }
    const created = JSON.parse((await call('POST', 'criteria', body)).text)
    expect(created.criterion).toMatchObject({ ...body, isOn: false })
    expect(created.criterion.reading).toMatchObject({ by: 'shopper', says: [['gluten', 'peanut butter']] })
    expect(created.preview).toMatchObject({
      matched: 1,
      examples: [{ conversationId: past.id, snippet: 'do you have gluten free brownies?' }],
    })
    expect(created.preview.examined).toBeGreaterThan(1)
    const off = await talk(['anything gluten free'])
    expect((await detailsOf(off.id)).flags.map((flag) => flag.reason)).not.toContain(body.name)
    const switched = await call('PATCH', `criteria/${created.criterion.id}`, { isOn: true })
    expect(switched.body).toMatchObject({ isOn: true })
    const flagged = await talk(['Peanut butter cups?'])
    expect((await detailsOf(flagged.id)).flags).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ reason: body.name, severity: 'high', snippet: 'Peanut butter cups?' }),
      ]),
    )
    const reworded = await call('PATCH', `criteria/${created.criterion.id}`, { words: 'mentions soy', isOn: true })
    expect(reworded.body).toMatchObject({ isOn: false, reading: { says: [['soy']] } })
    expect((await call('DELETE', `criteria/${created.criterion.id}`)).body).toEqual({ deleted: true })
    expect((await call('GET', 'criteria')).body).toEqual({ criteria: [] })
    const list = await call('GET', `conversations?flagReason=${encodeURIComponent(body.name)}`)
    expect(list.body).toMatchObject({ conversations: [{ id: flagged.id }] })
  })

  test('needs words that ask for something, and a name of its own', async () => {
    expect((await call('POST', 'criteria/preview', { words: 'the and of' })).status).toBe(422)
    const body = { name: 'Refunds', severity: 'low', words: 'asks about returns' }
    expect((await call('POST', 'criteria', body)).status).toBe(201)
    expect((await call('POST', 'criteria', { ...body, name: 'REFUNDS' })).status).toBe(422)
  })
})
