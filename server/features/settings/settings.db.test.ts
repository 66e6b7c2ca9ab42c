import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { Store, VersionedSettings } from '#contract/settings.ts'
import { forgetPictures } from './forget-pictures.ts'
import { makeTenant, signIn, type TestTenant } from '#testing/factories.ts'
import { makeShopper } from '#testing/shopper.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const { db } = database
const api = await createTestApp(db)
afterAll(async () => {
  await api.close()
  await database.close()
})

const THEME = { primaryColor: '#0A7D73', secondaryColor: '#FF9F1C' }

async function makeShop(overrides: Parameters<typeof makeTenant>[1] = {}) {
  const tenant = await makeTenant(db, overrides)
  const token = await signIn(db, { tenant, role: 'admin' })
  return { tenant, token }
}

async function readSettings(token: string): Promise<VersionedSettings> {
  return VersionedSettings.parse((await api.call('GET', '/api/admin/settings', { token })).body)
}

const put = (token: string, body: object) => api.call('PUT', '/api/admin/settings', { token, body })

describe('the account form', () => {
  test('is saved, read back and heard by the header, the main shop and the audit log', async () => {
    const { tenant, token } = await makeShop()
    const before = await readSettings(token)
    const organization = {
      name: 'Larch & Fern',
      website: 'https://larch.example',
      timeZone: 'America/Denver',
      orgDescription: 'Small and kind.',
      address: '1 Larch Street',
      license: 'L-1',
      phone: '(303) 555-0101',
    }
    const saved = await put(token, { version: before.version, organization, theme: THEME })
    expect(saved.status).toBe(200)
    const after = await readSettings(token)
    expect(after.settings.organization).toMatchObject(organization)
    expect(after.settings.theme).toEqual(THEME)
    expect([after.version, after.updatedBy]).toEqual([before.version + 1, tenant.members.admin.email])
    const me = await api.call('GET', '/api/auth/me', { token })
    expect(me.body).toMatchObject({ user: { tenantName: 'Larch & Fern', timeZone: 'America/Denver' } })
    const [main] = await readStores(token)
    expect(main?.profile).toMatchObject({ name: 'Larch & Fern', timezone: 'America/Denver' })
    expect(await auditOf(tenant)).toContainEqual(
      expect.objectContaining({ action: 'settings.changed', actor: tenant.members.admin.email }),
    )
  })

  test('that was read before someone else saved is refused, and nothing of it is kept', async () => {
    const { token } = await makeShop()
    const { version } = await readSettings(token)
    await put(token, { version, organization: { name: 'First' }, theme: THEME })
    const late = await put(token, { version, organization: { name: 'Second' }, theme: THEME })
    expect([late.status, late.body]).toEqual([409, expect.objectContaining({ code: 'conflict' })])
    expect((await readSettings(token)).settings.organization.name).toBe('First')
    const me = await api.call('GET', '/api/auth/me', { token })
    expect(me.body).toMatchObject({ user: { tenantName: 'First' } })
  })

  test('of twenty at once, one is saved', async () => {
    const { token } = await makeShop()
    const { version } = await readSettings(token)
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => put(token, { version, organization: { name: `Name ${i}` }, theme: THEME })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await readSettings(token)).version).toBe(version + 1)
  })

  test.each([
    [{ name: '' }, 'organization.name', 'Business name is required'],
    [{ name: 'A', website: 'larch' }, 'organization.website', 'Please enter a website address'],
    [{ name: 'A', website: 'javascript:alert(1)' }, 'organization.website', 'Please enter a website address'],
    [{ name: 'A', timeZone: 'Mars/Olympus' }, 'organization.timeZone', 'Please choose one of the time zones'],
    [{ name: 'A', logo: '/media/AAAAAAAAAAAAAAAAAAAAAAAA.png' }, 'organization.logo', 'Please upload the logo first'],
  ])('refuses %j', async (organization, field, message) => {
    const { token } = await makeShop()
    const { version } = await readSettings(token)
    const reply = await put(token, { version, organization, theme: THEME })
    expect([reply.status, reply.body]).toEqual([400, expect.objectContaining({ fields: { [field]: message } })])
  })

  test('changes nothing but what it shows, whatever else is sent', async () => {
    const { tenant, token } = await makeShop({ settings: { billing: { plan: 'Professional', amount: 97 } } })
    const { version } = await readSettings(token)
    await put(token, {
      version,
      organization: { name: 'A', id: 'x', __proto__: { admin: true } },
      theme: THEME,
      billing: { amount: 0 },
      tenantId: 'demo-tenant',
    })
    const { data } = await database.db.tenant(tenant.id, (trx) =>
      trx.selectFrom('settings').select('data').where('tenant_id', '=', tenant.id).executeTakeFirstOrThrow(),
    )
    expect(data).toEqual({
      user: { email: '' },
      organization: { name: 'A' },
      theme: THEME,
      analytics: {},
      integrations: { pos: {} },
    })
  })

  test('shows the bill to who may manage it, and nobody a key', async () => {
    const { tenant, token } = await makeShop({
      settings: {
        billing: { plan: 'Professional' },
        integrations: { apiKey: 'sk-canary', pos: { apiKey: 'pk-canary' } },
      },
    })
    const viewer = await signIn(db, { tenant, role: 'viewer' })
    expect((await readSettings(viewer)).settings.billing).toBeNull()
    const reply = await api.call('GET', '/api/admin/settings', { token })
    expect(reply.body).toMatchObject({ settings: { billing: { plan: 'Professional' } } })
    expect(reply.text).not.toContain('canary')
  })
})

