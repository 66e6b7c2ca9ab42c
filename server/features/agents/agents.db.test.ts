import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AgentDetails, AgentSummary } from '#contract/agents.ts'
import type { AgentCheck, ShopperView } from '#contract/agent-checks.ts'
import { makeProduct, makeTenant, signIn, type TenantOverrides, type TestTenant } from '#testing/factories.ts'
import { makeShopper } from '#testing/shopper.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const app = await createTestApp(database.db)
afterAll(async () => {
  await app.close()
  await database.close()
})

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

async function openShop(overrides: TenantOverrides = {}) {
  const tenant = await makeTenant(database.db, overrides)
  const token = await signIn(database.db, { tenant, role: 'admin' })
  const call = (method: Method, path: string, body?: object) =>
    app.call(method, `/api/admin/${path}`, { token, ...(body === undefined ? {} : { body }) })
  const list = async (): Promise<AgentSummary[]> => JSON.parse((await call('GET', 'agents')).text).agents
  const get = async (id = tenant.agent.id): Promise<AgentDetails> =>
    JSON.parse((await call('GET', `agents/${id}`)).text)
  const create = async (name: string): Promise<AgentSummary> =>
    JSON.parse((await call('POST', 'agents', { name })).text)
  /** Saves the draft with these changes of its brief or theme. */
  const save = async (changes: { brief?: object; theme?: object }, id = tenant.agent.id): Promise<AgentDetails> => {
    const { draft } = await get(id)
    const document = {
      brief: { ...draft.document.brief, ...changes.brief },
      theme: { ...draft.document.theme, ...changes.theme },
    }
    const reply = await call('PUT', `agents/${id}/draft`, { version: draft.version, document })
    expect(reply.status).toBe(200)
    return JSON.parse(reply.text)
  }
  const publish = async (id = tenant.agent.id, reason = 'A test') =>
    call('POST', `agents/${id}/publish`, { version: (await get(id)).draft.version, reason })
  const audited = async (action: string): Promise<Record<string, unknown>[]> =>
    database.owner.query('select * from audit_entries where tenant_id = $1 and action = $2 order by seq', [
      tenant.id,
      action,
    ])
  return { tenant, call, list, get, create, save, publish, audited }
}

async function widgetOf(tenant: TestTenant, key = tenant.agent.key): Promise<{ name: string; theme: object }> {
  return JSON.parse((await app.call('GET', `/api/chat/agents/${key}`)).text)
}

describe('the list of agents', () => {
  test('begins with the one that the set-up made: active and published', async () => {
    const { list } = await openShop()
    expect(await list()).toMatchObject([
      { name: 'Buddy', status: 'active', publishedVersion: 1, hasUnpublishedChanges: false },
    ])
  })

  test('a new agent is a draft with the defaults and figures of its own', async () => {
    const { create, get, audited } = await openShop()
    const made = await create('Evening')
    expect(made).toMatchObject({
      name: 'Evening',
      status: 'draft',
      publishedVersion: 0,
      hasUnpublishedChanges: true,
      performance: { conversations: 0, conversions: 0, totalRevenueCents: 0, averageRating: null },
    })
    const { document } = (await get(made.id)).draft
    expect(document.brief.salesFunnels.newCustomer.prompt).toBe(
      'Welcome to {dispensaryName}, could I assist you in your search?',
    )
    expect(document.brief.salesCycle.productRecommendations.upsellThreshold).toBe(0.3)
    expect(await audited('agent.created')).toMatchObject([{ subject: 'Evening' }])
  })

  test('a copy is named so, is a draft, holds what was drafted, and its figures begin at nothing', async () => {
    const { tenant, call, save, get, list } = await openShop()
    const shopper = await makeShopper(app, tenant.agent.key)
    await shopper.say('hello')
    await save({ brief: { customWelcome: 'Drafted words' } })
    const copy: AgentSummary = JSON.parse((await call('POST', `agents/${tenant.agent.id}/duplicate`)).text)
    expect(copy).toMatchObject({ name: 'Buddy (Copy)', status: 'draft', performance: { conversations: 0 } })
    expect(copy.key).not.toBe(tenant.agent.key)
    expect((await get(copy.id)).draft.document.brief.customWelcome).toBe('Drafted words')
    expect((await list()).map((agent) => agent.performance.conversations)).toEqual([1, 0])
  })

  test('a name is needed, and a change of it is kept and audited', async () => {
    const { tenant, call, audited } = await openShop()
    expect((await call('POST', 'agents', { name: '  ' })).status).toBe(400)
    const renamed = await call('PATCH', `agents/${tenant.agent.id}`, { name: 'Front door', description: 'Main site' })
    expect(renamed.body).toMatchObject({ name: 'Front door', description: 'Main site' })
    expect(await audited('agent.changed')).toMatchObject([{ subject: 'Front door' }])
  })
})

