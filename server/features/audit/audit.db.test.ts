import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { ComplianceTranscript } from '#contract/audit-log.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import { verifyTenantAudit } from '#server/db/verify-audit.ts'
import { makeTenant, signIn } from '#testing/factories.ts'
import { makeShopper } from '#testing/shopper.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const { db, owner } = database
const api = await createTestApp(db)
afterAll(async () => {
  await api.close()
  await database.close()
})

const Entries = z.object({ entries: z.array(z.object({ seq: z.int(), action: z.string(), actor: z.string() })) })

/** A tenant whose log holds so many entries. */
async function makeLog(entries: number) {
  const tenant = await makeTenant(db, { products: null })
  for (let made = 1; made <= entries; made++) {
    const who = {
      actor: `person${made}@shop.example`,
      role: 'admin',
      address: '10.0.0.1',
      now: new Date(Date.UTC(2026, 0, made, 17)),
    }
    await db.tenant(tenant.id, (trx) =>
      recordAudit(trx, tenant.id, who, {
        action: 'settings.changed',
        subject: `Entry ${made}`,
        before: { made: made - 1 },
        after: { made },
      }),
    )
  }
  return tenant
}

describe('the audit log', () => {
  test('is whole as it was written', async () => {
    const tenant = await makeLog(6)
    expect(await verifyTenantAudit(db, tenant.id)).toEqual({ entries: 6, fault: null })
  })

  test.each([
    ['a changed actor', `update audit_entries set actor = 'nobody' where tenant_id = $1 and seq = 3`, 3, 'changed'],
    ['a changed past', `update audit_entries set before = '{"made":9}' where tenant_id = $1 and seq = 4`, 4, 'changed'],
    [
      'a moved time',
      `update audit_entries set at = at + interval '1 second' where tenant_id = $1 and seq = 2`,
      2,
      'changed',
    ],
    ['a deleted entry', 'delete from audit_entries where tenant_id = $1 and seq = 3', 3, 'missing'],
    ['a deleted beginning', 'delete from audit_entries where tenant_id = $1 and seq = 1', 1, 'missing'],
    ['a deleted end', 'delete from audit_entries where tenant_id = $1 and seq >= 5', 5, 'missing'],
    ['a deleted whole', 'delete from audit_entries where tenant_id = $1', 1, 'missing'],
    ['a changed head', `update audit_heads set hash = repeat('a', 64) where tenant_id = $1`, 6, 'head'],
    ['a deleted head', 'delete from audit_heads where tenant_id = $1', 1, 'head'],
  ])('names %s', async (_what, tamper, seq, what) => {
    const tenant = await makeLog(6)
    await owner.query(tamper, [tenant.id])
    expect((await verifyTenantAudit(db, tenant.id)).fault).toEqual({ seq, what })
  })

  test('tells of sign-ins and sign-outs, with their address', async () => {
    const tenant = await makeTenant(db)
    const token = await signIn(db, { tenant, role: 'manager' })
    await api.call('POST', '/api/auth/logout', { token, body: {} })
    const rows = await owner.query(
      'select action, actor, address from audit_entries where tenant_id = $1 order by seq',
      [tenant.id],
    )
    expect(rows).toMatchObject([
      { action: 'session.started', actor: tenant.members.manager.email },
      { action: 'session.ended', actor: tenant.members.manager.email, address: '127.0.0.1' },
    ])
  })

  test('tells of exports, erasures and changes of retention', async () => {
    const tenant = await makeTenant(db)
    const shopper = await makeShopper(api, tenant.agent.key)
    const token = await signIn(db, { tenant, role: 'admin' })
    await api.call('GET', '/api/admin/conversations/export', { token })
    await api.call('PUT', '/api/admin/conversations/settings', {
      token,
      body: { holdoutPercent: 10, retentionDays: 180 },
    })
    await api.call('POST', '/api/admin/conversations/erase', {
      token,
      body: { conversationId: shopper.conversationId },
    })
    const rows = await owner.query('select action from audit_entries where tenant_id = $1 order by seq', [tenant.id])
    expect(rows.map((row) => row.action)).toEqual([
      'session.started',
      'data.exported',
      'retention.changed',
      'conversation.erased',
    ])
  })

  test('is read a page at a time and narrowed by actor, action and day', async () => {
    const tenant = await makeLog(6)
    const token = await signIn(db, { tenant, role: 'admin' })
    const list = async (query: string) =>
      Entries.parse((await api.call('GET', `/api/admin/audit?${query}`, { token })).body).entries.map(({ seq }) => seq)
    expect(await list('limit=3')).toEqual([7, 6, 5])
    expect(await list('limit=3&before=5')).toEqual([4, 3, 2])
    expect(await list('actor=PERSON2')).toEqual([2])
    expect(await list('action=session.started')).toEqual([7])
    expect(await list('from=2026-01-02&to=2026-01-03')).toEqual([3, 2])
  })

  test('is exported with its hashes, and a formula in it is no formula', async () => {
    const tenant = await makeTenant(db)
    const who = { actor: '=cmd()', role: 'admin', address: null, now: new Date() }
    await db.tenant(tenant.id, (trx) => recordAudit(trx, tenant.id, who, { action: 'settings.changed', subject: 'x' }))
    const token = await signIn(db, { tenant, role: 'admin' })
    const reply = await api.call('GET', '/api/admin/audit/export', { token })
    expect(reply.headers['content-type']).toMatch(/^text\/csv/)
    expect(reply.text).toContain("'=cmd()")
    expect(reply.text.split('\r\n')[0]).toMatch(/hash$/)
  })
})

