import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import * as z from 'zod'
import { INVITATION_ROLES } from '#contract/permissions.ts'
import { TeamRow } from '#contract/team.ts'
import { createOpenIdProvider } from '#server/adapters/openid/openid-provider.ts'
import { addMember, makeTenant, signIn, type TestTenant } from '#testing/factories.ts'
import { type Claims, startHostileIssuer } from '#testing/hostile-issuer.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const { db } = database
const issuer = await startHostileIssuer()
let now = new Date()
const api = await createTestApp(db, {
  identityProvider: createOpenIdProvider({
    issuer: issuer.url,
    clientId: issuer.clientId,
    clientSecret: issuer.clientSecret,
    providerName: 'Test',
    redirectUri: 'http://localhost:5000/api/auth/callback',
    isDevelopment: true,
  }),
  clock: () => now,
})
afterAll(async () => {
  await api.close()
  await issuer.close()
  await database.close()
})
beforeEach(() => {
  now = new Date()
})

const Team = z.object({ team: z.array(TeamRow) })

/** The embedded database has one connection, on which two changes never run at once: a few rounds show as much as many. */
const RACES = inject('engine') === 'postgres' ? 500 : 50
const RACING_SHOPS = 25

async function makeShop() {
  const tenant = await makeTenant(db)
  return { tenant, token: await signIn(db, { tenant, role: 'admin' }) }
}

async function readTeam(token: string): Promise<TeamRow[]> {
  return Team.parse((await api.call('GET', '/api/admin/team', { token })).body).team
}

const invite = (token: string, body: object) => api.call('POST', '/api/admin/team', { token, body })

/** The newest mail to an address, and the token in its link. */
async function mailTo({ id }: TestTenant, address: string) {
  const mails = await db.tenant(id, (trx) =>
    trx
      .selectFrom('mails')
      .select(['subject', 'text', 'html', 'reply_to'])
      .where('tenant_id', '=', id)
      .where('to_address', '=', address)
      .orderBy('created_at', 'desc')
      .orderBy('mail_id', 'desc')
      .execute(),
  )
  return { mails, token: /token=(it_[\w-]{43})/.exec(mails[0]?.text ?? '')?.[1] ?? '' }
}

let caller = 0

/** Signs in as a person does, by the link of an invitation where there is one. Returns where the browser ends up. */
async function arrive(person: Claims, invitation?: string) {
  caller += 1
  const address = `10.7.${Math.floor(caller / 250)}.${caller % 250}`
  const start = await api.call(
    'GET',
    `/api/auth/google${invitation === undefined ? '' : `?invitation=${invitation}`}`,
    { address },
  )
  const cookie = String(start.headers['set-cookie']).split(';')[0] ?? ''
  const query = issuer.authorize(new URL(String(start.headers.location)), person)
  const back = await api.call('GET', `/api/auth/callback?${query}`, { headers: { cookie }, address })
  const page = new URL(String(back.headers.location), 'http://localhost:5000')
  const ticket = page.searchParams.get('token')
  if (ticket === null) return { error: page.searchParams.get('error'), user: null, session: '' }
  const entered = await api.call('POST', '/api/auth/login', { body: { token: ticket }, headers: { cookie }, address })
  const { user, token } = z
    .object({ token: z.string(), user: z.object({ email: z.string(), role: z.string(), tenantId: z.string() }) })
    .parse(entered.body)
  return { error: null, user, session: token }
}

const newPerson = (): Claims & { email: string } => ({
  sub: randomUUIDv7(),
  email: `${randomUUIDv7()}@guests.example`,
  email_verified: true,
  given_name: 'Gia',
})