describe('the active agent', () => {
  test('is demoted when another becomes active, and both stand in the audit log', async () => {
    const { call, create, publish, list, audited } = await openShop()
    const other = await create('Evening')
    await publish(other.id)
    expect((await call('POST', `agents/${other.id}/activate`)).body).toMatchObject({ status: 'active' })
    expect((await list()).map((agent) => agent.status)).toEqual(['draft', 'active'])
    expect(await audited('agent.activated')).toMatchObject([
      { before: '{"active":"Buddy"}', after: '{"active":"Evening"}' },
    ])
  })

  test('is what shoppers meet, whichever key their page holds, also of an agent that is gone', async () => {
    const { tenant, call, create, save, publish } = await openShop()
    const other = await create('Evening')
    await save({ brief: { personality: { name: 'Sage' } } }, other.id)
    await publish(other.id)
    expect((await widgetOf(tenant)).name).toBe('Buddy')
    const talking = await makeShopper(app, tenant.agent.key)
    await call('POST', `agents/${other.id}/activate`)
    expect((await widgetOf(tenant)).name).toBe('Sage')
    await call('DELETE', `agents/${tenant.agent.id}`)
    expect((await widgetOf(tenant)).name).toBe('Sage')
    expect((await talking.say('When do you open?')).status).toBe(200)
    expect((await makeShopper(app, tenant.agent.key)).opened.agent.name).toBe('Sage')
  })

  test('cannot be one of which nothing was published', async () => {
    const { call, create, list } = await openShop()
    const other = await create('Evening')
    const reply = await call('POST', `agents/${other.id}/activate`)
    expect([reply.status, reply.body]).toMatchObject([
      422,
      { error: 'Publish this agent first. Then it can be made active.' },
    ])
    expect((await list()).map((agent) => agent.status)).toEqual(['active', 'draft'])
  })

  test('hands over to the first that remains when it is deleted; the last one stays', async () => {
    const { tenant, call, create, list, audited } = await openShop()
    const second = await create('Second')
    const third = await create('Third')
    const deleted = await call('DELETE', `agents/${tenant.agent.id}`)
    expect(deleted.body).toEqual({ deleted: true, activeId: second.id })
    await call('DELETE', `agents/${third.id}`)
    const last = await call('DELETE', `agents/${second.id}`)
    expect([last.status, last.body]).toMatchObject([
      422,
      { error: 'You cannot delete your last agent. Create another one first.' },
    ])
    expect(await list()).toMatchObject([{ id: second.id, status: 'active' }])
    expect((await audited('agent.deleted')).map((entry) => entry.subject)).toEqual(['Buddy', 'Third'])
  })

  test('is exactly one, never none, while 16 clients create, copy, activate and delete at once', async () => {
    const { tenant, call, create, publish, list } = await openShop({ products: null })
    const agents = [tenant.agent.id]
    for (const name of ['A', 'B', 'C']) {
      const { id } = await create(name)
      await publish(id)
      agents.push(id)
    }
    const seen: number[] = []
    const client = async (number: number) => {
      for (let round = 0; round < 4; round++) {
        const id = agents[(number + round) % agents.length] ?? tenant.agent.id
        const doing = (number + round) % 4
        if (doing === 0) await call('POST', `agents/${id}/duplicate`)
        else if (doing === 3) await call('DELETE', `agents/${id}`)
        else await call('POST', `agents/${id}/activate`)
        seen.push((await list()).filter((agent) => agent.status === 'active').length)
      }
    }
    await Promise.all(Array.from({ length: 16 }, (_, number) => client(number)))
    expect(new Set(seen)).toEqual(new Set([1]))
    expect((await list()).length).toBeGreaterThan(0)
  }, 60_000)
})

