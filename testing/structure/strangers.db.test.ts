import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Access } from '#contract/route.ts'
import { signIn } from '#testing/factories.ts'
import { type Ids, makeWorld, type World } from '#testing/make-world.ts'
import { createTestApp, type TestReply } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { readTables } from '#server/db/read-tables.ts'
import { addressOf, credentialKind, type NamedRoute, needsRequest, readRoutes } from './read-routes.ts'
import { REQUESTS } from './route-requests.ts'

const database = await openTestDatabase()
const api = await createTestApp(database.db)
afterAll(async () => {
  await api.close()
  await database.close()
})

const tables = await readTables(database.owner)
const guarded = (await readRoutes()).filter((named) => named.route.access !== 'public' && needsRequest(named))

/** The Kitchen is the one way across tenants, for the operator alone; its own test holds it. */
const OPERATOR_ACCESS: readonly Access[] = ['manage_tenants', 'view_all_analytics']
const inside = guarded.filter(({ route }) => !OPERATOR_ACCESS.includes(route.access))

/** Counters move with every call, whoever makes it. */
const MOVING_TABLES = [
  'rate_counters',
  'usage_days',
  'server_minutes',
  'landing_days',
  // The operator's looks are written down.
  'operator_entries',
  'operator_heads',
]

/** What a call that only reads may write: that data was taken out, and when a key was last used. */
function notedBy({ name, route }: NamedRoute): string[] {
  if (route.access === 'store-key') return ['store_keys']
  return name.startsWith('export') ? ['audit_entries', 'audit_heads'] : []
}

let theirs: World
/** Shared by the calls that only read, which leave it as it was. */
let reader: World
beforeAll(async () => {
  theirs = await makeWorld(api, database.db)
  reader = await makeWorld(api, database.db)
})

describe.each(inside)('$name', (named: NamedRoute) => {
  let ours: World
  beforeAll(async () => {
    ours = named.route.method === 'GET' ? reader : await makeWorld(api, database.db)
  })

  test('answers for what is another’s as for what does not exist, and changes nothing of it', async () => {
    const before = await sumOf(theirs.tenant.id)
    const foreign = await callAs(ours, named, { ids: theirs })
    const again = {
      ...ours,
      tokens: { ...ours.tokens, super_admin: await signIn(database.db, { tenant: ours.tenant, role: 'super_admin' }) },
    }
    const unknown = await callAs(again, named, { ids: UNKNOWN })
    expect(foreign.status).toBe(unknown.status)
    if (namesAnything(named)) expect(withoutIds(foreign.text, theirs)).toBe(withoutIds(unknown.text, UNKNOWN))
    if (/:(id|agentKey)\b/.test(named.route.path)) expect(foreign.status).toBe(404)
    expect(await sumOf(theirs.tenant.id)).toBe(before)
  })

  test('shows nothing of a tenant that the caller only names', async () => {
    const { tenant } = theirs
    const reply = await callAs(ours, named, {
      ids: ours,
      query: `tenantId=${tenant.id}&tenant=${tenant.slug}&tenant_id=${tenant.id}`,
      headers: { 'x-tenant-id': tenant.id, 'x-tenant': tenant.slug, host: `${tenant.slug}.localhost` },
    })
    for (const canary of [tenant.id, tenant.slug, tenant.name, theirs.productId, theirs.conversationId])
      expect(reply.text).not.toContain(canary)
  })
})

describe.each(guarded.filter(({ route }) => route.method === 'GET'))('$name', (named: NamedRoute) => {
  test('only reads', async () => {
    const written = notedBy(named)
    const before = await sumOf(null, written)
    const reply = await callAs(reader, named, { ids: reader })
    expect(reply.status).toBe(200)
    expect(await sumOf(null, written)).toBe(before)
  })
})

test('no credential stands in the database as it was given out', async () => {
  const secrets = [
    theirs.tenant.storeKey,
    theirs.secret.split('.')[1] ?? theirs.secret,
    ...Object.values(theirs.tokens),
  ]
  expect(secrets.every((secret) => secret.length > 30)).toBe(true)
  for (const table of tables) {
    for (const secret of secrets) {
      const rows = await database.owner.query(`select 1 from ${table.name} t where strpos(t::text, $1) > 0`, [secret])
      expect(rows, `${table.name} holds a credential`).toEqual([])
    }
  }
})

const UNKNOWN: Ids = {
  productId: 'p-unknown',
  conversationId: randomUUID(),
  messageId: randomUUID(),
  flagId: randomUUID(),
  agentKey: `ak_${'x'.repeat(29)}`,
  agentId: randomUUID(),
  spareAgentId: randomUUID(),
  criterionId: randomUUID(),
  storeId: randomUUID(),
  storeUpdatedAt: new Date().toISOString(),
  memberId: randomUUID(),
  invitationId: randomUUID(),
  mailId: randomUUID(),
  tenantSlug: 'no-such-shop',
  taughtId: randomUUID(),
  testCaseId: randomUUID(),
  invoiceId: randomUUID(),
  customerId: 'sbx_cus_unknown',
  subscriptionId: 'sbx_sub_unknown',
  billingEmail: 'nobody@unknown.example',
  identitySecretId: randomUUID(),
  syncRunId: randomUUID(),
  vendorHookId: `vh_${'x'.repeat(43)}`,
  apiKeyId: '0123456789abcdef',
  webhookId: randomUUID(),
  phoneCode: '000000',
  deliveryId: randomUUID(),
  accountId: randomUUID(),
  leavingAccount: { id: randomUUID(), slug: 'nobody' },
}

function callAs(
  world: World,
  { name, route }: NamedRoute,
  { ids, ...more }: { ids: Ids; query?: string; headers?: Record<string, string> },
): Promise<TestReply> {
  const request = REQUESTS[name]?.(ids) ?? {}
  const query = [request.query, more.query].filter((part) => part !== undefined).join('&')
  const tokens = {
    none: '',
    secret: world.secret,
    'store-key': world.tenant.storeKey,
    member: world.tokens.super_admin,
  }
  return api.call(route.method, addressOf(route, { ...request, ...(query === '' ? {} : { query }) }), {
    body: request.body,
    token: tokens[credentialKind(route.access)],
    headers: { ...request.headers, ...more.headers },
  })
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const INSTANT = /\d{4}-\d{2}-\d{2}T[\d:.]+Z/g

/** The audit log tells of the sign-in between the two calls, and is asked for without naming anything. */
function namesAnything({ name }: NamedRoute): boolean {
  const request = REQUESTS[name]
  return JSON.stringify(request?.(theirs)) !== JSON.stringify(request?.(UNKNOWN))
}

/** What was named, made or timed by a call is no part of what the answer tells. */
function withoutIds(text: string, { productId, agentKey }: Ids): string {
  return [productId, agentKey]
    .reduce((rest, id) => rest.replaceAll(id, 'ID'), text)
    .replace(UUID, 'ID')
    .replace(/\/media\/[\w-]+/g, 'PICTURE')
    .replace(/"ak_[\w-]+"/g, '"ID"')
    .replace(INSTANT, 'TIME')
}

/** A checksum of every row of a tenant, or of everybody. */
async function sumOf(tenantId: string | null, unwatched: readonly string[] = []): Promise<string> {
  const left = [...MOVING_TABLES, ...unwatched]
  const watched = tables.filter((table) => !left.includes(table.name) && (tenantId === null || table.isWalled))
  const sums = watched.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum
       from ${name} t ${tenantId === null ? '' : `where tenant_id = '${tenantId}'`}`,
  )
  return JSON.stringify(await database.owner.query(`${sums.join(' union all ')} order by name`))
}
