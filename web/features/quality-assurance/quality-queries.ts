import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QaRange } from '#contract/quality.ts'
import { api } from '#web/lib/api.ts'

const REFRESH_MS = 60_000
export const PAGE_SIZE = 20

/** Sentiment, quality and flags of a range. */
export function qualityQuery(range: QaRange) {
  return queryOptions({
    queryKey: ['quality', range],
    queryFn: ({ signal }) => api('GET /admin/quality', { query: { range } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
}

/** A page of the tenant's conversations, newest first. */
export function conversationsQuery(page: number) {
  return queryOptions({
    queryKey: ['conversations', page],
    queryFn: ({ signal }) => api('GET /admin/conversations', { query: { page, limit: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
}

/** One conversation with the trace of each answer. */
export function conversationQuery(id: string) {
  return queryOptions({
    queryKey: ['conversation', id],
    queryFn: ({ signal }) => api('GET /admin/conversations/:id', { params: { id } }, { signal }),
  })
}
