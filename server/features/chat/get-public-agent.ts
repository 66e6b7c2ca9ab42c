import type { PublicAgent } from '#contract/chat.ts'
import { launcherLookOf } from '#contract/launcher-look.ts'
import type { Database } from '#server/db/database.ts'
import { findExperiment } from '#server/db/lift-figures.ts'
import { AppError } from '#server/http/app-error.ts'
import type { PublicContext } from '#server/http/context.ts'
import { admitShopper } from '#server/http/doorkeeper.ts'
import type { OpenShop } from './open-shop.ts'
import { publicAgentOf } from './start-conversation.ts'

/**
 * What anyone may know of an agent, and whether the loader must ask before it shows the widget. Null for a shop that rests:
 * nothing is shown. Throws `not_found`.
 */
export async function getPublicAgent(
  deps: { db: Database; openShop: OpenShop },
  context: PublicContext,
  agentKey: string,
): Promise<PublicAgent | null> {
  const tenant = await admitShopper(deps.db, context, agentKey)
  if (!tenant.isServed) return null
  return deps.db.tenant(tenant.id, async (trx) => {
    const shop = await deps.openShop(trx, tenant.id, tenant.agentId)
    if (shop === undefined) throw new AppError('not_found')
    const measuresLift = (await findExperiment(trx, tenant.id)) !== null
    return { ...publicAgentOf(shop), launcher: launcherLookOf(shop.theme), ...(measuresLift ? { measuresLift } : {}) }
  })
}