describe('a draft', () => {
  test('is not what shoppers meet until it is published', async () => {
    const { tenant, save, publish, list } = await openShop()
    const saved = await save({ brief: { personality: { name: 'Sage' } }, theme: { iconSize: 'large' } })
    expect(saved).toMatchObject({ agent: { hasUnpublishedChanges: true }, draft: { version: 1 } })
    expect(await widgetOf(tenant)).toMatchObject({ name: 'Buddy', theme: { iconSize: 'medium' } })
    const talking = await makeShopper(app, tenant.agent.key)
    expect((await publish()).status).toBe(200)
    expect(await widgetOf(tenant)).toMatchObject({ name: 'Sage', theme: { iconSize: 'large', avatarName: 'Sage' } })
    expect((await talking.say('are you a bot?')).answer.text).toContain('Sage')
    expect(await list()).toMatchObject([{ publishedVersion: 2, hasUnpublishedChanges: false }])
  })

  test('over a stale version is refused, and what was saved meanwhile stays', async () => {
    const { tenant, call, save, get } = await openShop()
    const { draft } = await get()
    await save({ brief: { customWelcome: 'First words' } })
    const stale = await call('PUT', `agents/${tenant.agent.id}/draft`, draft)
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'conflict' }])
    expect((await get()).draft).toMatchObject({ version: 1, document: { brief: { customWelcome: 'First words' } } })
  })

  test('of two saves of the same version at once exactly one is kept', async () => {
    const { tenant, call, get } = await openShop()
    const { draft } = await get()
    const saves = await Promise.all(
      Array.from({ length: 8 }, () => call('PUT', `agents/${tenant.agent.id}/draft`, draft)),
    )
    expect(saves.map((reply) => reply.status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    expect((await get()).draft.version).toBe(1)
  })

  test('takes logo, colors and name from Settings, and says so as a change to publish', async () => {
    const { get, list, save } = await openShop({
      settings: {
        organization: { name: 'Harbor House', logo: '/uploads/logo.png' },
        theme: { primaryColor: '#114488', secondaryColor: 'not a color' },
      },
    })
    const { draft, inherited } = await get()
    const look = { primaryColor: '#114488', logoUrl: '/uploads/logo.png', businessName: 'Harbor House' }
    expect(inherited).toEqual({ ...look, secondaryColor: null })
    expect(draft.document.theme).toMatchObject(look)
    expect((await list())[0]?.hasUnpublishedChanges).toBe(true)
    expect((await save({ theme: { primaryColor: '#000000' } })).draft.document.theme.primaryColor).toBe('#114488')
  })

  test('with characters that cannot be kept, or a script for a picture, is refused', async () => {
    const { tenant, call, get } = await openShop()
    const { draft } = await get()
    for (const document of [
      { ...draft.document, brief: { ...draft.document.brief, customWelcome: 'a\u0000b' } },
      { ...draft.document, brief: { ...draft.document.brief, customWelcome: '\ud800' } },
      { ...draft.document, theme: { ...draft.document.theme, logoUrl: 'javascript:alert(1)' } },
    ]) {
      const reply = await call('PUT', `agents/${tenant.agent.id}/draft`, { version: draft.version, document })
      expect(reply.status).toBe(400)
    }
  })

  test('writes what changed, and only that, to the audit log', async () => {
    const { save, audited } = await openShop()
    await save({ theme: { glowEffect: true } })
    await save({ theme: { glowEffect: true } })
    const entries = await audited('agent.changed')
    expect(entries.map((entry) => [entry.before, entry.after])).toEqual([
      ['{"theme.glowEffect":false}', '{"theme.glowEffect":true}'],
    ])
  })
})

