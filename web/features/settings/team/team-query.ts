import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'

export function teamQuery() {
  return queryOptions({
    queryKey: ['team'],
    queryFn: ({ signal }) => api('GET /admin/team', {}, { signal }),
  })
}
