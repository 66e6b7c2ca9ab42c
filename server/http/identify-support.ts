import type { Database } from '#server/db/database.ts'
import { AppError } from './app-error.ts'
import type { PublicContext, StaffContext } from './context.ts'
import { hashToken } from './tokens.ts'

/**
 * A super admin who looks at a tenant as support. Read on every call, so that its end, the loss of the operator's rights and
 * a suspension hold from the next one on. Nothing but reading is let through.
 */
export async function identifySupport(db: Database, context: PublicContext, token: string): Promise<StaffContext> {
  const tokenHash = hashToken(token)
  const row = await db.platform((trx) =>
    trx
      .selectFrom('support_sessions')
      .innerJoin('users', 'users.id', 'support_sessions.user_id')
      .innerJoin('tenants', 'tenants.id', 'support_sessions.tenant')
      .select([
        'support_sessions.expires_at',
        'users.id as user_id',
        'users.email',
        'tenants.id as tenant_id',
        'tenants.slug',
        'tenants.name',
        'tenants.time_zone',
      ])
      .where('support_sessions.token_hash', '=', tokenHash)
      .where('support_sessions.ended_at', 'is', null)
      .where('support_sessions.expires_at', '>', context.now)
      .where('users.is_super_admin', '=', true)
      .where('tenants.status', '=', 'active')
      .executeTakeFirst(),
  )
  if (row === undefined) throw new AppError('not_signed_in')
  if (context.request.method !== 'GET' && context.request.method !== 'HEAD')
    throw new AppError('forbidden', { text: 'Support can look here, and change nothing.' })
  return {
    ...context,
    tenant: { id: row.tenant_id, slug: row.slug, name: row.name, timeZone: row.time_zone },
    actor: { userId: row.user_id, email: row.email, role: 'admin' },
    sessionHash: tokenHash,
    support: { expiresAt: row.expires_at },
  }
}
