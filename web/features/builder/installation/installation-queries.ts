import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'

/** The embed codes of the live agent, the allowed sites, and the secrets that sign identities. */
export function embedQuery() {
  return queryOptions({
    queryKey: ['embed'],
    queryFn: ({ signal }) => api('GET /admin/embed', {}, { signal }),
  })
}
