import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { localDay } from '#contract/local-day.ts'
import type { Database, PlatformTrx, TenantTrx } from '#server/db/database.ts'
import { addTokens } from '#server/db/usage.ts'

/** Tokens, prompt and answer together. */
export type ModelCaps = { perConversation: number; perTenantDay: number; perPlatformDay: number }

export type Reservation = { tenantId: string; callId: string; day: string; now: Date }

const RESERVATION_MS = 60_000

/**
 * Holds `tokens` back in the day's budgets before a model is called, all or nothing. Null when any cap would be passed.
 * The day's row of the platform is locked while counting, so no two calls can take the same tokens.
 */
export function reserveTokens(
  db: Database,
  caps: ModelCaps,
  want: { tenantId: string; conversationId: string; tokens: number; now: Date },
): Promise<Reservation | null> {
  const day = localDay(want.now, 'UTC')
  const callId = randomUUIDv7()
  const expiresAt = new Date(want.now.getTime() + RESERVATION_MS)
  return db.bothSides(async (sides) => {
    const platform = await sides.platform((trx) => lockPlatformDay(trx, day, want.now))
    if (platform + want.tokens > caps.perPlatformDay) return null
    const tenant = await sides.tenant(want.tenantId, (trx) => countTenantTokens(trx, want, day))
    if (tenant.day + want.tokens > caps.perTenantDay || tenant.conversation + want.tokens > caps.perConversation)
      return null
    await sides.tenant(want.tenantId, (trx) =>
      trx
        .insertInto('model_calls')
        .values({
          tenant_id: want.tenantId,
          call_id: callId,
          conversation_id: want.conversationId,
          day,
          reserved_tokens: want.tokens,
          expires_at: expiresAt,
        })
        .execute(),
    )
    await sides.platform((trx) =>
      trx
        .insertInto('platform_model_reservations')
        .values({ call_id: callId, day, tokens: want.tokens, expires_at: expiresAt })
        .execute(),
    )
    return { tenantId: want.tenantId, callId, day, now: want.now }
  })
}

/** Puts what was really used in the place of a reservation. */
export function settleTokens(
  db: Database,
  reservation: Reservation,
  used: { inputTokens: number; outputTokens: number },
): Promise<void> {
  const { tenantId, callId, day, now } = reservation
  const tokens = used.inputTokens + used.outputTokens
  return db.bothSides(async (sides) => {
    await sides.platform(async (trx) => {
      await trx
        .updateTable('platform_model_days')
        .set({ used_tokens: sql<number>`used_tokens + ${tokens}` })
        .where('day', '=', day)
        .execute()
      await trx.deleteFrom('platform_model_reservations').where('call_id', '=', callId).execute()
      await addTokens(trx, { tenant: tenantId, day, tokens, now })
    })
    await sides.tenant(tenantId, (trx) =>
      trx
        .updateTable('model_calls')
        .set({ input_tokens: used.inputTokens, output_tokens: used.outputTokens })
        .where('tenant_id', '=', tenantId)
        .where('call_id', '=', callId)
        .execute(),
    )
  })
}

async function lockPlatformDay(trx: PlatformTrx, day: string, now: Date): Promise<number> {
  await trx
    .insertInto('platform_model_days')
    .values({ day, used_tokens: 0 })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  const { used_tokens } = await trx
    .selectFrom('platform_model_days')
    .select('used_tokens')
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { held } = await trx
    .selectFrom('platform_model_reservations')
    .select(sql<number>`coalesce(sum(tokens), 0)::bigint`.as('held'))
    .where('day', '=', day)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return used_tokens + held
}

async function countTenantTokens(
  trx: TenantTrx,
  want: { tenantId: string; conversationId: string; now: Date },
  day: string,
): Promise<{ day: number; conversation: number }> {
  const counted = sql<number>`coalesce(sum(case
    when input_tokens is not null then input_tokens + output_tokens
    when expires_at > ${want.now} then reserved_tokens
    else 0 end), 0)::bigint`
  const ofDay = await trx
    .selectFrom('model_calls')
    .select(counted.as('tokens'))
    .where('tenant_id', '=', want.tenantId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  const ofConversation = await trx
    .selectFrom('model_calls')
    .select(counted.as('tokens'))
    .where('tenant_id', '=', want.tenantId)
    .where('conversation_id', '=', want.conversationId)
    .executeTakeFirstOrThrow()
  return { day: ofDay.tokens, conversation: ofConversation.tokens }
}
