import { addBackup } from './db/backup/backup-file.ts'
import type { Database } from './db/database.ts'
import type { SqlSession } from './db/migrate.ts'
import { deleteOldSandboxPages } from './db/sandbox-pages.ts'
import { forgetOldMinutes } from './db/usage.ts'
import { forgetExpired } from './features/auth/queries.ts'
import { closeCustomers } from './features/billing/close-customers.ts'
import { repairBilling } from './features/billing/repair-billing.ts'
import type { BillingDeps } from './features/billing/sync-subscription.ts'
import { endIdleConversations } from './features/conversations/end-conversation.ts'
import { forgetOldConversations } from './features/conversations/erase-conversations.ts'
import { keepUsage } from './features/kitchen/keep-usage.ts'
import type { Deliverers } from './features/notifications/deliverers.ts'
import { notifyTenant } from './features/notifications/notify-tenant.ts'
import { listActiveTenants } from './features/notifications/queries.ts'
import { sendMails } from './features/notifications/send-mails.ts'
import { forgetPictures } from './features/settings/forget-pictures.ts'
import { forgetSignups } from './features/signup/forget-signups.ts'
import type { PaymentProvider } from './features/signup/payment-provider.ts'
import { forgetOldHits } from './http/limits.ts'
import type { Job } from './jobs.ts'

/** What runs by the clock. */
export function scheduledJobs(db: Database, payments: PaymentProvider): Job[] {
  return [
    {
      name: 'end-idle-conversations',
      cron: '* * * * *',
      run: async (now) => {
        const tenants = await db.platform((trx) =>
          trx.selectFrom('tenants').select('id').where('status', '=', 'active').execute(),
        )
        for (const { id } of tenants) while ((await endIdleConversations({ db }, id, now)) > 0);
      },
    },
    {
      name: 'forget-old-conversations',
      cron: '23 3 * * *',
      run: async (now) => {
        const tenants = await db.platform((trx) => trx.selectFrom('tenants').select('id').execute())
        for (const { id } of tenants) while ((await forgetOldConversations({ db }, id, now)) > 0);
      },
    },
    { name: 'forget-pictures', cron: '29 * * * *', run: (now) => forgetPictures({ db }, now) },
    {
      name: 'forget-expired',
      cron: '17 * * * *',
      run: async (now) => {
        await forgetOldHits(db, now)
        await forgetOldMinutes(db, now)
        await db.platform((trx) => forgetExpired(trx, now))
        while ((await forgetSignups({ db, payments }, now)) > 0);
      },
    },
  ]
}

/** What no message of the payment provider told is looked up there. */
export function billingJobs(deps: BillingDeps): Job[] {
  const run = async (now: Date) => {
    await closeCustomers(deps, now)
    await repairBilling(deps, now)
    await deps.db.platform((trx) => deleteOldSandboxPages(trx, now))
  }
  return [{ name: 'repair-billing', cron: '*/5 * * * *', run }]
}

/** What the operator sees of all tenants follows their rows within a minute. */
export function usageJobs(deps: { db: Database; publicUrl: string }): Job[] {
  return [{ name: 'keep-usage', cron: '* * * * *', run: (now) => keepUsage(deps, now) }]
}

/** A backup each night; on the embedded database every call waits while it is written. */
export function backupJobs(owner: SqlSession, folder: string | null): Job[] {
  if (folder === null) return []
  return [{ name: 'back-up', cron: '41 3 * * *', run: (now) => addBackup(owner, folder, now) }]
}

/** Hands over what waits in the outbox, and puts there what members want to be told. */
export function notificationJobs(deps: { db: Database; deliver: Deliverers; publicUrl: string }): Job[] {
  const { db } = deps
  return [
    {
      name: 'send-mails',
      cron: '* * * * *',
      run: async (now) => {
        const tenants = await db.platform((trx) => trx.selectFrom('tenants').select('id').execute())
        for (const { id } of tenants) await sendMails(deps, id, now)
      },
    },
    {
      name: 'notify-members',
      cron: '*/5 * * * *',
      run: async (now) => {
        for (const { id, name, time_zone } of await db.platform(listActiveTenants)) {
          await notifyTenant(deps, { id, name, timeZone: time_zone }, now)
        }
      },
    },
  ]
}