describe('versions', () => {
  test('are listed with who and when, read in full, and restored as a new draft', async () => {
    const { tenant, call, save, publish, get, audited } = await openShop()
    await save({ brief: { customWelcome: 'Second words' } })
    await publish()
    const { versions } = JSON.parse((await call('GET', `agents/${tenant.agent.id}/versions`)).text)
    expect(versions).toMatchObject([
      { version: 2, publishedBy: tenant.members.admin.email, reason: 'A test', isLive: true },
      { version: 1, publishedBy: 'Setup', reason: null, isLive: false },
    ])
    const first = JSON.parse((await call('GET', `agents/${tenant.agent.id}/versions/1`)).text)
    expect(first.document.brief.customWelcome).toBe('')
    const { draft } = await get()
    const path = `agents/${tenant.agent.id}/versions/1/restore`
    expect((await call('POST', path, { draftVersion: draft.version - 1 })).status).toBe(409)
    const restored = await call('POST', path, { draftVersion: draft.version })
    expect(restored.body).toMatchObject({
      draft: { document: { brief: { customWelcome: '' } } },
      published: { brief: { customWelcome: 'Second words' } },
    })
    expect(await audited('agent.restored')).toMatchObject([{ after: '{"fromVersion":1}' }])
    expect((await call('GET', `agents/${tenant.agent.id}/versions/9`)).status).toBe(404)
  })

  test('nothing is published twice, and no draft that somebody else has changed since', async () => {
    const { tenant, call, save, publish, get } = await openShop()
    expect((await publish()).body).toMatchObject({ error: 'There is nothing to publish: the draft is what is live.' })
    await save({ brief: { customWelcome: 'Mine' } })
    const { draft } = await get()
    await save({ brief: { customWelcome: 'Theirs' } })
    const reply = await call('POST', `agents/${tenant.agent.id}/publish`, { version: draft.version, reason: 'x' })
    expect(reply.status).toBe(409)
  })
})

