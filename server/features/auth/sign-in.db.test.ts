import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { createOpenIdProvider } from '#server/adapters/openid/openid-provider.ts'
import { makeTenant } from '#testing/factories.ts'
import { type Claims, type Misdeed, startHostileIssuer } from '#testing/hostile-issuer.ts'
import { beginSignup, makeAccount, makeAgent } from '#testing/sign-up.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const issuer = await startHostileIssuer()
const other = await startHostileIssuer()
const providerOf = ({ url, clientId, clientSecret }: typeof issuer) =>
  createOpenIdProvider({
    issuer: url,
    clientId,
    clientSecret,
    providerName: 'Test',
    redirectUri: 'http://localhost:5000/api/auth/callback',
    isDevelopment: true,
  })
let now = new Date()
const api = await createTestApp(database.db, {
  identityProvider: providerOf(issuer),
  clock: () => now,
  config: { publicLimitFactor: 1 },
})
const otherApi = await createTestApp(database.db, { identityProvider: providerOf(other), clock: () => now })

afterAll(async () => {
  await api.close()
  await otherApi.close()
  await issuer.close()
  await other.close()
  await database.close()
})
beforeEach(() => {
  now = new Date()
  issuer.misbehave({})
  other.misbehave({})
})

let caller = 0

/** One browser that signs in: what it was sent to, its cookie, its address. Limits count addresses, so each has its own. */
async function startIn(app = api) {
  caller += 1
  const address = `10.0.${Math.floor(caller / 250)}.${caller % 250}`
  const reply = await app.call('GET', '/api/auth/google', { address })
  const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? ''
  return { url: new URL(String(reply.headers.location)), cookie, address }
}

type Browser = Awaited<ReturnType<typeof startIn>>

async function returnTo(query: URLSearchParams, browser: Browser, app = api): Promise<URL> {
  const reply = await app.call('GET', `/api/auth/callback?${query}`, {
    headers: { cookie: browser.cookie },
    address: browser.address,
  })
  expect(reply.status).toBe(302)
  return new URL(String(reply.headers.location), 'http://localhost:5000')
}

const errorOf = (page: URL) => page.searchParams.get('error')
const ticketOf = (page: URL) => page.searchParams.get('token')

async function enter(ticket: string, browser: Browser) {
  return api.call('POST', '/api/auth/login', {
    body: { token: ticket },
    headers: { cookie: browser.cookie },
    address: browser.address,
  })
}

/** A person whom a tenant has invited, as the provider would describe them. */
async function invitedPerson(overrides: Claims = {}): Promise<Claims & { email: string }> {
  const { id } = await makeTenant(database.db)
  const email = `${randomUUIDv7()}@lantern.example`
  const userId = randomUUIDv7()
  await database.owner.query('insert into users values ($1, $2, $2, null, null, null, false, now())', [userId, email])
  await database.owner.query(`insert into memberships values ($1, $2, 'viewer', now(), null)`, [userId, id])
  return { sub: randomUUIDv7(), email_verified: true, given_name: 'Ana', ...overrides, email }
}

async function signIn(person: Claims, app = api, at = issuer) {
  const browser = await startIn(app)
  return { browser, page: await returnTo(at.authorize(browser.url, person), browser, app) }
}

test('an honest answer signs in, by a ticket that works once', async () => {
  const person = await invitedPerson()
  const { browser, page } = await signIn(person)
  expect(errorOf(page)).toBeNull()
  const ticket = ticketOf(page) ?? ''
  const entered = await enter(ticket, browser)
  expect(entered.body).toMatchObject({ user: { email: person.email, firstName: 'Ana', role: 'viewer' } })
  expect((await enter(ticket, browser)).status).toBe(422)
})

const seconds = () => Math.floor(Date.now() / 1000)

