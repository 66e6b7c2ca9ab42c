import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Period } from '#contract/performance.ts'
import { api } from '#web/lib/api.ts'

/** The figures of a period. The last period's stay in sight, dimmed, while another's are fetched. */
export function performanceQuery(period: Period) {
  return queryOptions({
    queryKey: ['performance', period],
    queryFn: ({ signal }) => api('GET /admin/analytics', { query: { period } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
}
