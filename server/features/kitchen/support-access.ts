import { randomUUIDv7 } from 'node:crypto'
import type { User } from '#contract/auth.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import type { BothSides, Database } from '#server/db/database.ts'
import { recordOperator } from '#server/db/operator-log.ts'
import { AppError } from '#server/http/app-error.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'
import { createToken, hashToken } from '#server/http/tokens.ts'

type Deps = { db: Database }
/** How the visitor is named to the browser, as the sign-in feature says it. */
export type ToVisitor = (of: Pick<StaffContext, 'tenant' | 'actor'>, until: Date) => User

const MINUTE_MS = 60_000

/**
 * Opens an account to its caller for reading, for so many minutes. The account sees it while it lasts and finds it in its
 * audit log. The token opens nothing but GET calls, and only while its holder is a super admin.
 */
export async function startSupport(
  deps: Deps & { toVisitor: ToVisitor },
  context: StaffContext,
  input: { id: string; reason: string; minutes: number },
): Promise<{ token: string; user: User }> {
  const { now, actor } = context
  const token = createToken('su_')
  const expiresAt = new Date(now.getTime() + input.minutes * MINUTE_MS)
  const tenant = await deps.db.bothSides(async (sides) => {
    const tenant = await sides.platform((trx) =>
      trx
        .selectFrom('tenants')
        .select(['id', 'name', 'slug', 'status', 'time_zone as timeZone'])
        .where('id', '=', input.id)
        .executeTakeFirst(),
    )
    if (tenant === undefined) throw new AppError('not_found')
    if (tenant.status === 'suspended')
      throw new AppError('unprocessable', { text: 'A suspended account cannot be opened. Resume it first.' })
    await endRunning(sides, context)
    await sides.platform((trx) =>
      trx
        .insertInto('support_sessions')
        .values({
          support_id: randomUUIDv7(),
          token_hash: hashToken(token),
          user_id: actor.userId,
          tenant: input.id,
          reason: input.reason,
          started_at: now,
          expires_at: expiresAt,
          ended_at: null,
        })
        .execute(),
    )
    const entry = {
      action: 'support.started',
      subject: `${tenant.name} (${tenant.slug})`,
      after: { reason: input.reason, until: expiresAt.toISOString() },
    } as const
    await sides.tenant(input.id, (trx) => recordAudit(trx, input.id, auditActorOf(context), entry))
    await sides.platform((trx) => recordOperator(trx, auditActorOf(context), entry))
    return tenant
  })
  return { token, user: deps.toVisitor({ tenant, actor }, expiresAt) }
}

export async function endSupport(deps: Deps, context: StaffContext): Promise<{ ended: number }> {
  return { ended: await deps.db.bothSides((sides) => endRunning(sides, context)) }
}

/** A person supports one account at a time. */
async function endRunning(sides: BothSides, context: StaffContext): Promise<number> {
  const { now, actor } = context
  const ended = await sides.platform((trx) =>
    trx
      .updateTable('support_sessions')
      .set({ ended_at: now })
      .where('user_id', '=', actor.userId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('tenant')
      .execute(),
  )
  for (const { tenant } of ended) {
    const row = await sides.platform((trx) =>
      trx.selectFrom('tenants').select(['name', 'slug']).where('id', '=', tenant).executeTakeFirstOrThrow(),
    )
    const entry = { action: 'support.ended', subject: `${row.name} (${row.slug})` } as const
    await sides.tenant(tenant, (trx) => recordAudit(trx, tenant, auditActorOf(context), entry))
    await sides.platform((trx) => recordOperator(trx, auditActorOf(context), entry))
  }
  return ended.length
}
