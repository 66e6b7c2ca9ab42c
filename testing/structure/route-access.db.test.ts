import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { can, ROLES, type Role } from '#contract/permissions.ts'
import type { Access } from '#contract/route.ts'
import { makeWorld, type World } from '#testing/make-world.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { addressOf, type NamedRoute, needsRequest, readRoutes } from './read-routes.ts'
import { REQUESTS } from './route-requests.ts'

const database = await openTestDatabase()
const api = await createTestApp(database.db, {
  reportShopOrder: async () => {},
  sends: { mail: false, text: true },
})
afterAll(async () => {
  await api.close()
  await database.close()
})

const routes = await readRoutes()
const guarded = routes.filter(needsRequest)

type Caller = 'nobody' | 'a made-up token' | 'the shop’s server' | 'the shopper' | Role
const CALLERS: Caller[] = ['nobody', 'a made-up token', 'the shop’s server', 'the shopper', ...ROLES]

test('the contract names calls, each of which has a request here', () => {
  expect(routes.length).toBeGreaterThan(15)
  expect(guarded.map(({ name }) => name).filter((name) => REQUESTS[name] === undefined)).toEqual([])
})

test.each(routes)('$name is served', ({ route }) => {
  expect(api.app.hasRoute({ method: route.method, url: `/api${route.path}` })).toBe(true)
})

test('who may do what is what the table says', async () => {
  const lines = routes.map(({ name, route }) => `${name} | ${route.method} ${route.path} | ${route.access}`)
  const table = ['Call | Address | Who', '--- | --- | ---', ...lines.sort()].join('\n')
  await expect(`${table}\n`).toMatchFileSnapshot('./route-access.md')
})

/** Who is refused changes nothing, and who only reads neither: they share a world. */
let untouched: World
beforeAll(async () => {
  untouched = await makeWorld(api, database.db)
})

describe.each(guarded)('$name', ({ name, route }: NamedRoute) => {
  let own: World | null = null

  test.each(CALLERS)('answers %s as the contract says', async (caller) => {
    const expected = expectedStatus(route.access, caller)
    const isChange = expected === 'success' && route.method !== 'GET'
    if (isChange && (own === null || isUsedUp({ name, route }))) own = await makeWorld(api, database.db)
    const world = isChange && own !== null ? own : untouched
    const request = REQUESTS[name]?.(world) ?? {}
    const token = tokenOf(world, caller)
    const reply = await api.call(route.method, addressOf(route, request), {
      body: request.body,
      ...(request.headers === undefined ? {} : { headers: request.headers }),
      ...(token === undefined ? {} : { token }),
    })
    expect(reply.status).toBe(expected === 'success' ? (route.status ?? 200) : expected)
  })
})

/** Calls that succeed only once for what they name: it is gone then, taken, or no longer as it was seen. */
const ONCE = [
  'saveStore',
  'makeMainStore',
  'retryOutboxMail',
  'createCriterion',
  'eraseConversations',
  'saveAgentDraft',
  'restoreAgentVersion',
  'publishAgent',
  'eraseAccount',
]

function isUsedUp({ name, route }: NamedRoute): boolean {
  return route.method === 'DELETE' || ONCE.includes(name)
}

function tokenOf(world: World, caller: Caller): string | undefined {
  switch (caller) {
    case 'nobody':
      return undefined
    case 'a made-up token':
      return `es_${'a'.repeat(43)}`
    case 'the shop’s server':
      return world.tenant.storeKey
    case 'the shopper':
      return world.secret
    default:
      return world.tokens[caller]
  }
}

function expectedStatus(access: Access, caller: Caller): 'success' | 401 | 403 | 404 {
  if (access === 'public') return 'success'
  if (access === 'conversation') return caller === 'the shopper' ? 'success' : 404
  if (access === 'store-key') return caller === 'the shop’s server' ? 'success' : 401
  const role = ROLES.find((known) => known === caller)
  if (role === undefined) return 401
  return access === 'signed-in' || can(role, access) ? 'success' : 403
}