const upload = (token: string, bytes: Uint8Array | string) =>
  api.call('POST', '/api/admin/settings/logo', { token, body: { data: Buffer.from(bytes).toString('base64') } })

const square = (side: number) => sharp({ create: { width: side, height: side, channels: 4, background: '#2EC4B6' } })

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" onload="alert(1)"><script>alert(1)</script><rect width="40" height="20"/></svg>'

describe('a logo', () => {
  test.each([
    ['PNG', async () => square(1400).png().toBuffer(), 1024],
    ['JPG', async () => square(60).jpeg().toBuffer(), 60],
    ['SVG', async () => Buffer.from(SVG), 40],
  ])('in %s is drawn again as a PNG and served without a way to run anything', async (_kind, draw, width) => {
    const { token } = await makeShop()
    const reply = await upload(token, await draw())
    expect([reply.status, reply.body]).toEqual([201, expect.objectContaining({ width })])
    const { logo } = z.object({ logo: z.string() }).parse(reply.body)
    const served = await api.app.inject({ url: logo })
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(served.headers['set-cookie']).toBeUndefined()
    expect((await sharp(served.rawPayload).metadata()).format).toBe('png')
    expect(served.rawPayload.includes('script')).toBe(false)

    const { version } = await readSettings(token)
    expect((await put(token, { version, organization: { name: 'A', logo }, theme: THEME })).status).toBe(200)
    expect((await readSettings(token)).settings.organization.logo).toBe(logo)
  })

  test('goes a day after nothing refers to it any more, and never while a setting, agent, draft, version or sign-up does', async () => {
    const { tenant, token } = await makeShop()
    const upload1 = async () => z.object({ logo: z.string() }).parse((await upload(token, SVG)).body).logo
    const logos = { unused: await upload1(), setting: '', draft: '', version: '', signup: '', returns: '' }
    for (const name of ['setting', 'draft', 'version', 'signup', 'returns'] as const) logos[name] = await upload1()
    const { version } = await readSettings(token)
    await put(token, { version, organization: { name: 'A', logo: logos.setting }, theme: THEME })
    const document = (logo: string) => JSON.stringify({ theme: { logoUrl: logo } })
    const own = [tenant.id, tenant.agent.id]
    await database.owner.query(
      `insert into agent_drafts (tenant_id, agent_id, version, document, updated_by, updated_at)
       values ($1, $2, 2, $3::jsonb, 'x', now())`,
      [...own, document(logos.draft)],
    )
    await database.owner.query(
      `update agent_versions set document = $3::jsonb where tenant_id = $1 and agent_id = $2`,
      [...own, document(logos.version)],
    )
    await database.owner.query(
      `insert into signups (signup_id, token_hash, email_key, is_beta, account, password_hash, agent, created_at, expires_at)
       values (gen_random_uuid(), $1::text, $1::text, false, '{}', 'x', $2::jsonb, now(), now() + interval '1 day')`,
      [tenant.slug, JSON.stringify({ logo: logos.signup })],
    )
    const day = (days: number) => new Date(Date.now() + days * 86_400_000)
    const left = async () => {
      const found = await Promise.all(
        Object.entries(logos).map(async ([name, url]) => [name, (await api.app.inject({ url })).statusCode] as const),
      )
      return found.filter(([, status]) => status === 200).map(([name]) => name)
    }
    await forgetPictures({ db }, day(0))
    await forgetPictures({ db }, day(0.9))
    expect(await left()).toEqual(Object.keys(logos))
    const stored = { name: 'A', logo: logos.returns }
    const now = await readSettings(token)
    await put(token, { version: now.version, organization: stored, theme: THEME })
    await forgetPictures({ db }, day(1.1))
    expect(await left()).toEqual(['setting', 'draft', 'version', 'signup', 'returns'])
    await forgetPictures({ db }, day(1.9))
    expect(await left()).toContain('setting')
    await forgetPictures({ db }, day(2.2))
    expect(await left()).toEqual(['draft', 'version', 'signup', 'returns'])
    expect(await database.owner.query('select 1 from media_keys where tenant = $1', [tenant.id])).toHaveLength(4)
  })

  test('of another dispensary cannot be put to use', async () => {
    const theirs = await makeShop()
    const { logo } = z.object({ logo: z.string() }).parse((await upload(theirs.token, SVG)).body)
    const { token } = await makeShop()
    const { version } = await readSettings(token)
    expect((await put(token, { version, organization: { name: 'A', logo }, theme: THEME })).status).toBe(400)
  })

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 415],
    ['a GIF', 'GIF89a', 415],
    ['a PNG that ends early', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), 422],
    [
      'entities that grow',
      '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "aa">]><svg xmlns="http://www.w3.org/2000/svg"/>',
      415,
    ],
    ['entities inside', '<svg xmlns="http://www.w3.org/2000/svg"><!DOCTYPE x [<!ENTITY a "b">]></svg>', 422],
    [
      'a file of the server',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
      422,
    ],
    ['an endless SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"/>', 422],
    ['more than 2 MB', Buffer.alloc(2 * 1024 * 1024 + 1, 0x89), 413],
  ])('is refused when it is %s', async (_what, bytes, status) => {
    const { token } = await makeShop()
    expect((await upload(token, bytes)).status).toBe(status)
  })

  test('with a handful of bytes and far too many pixels is refused before it is unpacked', async () => {
    const { token } = await makeShop()
    const bomb = await square(6000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(300_000)
    const reply = await upload(token, bomb)
    expect([reply.status, reply.body]).toEqual([
      422,
      expect.objectContaining({ error: 'That picture could not be read. It may be damaged, or have too many pixels.' }),
    ])
  })

  test.each(['/media/short.png', '/media/AAAAAAAAAAAAAAAAAAAAAAAA.png', '/media/..%2f..%2fpackage.png'])(
    '%s is not there',
    async (url) => {
      expect((await api.app.inject({ url })).statusCode).toBe(404)
    },
  )
})

