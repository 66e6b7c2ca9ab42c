import type { Database } from '#server/db/database.ts'
import { eraseTenant } from '#server/db/erase-tenant.ts'
import { recordOperator } from '#server/db/operator-log.ts'
import { AppError } from '#server/http/app-error.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'

/**
 * Erases a suspended account. The operator's log keeps that it was done and which customers of the payment provider it left;
 * of what it held nothing is kept. What they pay for is ended by a job: erasure waits for no vendor.
 */
export async function eraseAccount(
  deps: { db: Database },
  context: StaffContext,
  input: { id: string; confirm: string },
): Promise<{ erased: true; customers: string[] }> {
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
    const customers = (await eraseTenant(trx, { id: input.id, slug: tenant.slug }, context.now)) ?? []
    await recordOperator(trx, auditActorOf(context), {
      action: 'tenant.erased',
      subject: tenant.slug,
      ...(customers.length === 0 ? {} : { after: { customers } }),
    })
    return { erased: true as const, customers }
  })
}
