import type { TenantTrx } from './database.ts'
import { emptyFigures } from './daily-figures.ts'
import { DAILY_COUNTS } from './day-counts.ts'
import type { DailyFigures } from './schema.ts'

export type DayFigures = DailyFigures & { day: string }

/** The figures of the local days `from`..`to` that have any, oldest first. One row a day bounds the answer. */
export function listDays(trx: TenantTrx, tenantId: string, from: string, to: string): Promise<DayFigures[]> {
  return trx
    .selectFrom('daily_figures')
    .select(['day', ...DAILY_COUNTS])
    .where('tenant_id', '=', tenantId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()
}

export function sumDays(days: readonly DailyFigures[]): DailyFigures {
  const sum = emptyFigures()
  for (const day of days) for (const name of DAILY_COUNTS) sum[name] += day[name]
  return sum
}
