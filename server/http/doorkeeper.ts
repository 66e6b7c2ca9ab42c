import { KEY_SCOPES } from '#contract/api-keys.ts'
import { can, canVisit, ROLES } from '#contract/permissions.ts'
import type { Access } from '#contract/route.ts'
import type { Database } from '#server/db/database.ts'
import { isEntitledBy, STANDING_COLUMNS } from '#server/db/standing-of.ts'
import * as z from 'zod'
import { admitOrigin } from './admit-origin.ts'
import { AppError } from './app-error.ts'
import {
  bearerOf,
  type ConversationContext,
  type PublicContext,
  type StaffContext,
  type StoreKeyContext,
  type Tenant,
} from './context.ts'
import { identifySupport } from './identify-support.ts'
import { hashToken } from './tokens.ts'

const KeyScopes = z.array(z.enum(KEY_SCOPES))

/** Tells who calls, by credential alone, and refuses whoever the route is not for. */
export type Doorkeeper = {
  clock: () => Date
  identify: (access: Access, context: PublicContext) => Promise<PublicContext>
}

export const SESSION_IDLE_MS = 24 * 60 * 60 * 1000
export const SESSION_MAX_MS = 14 * 24 * 60 * 60 * 1000
const TOUCH_EVERY_MS = 5 * 60 * 1000

export function createDoorkeeper(db: Database, clock: () => Date): Doorkeeper {
  return {
    clock,
    identify: async (access, context) => {
      switch (access) {
        case 'public':
          return context
        case 'conversation':
          return identifyShopper(db, context)
        case 'store-key':
          return identifyStore(db, context)
        case 'signed-in':
          return identifyStaff(db, context)
        default: {
          const staff = await identifyStaff(db, context)
          const isLetIn = staff.support === undefined ? can(staff.actor.role, access) : canVisit(access)
          if (!isLetIn) throw new AppError('forbidden')
          return staff
        }
      }
    },
  }
}

/** Reads the session on every call, so that a revocation or a new role holds from the next request, on every server. */
async function identifyStaff(db: Database, context: PublicContext): Promise<StaffContext> {
  const token = bearerOf(context.request)
  if (token?.startsWith('su_') === true) return identifySupport(db, context, token)
  if (token === null || !token.startsWith('es_')) throw new AppError('not_signed_in')
  const sessionHash = hashToken(token)
  const idleSince = new Date(context.now.getTime() - SESSION_IDLE_MS)
  const row = await db.platform(async (trx) => {
    const found = await trx
      .selectFrom('tokens')
      .innerJoin('users', 'users.id', 'tokens.user_id')
      .innerJoin('tenants', 'tenants.id', 'tokens.tenant')
      .innerJoin('memberships', (join) =>
        join.onRef('memberships.user_id', '=', 'tokens.user_id').onRef('memberships.tenant', '=', 'tokens.tenant'),
      )
      .select([
        'tokens.last_used_at',
        'users.id as user_id',
        'users.email',
        'users.is_super_admin',
        'memberships.role',
        'tenants.id as tenant_id',
        'tenants.slug',
        'tenants.name',
        'tenants.time_zone',
      ])
      .where('tokens.token_hash', '=', sessionHash)
      .where('tokens.purpose', '=', 'session')
      .where('tokens.expires_at', '>', context.now)
      .where('tokens.last_used_at', '>', idleSince)
      .where('tenants.status', '=', 'active')
      .executeTakeFirst()
    if (found !== undefined && context.now.getTime() - found.last_used_at.getTime() > TOUCH_EVERY_MS) {
      await trx.updateTable('tokens').set({ last_used_at: context.now }).where('token_hash', '=', sessionHash).execute()
      await trx
        .updateTable('memberships')
        .set({ last_active_at: context.now })
        .where('tenant', '=', found.tenant_id)
        .where('user_id', '=', found.user_id)
        .execute()
    }
    return found
  })
  if (row === undefined) throw new AppError('not_signed_in')
  const memberRole = ROLES.find((role) => role === row.role && role !== 'super_admin') ?? 'customer'
  return {
    ...context,
    tenant: tenantOf(row),
    actor: { userId: row.user_id, email: row.email, role: row.is_super_admin ? 'super_admin' : memberRole },
    sessionHash,
  }
}