describe('a compliance transcript', () => {
  test('shows rules, age gate, rows and guards of each answer, and its seals hold', async () => {
    const { transcript } = await makeTranscript()
    const { entries, chain } = await transcript()
    expect(chain).toMatchObject({ sealed: entries.length, unsealed: 0, fault: null })
    const [asked, answered] = entries
    expect(asked?.seal?.ageGate).toBe('open')
    const shown = entries.find((entry) => (entry.answer?.products.length ?? 0) > 0)
    expect(shown?.seal).toMatchObject({ ageGate: 'confirmed', ruleSet: expect.stringMatching(/^rules-[0-9a-f]{16}$/) })
    expect(shown?.answer?.products[0]?.name).toContain('Quiet Harbor')
    expect(shown?.answer?.rules.length).toBeGreaterThan(0)
    expect(answered?.answer?.guard).toBe('age_gate')
  })

  test.each([
    ['a changed text', `update messages set text = 'Nothing' where conversation_id = $1 and seq = 2`, 2, 'changed'],
    [
      'a changed trace',
      `update messages set turn = jsonb_set(turn, '{guard}', 'null') where conversation_id = $1 and seq = 2`,
      2,
      'changed',
    ],
    [
      'a moved time',
      `update messages set created_at = created_at - interval '1 hour' where conversation_id = $1 and seq = 3`,
      3,
      'changed',
    ],
    ['a deleted message', 'delete from messages where conversation_id = $1 and seq = 3', 3, 'missing'],
    [
      'a changed age gate',
      `update transcript_seals set age_gate = 'confirmed' where conversation_id = $1 and seq = 1`,
      1,
      'changed',
    ],
    [
      'a deleted end with its seals',
      'with s as (delete from transcript_seals where conversation_id = $1 and seq > 2) delete from messages where conversation_id = $1 and seq > 2',
      3,
      'missing',
    ],
    [
      'an added message',
      `insert into messages (tenant_id, conversation_id, seq, message_id, role, text, created_at) select tenant_id, conversation_id, 9, conversation_id, 'user', 'I am 21', started_at from conversations where conversation_id = $1`,
      9,
      'unlinked',
    ],
  ])('names %s', async (_what, tamper, seq, what) => {
    const { transcript, conversationId } = await makeTranscript()
    await owner.query(tamper, [conversationId])
    expect((await transcript()).chain.fault).toEqual({ seq, what })
  })

  async function makeTranscript() {
    const tenant = await makeTenant(db)
    const shopper = await makeShopper(api, tenant.agent.key)
    await shopper.say('an indica eighth under $40')
    await shopper.confirmAge()
    await shopper.say('an indica eighth under $40')
    const token = await signIn(db, { tenant, role: 'viewer' })
    const path = `/api/admin/conversations/${shopper.conversationId}/transcript`
    const transcript = async () => ComplianceTranscript.parse((await api.call('GET', path, { token })).body)
    return { transcript, conversationId: shopper.conversationId }
  }
})
