import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AccountStatus, ChurnRisk, Standing } from '#contract/kitchen.ts'
import type { InfrastructureRange } from '#contract/kitchen-limits.ts'
import { api } from '#web/lib/api.ts'

export const ACCOUNTS_A_PAGE = 20
export const WAITERS_A_PAGE = 20

export function waitlistQuery(page: number) {
  return queryOptions({
    queryKey: ['waitlist', page],
    queryFn: ({ signal }) => api('GET /admin/waitlist', { query: { page, limit: WAITERS_A_PAGE } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** All accounts summed up: the operator's view. */
export function kitchenQuery() {
  return queryOptions({
    queryKey: ['kitchen', 'overview'],
    queryFn: ({ signal }) => api('GET /kitchen/overview', {}, { signal }),
  })
}

/** The same of one's own account. */
export function ownKitchenQuery() {
  return queryOptions({
    queryKey: ['kitchen', 'mine'],
    queryFn: ({ signal }) => api('GET /kitchen/mine', {}, { signal }),
  })
}

export type AccountFilter = {
  search?: string
  standing?: Standing
  churnRisk?: ChurnRisk
  status?: AccountStatus
}

export function accountsQuery(filter: AccountFilter, page: number) {
  return queryOptions({
    queryKey: ['kitchen', 'accounts', filter, page],
    queryFn: ({ signal }) =>
      api('GET /kitchen/accounts', { query: { ...filter, page, limit: ACCOUNTS_A_PAGE } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function accountQuery(id: string) {
  return queryOptions({
    queryKey: ['kitchen', 'account', id],
    queryFn: ({ signal }) => api('GET /kitchen/accounts/:id', { params: { id } }, { signal }),
  })
}

export function infrastructureQuery(range: InfrastructureRange) {
  return queryOptions({
    queryKey: ['kitchen', 'infrastructure', range],
    queryFn: ({ signal }) => api('GET /kitchen/infrastructure', { query: { range } }, { signal }),
    placeholderData: keepPreviousData,
  })
}
