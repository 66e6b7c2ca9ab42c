import { forgetOldSyncs } from './features/integrations/run-syncs.ts'
import { mapLimited } from './http/map-limited.ts'
import type { Integrations } from './join-integrations.ts'
import type { Job } from './jobs.ts'

const AT_ONCE = 4

/** Syncs that are due, the events that wait to be told, and the end of what is old. */
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
      name: 'forget-old-syncs',
      cron: '37 4 * * *',
      run: async (now) => {
        for (const { id } of await activeTenants()) await forgetOldSyncs({ db }, id, now)
      },
    },
  ]
}