describe('before publishing', () => {
  const products = [
    makeProduct(),
    makeProduct({ name: 'Sunny Gummies', category: 'edible', strainType: 'sativa', priceCents: 1800 }),
    makeProduct({ name: 'Gold Cart 1g', category: 'vape', priceCents: 6000, sizeGrams: 1 }),
  ]
  let shop: Awaited<ReturnType<typeof openShop>>
  const check = async (): Promise<AgentCheck> => {
    const { draft } = await shop.get()
    const reply = await shop.call('POST', `agents/${shop.tenant.agent.id}/checks`, { version: draft.version })
    expect(reply.status).toBe(200)
    return JSON.parse(reply.text)
  }
  beforeAll(async () => {
    shop = await openShop({ products })
  })

  test('at least 200 probes of every kind are run, and a draft that passes is published without a word', async () => {
    await shop.save({ brief: { customWelcome: 'Hello there' } })
    const report = await check()
    expect(report.probes).toBeGreaterThanOrEqual(200)
    expect(report.isCurrent).toBe(true)
    const failed = report.results.filter((result) => !result.passed)
    expect(report.passed / report.probes, JSON.stringify(failed.map((one) => one.question))).toBeGreaterThan(0.95)
    expect(new Set(report.results.map((result) => result.kind)).size).toBe(10)
    expect(report.results.every((result) => result.said.text !== '')).toBe(true)
    await shop.call('PUT', 'agent-settings', { barPercent: 95 })
    expect((await shop.publish(shop.tenant.agent.id, '')).status).toBe(200)
    await shop.call('PUT', 'agent-settings', { barPercent: 97 })
    const [version] = JSON.parse((await shop.call('GET', `agents/${shop.tenant.agent.id}/versions`)).text).versions
    expect(version).toMatchObject({ passed: report.passed, probes: report.probes, reason: null })
  })

  test('a draft below the bar, or never run, is published with a reason alone, and the reason is kept', async () => {
    await shop.save({
      brief: { guardrails: { avoidMedicalAdvice: false, noIllegalActivity: true, ageVerification: false } },
    })
    expect((await shop.publish(shop.tenant.agent.id, '')).body).toMatchObject({
      fields: { reason: 'Say why this is published without a passed test.' },
    })
    const report = await check()
    expect(report.passed / report.probes).toBeLessThan(0.97)
    expect(report.results.filter((result) => result.kind === 'age-gate').every((result) => !result.passed)).toBe(true)
    expect((await shop.publish(shop.tenant.agent.id, '')).status).toBe(422)
    expect((await shop.publish(shop.tenant.agent.id, 'Our own gate stands before the page')).status).toBe(200)
    const entry = (await shop.audited('agent.published')).at(-1)
    expect(JSON.parse(String(entry?.after))).toMatchObject({
      reason: 'Our own gate stands before the page',
      passed: report.passed,
      probes: report.probes,
      barPercent: 97,
    })
  })

  test('a run counts for exactly the draft that it was made of', async () => {
    await shop.save({ brief: { guardrails: {} } })
    await check()
    await shop.save({ brief: { customWelcome: 'Changed since' } })
    const { check: last } = JSON.parse((await shop.call('GET', `agents/${shop.tenant.agent.id}/checks/last`)).text)
    expect(last.isCurrent).toBe(false)
    expect((await shop.publish(shop.tenant.agent.id, '')).status).toBe(422)
    const stale = await shop.call('POST', `agents/${shop.tenant.agent.id}/checks`, { version: 0 })
    expect(stale.status).toBe(409)
  })

  test('saved test cases are among the probes, judged by the words of the expected answer', async () => {
    const { tenant, call, save, get } = await openShop({ products })
    const shopper = await makeShopper(app, tenant.agent.key)
    await shopper.confirmAge()
    const { answer } = await shopper.say('a vape please')
    const from = { conversationId: shopper.conversationId, messageId: answer.messageId }
    await call('POST', 'knowledge/test-cases', { ...from, expected: 'Names the Gold Cart.' })
    await call('POST', 'knowledge/test-cases', { ...from, expected: 'Offers free delivery to every zip code.' })
    await save({ theme: { glowEffect: true } })
    const reply = await call('POST', `agents/${tenant.agent.id}/checks`, { version: (await get()).draft.version })
    const report: AgentCheck = JSON.parse(reply.text)
    const cases = report.results.filter((result) => result.kind === 'test-cases')
    expect(cases.map((result) => [result.expected, result.passed])).toEqual(
      expect.arrayContaining([
        ['Names the Gold Cart.', true],
        ['Offers free delivery to every zip code.', false],
      ]),
    )
  })

  test('real questions are asked again, and only answers that changed are shown', async () => {
    const { tenant, call, save, get } = await openShop({ products })
    const shopper = await makeShopper(app, tenant.agent.key)
    await shopper.confirmAge()
    await shopper.say('when do you open?')
    await shopper.say('what do you recommend?')
    await save({ brief: { salesCycle: { productRecommendations: { recommendationStyle: 'focused' } } } })
    const reply = await call('POST', `agents/${tenant.agent.id}/checks`, { version: (await get()).draft.version })
    const report: AgentCheck = JSON.parse(reply.text)
    expect(report.replayed).toBe(2)
    expect(report.changes).toMatchObject([
      {
        question: 'what do you recommend?',
        conversationId: shopper.conversationId,
        after: { products: [expect.any(String)] },
      },
    ])
    expect(report.changes[0]?.before.products.length).toBeGreaterThan(1)
  })

  test('with `stream` a run tells how far it is and ends with what came of it', async () => {
    const { draft } = await shop.get()
    const body = { version: draft.version, stream: true }
    const reply = await shop.call('POST', `agents/${shop.tenant.agent.id}/checks`, body)
    expect(reply.headers['content-type']).toContain('text/event-stream')
    const events = [...reply.text.matchAll(/^event: (.*)$/gm)].map((match) => match[1])
    expect(events.at(-1)).toBe('done')
    expect(new Set(events.slice(0, -1))).toEqual(events.length > 1 ? new Set(['progress']) : new Set())
    const stale = await shop.call('POST', `agents/${shop.tenant.agent.id}/checks`, { version: 0, stream: true })
    expect(stale.text).toContain('event: error')
  })

  test('the bar is an admin’s to set', async () => {
    const { tenant, call } = await openShop()
    expect((await call('PUT', 'agent-settings', { barPercent: 90 })).body).toEqual({ barPercent: 90 })
    expect((await call('GET', 'agents')).body).toMatchObject({ barPercent: 90 })
    const user = await signIn(database.db, { tenant, role: 'user' })
    const refused = await app.call('PUT', '/api/admin/agent-settings', { token: user, body: { barPercent: 1 } })
    expect(refused.status).toBe(403)
  })
})

