import type { Database } from '#server/db/database.ts'
import { eraseTenant } from '#server/db/erase-tenant.ts'
import { recordOperator } from '#server/db/operator-log.ts'
import { AppError } from '#server/http/app-error.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'

/** Erases a suspended account. The operator's log keeps that it was done; of what it held nothing is kept. */
export async function eraseAccount(
  deps: { db: Database },
  context: StaffContext,
  input: { id: string; confirm: string },
): Promise<{ erased: true }> {
  return deps.db.platform(async (trx) => {
    const tenant = await trx
      .selectFrom('tenants')
      .select(['slug', 'status'])
      .where('id', '=', input.id)
      .forUpdate()
      .executeTakeFirst()
    if (tenant === undefined) throw new AppError('not_found')
    if (tenant.slug !== input.confirm)
      throw new AppError('unprocessable', { text: `Repeat the name ${tenant.slug} to erase this account.` })
    if (tenant.status !== 'suspended')
      throw new AppError('unprocessable', { text: 'Suspend the account first; then it can be erased.' })
    await eraseTenant(trx, input.id)
    await recordOperator(trx, auditActorOf(context), { action: 'tenant.erased', subject: tenant.slug })
    return { erased: true as const }
  })
}