async function readStores(token: string): Promise<Store[]> {
  return z.object({ stores: z.array(Store) }).parse((await api.call('GET', '/api/admin/stores', { token })).body).stores
}

async function auditOf({ id }: TestTenant) {
  return db.tenant(id, (trx) =>
    trx
      .selectFrom('audit_entries')
      .select(['action', 'actor', 'subject', 'after'])
      .where('tenant_id', '=', id)
      .execute(),
  )
}

const OPEN = { open: '10:00', close: '20:00', closed: false }
const FACTS = {
  name: 'Main Street',
  address: { street: '12 Main Street', city: 'Denver', state: 'Colorado', zip: '80202' },
  phone: '(303) 555-0102',
  email: 'hello@main.example',
  directions: 'Next to the bakery.',
  hours: {
    monday: OPEN,
    tuesday: OPEN,
    wednesday: OPEN,
    thursday: OPEN,
    friday: OPEN,
    saturday: OPEN,
    sunday: { ...OPEN, closed: true },
  },
  holidays: [{ name: 'Christmas Day', date: '12-25', rule: '', closed: true, open: '', close: '' }],
  payment: { accepted: ['cash', 'debit card'], not_accepted: ['checks'] },
  delivery: { offered: true, area: '', zips: ['80202', '80203'], minimum_order: 40, fee: 7.5, free_over: null },
  pickup: { offered: true, ready_minutes: 20 },
  deals: { daily: { monday: '10% off edibles' }, always: ['Veterans: 10% off'], stacking: '' },
  minimum_age: 21,
  tax: '',
  human_handoff: '',
  parking: { free_lot: true, spaces: 8 },
  return_policy: { hardware: 'Within 14 days.' },
  loyalty: { name: 'Leaf Club' },
  limits_and_rules: {},
}

