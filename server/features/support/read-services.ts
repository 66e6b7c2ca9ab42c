import { PLANS } from '#contract/plans.ts'
import type { Resources } from '#contract/resources.ts'
import { findSubscription } from '#server/db/subscriptions.ts'
import type { StaffContext } from '#server/http/context.ts'
import { compareLastDay } from './queries.ts'
import type { SupportDeps } from './read-shop-state.ts'

type Service = Resources['services'][number]

/** Of the API that shops and the dashboard call. */
const API_VERSION = 'v1.0'

/** Checks each service now, and says what this dispensary runs. */
export async function readServices(deps: SupportDeps, { tenant, now }: StaffContext): Promise<Resources> {
  const [isHealthy, analytics, subscription] = await Promise.all([
    deps.isHealthy(),
    checkAnalytics(deps, tenant.id),
    deps.db.platform((trx) => findSubscription(trx, tenant.id)),
  ])
  return {
    services: [
      service('API Services', isHealthy, 'Database and queue answer.', 'Database or queue do not answer.'),
      service('Widget CDN', deps.isWidgetServed(), 'The widget’s files are served.', 'The widget’s files are missing.'),
      analytics,
    ],
    checkedAt: now.toISOString(),
    account: {
      plan: subscription === undefined ? '' : PLANS[subscription.plan].name,
      widgetVersion: `v${deps.version}`,
      apiVersion: API_VERSION,
    },
  }
}

/** Whether the figures of the last day hold what happened on it. */
async function checkAnalytics({ db }: SupportDeps, tenantId: string): Promise<Service> {
  const day = await db.tenant(tenantId, (trx) => compareLastDay(trx, tenantId))
  const isFresh = day === null || day.shown >= day.counted
  const checked = service('Analytics', isFresh, 'Figures are up to date.', 'Figures of the last day are incomplete.')
  return isFresh ? checked : { ...checked, state: 'degraded' }
}

function service(name: string, isUp: boolean, good: string, bad: string): Service {
  return { name, state: isUp ? 'operational' : 'down', note: isUp ? good : bad }
}
