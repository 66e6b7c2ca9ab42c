import { randomBytes, randomUUIDv7 } from 'node:crypto'
import type { WebhookEventType } from '#contract/api-keys.ts'
import { Delivery, Webhook } from '#contract/public-api.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import { AppError } from '#server/http/app-error.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'
import { takeHit } from '#server/http/limits.ts'
import { readOutboundUrl } from '#server/http/outbound-address.ts'
import { type DeliveryDeps, postSigned, toEvent } from './deliver-events.ts'
import {
  changeWebhook,
  deleteWebhookRow,
  findWebhook,
  insertWebhook,
  listAttempts,
  listDeliveryRows,
  listWebhookRows,
  settleDelivery,
  type WebhookRow,
} from './queries.ts'
import { printWebhookSecret } from './sign-webhook.ts'

export type WebhookDeps = DeliveryDeps & { mayReachLoopback: boolean }
type Form = { url: string; description: string; events: readonly WebhookEventType[] }

const MOST_WEBHOOKS = 10
const DELIVERIES_SHOWN = 50
const TESTS_PER_MINUTE = 12

export async function listWebhooks(deps: WebhookDeps, { tenant }: StaffContext): Promise<{ webhooks: Webhook[] }> {
  const rows = await deps.db.tenant(tenant.id, (trx) => listWebhookRows(trx, tenant.id))
  return { webhooks: rows.map(toWebhook) }
}

/** Adds an address. Throws `invalid_input` for one that no call may go to. */
export async function makeWebhook(deps: WebhookDeps, context: StaffContext, input: Form) {
  const { tenant, actor, now } = context
  refuseAddress(deps, input.url)
  const id = randomUUIDv7()
  const secret = printWebhookSecret(randomBytes(32))
  return deps.db.tenant(tenant.id, async (trx) => {
    if ((await listWebhookRows(trx, tenant.id)).length >= MOST_WEBHOOKS)
      throw new AppError('unprocessable', { text: `There are ${MOST_WEBHOOKS} webhooks. Remove one first.` })
    const row = await insertWebhook(trx, {
      tenant_id: tenant.id,
      endpoint_id: id,
      url: input.url,
      description: input.description,
      events: JSON.stringify([...new Set(input.events)]),
      sealed: await deps.sealer.seal(trx, tenant.id, `webhook:${id}`, secret),
      last_four: secret.slice(-4),
      is_on: true,
      off_reason: null,
      failures: 0,
      failing_since: null,
      created_by: actor.email,
      created_at: now,
    })
    await recordAudit(trx, tenant.id, auditActorOf(context), {
      action: 'webhook.changed',
      subject: `Webhook to ${input.url}`,
      after: { events: input.events, isOn: true },
    })
    return { webhook: toWebhook(row), secret }
  })
}

/** Switching on forgets the failures that switched it off. */
export async function updateWebhook(
  deps: WebhookDeps,
  context: StaffContext,
  input: Form & { id: string; isOn: boolean },
): Promise<Webhook> {
  const { tenant } = context
  refuseAddress(deps, input.url)
  return deps.db.tenant(tenant.id, async (trx) => {
    const before = await findWebhook(trx, tenant.id, input.id)
    if (before === undefined) throw new AppError('not_found')
    const row = await changeWebhook(trx, tenant.id, input.id, {
      url: input.url,
      description: input.description,
      events: JSON.stringify([...new Set(input.events)]),
      is_on: input.isOn,
      off_reason: null,
      ...(input.isOn && !before.is_on ? { failures: 0, failing_since: null } : {}),
    })
    if (row === undefined) throw new AppError('not_found')
    await recordAudit(trx, tenant.id, auditActorOf(context), {
      action: 'webhook.changed',
      subject: `Webhook to ${input.url}`,
      before: { url: before.url, events: before.events, isOn: before.is_on },
      after: { url: input.url, events: input.events, isOn: input.isOn },
    })
    return toWebhook(row)
  })
}