/** A conversation secret reads `<agent key>.<random>`; the first part leads to the tenant, the second is the proof. */
async function identifyShopper(db: Database, context: PublicContext): Promise<ConversationContext> {
  const secret = bearerOf(context.request)
  const agentKey = secret?.split('.')[0]
  if (secret === null || agentKey === undefined || !agentKey.startsWith('ak_')) throw new AppError('not_found')
  const { isServed, ...tenant } = await admitShopper(db, context, agentKey)
  return { ...context, tenant, isServed, conversationSecret: secret, agentKey }
}

/** The tenant of an agent's public key, for a page that may show it. Throws `not_found`, or `forbidden` for any other page. */
export async function admitShopper(
  db: Database,
  { request, now }: PublicContext,
  agentKey: string,
): Promise<Omit<TenantOfKey, 'allowedOrigins'>> {
  const found = await findTenantOfAgentKey(db, agentKey, now)
  if (found === undefined) throw new AppError('not_found')
  const { allowedOrigins, ...tenant } = found
  admitOrigin(request, allowedOrigins)
  return tenant
}

async function identifyStore(db: Database, context: PublicContext): Promise<StoreKeyContext> {
  const key = bearerOf(context.request)
  if (key === null || !key.startsWith('sk_')) throw new AppError('not_signed_in')
  const keyHash = hashToken(key)
  const row = await db.platform(async (trx) => {
    const found = await trx
      .selectFrom('store_keys')
      .innerJoin('tenants', 'tenants.id', 'store_keys.tenant')
      .select([
        'store_keys.name as key_name',
        'store_keys.scopes',
        'store_keys.last_used_at',
        'tenants.id as tenant_id',
        'tenants.slug',
        'tenants.name',
        'tenants.time_zone',
      ])
      .where('store_keys.key_hash', '=', keyHash)
      .where('tenants.status', '=', 'active')
      .executeTakeFirst()
    if (found !== undefined && context.now.getTime() - (found.last_used_at?.getTime() ?? 0) > TOUCH_EVERY_MS)
      await trx.updateTable('store_keys').set({ last_used_at: context.now }).where('key_hash', '=', keyHash).execute()
    return found
  })
  if (row === undefined) throw new AppError('not_signed_in')
  const scopes = KeyScopes.parse(row.scopes)
  return { ...context, tenant: tenantOf(row), keyName: row.key_name, scopes }
}

/** `isServed` is false while the tenant is suspended or not entitled: its shoppers are then shown nothing. */
type TenantOfKey = Tenant & { agentId: string; allowedOrigins: string[]; isServed: boolean }

/** The tenant that an agent's public key belongs to, and its agent; undefined for an unknown key. */
export async function findTenantOfAgentKey(
  db: Database,
  agentKey: string,
  now: Date,
): Promise<TenantOfKey | undefined> {
  const row = await db.platform((trx) =>
    trx
      .selectFrom('agent_keys')
      .innerJoin('tenants', 'tenants.id', 'agent_keys.tenant')
      .innerJoin('subscriptions', 'subscriptions.tenant', 'agent_keys.tenant')
      .leftJoin('allowed_origins', 'allowed_origins.tenant', 'agent_keys.tenant')
      .select([
        'agent_keys.agent_id',
        'allowed_origins.origins',
        'tenants.id as tenant_id',
        'tenants.slug',
        'tenants.name',
        'tenants.time_zone',
        'tenants.status as tenant_status',
        ...STANDING_COLUMNS,
      ])
      .where('agent_keys.agent_key', '=', agentKey)
      .executeTakeFirst(),
  )
  if (row === undefined) return undefined
  return {
    ...tenantOf(row),
    agentId: row.agent_id,
    allowedOrigins: Origins.parse(row.origins ?? []),
    isServed: row.tenant_status === 'active' && isEntitledBy(row, now),
  }
}

const Origins = z.array(z.string())

function tenantOf(row: { tenant_id: string; slug: string; name: string; time_zone: string }): Tenant {
  return { id: row.tenant_id, slug: row.slug, name: row.name, timeZone: row.time_zone }
}