const FORGERIES: [string, Misdeed][] = [
  ['signed by a stranger’s key', { sign: 'stranger' }],
  ['signed by nobody', { sign: 'none' }],
  ['signed by nobody, with alg none', { sign: 'none', header: { alg: 'none' } }],
  ['with a signature of noise', { sign: 'garbage' }],
  ['signed with the client secret as HS256', { sign: 'hmac-secret', header: { alg: 'HS256' } }],
  ['signed with the public key as HS256', { sign: 'hmac-public-key', header: { alg: 'HS256' } }],
  ['naming a key that does not exist', { header: { kid: 'two' }, sign: 'stranger' }],
  ['said to be RS512', { header: { alg: 'RS512' } }],
  ['of another issuer', { claims: (claims) => ({ ...claims, iss: 'https://accounts.example' }) }],
  ['without an issuer', { claims: ({ iss: _, ...rest }) => rest }],
  ['for another client', { claims: (claims) => ({ ...claims, aud: 'somebody-else' }) }],
  ['without an audience', { claims: ({ aud: _, ...rest }) => rest }],
  [
    'for several clients, authorized to another',
    { claims: (claims) => ({ ...claims, aud: ['econcierge', 'b'], azp: 'b' }) },
  ],
  ['that has expired', { claims: (claims) => ({ ...claims, exp: seconds() - 600, iat: seconds() - 900 }) }],
  ['without an end', { claims: ({ exp: _, ...rest }) => rest }],
  ['not valid yet', { claims: (claims) => ({ ...claims, nbf: seconds() + 3600 }) }],
  ['with another nonce', { claims: (claims) => ({ ...claims, nonce: 'another' }) }],
  ['without a nonce', { claims: ({ nonce: _, ...rest }) => rest }],
  ['without a subject', { claims: ({ sub: _, ...rest }) => rest }],
  ['with an empty subject', { claims: (claims) => ({ ...claims, sub: '' }) }],
  ['whose end is text', { claims: (claims) => ({ ...claims, exp: 'tomorrow' }) }],
]

describe('a forged ID token', () => {
  test.each(FORGERIES)('%s is refused', async (_, misdeed) => {
    const person = await invitedPerson()
    issuer.misbehave(misdeed)
    const { page } = await signIn(person)
    expect([errorOf(page), ticketOf(page)]).toEqual(['sign_in_failed', null])
  })

  test.each<[string, Misdeed]>([
    ['without an ID token', { withoutIdToken: true }],
    ['with a broken ID token', { tokenBody: { access_token: 'a', token_type: 'Bearer', id_token: 'x.y' } }],
    ['that is no JSON', { tokenBody: '<html>' }],
    ['that is empty', { tokenBody: {} }],
    ['with status 500', { tokenStatus: 500, tokenBody: { error: 'server_error' } }],
    ['that refuses the code', { tokenStatus: 400, tokenBody: { error: 'invalid_grant' } }],
  ])('a token answer %s is refused', async (_, misdeed) => {
    issuer.misbehave(misdeed)
    const { page } = await signIn(await invitedPerson())
    expect(errorOf(page)).toBe('sign_in_failed')
    expect(ticketOf(page)).toBeNull()
  })
})

describe('a replayed or mixed-up answer', () => {
  test('works once', async () => {
    const browser = await startIn()
    const query = issuer.authorize(browser.url, await invitedPerson())
    expect(ticketOf(await returnTo(query, browser))).not.toBeNull()
    expect(errorOf(await returnTo(query, browser))).toBe('expired')
  })

  test('works in no browser but the one that began', async () => {
    const [mine, theirs] = [await startIn(), await startIn()]
    const query = issuer.authorize(mine.url, await invitedPerson())
    expect(errorOf(await returnTo(query, theirs))).toBe('expired')
    expect(errorOf(await returnTo(query, { ...mine, cookie: '' }))).toBe('expired')
    expect(ticketOf(await returnTo(query, mine))).not.toBeNull()
  })

  test('with the code of another sign-in is refused by PKCE', async () => {
    const [mine, theirs] = [await startIn(), await startIn()]
    const stolen = issuer.authorize(theirs.url, await invitedPerson())
    const query = issuer.authorize(mine.url, await invitedPerson())
    query.set('code', stolen.get('code') ?? '')
    expect(errorOf(await returnTo(query, mine))).toBe('sign_in_failed')
  })

  test.each(['', 'made-up', 'x'.repeat(5000)])('with the state "%s" is refused', async (state) => {
    const browser = await startIn()
    const query = issuer.authorize(browser.url, await invitedPerson())
    query.set('state', state)
    expect(errorOf(await returnTo(query, browser))).toBe('expired')
  })

  test('without a state, or with two, is refused', async () => {
    const browser = await startIn()
    const query = issuer.authorize(browser.url, await invitedPerson())
    query.append('state', 'second')
    expect(errorOf(await returnTo(query, browser))).toBe('sign_in_failed')
    query.delete('state')
    expect(errorOf(await returnTo(query, browser))).toBe('expired')
  })

  test('that another issuer sent is refused, though it names a sign-in of ours', async () => {
    const browser = await startIn()
    const query = issuer.authorize(browser.url, await invitedPerson())
    query.set('iss', other.url)
    expect(errorOf(await returnTo(query, browser))).toBe('sign_in_failed')
  })

  test('without the issuer’s name is refused, since this one names itself', async () => {
    const browser = await startIn()
    const query = issuer.authorize(browser.url, await invitedPerson())
    query.delete('iss')
    expect(errorOf(await returnTo(query, browser))).toBe('sign_in_failed')
  })

  test('after ten minutes comes too late', async () => {
    const browser = await startIn()
    const query = issuer.authorize(browser.url, await invitedPerson())
    now = new Date(now.getTime() + 11 * 60_000)
    expect(errorOf(await returnTo(query, browser))).toBe('expired')
  })

  test('that says no leads back with the reason', async () => {
    const browser = await startIn()
    const query = issuer.authorize(browser.url, {})
    query.delete('code')
    query.set('error', 'access_denied')
    expect(errorOf(await returnTo(query, browser))).toBe('access_denied')
  })
})