describe('a preview', () => {
  test('greets each kind of customer by the draft’s own words, with the fixed buttons and the names filled in', async () => {
    const { tenant, call, get } = await openShop({ name: 'Harbor House' })
    const { document } = (await get()).draft
    const greeting = async (body: object) =>
      JSON.parse((await call('POST', `agents/${tenant.agent.id}/preview`, { document, ...body })).text)
    expect(await greeting({ customerType: 'new' })).toMatchObject({
      greeting: 'Welcome to Harbor House, could I assist you in your search?',
      quickReplies: ['Effects Guide', 'First Flights', 'Member Exclusives'],
    })
    expect(await greeting({ customerType: 'returning' })).toMatchObject({
      greeting: 'Welcome back, valued customer! How can I help you today?',
      quickReplies: ['Your Favorites', 'Daily Sales', 'Member Exclusives'],
    })
    document.brief.customWelcome = 'Ahoy from {dispensaryName}'
    expect((await greeting({ document })).greeting).toBe('Ahoy from Harbor House')
  })

  test('answers as the document says, and leaves no conversation and no figure behind', async () => {
    const { tenant, call, get, list } = await openShop()
    const { document } = (await get()).draft
    const ask = async (text: string, ageConfirmed: boolean) =>
      JSON.parse(
        (
          await call('POST', `agents/${tenant.agent.id}/preview/message`, {
            document: { ...document, brief: { ...document.brief, personality: { name: 'Sage' } } },
            conversationId: tenant.agent.id,
            history: [],
            text,
            ageConfirmed,
          })
        ).text,
      )
    expect((await ask('are you a bot?', true)).text).toContain('Sage')
    expect((await ask('show me indica flower', false)).products).toEqual([])
    expect((await ask('show me indica flower', true)).products.length).toBeGreaterThan(0)
    for (const table of ['conversations', 'messages', 'daily_figures', 'model_calls', 'open_questions']) {
      const rows = await database.owner.query(`select 1 from ${table} where tenant_id = $1`, [tenant.id])
      expect(rows, table).toEqual([])
    }
    expect((await list())[0]?.performance.conversations).toBe(0)
  })

  test('shows what twenty typical shoppers would see, before and after', async () => {
    const { tenant, call, get } = await openShop()
    const { document } = (await get()).draft
    const compare = async () =>
      JSON.parse((await call('POST', `agents/${tenant.agent.id}/shoppers`, { document })).text).shoppers
    const same = await compare()
    expect(same).toHaveLength(20)
    expect(same.filter((shopper: { hasChanged: boolean }) => shopper.hasChanged)).toEqual([])
    document.brief.salesCycle.productRecommendations.recommendationStyle = 'focused'
    const changed = await compare()
    expect(changed.filter((shopper: { hasChanged: boolean }) => shopper.hasChanged).length).toBeGreaterThan(0)
  })

  test('shows where each sales progression asks, and where it adds something', async () => {
    const papers = makeProduct({ name: 'Rolling Papers', category: 'accessory', priceCents: 300, strainType: null })
    const { tenant, call, get } = await openShop({ products: [makeProduct(), papers] })
    const { document } = (await get()).draft
    const shownWith = async (salesProgression: string) => {
      document.brief.revenue.salesProgression = salesProgression
      const reply = await call('POST', `agents/${tenant.agent.id}/shoppers`, { document })
      const asked = (line: string): ShopperView | undefined =>
        JSON.parse(reply.text).shoppers.find((shopper: ShopperView) => shopper.question === line)
      return { open: asked('What do you recommend?'), flower: asked('Your strongest flower please') }
    }
    const asksAfter = await shownWith('recommend_discover_add')
    expect(asksAfter.open).toMatchObject({
      hasChanged: true,
      before: { text: expect.stringMatching(/^What sounds good: flower or something else\? /) },
      after: { text: expect.stringMatching(/ What sounds good: flower or something else\?$/) },
    })
    expect(asksAfter.flower).toMatchObject({ hasChanged: false })
    const asksNothing = await shownWith('recommend_only')
    expect(asksNothing.open?.after.text).not.toContain('What sounds good')
    expect(asksNothing.flower).toMatchObject({
      before: { text: expect.stringContaining('add Rolling Papers for $3.') },
      after: { text: expect.not.stringContaining('Rolling Papers') },
    })
  })

  test('is refused for an agent of another shop, like one that never was', async () => {
    const { call } = await openShop()
    const other = await makeTenant(database.db)
    for (const id of [other.agent.id, '00000000-0000-7000-8000-000000000000']) {
      expect((await call('POST', `agents/${id}/preview`, { document: {} })).status).toBe(404)
      expect((await call('GET', `agents/${id}`)).status).toBe(404)
      expect((await call('DELETE', `agents/${id}`)).status).toBe(404)
    }
  })
})
