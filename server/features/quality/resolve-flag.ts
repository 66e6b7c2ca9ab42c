import type { FlaggedConversation } from '#contract/quality.ts'
import type { Database } from '#server/db/database.ts'
import { toFlaggedConversation } from '#server/db/flag-rows.ts'
import { AppError } from '#server/http/app-error.ts'
import type { StaffContext } from '#server/http/context.ts'
import { findFlag, updateFlag } from './queries.ts'

/** Marks a flag as dealt with, or puts it back on the list. The note says why; the newest one stands. */
export async function resolveFlag(
  deps: { db: Database },
  context: StaffContext,
  input: { id: string; resolved: boolean; note?: string },
): Promise<FlaggedConversation> {
  return deps.db.tenant(context.tenant.id, async (trx) => {
    const flag = await findFlag(trx, context.tenant.id, input.id)
    if (flag === undefined) throw new AppError('not_found')
    const changed = {
      ...flag,
      resolved_at: input.resolved ? context.now : null,
      resolved_by: input.resolved ? context.actor.email : null,
      note: input.note ?? flag.note,
    }
    await updateFlag(trx, {
      tenant_id: flag.tenant_id,
      flag_id: flag.flag_id,
      resolved_at: changed.resolved_at,
      resolved_by: changed.resolved_by,
      note: changed.note,
    })
    return toFlaggedConversation(changed)
  })
}
