import { randomUUIDv7 } from 'node:crypto'
import type { AttemptResult, WebhookEventType } from '#contract/api-keys.ts'
import { WebhookEvent } from '#contract/public-api.ts'
import type { Database, TenantTrx } from '#server/db/database.ts'
import type { OutgoingEvent } from '#server/db/events.ts'
import { queueMail } from '#server/db/mail-outbox.ts'
import type { Sealer } from '#server/db/seal.ts'
import { type Outbound, OutboundError } from '#server/http/outbound.ts'
import { readRetryAfter } from '#server/http/retry-after.ts'
import {
  changeWebhook,
  countFailure,
  deleteEventsBefore,
  type DeliveryRow,
  dropWaiting,
  type EventRow,
  findWebhook,
  holdWaiting,
  insertAttempt,
  insertDeliveries,
  listWebhookRows,
  lockUnspread,
  markSpread,
  settleDelivery,
  takeDue,
  type WebhookRow,
} from './queries.ts'
import { signWebhook } from './sign-webhook.ts'

export type Attempt = { result: AttemptResult; statusCode: number | null; retryAfterMs: number | null }

/** Others who hear of events, beside the webhooks of this feature; each is named `integration:…`. */
export type OtherHearers = {
  list: (trx: TenantTrx, tenantId: string, event: OutgoingEvent) => Promise<string[]>
  deliver: (tenantId: string, hearer: string, event: OutgoingEvent) => Promise<Attempt | null>
}

export type DeliveryDeps = {
  db: Database
  sealer: Sealer
  outbound: Outbound
  clock: () => Date
  publicUrl: string
  others: OtherHearers
}

const SPREAD_AT_ONCE = 200
const TAKEN_AT_ONCE = 20
const ATTEMPT_TIMEOUT_MS = 10_000
const TAKEN_FOR_MS = 5 * 60_000
/** After 10 seconds, 40, 3 minutes, 11, 43, 3 hours, 11: within a day an event is delivered or given up. */
export const MAX_ATTEMPTS = 8
const FIRST_WAIT_MS = 10_000
/** So many failed attempts in a row, over whatever events, switch an address off. */
export const FAILURES_TO_SWITCH_OFF = 24
const EVENTS_KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Makes a delivery for everyone who hears of what happened. Returns how many events that were; call again while any. */
export async function spreadEvents(deps: DeliveryDeps, tenantId: string): Promise<number> {
  const now = deps.clock()
  return deps.db.tenant(tenantId, async (trx) => {
    const events = await lockUnspread(trx, tenantId, SPREAD_AT_ONCE)
    if (events.length === 0) return 0
    const webhooks = (await listWebhookRows(trx, tenantId)).filter((row) => row.is_on)
    const rows = []
    for (const event of events) {
      const told = toEvent(event)
      const own = webhooks.filter((row) => hears(row, told.type)).map((row) => `endpoint:${row.endpoint_id}`)
      for (const hearer of [...own, ...(await deps.others.list(trx, tenantId, told))])
        rows.push({
          tenant_id: tenantId,
          delivery_id: randomUUIDv7(),
          event_id: event.event_id,
          hearer,
          status: 'waiting' as const,
          attempts: 0,
          next_attempt_at: now,
          created_at: now,
          settled_at: null,
        })
    }
    await insertDeliveries(trx, rows)
    await markSpread(
      trx,
      tenantId,
      events.map((event) => event.event_id),
      now,
    )
    return events.length
  })
}

/** Attempts what is due, all at once. Returns how many; call again while any. */
export async function deliverDue(deps: DeliveryDeps, tenantId: string): Promise<number> {
  const now = deps.clock()
  const due = await deps.db.tenant(tenantId, (trx) =>
    takeDue(trx, tenantId, { now, until: new Date(now.getTime() + TAKEN_FOR_MS), limit: TAKEN_AT_ONCE }),
  )
  await Promise.all(due.map((delivery) => attemptDelivery(deps, delivery)))
  return due.length
}

export async function forgetOldEvents(deps: Pick<DeliveryDeps, 'db'>, tenantId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - EVENTS_KEPT_MS)
  await deps.db.tenant(tenantId, (trx) => deleteEventsBefore(trx, tenantId, before))
}

/** An event as it is told, the same however often. */
export function toEvent(row: Pick<EventRow, 'tenant_id' | 'event_id' | 'type' | 'data' | 'created_at'>): OutgoingEvent {
  return WebhookEvent.parse({
    id: row.event_id,
    type: row.type,
    createdAt: row.created_at.toISOString(),
    tenant: row.tenant_id,
    data: row.data,
  })
}

