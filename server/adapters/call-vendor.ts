import { VendorError } from '#server/features/integrations/connector.ts'
import { type Outbound, OutboundError, type OutboundOptions, type OutboundReply } from '#server/http/outbound.ts'
import { readRetryAfter } from '#server/http/retry-after.ts'

/** Less than the dashboard waits for the answer of a test. */
export const CHECK_TIMEOUT_MS = 8_000

export type VendorReply = { status: number; headers: Headers; json: unknown }

/**
 * One call of a vendor's API. Throws VendorError for everything but a success with JSON: the vendor's status decides,
 * never its words. An empty success is null.
 */
export async function callVendor(outbound: Outbound, url: string, options: OutboundOptions = {}): Promise<VendorReply> {
  const reply = await reach(outbound, url, {
    ...options,
    headers: { accept: 'application/json', ...options.headers },
  })
  refuse(reply)
  return { status: reply.status, headers: reply.headers, json: parseJson(reply) }
}

/** The same for calls whose answer is no JSON; `refuse` is left to the caller. */
export async function reach(outbound: Outbound, url: string, options: OutboundOptions): Promise<OutboundReply> {
  try {
    return await outbound.fetch(url, options)
  } catch (error) {
    if (error instanceof OutboundError) throw new VendorError('unreachable')
    throw error
  }
}

/** Throws VendorError unless the answer is a success. */
export function refuse({ status, headers }: OutboundReply): void {
  if (status >= 200 && status < 300) return
  if (status === 401) throw new VendorError('bad_credentials', { status })
  if (status === 403) throw new VendorError('missing_permission', { status })
  if (status === 429) throw new VendorError('rate_limited', { status, retryAfterMs: readRetryAfter(headers) })
  if (status === 408 || status >= 500)
    throw new VendorError('unreachable', { status, retryAfterMs: readRetryAfter(headers) })
  throw new VendorError('not_a_store', { status })
}

function parseJson(reply: OutboundReply): unknown {
  if (reply.bytes.length === 0) return null
  try {
    return reply.json()
  } catch {
    throw new VendorError('not_a_store', { status: reply.status })
  }
}
