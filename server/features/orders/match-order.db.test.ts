import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIFT_MINIMUM } from '#contract/performance.ts'
import { isHeldOut } from '#server/db/lift-figures.ts'
import { makeProduct, makeTenant, signIn, type TestTenant } from '#testing/factories.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
let now = new Date('2026-06-01T16:00:00Z')
const app = await createTestApp(database.db, { clock: () => now })
afterAll(async () => {
  await app.close()
  await database.close()
})

const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000)
}

async function chat(tenant: TestTenant, visitorId?: string): Promise<{ id: string; secret: string }> {
  const body = { agentKey: tenant.agent.key, ...(visitorId === undefined ? {} : { visitorId }) }
  const { conversationId: id, secret } = JSON.parse((await app.call('POST', '/api/chat/conversations', { body })).text)
  await app.call('POST', `/api/chat/conversations/${id}/age`, { token: secret, body: { confirmed: true } })
  await app.call('POST', `/api/chat/conversations/${id}/messages`, {
    token: secret,
    body: { text: 'show me indica flower' },
  })
  return { id, secret }
}

let orders = 0
const line = (what: { productId?: string; sku?: string }) => ({
  ...what,
  name: 'Line',
  quantity: 1,
  unitPriceCents: 3000,
})

async function order(
  tenant: TestTenant,
  body: { items: object[]; visitorId?: string; orderId?: string; status?: string },
) {
  const reply = await app.call('POST', '/api/store/orders', {
    token: tenant.storeKey,
    body: { orderId: `order-${++orders}`, ...body },
  })
  expect(reply.status, reply.text).toBe(201)
  return JSON.parse(reply.text)
}

describe('an order that names no conversation', () => {
  const MENU = [
    makeProduct({ productId: 'A', sku: 'SKU-A' }),
    makeProduct({ productId: 'B', sku: 'SKU-B', name: 'Silent Cove 3.5g', strainName: 'Silent Cove' }),
  ]
  let tenant: TestTenant
  beforeAll(async () => {
    tenant = await makeTenant(database.db, { products: MENU, now })
  })

  test('is its visitor’s, when it holds what their chat showed', async () => {
    const visitorId = randomUUID()
    await chat(tenant, visitorId)
    later(2)
    const items = [line({ sku: 'SKU-A' }), line({ sku: 'OTHER' })]
    expect(await order(tenant, { items, visitorId })).toMatchObject({ matchedBy: 'products', matchConfidence: 0.9 })
    expect(await order(tenant, { items: [line({ sku: 'OTHER' })], visitorId })).toMatchObject({ matchedBy: 'none' })
    expect(await order(tenant, { items, visitorId: randomUUID() })).toMatchObject({ matchedBy: 'none' })
    later(25)
    expect(await order(tenant, { items, visitorId })).toMatchObject({ matchedBy: 'none', matchConfidence: 0 })
  })

  test('is the only chat’s that showed several of its products, or put one into the cart', async () => {
    later(48)
    const shown = await chat(tenant)
    later(1)
    expect(await order(tenant, { items: [line({ productId: 'A' })] })).toMatchObject({ matchedBy: 'none' })
    const click = { kind: 'add-to-cart', productId: 'A' }
    await app.call('POST', `/api/chat/conversations/${shown.id}/events`, { token: shown.secret, body: click })
    const first = await order(tenant, { items: [line({ productId: 'A' })], orderId: 'first' })
    expect(first).toMatchObject({ matchedBy: 'products', matchConfidence: 0.7 })
    expect(await order(tenant, { items: [line({ productId: 'A' }), line({ productId: 'B' })] })).toMatchObject({
      matchedBy: 'none',
    })
    later(48)
    await chat(tenant)
    const both = [line({ productId: 'A' }), line({ sku: 'SKU-B' })]
    expect(await order(tenant, { items: both })).toMatchObject({ matchedBy: 'products', matchConfidence: 0.5 })
  })

  test('is nobody’s, when two chats showed what it holds', async () => {
    later(48)
    await chat(tenant)
    await chat(tenant)
    const both = [line({ productId: 'A' }), line({ productId: 'B' })]
    expect(await order(tenant, { items: both })).toMatchObject({ matchedBy: 'none' })
  })

  test('keeps what it was matched by when it is reported again', async () => {
    later(48)
    const visitorId = randomUUID()
    await chat(tenant, visitorId)
    const items = [line({ productId: 'A' })]
    const first = await order(tenant, { items, visitorId, orderId: 'again' })
    later(100)
    expect(await order(tenant, { items, orderId: 'again' })).toEqual(first)
    expect(await order(tenant, { items, orderId: 'again', status: 'voided' })).toMatchObject({
      matchedBy: 'products',
      netCents: 0,
    })
  })
})

