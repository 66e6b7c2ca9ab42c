import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'

export const billingQuery = () =>
  queryOptions({ queryKey: ['billing'], queryFn: ({ signal }) => api('GET /billing', {}, { signal }) })

export const invoicesQuery = () =>
  queryOptions({
    queryKey: ['billing', 'invoices'],
    queryFn: ({ signal }) => api('GET /billing/invoices', {}, { signal }),
  })