export async function deleteWebhook(
  deps: WebhookDeps,
  context: StaffContext,
  id: string,
): Promise<{ deleted: boolean }> {
  const { tenant } = context
  return deps.db.tenant(tenant.id, async (trx) => {
    const row = await deleteWebhookRow(trx, tenant.id, id)
    if (row === undefined) throw new AppError('not_found')
    await recordAudit(trx, tenant.id, auditActorOf(context), {
      action: 'webhook.changed',
      subject: `Webhook to ${row.url} removed`,
    })
    return { deleted: true }
  })
}

/** Sends a signed test now and keeps nothing of it. */
export async function testWebhook(deps: WebhookDeps, { tenant, now }: StaffContext, id: string) {
  await takeHit(deps.db, [{ bucket: `webhook-test:${tenant.id}`, limit: TESTS_PER_MINUTE, windowSeconds: 60 }], now)
  const row = await deps.db.tenant(tenant.id, (trx) => findWebhook(trx, tenant.id, id))
  if (row === undefined) throw new AppError('not_found')
  const message = { id: randomUUIDv7(), type: 'test', createdAt: now.toISOString(), tenant: tenant.id, data: {} }
  const { result, statusCode } = await postSigned(deps, row, { id: message.id, body: JSON.stringify(message) })
  return { result, statusCode }
}

export async function listDeliveries(deps: WebhookDeps, { tenant }: StaffContext, id: string) {
  return deps.db.tenant(tenant.id, async (trx) => {
    if ((await findWebhook(trx, tenant.id, id)) === undefined) throw new AppError('not_found')
    const rows = await listDeliveryRows(trx, tenant.id, `endpoint:${id}`, DELIVERIES_SHOWN)
    const ids = rows.map((row) => row.delivery_id)
    const attempts = ids.length === 0 ? [] : await listAttempts(trx, tenant.id, ids)
    return {
      deliveries: rows.map((row) =>
        Delivery.parse({
          id: row.delivery_id,
          eventId: row.event_id,
          type: row.type,
          status: row.status,
          createdAt: row.created_at.toISOString(),
          nextAttemptAt: row.status === 'waiting' ? row.next_attempt_at.toISOString() : null,
          body: JSON.stringify(toEvent({ ...row, created_at: row.event_at })),
          attempts: attempts
            .filter((attempt) => attempt.delivery_id === row.delivery_id)
            .map(({ at, duration_ms, status_code, result }) => ({
              at: at.toISOString(),
              durationMs: duration_ms,
              statusCode: status_code,
              result,
            })),
        }),
      ),
    }
  })
}

/** Makes a delivery due again, whatever became of it; its attempts so far stay in the log. */
export async function redeliver(
  deps: WebhookDeps,
  context: StaffContext,
  input: { id: string; deliveryId: string },
): Promise<Delivery> {
  const { tenant, now } = context
  const { deliveries } = await listDeliveries(deps, context, input.id)
  const found = deliveries.find((delivery) => delivery.id === input.deliveryId)
  if (found === undefined) throw new AppError('not_found')
  const key = { tenant_id: tenant.id, delivery_id: found.id }
  await deps.db.tenant(tenant.id, (trx) =>
    settleDelivery(trx, key, { status: 'waiting', next_attempt_at: now, settled_at: null }),
  )
  return { ...found, status: 'waiting', nextAttemptAt: now.toISOString() }
}

function refuseAddress(deps: WebhookDeps, url: string): void {
  if (readOutboundUrl(url, { mayReachLoopback: deps.mayReachLoopback }) === null)
    throw new AppError('invalid_input', { fields: { url: 'Enter a public web address that begins with https://.' } })
}

function toWebhook(row: WebhookRow): Webhook {
  return Webhook.parse({
    id: row.endpoint_id,
    url: row.url,
    description: row.description,
    events: row.events,
    lastFour: row.last_four,
    isOn: row.is_on,
    offReason: row.off_reason,
    failures: row.failures,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
  })
}
