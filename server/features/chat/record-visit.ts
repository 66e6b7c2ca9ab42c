import type { Database } from '#server/db/database.ts'
import { findExperiment, seeVisitor } from '#server/db/lift-figures.ts'
import type { PublicContext } from '#server/http/context.ts'
import { admitShopper } from '#server/http/doorkeeper.ts'

/** Counts a visitor while lift is measured, and says whether they are held out. Throws `not_found` for an unknown agent key. */
export async function recordVisit(
  deps: { db: Database },
  context: PublicContext,
  visit: { agentKey: string; visitorId: string },
): Promise<{ hidden: boolean }> {
  const tenant = await admitShopper(deps.db, context, visit.agentKey)
  if (!tenant.isServed) return { hidden: true }
  return deps.db.tenant(tenant.id, async (trx) => {
    const experiment = await findExperiment(trx, tenant.id)
    if (experiment === null) return { hidden: false }
    return { hidden: await seeVisitor(trx, tenant.id, { visitorId: visit.visitorId, experiment, at: context.now }) }
  })
}
