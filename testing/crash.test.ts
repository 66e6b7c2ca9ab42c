import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbedded } from '#server/db/open-database.ts'
import { findFreePort, type RunningServer, runServer } from './run-server.ts'

const run = promisify(execFile)
const KILLS = 4
const CLIENTS = 4
const LONGEST_LIFE_MS = 1_500
/** A kill says something only once the server has acknowledged something, however busy the machine is. */
const SLOWEST_ORDER_MS = 20_000

const folder = mkdtempSync(join(tmpdir(), 'crash-'))
const dataDir = join(folder, 'data')
const environment = { DATA_DIR: dataDir, DEMO_TENANT: 'false', PUBLIC_LIMIT_FACTOR: '1000' }

let agentKey = ''
let storeKey = ''
let port = 0

function menu(rows: number, mark: string): string {
  const lines = Array.from({ length: rows }, (_, i) => `P-${mark}-${i},${mark} Flower ${i},flower,${20 + (i % 30)},10`)
  return ['product_id,name,category,price,stock', ...lines].join('\n')
}

async function importMenu(args: string[], options: { killAfterMs?: number } = {}): Promise<string> {
  const call = run(process.execPath, ['server/commands/import.ts', ...args], {
    env: { PATH: process.env.PATH, ...environment },
    ...(options.killAfterMs === undefined ? {} : { timeout: options.killAfterMs, killSignal: 'SIGKILL' }),
  })
  return (await call).stdout
}

beforeAll(async () => {
  port = await findFreePort()
  const store = join(folder, 'store.json')
  const catalog = join(folder, 'menu.csv')
  writeFileSync(store, JSON.stringify({ name: 'Crash Shop', timezone: 'America/Denver' }))
  writeFileSync(catalog, menu(50, 'first'))
  const printed = await importMenu(['--tenant', 'crash-shop', '--store', store, '--catalog', catalog, '--create'])
  agentKey = /ak_[A-Za-z0-9_-]+/.exec(printed)?.[0] ?? ''
  storeKey = /sk_[A-Za-z0-9_-]+/.exec(printed)?.[0] ?? ''
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Journal = { messages: { clientMessageId: string; answerId: string }[]; orders: string[] }

/** One shopper who writes and buys until the server is gone, and notes only what was acknowledged. */
async function shop(server: RunningServer, journal: Journal): Promise<void> {
  const post = async (path: string, bearer: string, body: unknown) => {
    const response = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response.json()
  }
  try {
    const { conversationId, secret } = await post('/chat/conversations', 'none-needed-here', { agentKey })
    for (;;) {
      const clientMessageId = randomUUID()
      const answer = await post(`/chat/conversations/${conversationId}/messages`, secret, {
        text: 'when do you open?',
        clientMessageId,
      })
      journal.messages.push({ clientMessageId, answerId: answer.messageId })
      const orderId = randomUUID()
      await post('/store/orders', storeKey, {
        orderId,
        conversationId,
        items: [{ productId: 'P-first-1', name: 'first Flower 1', quantity: 1, unitPriceCents: 2100 }],
      })
      journal.orders.push(orderId)
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
}

describe('a server that is killed in the middle of its work', () => {
  it('keeps every acknowledged message and order, each once', async () => {
    const journal: Journal = { messages: [], orders: [] }
    for (let kill = 0; kill < KILLS; kill++) {
      const server = await runServer({ port, environment })
      const shoppers = Array.from({ length: CLIENTS }, () => shop(server, journal))
      const ordered = journal.orders.length
      await expect.poll(() => journal.orders.length, { timeout: SLOWEST_ORDER_MS }).toBeGreaterThan(ordered)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_LIFE_MS))
      await server.end('SIGKILL')
      await Promise.all(shoppers)
    }
    expect(journal.messages.length).toBeGreaterThan(KILLS)
    expect(journal.orders.length).toBeGreaterThan(KILLS)

    const { owner, close } = await openEmbedded({ dataDir })
    const messages = await owner.query('select message_id, client_message_id from messages')
    const orders = await owner.query('select external_id, net_cents from orders')
    const figures = await owner.query(
      'select sum(orders)::int as orders, sum(net_cents)::int as net from daily_figures',
    )
    await close()
    const times = (values: unknown[], value: string) => values.filter((known) => known === value).length
    const answerIds = messages.map((row) => row.message_id)
    const clientIds = messages.map((row) => row.client_message_id)
    const orderIds = orders.map((row) => row.external_id)
    expect(journal.messages.filter(({ answerId }) => times(answerIds, answerId) !== 1)).toEqual([])
    expect(journal.messages.filter(({ clientMessageId }) => times(clientIds, clientMessageId) !== 1)).toEqual([])
    expect(journal.orders.filter((id) => times(orderIds, id) !== 1)).toEqual([])
    expect(figures[0]).toEqual({ orders: orders.length, net: orders.length * 2100 })
  }, 120_000)

  it('has either the old menu or the new one after a kill during an import', async () => {
    const catalog = join(folder, 'large.csv')
    writeFileSync(catalog, menu(5_000, 'second'))
    for (const killAfterMs of [400, 900, 1_400]) {
      await importMenu(['--tenant', 'crash-shop', '--catalog', catalog], { killAfterMs }).catch(() => {})
      const { owner, close } = await openEmbedded({ dataDir })
      const rows = await owner.query(
        "select split_part(product_id, '-', 2) as menu, count(*)::int as products from products group by 1",
      )
      await close()
      expect([[{ menu: 'first', products: 50 }], [{ menu: 'second', products: 5_000 }]]).toContainEqual(rows)
    }
  }, 120_000)
})