async function ask(tenant: TestTenant, text: string): Promise<string> {
  const shopper = await makeShopper(api, tenant.agent.key)
  await shopper.confirmAge()
  return (await shopper.say(text)).answer.text
}

describe('the store profile', () => {
  test('is what the concierge answers from, in the next turn', async () => {
    const { tenant, token } = await makeShop()
    const [main] = await readStores(token)
    const saved = await api.call('PUT', `/api/admin/stores/${main?.id}`, {
      token,
      body: { updatedAt: main?.updatedAt, facts: FACTS },
    })
    expect(saved.status).toBe(200)
    expect(await ask(tenant, 'What is the delivery fee?')).toContain('7.50')
    expect(await ask(tenant, 'Is there parking?')).toMatch(/free|lot/i)
  })

  test('keeps what the form does not show', async () => {
    const { token } = await makeShop({
      profile: { wifi: true, delivery: { eta_minutes: '45-75' }, parking: { map: { north: 'gate' } } },
    })
    const [main] = await readStores(token)
    await api.call('PUT', `/api/admin/stores/${main?.id}`, {
      token,
      body: { updatedAt: main?.updatedAt, facts: FACTS },
    })
    const [after] = await readStores(token)
    expect(after?.profile).toMatchObject({
      wifi: true,
      delivery: { eta_minutes: '45-75', fee: 7.5 },
      parking: { map: { north: 'gate' }, spaces: 8 },
    })
  })

  test('that was read before someone else saved is refused', async () => {
    const { token } = await makeShop()
    const [main] = await readStores(token)
    const body = { updatedAt: main?.updatedAt, facts: FACTS }
    expect((await api.call('PUT', `/api/admin/stores/${main?.id}`, { token, body })).status).toBe(200)
    expect((await api.call('PUT', `/api/admin/stores/${main?.id}`, { token, body })).status).toBe(409)
  })

  test.each([
    [{ ...FACTS, delivery: { ...FACTS.delivery, zips: ['8020'] } }, 'facts.delivery.zips.0'],
    [{ ...FACTS, hours: { ...FACTS.hours, monday: { ...OPEN, open: '25:00' } } }, 'facts.hours.monday.open'],
    [{ ...FACTS, name: '' }, 'facts.name'],
  ])('refuses what it cannot read, at its field', async (facts, field) => {
    const { token } = await makeShop()
    const [main] = await readStores(token)
    const reply = await api.call('PUT', `/api/admin/stores/${main?.id}`, {
      token,
      body: { updatedAt: main?.updatedAt, facts },
    })
    expect([
      reply.status,
      Object.keys(z.object({ fields: z.record(z.string(), z.string()) }).parse(reply.body).fields),
    ]).toEqual([400, [field]])
  })

  test('of a second shop is told by the concierge of the first, until it is removed', async () => {
    const { tenant, token } = await makeShop()
    const added = await api.call('POST', '/api/admin/stores', {
      token,
      body: { name: 'Hill Shop', city: 'Boulder', state: 'Colorado' },
    })
    expect(added.status).toBe(201)
    const { id } = Store.parse(added.body)
    expect((await readStores(token)).map(({ profile }) => profile.name)).toContain('Hill Shop')
    const [before] = await readStores(token)
    expect(before?.profile.other_locations).toEqual([
      'Hill Shop: Boulder, CO; open Mon-Fri 09:00-21:00, Sat 10:00-22:00, Sun 10:00-20:00',
    ])
    expect(await ask(tenant, 'Do you have other locations?')).toContain('Boulder')
    expect((await api.call('DELETE', `/api/admin/stores/${id}`, { token })).status).toBe(200)
    const [main, ...others] = await readStores(token)
    expect([main?.profile.other_locations, others]).toEqual([undefined, []])
  })

  test('of a second shop is what the concierge answers from once it is the main one', async () => {
    const { tenant, token } = await makeShop()
    const body = { name: 'Hill Shop', city: 'Boulder', state: 'Colorado' }
    const { id } = Store.parse((await api.call('POST', '/api/admin/stores', { token, body })).body)
    const [first] = await readStores(token)
    const manager = await signIn(db, { tenant, role: 'manager' })
    expect((await api.call('POST', `/api/admin/stores/${id}/main`, { token: manager })).status).toBe(403)
    const made = await api.call('POST', `/api/admin/stores/${id}/main`, { token })
    expect(Store.parse(made.body)).toMatchObject({ id, isPrimary: true, profile: { name: 'Hill Shop' } })
    const [main, other, ...rest] = await readStores(token)
    expect([main?.id, other?.id, rest]).toEqual([id, first?.id, []])
    expect(main?.profile.other_locations).toEqual([expect.stringContaining(first?.profile.name ?? '')])
    expect(other?.profile.other_locations).toBeUndefined()
    expect(await ask(tenant, 'Where are you?')).toContain('Boulder')
    expect((await api.call('POST', `/api/admin/stores/${id}/main`, { token })).status).toBe(422)
    const log = await api.call('GET', '/api/admin/audit', { token })
    expect(log.text).toContain('Hill Shop made the main store')
    // The one that was the main one may go now.
    expect((await api.call('DELETE', `/api/admin/stores/${first?.id}`, { token })).status).toBe(200)
  })

  test('of the main shop stays', async () => {
    const { token } = await makeShop()
    const [main] = await readStores(token)
    const reply = await api.call('DELETE', `/api/admin/stores/${main?.id}`, { token })
    expect([reply.status, reply.body]).toEqual([
      422,
      expect.objectContaining({ error: 'The main store cannot be removed.' }),
    ])
  })

  test('of another dispensary is not there', async () => {
    const theirs = await makeShop()
    const [store] = await readStores(theirs.token)
    const { token } = await makeShop()
    const url = `/api/admin/stores/${store?.id}`
    expect((await api.call('DELETE', url, { token })).status).toBe(404)
    expect((await api.call('PUT', url, { token, body: { updatedAt: store?.updatedAt, facts: FACTS } })).status).toBe(
      404,
    )
  })
})
