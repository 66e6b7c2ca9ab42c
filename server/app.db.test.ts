import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ConversationDetails } from '#contract/conversations.ts'
import type { Performance } from '#contract/performance.ts'
import type { QaOverview } from '#contract/quality.ts'
import type { OpenDatabase } from '#server/db/open-database.ts'
import { makeProduct, makeTenant, signIn, type TestTenant } from '#testing/factories.ts'
import { makeShopper } from '#testing/shopper.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const MENU = `product_id,name,brand,category,strain_type,size,price,stock
A-1,Quiet Harbor 3.5g,Harbor Gardens,flower,indica,3.5g,35,8
A-2,Deep Anchor 3.5g,Harbor Gardens,flower,indica,3.5g,48,8
A-3,Sunny Pier 3.5g,Harbor Gardens,flower,sativa,3.5g,30,8
A-4,Low Tide 3.5g,Harbor Gardens,flower,indica,3.5g,25,0
`

let database: OpenDatabase
let app: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp(database.db)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const getPerformance = async (token: string): Promise<Performance> =>
  JSON.parse((await app.call('GET', '/api/admin/analytics?period=month', { token })).text)
const getQuality = async (token: string): Promise<QaOverview> =>
  JSON.parse((await app.call('GET', '/api/admin/quality?range=7d', { token })).text)

const importMenu = (token: string, csv: string) =>
  app.call('POST', '/api/admin/catalog/import?fileName=menu.csv', {
    token,
    body: csv,
    headers: { 'content-type': 'text/csv' },
  })

const orderOf = (orderId: string, conversationId: string, status = 'placed') => ({
  orderId,
  conversationId,
  status,
  taxCents: 500,
  items: [
    { productId: 'A-1', name: 'Quiet Harbor 3.5g', quantity: 1, unitPriceCents: 3500 },
    { name: 'Rolling papers', quantity: 2, unitPriceCents: 250 },
  ],
})

describe('from a menu to a sale that the owner sees', () => {
  it('imports a menu, recommends within every wish, and counts the order by exactly its amounts', async () => {
    const tenant = await makeTenant(database.db)
    const token = await signIn(database.db, { tenant, role: 'admin' })
    const imported = await importMenu(token, MENU)
    expect(imported.body).toMatchObject({ imported: 4, problems: [] })

    const shopper = await makeShopper(app, tenant.agent.key)
    expect(shopper.opened.ageGate).toEqual({ required: true, confirmed: false, minimumAge: 21 })
    await shopper.confirmAge()
    const { answer } = await shopper.say('an indica eighth under $40')
    expect(answer.products.map((product) => product.productId)).toEqual(['A-1'])

    const before = await getPerformance(token)
    const recorded = await app.call('POST', '/api/store/orders', {
      token: tenant.storeKey,
      body: orderOf('order-1', shopper.conversationId),
    })
    expect(recorded.body).toEqual({ orderId: 'order-1', matchedBy: 'conversation', matchConfidence: 1, netCents: 4000 })
    const after = await getPerformance(token)
    expect(after.summary).toEqual({
      ...before.summary,
      totalRevenueCents: before.summary.totalRevenueCents + 4000,
      orders: before.summary.orders + 1,
      ordersWith: before.summary.ordersWith + 1,
      aovWithCents: 4000,
      directCents: 3500,
      assistedCents: 500,
      conversionRate: 1,
    })

    const quality = await getQuality(token)
    expect(quality.totalConversations).toBe(1)
    const details: ConversationDetails = JSON.parse(
      (await app.call('GET', `/api/admin/conversations/${shopper.conversationId}`, { token })).text,
    )
    expect(details.messages.map((message) => message.role)).toEqual(['user', 'assistant'])
    expect(details.messages[1]?.trace.length).toBeGreaterThan(0)
    expect(details.orders).toMatchObject([{ orderId: 'order-1', netCents: 4000, directCents: 3500 }])
  })

  it('counts a repeated order once, and takes a voided one back', async () => {
    const tenant = await makeTenant(database.db)
    const token = await signIn(database.db, { tenant, role: 'admin' })
    await importMenu(token, MENU)
    const shopper = await makeShopper(app, tenant.agent.key)
    await shopper.confirmAge()
    await shopper.say('an indica eighth under $40')
    const before = await getPerformance(token)
    const report = (status?: string) =>
      app.call('POST', '/api/store/orders', {
        token: tenant.storeKey,
        body: orderOf('order-2', shopper.conversationId, status),
      })
    await Promise.all([report(), report(), report(), report()])
    await report()
    expect((await getPerformance(token)).summary).toMatchObject({
      orders: 1,
      totalRevenueCents: 4000,
      conversionRate: 1,
    })
    await report('voided')
    expect((await getPerformance(token)).summary).toEqual(before.summary)
  })

  it('scores a conversation when its shopper closes it, and takes the score back when they go on', async () => {
    const tenant = await makeTenant(database.db, { products: [makeProduct()] })
    const token = await signIn(database.db, { tenant, role: 'admin' })
    const shopper = await makeShopper(app, tenant.agent.key)
    await shopper.confirmAge()
    await shopper.say('thank you so much, this is wonderful and you are very helpful')
    await app.call('POST', `/api/chat/conversations/${shopper.conversationId}/end`, { token: shopper.secret })
    const scored = await getQuality(token)
    expect(scored.scoredConversations).toBe(1)
    expect(scored.averageSentiment).toBeGreaterThanOrEqual(4)
    await shopper.say('when do you close?')
    expect((await getQuality(token)).scoredConversations).toBe(0)
  })
})

describe('the chat', () => {
  it('gives no product guidance before the age gate, but answers about the store', async () => {
    const tenant = await makeTenant(database.db, { products: [makeProduct()], profile: { phone: '(303) 555-0101' } })
    const shopper = await makeShopper(app, tenant.agent.key)
    expect((await shopper.say('show me an indica eighth')).answer.products).toEqual([])
    expect((await shopper.say('what is your phone number?')).answer.text).toContain('555-0101')
    await shopper.confirmAge()
    expect((await shopper.say('show me an indica eighth')).answer.products).toHaveLength(1)
  })

  it('answers a message that is sent twice once, and with the same words', async () => {
    const tenant = await makeTenant(database.db, { products: [makeProduct()] })
    const shopper = await makeShopper(app, tenant.agent.key)
    const id = randomUUID()
    const [first, second] = await Promise.all([shopper.say('hello', id), shopper.say('hello', id)])
    expect(second.answer.messageId).toBe(first.answer.messageId)
    const resumed = await app.call('GET', `/api/chat/conversations/${shopper.conversationId}`, {
      token: shopper.secret,
    })
    expect(JSON.parse(resumed.text).messages).toHaveLength(2)
  })

  it('streams the same answer that it stores', async () => {
    const tenant = await makeTenant(database.db, { products: [makeProduct()] })
    const shopper = await makeShopper(app, tenant.agent.key)
    await shopper.confirmAge()
    const stream = await app.call('POST', `/api/chat/conversations/${shopper.conversationId}/messages`, {
      token: shopper.secret,
      body: { text: 'show me an indica eighth' },
      headers: { accept: 'text/event-stream' },
    })
    expect(stream.headers['content-type']).toContain('text/event-stream')
    const events = stream.text
      .trim()
      .split('\n\n')
      .map((block) => ({
        event: /^event: (.+)$/m.exec(block)?.[1],
        data: JSON.parse(/^data: (.+)$/m.exec(block)?.[1] ?? 'null'),
      }))
    const text = events.filter((event) => event.event === 'text').map((event) => event.data.text)
    expect(events.map((event) => event.event).filter((name) => name !== 'text')).toEqual(
      expect.arrayContaining(['products', 'done']),
    )
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { text: text.join('') } })
  })

  it('forgets e-mail addresses, phones and card numbers before anything is stored', async () => {
    const tenant = await makeTenant(database.db)
    const shopper = await makeShopper(app, tenant.agent.key)
    await shopper.say('write to pat.doe@mail.example or 303-555-0188, card 4242 4242 4242 4242')
    const rows = await database.db.tenant(tenant.id, (trx) =>
      trx.selectFrom('messages').select(['text', 'turn']).where('tenant_id', '=', tenant.id).execute(),
    )
    const stored = JSON.stringify(rows)
    for (const secret of ['pat.doe@mail.example', '303-555-0188', '4242 4242']) expect(stored).not.toContain(secret)
  })

  it('looks the same to an unknown, a foreign and a broken secret', async () => {
    const [mine, theirs] = await Promise.all([makeTenant(database.db), makeTenant(database.db)])
    const own = await makeShopper(app, mine.agent.key)
    const foreign = await makeShopper(app, theirs.agent.key)
    const path = `/api/chat/conversations/${own.conversationId}`
    const answers = await Promise.all([
      app.call('GET', path, { token: foreign.secret }),
      app.call('GET', path, { token: `${own.secret.slice(0, -4)}AAAA` }),
      app.call('GET', `/api/chat/conversations/${randomUUID()}`, { token: own.secret }),
      app.call('GET', path, { token: 'ak_nobody-knows-this-key.AAAAAAAAAAAAAAAA' }),
      app.call('GET', path),
    ])
    for (const answer of answers)
      expect({ status: answer.status, body: answer.body }).toEqual({ status: 404, body: answers[0]?.body })
  })

  it('asks a talkative address to wait, and says how long', async () => {
    const strict = await createTestApp(database.db, { config: { publicLimitFactor: 0.1 } })
    const tenant = await makeTenant(database.db)
    const replies = []
    for (let i = 0; i < 4; i++) {
      replies.push(
        await strict.call('POST', '/api/chat/conversations', {
          body: { agentKey: tenant.agent.key },
          address: '10.9.8.7',
        }),
      )
    }
    await strict.close()
    expect(replies.map((reply) => reply.status)).toContain(429)
    const refused = replies.find((reply) => reply.status === 429)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('two tenants', () => {
  async function makeTwo(): Promise<{
    a: TestTenant
    b: TestTenant
    tokenA: string
    shopperB: Awaited<ReturnType<typeof makeShopper>>
  }> {
    const a = await makeTenant(database.db, { products: [makeProduct({ name: 'Only At A' })] })
    const b = await makeTenant(database.db, { products: [makeProduct({ name: 'Only At B' })] })
    const shopperB = await makeShopper(app, b.agent.key)
    await shopperB.confirmAge()
    await shopperB.say('can I talk to a human please')
    await app.call('POST', `/api/chat/conversations/${shopperB.conversationId}/end`, { token: shopperB.secret })
    return { a, b, tokenA: await signIn(database.db, { tenant: a, role: 'admin' }), shopperB }
  }

  it('cannot read each other by id, and are told the same as for an id that does not exist', async () => {
    const { b, tokenA, shopperB } = await makeTwo()
    const flag = await database.db.tenant(b.id, (trx) =>
      trx.selectFrom('flags').select('flag_id').where('tenant_id', '=', b.id).executeTakeFirstOrThrow(),
    )
    const foreign = [
      await app.call('GET', `/api/admin/conversations/${shopperB.conversationId}`, { token: tokenA }),
      await app.call('POST', `/api/admin/flags/${flag.flag_id}/resolve`, { token: tokenA, body: {} }),
    ]
    const unknown = [
      await app.call('GET', `/api/admin/conversations/${randomUUID()}`, { token: tokenA }),
      await app.call('POST', `/api/admin/flags/${randomUUID()}/resolve`, { token: tokenA, body: {} }),
    ]
    expect(foreign.map(({ status, body }) => ({ status, body }))).toEqual(
      unknown.map(({ status, body }) => ({ status, body })),
    )
    expect(foreign.map(({ status }) => status)).toEqual([404, 404])
  })

  it('cannot be chosen by anything but the credential', async () => {
    const { a, b, tokenA } = await makeTwo()
    const csv = 'product_id,name,category,price\nX-1,Planted,flower,1\n'
    await app.call('POST', `/api/admin/catalog/import?tenantId=${b.id}&tenant=${b.slug}`, {
      token: tokenA,
      body: csv,
      headers: { 'content-type': 'text/csv', 'x-tenant-id': b.id },
    })
    const names = (tenant: TestTenant) =>
      database.db.tenant(tenant.id, (trx) =>
        trx.selectFrom('products').select('name').where('tenant_id', '=', tenant.id).execute(),
      )
    expect(await names(b)).toEqual([{ name: 'Only At B' }])
    expect(await names(a)).toEqual([{ name: 'Planted' }])
  })

  it('do not count an order for a conversation of the other', async () => {
    const { a, shopperB } = await makeTwo()
    const recorded = await app.call('POST', '/api/store/orders', {
      token: a.storeKey,
      body: orderOf('order-x', shopperB.conversationId),
    })
    expect(recorded.body).toMatchObject({ matchedBy: 'none' })
  })

  it('never hear of each other in chat', async () => {
    const { a } = await makeTwo()
    const shopper = await makeShopper(app, a.agent.key)
    await shopper.confirmAge()
    const { answer } = await shopper.say('do you have Only At B?')
    expect(answer.products.map((product) => product.name)).not.toContain('Only At B')
  })
})
