import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localDay } from '#contract/local-day.ts'
import type { Caller, ServerMinute, TenantCalls, UsageBatch } from '#server/db/usage.ts'

export type MeterDeps = {
  clock: () => Date
  save: (batch: UsageBatch, now: Date) => Promise<void>
}

/** Writes down what was counted since the last time. Failing, it keeps the counts for the next time. */
export type FlushMeter = () => Promise<void>

declare module 'fastify' {
  interface FastifyInstance {
    flushMeter: FlushMeter
  }
}

const FLUSH_MS = 10_000
/** More tenants than this between two flushes are flushed early. */
const TENANTS_HELD = 5_000
/** A database that is away for long must not fill the memory: older counts than this many minutes are given up. */
const MINUTES_HELD = 120
const MINUTE_MS = 60_000

/**
 * Counts calls in memory and writes them down every few seconds and on shutdown, so that no request waits for its own
 * counting. A minute in which the server runs without a call is written down too: that is how its uptime is known.
 */
export function measureRequests(app: FastifyInstance, deps: MeterDeps): void {
  let meter = emptyMeter()
  let isFlushing: Promise<void> | null = null
  const flushOnce = async () => {
    const now = deps.clock()
    const held = meter
    minuteOf(held, now)
    meter = emptyMeter()
    try {
      await deps.save(toBatch(held), now)
    } catch (error) {
      putBack(meter, held)
      app.log.error({ err: error }, 'usage could not be written down')
    }
  }
  const flush: FlushMeter = () => {
    isFlushing ??= flushOnce().finally(() => {
      isFlushing = null
    })
    return isFlushing
  }
  app.decorate('flushMeter', flush)
  app.addHook('onResponse', async (request, reply) => {
    count(meter, { request, reply, now: deps.clock() })
    if (meter.calls.size > TENANTS_HELD) void flush()
  })
  const timer = setInterval(() => void flush(), FLUSH_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flush()
    await flush()
  })
}

type Meter = {
  calls: Map<string, TenantCalls>
  minutes: Map<number, ServerMinute>
  landings: Map<string, number>
}

function emptyMeter(): Meter {
  return { calls: new Map(), minutes: new Map(), landings: new Map() }
}

function count(meter: Meter, call: { request: FastifyRequest; reply: FastifyReply; now: Date }): void {
  const { request, reply, now } = call
  const day = localDay(now, 'UTC')
  if (isLanding(request, reply)) meter.landings.set(day, (meter.landings.get(day) ?? 0) + 1)
  if (!request.url.startsWith('/api/')) return
  addToMinute(minuteOf(meter, now), call)
  const caller = readCaller(request.caller)
  if (caller === null) return
  const calls = callsOf(meter, caller.tenant, day)
  calls[caller.kind] += 1
}

/** A stream lasts as long as its listener wants: it is a call, but says nothing of how fast we answer. */
function addToMinute(minute: ServerMinute, { reply }: { reply: FastifyReply }): void {
  const isStream = String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream')
  if (isStream) return
  minute.requests += 1
  if (reply.statusCode >= 500) minute.failures += 1
  minute.totalMs += reply.elapsedTime
  minute.slowestMs = Math.max(minute.slowestMs, reply.elapsedTime)
}

function minuteOf(meter: Meter, now: Date): ServerMinute {
  const start = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
  const known = meter.minutes.get(start)
  if (known !== undefined) return known
  const minute = { minute: new Date(start), requests: 0, failures: 0, totalMs: 0, slowestMs: 0 }
  meter.minutes.set(start, minute)
  return minute
}

function callsOf(meter: Meter, tenant: string, day: string): Record<Caller, number> {
  const key = `${tenant}/${day}`
  const known = meter.calls.get(key)
  if (known !== undefined) return known.calls
  const calls = { shopper: 0, staff: 0, store: 0 }
  meter.calls.set(key, { tenant, day, calls })
  return calls
}

function putBack(meter: Meter, held: Meter): void {
  for (const { tenant, day, calls } of held.calls.values()) {
    const into = callsOf(meter, tenant, day)
    into.shopper += calls.shopper
    into.staff += calls.staff
    into.store += calls.store
  }
  for (const [start, minute] of [...held.minutes].slice(-MINUTES_HELD)) {
    const into = minuteOf(meter, new Date(start))
    into.requests += minute.requests
    into.failures += minute.failures
    into.totalMs += minute.totalMs
    into.slowestMs = Math.max(into.slowestMs, minute.slowestMs)
  }
  for (const [day, visits] of held.landings) meter.landings.set(day, (meter.landings.get(day) ?? 0) + visits)
}

function toBatch(meter: Meter): UsageBatch {
  return {
    calls: [...meter.calls.values()],
    minutes: [...meter.minutes.values()],
    landings: [...meter.landings].map(([day, visits]) => ({ day, visits })),
  }
}

/** The tenant that a call was made for, by the credential that the doorkeeper took. Support pays for itself. */
function readCaller(caller: unknown): { tenant: string; kind: Caller } | null {
  if (typeof caller !== 'object' || caller === null || !('tenant' in caller)) return null
  const { tenant } = caller
  if (typeof tenant !== 'object' || tenant === null || !('id' in tenant) || typeof tenant.id !== 'string') return null
  if ('support' in caller) return null
  if ('actor' in caller) return { tenant: tenant.id, kind: 'staff' }
  return { tenant: tenant.id, kind: 'keyName' in caller ? 'store' : 'shopper' }
}

const CRAWLERS = /bot|crawl|spider|slurp|preview|monitor|curl|wget|headless(?!chrome)/i

/** A person's load of the landing page, as far as a server can tell without marking anybody. */
function isLanding(request: FastifyRequest, reply: FastifyReply): boolean {
  if (request.method !== 'GET' || request.routeOptions.url !== '/' || reply.statusCode !== 200) return false
  const agent = (request.headers['user-agent'] ?? '').slice(0, 300)
  return agent !== '' && !CRAWLERS.test(agent) && request.headers.purpose !== 'prefetch'
}