/** Posts a signed body to an address, once. Redirects are not followed, and what is answered is not kept. */
export async function postSigned(
  deps: Pick<DeliveryDeps, 'db' | 'sealer' | 'outbound' | 'clock'>,
  webhook: WebhookRow,
  message: { id: string; body: string },
): Promise<Attempt> {
  const secret = await deps.db.tenant(webhook.tenant_id, (trx) =>
    deps.sealer.unseal(trx, webhook.tenant_id, `webhook:${webhook.endpoint_id}`, webhook.sealed),
  )
  try {
    const { status, headers } = await deps.outbound.fetch(webhook.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signWebhook(secret, { ...message, now: deps.clock() }) },
      body: message.body,
      timeoutMs: ATTEMPT_TIMEOUT_MS,
      maxBytes: 64 * 1024,
    })
    if (status >= 200 && status < 300) return { result: 'delivered', statusCode: status, retryAfterMs: null }
    const retryAfterMs = isBusy(status) ? readRetryAfter(headers, deps.clock()) : null
    return { result: status === 429 ? 'rate_limited' : 'refused', statusCode: status, retryAfterMs }
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    return { result: 'unreachable', statusCode: null, retryAfterMs: null }
  }
}

function isBusy(status: number): boolean {
  return status === 408 || status === 429 || status >= 500
}

const ENDPOINT = 'endpoint:'
const GONE = 410

async function attemptDelivery(deps: DeliveryDeps, delivery: DeliveryRow & { event: EventRow }): Promise<void> {
  const { tenant_id: tenantId, hearer } = delivery
  const begun = performance.now()
  const event = toEvent(delivery.event)
  const endpointId = hearer.startsWith(ENDPOINT) ? hearer.slice(ENDPOINT.length) : null
  const webhook = endpointId && (await deps.db.tenant(tenantId, (trx) => findWebhook(trx, tenantId, endpointId)))
  const attempt = webhook
    ? await postSigned(deps, webhook, { id: event.id, body: JSON.stringify(event) })
    : endpointId === null
      ? await deps.others.deliver(tenantId, hearer, event)
      : null
  const now = deps.clock()
  await deps.db.tenant(tenantId, async (trx) => {
    if (attempt === null) return settleDelivery(trx, delivery, { status: 'dropped', settled_at: now })
    const attempts = delivery.attempts + 1
    const isOver = attempt.result === 'delivered' || attempts >= MAX_ATTEMPTS
    await insertAttempt(trx, {
      tenant_id: tenantId,
      delivery_id: delivery.delivery_id,
      attempt: attempts,
      at: now,
      duration_ms: Math.round(performance.now() - begun),
      status_code: attempt.statusCode,
      result: attempt.result,
    })
    await settleDelivery(trx, delivery, {
      attempts,
      status: attempt.result === 'delivered' ? 'delivered' : isOver ? 'failed' : 'waiting',
      settled_at: isOver ? now : null,
      next_attempt_at: new Date(now.getTime() + Math.max(attempt.retryAfterMs ?? 0, backOff(attempts))),
    })
    if (attempt.retryAfterMs !== null) await holdWaiting(trx, delivery, new Date(now.getTime() + attempt.retryAfterMs))
    if (webhook) await settleWebhook(deps, trx, { webhook, attempt, now })
  })
}

function backOff(attempts: number): number {
  return FIRST_WAIT_MS * 4 ** (attempts - 1) * (1 - Math.random() / 4)
}

/**
 * An address that says it is gone, or fails too often in a row, is switched off, and its owner is told. One that says when to
 * come again is alive: that counts for no failure.
 */
async function settleWebhook(
  deps: DeliveryDeps,
  trx: TenantTrx,
  { webhook, attempt, now }: { webhook: WebhookRow; attempt: Attempt; now: Date },
): Promise<void> {
  const { tenant_id: tenantId, endpoint_id: id } = webhook
  if (attempt.result === 'delivered') {
    if (webhook.failures > 0) await changeWebhook(trx, tenantId, id, { failures: 0, failing_since: null })
    return
  }
  if (attempt.retryAfterMs !== null) return
  const counted = await countFailure(trx, tenantId, id, now)
  const isGone = attempt.statusCode === GONE
  if (counted === undefined || !counted.is_on || (!isGone && counted.failures < FAILURES_TO_SWITCH_OFF)) return
  const reason = isGone
    ? 'It answered that it is gone (410).'
    : `${counted.failures} attempts in a row failed, the last one ${describe(attempt)}.`
  await changeWebhook(trx, tenantId, id, { is_on: false, off_reason: reason })
  await dropWaiting(trx, tenantId, `${ENDPOINT}${id}`, now)
  await queueMail(
    trx,
    tenantId,
    {
      kind: 'webhook-off',
      to: webhook.created_by,
      subject: 'A webhook was switched off',
      text: `eConcierge no longer sends events to ${webhook.url}. ${reason}\n\nOnce it works again, switch it on here:\n${deps.publicUrl}/settings?tab=integrations&connection=custom-api\n`,
      onceKey: `webhook-off:${id}:${now.toISOString()}`,
    },
    now,
  )
}

function describe({ result, statusCode }: Attempt): string {
  return result === 'unreachable' ? 'without an answer' : `with the answer ${statusCode}`
}

function hears({ events }: WebhookRow, type: OutgoingEvent['type']): boolean {
  const wanted: unknown = events
  return Array.isArray(wanted) && wanted.includes(type satisfies WebhookEventType | 'contact.opted_in')
}
