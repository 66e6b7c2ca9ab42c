import type { OperatorAction } from '#contract/audit.ts'
import type { Database, OperatorTrx } from '#server/db/database.ts'
import { recordOperator } from '#server/db/operator-log.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'

/** Looks across tenants in a person's name. The look is in the operator's log before anything is shown. */
export async function readAsOperator<T>(
  deps: { db: Database },
  context: StaffContext,
  look: { action: OperatorAction; subject: string },
  work: (trx: OperatorTrx) => Promise<T>,
): Promise<T> {
  await deps.db.platform((trx) => recordOperator(trx, auditActorOf(context), look))
  return deps.db.operator(work)
}
