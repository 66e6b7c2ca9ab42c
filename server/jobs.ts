import { PgBoss } from 'pg-boss'
import type { OpenDatabase } from './db/open-database.ts'

export type Job = { name: string; cron: string; run: (now: Date) => Promise<void> }

export type Jobs = { isWorking: () => Promise<boolean>; stop: () => Promise<void> }

const DRAIN_MS = 10_000

/** Runs each job on its schedule, once across all servers of this database. A failed run is tried again, then logged. */
export async function startJobs(
  database: OpenDatabase,
  jobs: readonly Job[],
  hooks: { clock: () => Date; onError: (error: unknown) => void },
): Promise<Jobs> {
  const boss = new PgBoss({ db: database.queue, backend: database.db.kind, schema: 'jobs' })
  boss.on('error', hooks.onError)
  await boss.start()
  for (const job of jobs) {
    await boss.createQueue(job.name, { retryLimit: 3, retryBackoff: true, policy: 'singleton' })
    await boss.schedule(job.name, job.cron)
    await boss.work(job.name, { pollingIntervalSeconds: 5 }, async () => {
      try {
        await job.run(hooks.clock())
      } catch (error) {
        hooks.onError(error)
        throw error
      }
    })
  }
  return {
    isWorking: async () => (await boss.getQueues()).length >= jobs.length,
    stop: () => boss.stop({ graceful: true, timeout: DRAIN_MS, close: false }),
  }
}
