import type { FastifyRequest } from 'fastify'
import type { KeyScope } from '#contract/api-keys.ts'
import type { Role } from '#contract/permissions.ts'
import type { Access } from '#contract/route.ts'
import type { AuditActor } from '#server/db/audit-log.ts'
import { AppError } from './app-error.ts'

/** What every use case may know of the call it serves. */
export type PublicContext = {
  now: Date
  /** The caller's address; IPv6 is cut to its /64, since one host owns all of it. */
  address: string
  request: FastifyRequest
}

export type Tenant = { id: string; slug: string; name: string; timeZone: string }

export type StaffContext = PublicContext & {
  tenant: Tenant
  actor: { userId: string; email: string; role: Role }
  sessionHash: string
  /** Set while an operator looks at the tenant as support: reading only. */
  support?: { expiresAt: Date }
}

/** A shopper: the tenant comes from the agent key inside the secret, never from anything else the caller sends. */
export type ConversationContext = PublicContext & {
  tenant: Tenant
  conversationSecret: string
  agentKey: string
  /** False once the shop's account rests: nothing is answered any more, and what was said stays to be read. */
  isServed: boolean
}

/** A shop's own server. Each call asks for the scope that it needs by `requireScope`. */
export type StoreKeyContext = PublicContext & { tenant: Tenant; keyName: string; scopes: readonly KeyScope[] }

export type ContextOf<A extends Access> = A extends 'public'
  ? PublicContext
  : A extends 'conversation'
    ? ConversationContext
    : A extends 'store-key'
      ? StoreKeyContext
      : StaffContext

/** A member as the audit log names the one who acted. */
export function auditActorOf({ actor, address, now }: StaffContext): AuditActor {
  return { actor: actor.email, role: actor.role, address, now }
}

/** Throws `forbidden` for a key that was not made for this. */
export function requireScope({ scopes }: StoreKeyContext, scope: KeyScope): void {
  if (!scopes.includes(scope)) throw new AppError('forbidden', { text: `This key has not the scope ${scope}.` })
}

export function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  const match = header === undefined ? null : /^Bearer ([A-Za-z0-9_.~+/-]{16,256})$/.exec(header)
  return match?.[1] ?? null
}

export function addressOf(request: FastifyRequest): string {
  const ip = request.ip
  if (!ip.includes(':')) return ip
  if (ip.startsWith('::ffff:')) return ip.slice('::ffff:'.length)
  const [head = '', tail = ''] = ip.split('::')
  const groups = head.split(':').filter((group) => group !== '')
  const rest = tail.split(':').filter((group) => group !== '')
  const filled = ip.includes('::') ? [...groups, ...Array(8 - groups.length - rest.length).fill('0'), ...rest] : groups
  return `${filled.slice(0, 4).join(':')}::/64`
}
