import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'

/** A customer whom the shop's own server vouched for. */
export type Identity = {
  /** Hashed with the tenant: it finds the customer's past here, and says nothing of them anywhere else. */
  customerKey: string
  firstName: string | null
}

const TOKEN = /^([\w-]{2,400})\.([\w-]{2,3000})\.([\w-]{43})$/
const Header = z.object({ alg: z.literal('HS256'), typ: z.literal('JWT').optional(), crit: z.never().optional() })
const Payload = z.object({
  sub: z.string().min(1).max(200).or(z.int().transform(String)),
  exp: z.number(),
  nbf: z.number().optional(),
  first_name: z.string().optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
})

/** A token outlives a visit, not a day: one that was stolen is soon worth nothing. */
const LONGEST_SECONDS = 24 * 60 * 60
const CLOCKS_APART_SECONDS = 60
const FIRST_NAME = /^\p{L}[\p{L}\p{M}'’. -]{0,39}$/u

/**
 * Who a token is about: a JWT (RFC 7519) signed with HMAC-SHA256 by one of the shop's secrets, with `sub` and an `exp` at
 * most a day ahead. Null for anything else; which of it was wrong is not said.
 */
export function readIdentity(
  token: string,
  secrets: readonly string[],
  { tenantId, now }: { tenantId: string; now: Date },
): Identity | null {
  const [, header = '', payload = '', signature = ''] = TOKEN.exec(token) ?? []
  if (signature === '' || !isSigned(`${header}.${payload}`, signature, secrets)) return null
  if (!Header.safeParse(decode(header)).success) return null
  const claims = Payload.safeParse(decode(payload)).data
  if (claims === undefined) return null
  const seconds = now.getTime() / 1000
  if (claims.exp <= seconds || claims.exp > seconds + LONGEST_SECONDS + CLOCKS_APART_SECONDS) return null
  if (claims.nbf !== undefined && claims.nbf > seconds + CLOCKS_APART_SECONDS) return null
  return {
    customerKey: createHash('sha256').update(`${tenantId}\n${claims.sub}`).digest('hex'),
    firstName: readName(claims.first_name ?? claims.given_name),
  }
}

/** Each secret is tried to the end, so that the time taken tells nothing. */
function isSigned(text: string, signature: string, secrets: readonly string[]): boolean {
  const given = Buffer.from(signature, 'base64url')
  let isRight = false
  for (const secret of secrets) {
    const expected = createHmac('sha256', secret).update(text).digest()
    if (given.length === expected.length && timingSafeEqual(given, expected)) isRight = true
  }
  return isRight
}

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

function readName(name: string | undefined): string | null {
  const first = name?.normalize('NFC').trim().split(/\s+/)[0] ?? ''
  return FIRST_NAME.test(first) ? first : null
}