describe('an invitation', () => {
  test('is listed and really mailed, with what the role may do and a link', async () => {
    const { tenant, token } = await makeShop()
    const reply = await invite(token, { email: 'gia@guests.example', role: 'billing-admin' })
    expect([reply.status, reply.body]).toEqual([
      201,
      expect.objectContaining({ kind: 'invitation', role: 'billing-admin', status: 'invited', name: null }),
    ])
    const { mails } = await mailTo(tenant, 'gia@guests.example')
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      subject: `You are invited to ${tenant.name} on eConcierge`,
      reply_to: tenant.members.admin.email,
      text: expect.stringContaining('View billing history'),
      html: expect.stringContaining('Accept the invitation'),
    })
    const rows = await database.owner.query('select token_hash from invitations where tenant = $1', [tenant.id])
    expect(JSON.stringify(rows)).not.toContain('it_')
  })

  test('carries no address to click on out of the name of a dispensary', async () => {
    const tenant = await makeTenant(db, { name: 'Prize\r\nBcc: x https://evil.example/win now www.evil.example' })
    await invite(await signIn(db, { tenant, role: 'admin' }), { email: 'gia@guests.example' })
    const { mails } = await mailTo(tenant, 'gia@guests.example')
    expect(mails[0]?.subject).toBe('You are invited to Prize Bcc: x now on eConcierge')
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toContain('evil.example')
  })

  test('is for a viewer unless said otherwise', async () => {
    const { token } = await makeShop()
    expect((await invite(token, { email: 'gia@guests.example' })).body).toMatchObject({ role: 'viewer' })
  })

  test.each([
    ['', 'Please enter an email address'],
    ['   ', 'Please enter an email address'],
    ['gia', 'Please enter a valid email address'],
    ['gia@guests.example\r\nBcc: all@guests.example', 'Please enter a valid email address'],
    ['Gia <gia@guests.example>', 'Please enter a valid email address'],
    ['a@guests.example,b@guests.example', 'Please enter a valid email address'],
  ])('to %j is refused', async (email, message) => {
    const { token } = await makeShop()
    const reply = await invite(token, { email, role: 'viewer' })
    expect([reply.status, reply.body]).toEqual([400, expect.objectContaining({ fields: { email: message } })])
  })

  test.each(INVITATION_ROLES)('as %s lets its person in with that role, by the address alone', async (role) => {
    const { tenant, token } = await makeShop()
    const person = newPerson()
    await invite(token, { email: person.email.toUpperCase(), role })
    const arrived = await arrive(person)
    expect(arrived.user).toMatchObject({ role, tenantId: tenant.slug })
    expect((await readTeam(token)).filter(({ kind }) => kind === 'invitation')).toEqual([])
  })

  test('works once: a second person of that address finds it used', async () => {
    const { tenant, token } = await makeShop()
    const person = newPerson()
    await invite(token, { email: person.email, role: 'viewer' })
    const link = (await mailTo(tenant, person.email)).token
    expect((await arrive(person, link)).error).toBeNull()
    expect((await arrive({ ...person, sub: randomUUIDv7() }, link)).error).toBe('not_invited')
  })

  test('is not for another account, whoever holds the link', async () => {
    const { tenant, token } = await makeShop()
    const person = newPerson()
    await invite(token, { email: person.email, role: 'admin' })
    const link = (await mailTo(tenant, person.email)).token
    expect((await arrive(newPerson(), link)).error).toBe('other_account')
    const member = newPerson()
    await invite(token, { email: member.email, role: 'viewer' })
    await arrive(member)
    expect((await arrive(member, link)).error).toBe('other_account')
    expect((await readTeam(token)).find(({ email }) => email === person.email)?.status).toBe('invited')
  })

  test.each([false, 'true', null])('does not open by an address that is verified: %s', async (email_verified) => {
    const { tenant, token } = await makeShop()
    const person = newPerson()
    await invite(token, { email: person.email, role: 'viewer' })
    const link = (await mailTo(tenant, person.email)).token
    expect((await arrive({ ...person, email_verified })).error).toBe('email_unverified')
    expect((await arrive({ ...person, email_verified }, link)).error).toBe('email_unverified')
  })

  test('is over after seven days, until it is sent again with a new link', async () => {
    const { tenant, token } = await makeShop()
    const person = newPerson()
    const { id } = TeamRow.parse((await invite(token, { email: person.email, role: 'user' })).body)
    const oldLink = (await mailTo(tenant, person.email)).token
    now = new Date(now.getTime() + 7 * 86_400_000 + 1000)
    expect((await arrive(person)).error).toBe('not_invited')
    const admin = await signIn(db, { tenant, role: 'admin', now })
    expect((await readTeam(admin)).find((row) => row.id === id)?.status).toBe('expired')
    expect((await api.call('POST', `/api/admin/team/invitations/${id}/resend`, { token: admin })).status).toBe(200)
    const { mails, token: newLink } = await mailTo(tenant, person.email)
    expect(mails).toHaveLength(2)
    const describe = (link: string) => api.call('POST', '/api/auth/invitation', { body: { token: link } })
    expect((await describe(oldLink)).status).toBe(404)
    expect((await describe(newLink)).body).toEqual({ tenantName: tenant.name, email: person.email, role: 'user' })
    expect((await arrive(person, newLink)).user).toMatchObject({ role: 'user' })
  })

  test('that was withdrawn opens nothing', async () => {
    const { tenant, token } = await makeShop()
    const person = newPerson()
    const { id } = TeamRow.parse((await invite(token, { email: person.email, role: 'viewer' })).body)
    const link = (await mailTo(tenant, person.email)).token
    expect((await api.call('DELETE', `/api/admin/team/invitations/${id}`, { token })).body).toEqual({ revoked: true })
    expect((await arrive(person, link)).error).toBe('not_invited')
    expect((await api.call('POST', `/api/admin/team/invitations/${id}/resend`, { token })).status).toBe(404)
  })

  test('moves nobody out of the dispensary they have, unless they follow its link', async () => {
    const theirs = await makeShop()
    const ours = await makeShop()
    const person = newPerson()
    await invite(theirs.token, { email: person.email, role: 'manager' })
    expect((await arrive(person)).user).toMatchObject({ tenantId: theirs.tenant.slug })
    await invite(ours.token, { email: person.email, role: 'viewer' })
    expect((await arrive(person)).user).toMatchObject({ tenantId: theirs.tenant.slug, role: 'manager' })
    const link = (await mailTo(ours.tenant, person.email)).token
    expect((await arrive(person, link)).user).toMatchObject({ tenantId: ours.tenant.slug, role: 'viewer' })
  })

  test('of a member is refused, and asked twice it takes the newer role', async () => {
    const { tenant, token } = await makeShop()
    const member = await invite(token, { email: tenant.members.viewer.email, role: 'admin' })
    expect([member.status, member.body]).toEqual([
      409,
      expect.objectContaining({ error: 'This person is a member of your team already.' }),
    ])
    await invite(token, { email: 'gia@guests.example', role: 'viewer' })
    await invite(token, { email: 'GIA@guests.example', role: 'manager' })
    const waiting = (await readTeam(token)).filter(({ kind }) => kind === 'invitation')
    expect(waiting).toEqual([expect.objectContaining({ role: 'manager' })])
  })
})

