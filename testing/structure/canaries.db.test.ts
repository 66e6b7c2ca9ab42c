import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { ROLES } from '#contract/permissions.ts'
import { sendMails } from '#server/features/notifications/send-mails.ts'
import { writeBackup } from '#server/db/backup/write-backup.ts'
import { takingHook } from '#testing/make-connections.ts'
import { makeWorld, type World } from '#testing/make-world.ts'
import { createTestApp, joinTestIntegrations } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { addressOf, readRoutes } from './read-routes.ts'
import { REQUESTS } from './route-requests.ts'

const database = await openTestDatabase()
const { db } = database
const api = await createTestApp(db, { integrations: joinTestIntegrations(db) })
afterAll(async () => {
  await api.close()
  await database.close()
})

let world: World
const secrets = new Map<string, string>()

/** Every text of a reply that looks like something drawn at random. */
const drawn = (text: string) => [...text.matchAll(/[A-Za-z0-9_-]{40,}/g)].map(([found]) => found)

beforeAll(async () => {
  world = await makeWorld(api, db)
  const token = world.tokens.admin
  const post = async (path: string, body: object) =>
    (await api.call('POST', `/api/admin/${path}`, { token, body })).text
  const keep = (name: string, texts: readonly string[]) => {
    if (texts.length === 0) throw new Error(`no ${name} to look for`)
    for (const [at, text] of texts.entries()) secrets.set(`${name} ${at}`, text)
  }
  keep('API key', drawn(await post('api-keys', { name: 'Canary', scopes: ['catalog:read'] })))
  const webhook = await post('webhooks', { url: takingHook, events: ['flag.raised'] })
  keep('webhook secret', [z.object({ secret: z.string().min(40) }).parse(JSON.parse(webhook)).secret])
  const address = `${takingHook}/canary-of-the-automation-address`
  const fields = { hookUrl: address }
  const connected = await api.call('PUT', '/api/admin/integrations/webhooks', { token, body: { fields } })
  if (connected.status !== 200) throw new Error(`not connected: ${connected.text}`)
  keep('automation address', ['canary-of-the-automation-address'])
  keep('identity secret', drawn(await post('embed/identity-secrets', {})))
  const sent: string[] = []
  const deliver = { mail: async ({ text }: { text: string }) => void sent.push(text), text: null }
  await database.owner.query('update mails set given_up_at = null where tenant_id = $1', [world.tenant.id])
  await sendMails({ db, deliver }, world.tenant.id, new Date(Date.now() + 60_000))
  keep('invitation', drawn(sent.join()))
  keep('store key', [world.tenant.storeKey])
  keep('shopper', [world.secret.split('.')[1] ?? world.secret])
  for (const role of ROLES) keep(`session of ${role}`, [world.tokens[role]])
}, 120_000)

const found = (text: string) => [...secrets].filter(([, secret]) => text.includes(secret)).map(([name]) => name)

test('no secret is in a backup', async () => {
  const lines: string[] = []
  await writeBackup(database.owner, { now: new Date() }, async (line) => void lines.push(line))
  expect(lines.join('\n')).toContain(world.tenant.id)
  expect(found(lines.join('\n'))).toEqual([])
})

test('no secret is in what a role may read, whatever it reads', async () => {
  const readable = (await readRoutes()).filter(({ route }) => route.method === 'GET')
  let read = 0
  for (const { name, route } of readable) {
    const request = REQUESTS[name]?.(world) ?? {}
    for (const role of ROLES) {
      const reply = await api.call('GET', addressOf(route, request), { token: world.tokens[role] })
      if (reply.status === 200) read++
      expect(found(reply.text), `${name} as ${role}`).toEqual([])
    }
  }
  expect(read).toBeGreaterThan(readable.length)
})

test('no secret is in the export of an account', async () => {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/api/admin/account/export',
    headers: { authorization: `Bearer ${world.tokens.admin}` },
  })
  const files = Object.values(unzipSync(new Uint8Array(reply.rawPayload))).map((bytes) => strFromU8(bytes))
  expect(files.join()).toContain(world.conversationId)
  expect(found(files.join('\n'))).toEqual([])
})
