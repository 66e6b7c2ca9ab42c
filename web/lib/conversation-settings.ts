import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** How long conversations are kept, and the share of visitors who do not see the assistant. */
export function conversationSettingsQuery() {
  return queryOptions({
    queryKey: ['conversation-settings'],
    queryFn: ({ signal }) => api('GET /admin/conversations/settings', {}, { signal }),
  })
}