describe('the one-time ticket', () => {
  test('opens nothing in another browser', async () => {
    const { page } = await signIn(await invitedPerson())
    const thief = await startIn()
    expect((await enter(ticketOf(page) ?? '', thief)).status).toBe(422)
  })

  test('opens nothing after a minute', async () => {
    const { browser, page } = await signIn(await invitedPerson())
    now = new Date(now.getTime() + 61_000)
    expect((await enter(ticketOf(page) ?? '', browser)).status).toBe(422)
  })

  test('is no session', async () => {
    const { page } = await signIn(await invitedPerson())
    expect((await api.call('GET', '/api/auth/me', { token: ticketOf(page) ?? '' })).status).toBe(401)
  })
})

describe('an e-mail address', () => {
  test.each([false, 'true', 1, null, undefined])('that is verified: %s does not get in', async (email_verified) => {
    const { page } = await signIn(await invitedPerson({ email_verified }))
    expect([errorOf(page), ticketOf(page)]).toEqual(['email_unverified', null])
  })

  test('that nobody invited does not get in', async () => {
    const { page } = await signIn({ sub: randomUUIDv7(), email: 'stranger@lantern.example', email_verified: true })
    expect(errorOf(page)).toBe('not_invited')
  })

  test('that is missing does not get in', async () => {
    const { page } = await signIn({ sub: randomUUIDv7(), email_verified: true })
    expect(errorOf(page)).toBe('not_invited')
  })

  test('opens the account it was invited to in any spelling of its case', async () => {
    const person = await invitedPerson()
    const { page } = await signIn({ ...person, email: person.email.toUpperCase() })
    expect(errorOf(page)).toBeNull()
  })

  test('opens no account that has an owner already, though it is verified', async () => {
    const person = await invitedPerson()
    await signIn(person)
    const { page } = await signIn({ ...person, sub: randomUUIDv7() })
    expect(errorOf(page)).toBe('not_invited')
  })

  test('opens nothing by the same subject of another issuer', async () => {
    const person = await invitedPerson()
    await signIn(person)
    const { page } = await signIn(person, otherApi, other)
    expect(errorOf(page)).toBe('not_invited')
  })

  test('may change: who is known by issuer and subject stays', async () => {
    const person = await invitedPerson()
    await signIn(person)
    const { page } = await signIn({ ...person, email: 'moved@lantern.example', email_verified: false })
    expect(errorOf(page)).toBeNull()
  })
})

test('whoever signed up with an address loses it to the person who proves to own it', async () => {
  const account = makeAccount()
  const signupToken = await beginSignup(api, account)
  const done = await api.call('POST', '/api/signup/complete', { body: { signupToken, agent: makeAgent() } })
  const { token } = z.object({ token: z.string() }).parse(done.body)
  expect((await api.call('GET', '/api/auth/me', { token })).status).toBe(200)

  const { browser, page } = await signIn({ sub: randomUUIDv7(), email: account.email, email_verified: true })
  expect((await enter(ticketOf(page) ?? '', browser)).body).toMatchObject({
    user: { email: account.email, role: 'admin' },
  })
  expect((await api.call('GET', '/api/auth/me', { token })).status).toBe(401)
})

test('sign-ins of one address are limited at their start', async () => {
  const locations: string[] = []
  for (let i = 0; i < 32; i++) {
    const reply = await api.call('GET', '/api/auth/google', { address: '10.9.9.9' })
    locations.push(String(reply.headers.location))
  }
  expect(locations.slice(-2)).toEqual(['/login?error=too_many', '/login?error=too_many'])
  expect(locations[0]).toContain(issuer.url)
})

test('sign-ins of one account are limited, wherever they come from', async () => {
  const person = await invitedPerson()
  const errors: (string | null)[] = []
  for (let i = 0; i < 12; i++) errors.push(errorOf((await signIn(person)).page))
  expect(errors).toEqual([...Array(10).fill(null), 'too_many', 'too_many'])
})

test('an issuer that cannot be reached is told apart from a refusal', async () => {
  const gone = await startHostileIssuer()
  await gone.close()
  const app = await createTestApp(database.db, { identityProvider: providerOf(gone) })
  const reply = await app.call('GET', '/api/auth/google')
  expect(reply.headers.location).toBe('/login?error=provider_unavailable')
  await app.close()
})
