import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import type { UsageBatch } from '#server/db/usage.ts'
import { measureRequests } from './measure-requests.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const NOW = new Date('2026-11-21T12:00:30Z')

const open: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const app of open.splice(0)) await app.close()
})

function makeApp() {
  const batches: UsageBatch[] = []
  const app = Fastify()
  app.decorateRequest('caller', null)
  measureRequests(app, {
    clock: () => NOW,
    save: async (batch) => {
      batches.push(batch)
    },
  })
  app.get('/', async () => 'page')
  app.get('/api/works', async () => 'yes')
  app.get('/api/fails', (_request, reply) => reply.status(503).send('no'))
  app.get('/api/live', (_request, reply) => reply.header('content-type', 'text/event-stream').send('data: x\n\n'))
  open.push(app)
  const ask = (url: string, agent = BROWSER) => app.inject({ url, headers: { 'user-agent': agent } })
  const flush = async () => {
    await app.flushMeter()
    return batches.at(-1)
  }
  return { ask, flush }
}

test('people who load the landing page are counted, crawlers and other pages are not', async () => {
  const { ask, flush } = makeApp()
  await ask('/')
  await ask('/')
  await ask('/', 'Googlebot/2.1 (+http://www.google.com/bot.html)')
  await ask('/', '')
  await ask('/api/works')
  expect((await flush())?.landings).toEqual([{ day: '2026-11-21', visits: 2 }])
})

test('a minute holds its calls, its failures and its slowest call; streams and pages are left out', async () => {
  const { ask, flush } = makeApp()
  await ask('/')
  await ask('/api/works')
  await ask('/api/fails')
  await ask('/api/live')
  const [minute] = (await flush())?.minutes ?? []
  expect(minute).toMatchObject({ minute: new Date('2026-11-21T12:00:00Z'), requests: 2, failures: 1 })
  expect(minute?.slowestMs).toBeGreaterThan(0)
})

test('a minute without a call is written down as well, since the server ran', async () => {
  const { flush } = makeApp()
  expect((await flush())?.minutes).toMatchObject([{ requests: 0 }])
})