describe('lift', () => {
  const visit = async (tenant: TestTenant, visitorId: string): Promise<{ hidden: boolean }> => {
    const body = { agentKey: tenant.agent.key, visitorId }
    return JSON.parse((await app.call('POST', '/api/chat/visits', { body })).text)
  }
  const liftOf = async (tenant: TestTenant) => {
    const token = await signIn(database.db, { tenant, role: 'viewer', now })
    return JSON.parse((await app.call('GET', '/api/admin/analytics', { token })).text).lift
  }
  const holdOut = async (tenant: TestTenant, holdoutPercent: number) => {
    const token = await signIn(database.db, { tenant, role: 'admin', now })
    await app.call('PUT', '/api/admin/conversations/settings', { token, body: { holdoutPercent, retentionDays: 365 } })
  }
  const agentOf = async (tenant: TestTenant) =>
    JSON.parse((await app.call('GET', `/api/chat/agents/${tenant.agent.key}`)).text)

  test('is off by default: everybody sees the widget and nobody is counted', async () => {
    const tenant = await makeTenant(database.db, { products: null, now })
    expect(await agentOf(tenant)).not.toHaveProperty('measuresLift')
    expect(await visit(tenant, randomUUID())).toEqual({ hidden: false })
    expect(await liftOf(tenant)).toEqual({ status: 'off' })
  })

  test('hides the widget from the same visitors each time, about as many as the share says', async () => {
    const tenant = randomUUID()
    const visitors = Array.from({ length: 4000 }, () => randomUUID())
    const heldOut = visitors.filter((visitor) => isHeldOut(tenant, visitor, 20))
    expect(heldOut.length / 4000).toBeGreaterThan(0.17)
    expect(heldOut.length / 4000).toBeLessThan(0.23)
    expect(visitors.filter((visitor) => isHeldOut(tenant, visitor, 20))).toEqual(heldOut)
    expect(heldOut.every((visitor) => isHeldOut(tenant, visitor, 30))).toBe(true)
    expect(visitors.some((visitor) => isHeldOut(tenant, visitor, 0))).toBe(false)
  })

  test('compares both sides once there is enough, and begins anew with another share', async () => {
    const tenant = await makeTenant(database.db, { products: null, now })
    await holdOut(tenant, 50)
    expect(await agentOf(tenant)).toMatchObject({ measuresLift: true })
    const visitors = Array.from({ length: 2 * LIFT_MINIMUM.visitors + 80 }, () => randomUUID())
    const sides = { with: { visitors: 0, orders: 0, cents: 0 }, without: { visitors: 0, orders: 0, cents: 0 } }
    for (const [index, visitorId] of visitors.entries()) {
      const { hidden } = await visit(tenant, visitorId)
      const side = hidden ? sides.without : sides.with
      side.visitors += 1
      if (index % 3 !== 0) continue
      const unitPriceCents = (hidden ? 4000 : 6000) + (index % 7) * 100
      await order(tenant, { visitorId, items: [{ name: 'Line', quantity: 1, unitPriceCents }] })
      side.orders += 1
      side.cents += unitPriceCents
    }
    expect(await visit(tenant, visitors[0] ?? '')).toEqual(await visit(tenant, visitors[0] ?? ''))
    const lift = await liftOf(tenant)
    expect(lift).toMatchObject({
      status: 'measured',
      holdoutPercent: 50,
      with: { visitors: sides.with.visitors, orders: sides.with.orders },
      without: { visitors: sides.without.visitors, orders: sides.without.orders },
    })
    const aov = (side: { cents: number; orders: number }) => side.cents / side.orders
    expect(lift.aov.cents).toBeCloseTo(aov(sides.with) - aov(sides.without), 4)
    expect(lift.aov.low).toBeGreaterThan(0)
    await holdOut(tenant, 20)
    expect(await liftOf(tenant)).toMatchObject({
      status: 'not_enough_data',
      minimum: LIFT_MINIMUM,
      with: { visitors: 0, orders: 0 },
    })
  })
})