const patch = (token: string, id: string, role: string) =>
  api.call('PATCH', `/api/admin/team/${id}`, { token, body: { role } })
const remove = (token: string, id: string) => api.call('DELETE', `/api/admin/team/${id}`, { token })
const me = (token: string) => api.call('GET', '/api/auth/me', { token })

describe('a member', () => {
  test('has a new role from the next call on', async () => {
    const { tenant, token } = await makeShop()
    const viewer = await signIn(db, { tenant, role: 'viewer' })
    expect((await api.call('GET', '/api/admin/team', { token: viewer })).status).toBe(403)
    expect((await patch(token, tenant.members.viewer.userId, 'admin')).body).toMatchObject({ role: 'admin' })
    expect((await me(viewer)).body).toMatchObject({ user: { role: 'admin' } })
    expect((await api.call('GET', '/api/admin/team', { token: viewer })).status).toBe(200)
  })

  test('who is removed is out with the next call, and may be invited again', async () => {
    const { tenant, token } = await makeShop()
    const person = newPerson()
    await invite(token, { email: person.email, role: 'user' })
    const { session } = await arrive(person)
    const row = (await readTeam(token)).find(({ email }) => email === person.email)
    expect((await remove(token, row?.id ?? '')).body).toEqual({ removed: true })
    expect((await me(session)).status).toBe(401)
    expect((await arrive(person)).error).toBe('not_invited')
    await invite(token, { email: person.email, role: 'viewer' })
    expect((await arrive(person)).user).toMatchObject({ tenantId: tenant.slug, role: 'viewer' })
    const log = await db.tenant(tenant.id, (trx) =>
      trx.selectFrom('audit_entries').select('action').where('tenant_id', '=', tenant.id).orderBy('seq').execute(),
    )
    const told = log.map(({ action }) => action).filter((action) => !action.startsWith('session.'))
    expect(told).toEqual([
      'member.invited',
      'invitation.accepted',
      'member.removed',
      'member.invited',
      'invitation.accepted',
    ])
  })

  test('who is the last admin stays one', async () => {
    const { tenant, token } = await makeShop()
    const { userId } = tenant.members.admin
    const text = 'A dispensary needs at least one admin. Make somebody else an admin first.'
    for (const reply of [await patch(token, userId, 'viewer'), await remove(token, userId)]) {
      expect([reply.status, reply.body]).toEqual([422, expect.objectContaining({ error: text })])
    }
  })

  test('who is the operator is changed by nobody here', async () => {
    const { tenant, token } = await makeShop()
    const { userId } = tenant.members.super_admin
    const operator = await signIn(db, { tenant, role: 'super_admin' })
    expect((await patch(operator, userId, 'viewer')).status).toBe(403)
    expect((await patch(token, userId, 'viewer')).status).toBe(403)
    expect((await remove(token, userId)).status).toBe(403)
    expect((await patch(token, tenant.members.viewer.userId, 'super_admin')).status).toBe(400)
  })

  test('of another dispensary is not there', async () => {
    const { token } = await makeShop()
    const theirs = await makeShop()
    expect((await patch(token, theirs.tenant.members.viewer.userId, 'admin')).status).toBe(404)
    expect((await remove(token, theirs.tenant.members.viewer.userId)).status).toBe(404)
  })

  test('admins who demote or remove each other at the same moment leave one', async () => {
    for (let round = 0; round < 4; round++) {
      const { tenant, token } = await makeShop()
      const second = await addMember(db, tenant, 'admin')
      const secondToken = await signIn(db, {
        tenant: { ...tenant, members: { ...tenant.members, admin: { ...tenant.members.admin, userId: second } } },
        role: 'admin',
      })
      const act = round % 2 === 0 ? remove : (by: string, id: string) => patch(by, id, 'viewer')
      const replies = await Promise.all([act(token, second), act(secondToken, tenant.members.admin.userId)])
      expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
      const left = await database.owner.query(
        `select 1 from memberships m join users u on u.id = m.user_id
         where m.tenant = $1 and m.role = 'admin' and not u.is_super_admin`,
        [tenant.id],
      )
      expect(left).toHaveLength(1)
    }
  })

  test(`admins who demote each other at the same moment leave one, in each of ${RACES} rounds`, async () => {
    const shops = await Promise.all(Array.from({ length: RACING_SHOPS }, openRace))
    for (let round = 0; round < RACES / RACING_SHOPS; round++) {
      const replies = await Promise.all(
        shops.flatMap(({ first, second }) => [
          patch(first.token, second.id, 'viewer'),
          patch(second.token, first.id, 'viewer'),
        ]),
      )
      for (let at = 0; at < replies.length; at += 2) {
        const statuses = replies.slice(at, at + 2).map(({ status }) => status)
        expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      }
      // Whoever lost is an admin again for the next round; exactly one of two was one.
      const raised = await database.owner.query(
        `update memberships set role = 'admin' where role = 'viewer' and user_id = any($1::uuid[]) returning user_id`,
        [shops.flatMap(({ first, second }) => [first.id, second.id])],
      )
      expect(raised).toHaveLength(RACING_SHOPS)
    }
  }, 60_000)
})

/** Two admins of one dispensary, each signed in. */
async function openRace() {
  const { tenant, token } = await makeShop()
  const id = await addMember(db, tenant, 'admin')
  const members = { ...tenant.members, admin: { ...tenant.members.admin, userId: id } }
  const secondToken = await signIn(db, { tenant: { ...tenant, members }, role: 'admin' })
  return { first: { id: tenant.members.admin.userId, token }, second: { id, token: secondToken } }
}
