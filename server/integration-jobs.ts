import { forgetOldSyncs } from './features/integrations/run-syncs.ts'
import { deliverDue, forgetOldEvents, spreadEvents } from './features/public-api/deliver-events.ts'
import { mapLimited } from './http/map-limited.ts'
import type { Integrations } from './join-integrations.ts'
import type { Job } from './jobs.ts'

const AT_ONCE = 4

/** Syncs that are due, the events that wait to be told, keys under a new master key, and the end of what is old. */
export function integrationJobs(integrations: Integrations): Job[] {
  const { db, runner } = integrations
  const activeTenants = () =>
    db.platform((trx) =>
      trx
        .selectFrom('tenants')
        .select(['id', 'slug', 'name', 'time_zone as timeZone'])
        .where('status', '=', 'active')
        .execute(),
    )
  return [
    {
      name: 'run-syncs',
      cron: '* * * * *',
      run: async () => mapLimited(await activeTenants(), AT_ONCE, (tenant) => runner.runDue(tenant)),
    },
    {
      name: 'tell-events',
      cron: '* * * * *',
      run: async () =>
        mapLimited(await activeTenants(), AT_ONCE, async ({ id }) => {
          while ((await spreadEvents(integrations, id)) > 0);
          while ((await deliverDue(integrations, id)) > 0);
        }),
    },
    {
      name: 'wrap-keys-anew',
      cron: '*/10 * * * *',
      run: async () =>
        mapLimited(await activeTenants(), AT_ONCE, async ({ id }) => {
          await db.tenant(id, (trx) => integrations.sealer.rewrap(trx, id))
        }),
    },
    {
      name: 'forget-old-syncs',
      cron: '37 4 * * *',
      run: async (now) => {
        for (const { id } of await activeTenants()) {
          await forgetOldSyncs({ db }, id, now)
          await forgetOldEvents({ db }, id, now)
        }
      },
    },
  ]
}
