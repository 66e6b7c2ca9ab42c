import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ConversationFilter } from '#contract/conversations.ts'
import type { InsightRange } from '#contract/insights.ts'
import type { QaRange } from '#contract/quality.ts'
import { api } from '#web/lib/api.ts'
import { PAGE_SIZE } from './quality-choices.ts'

const REFRESH_MS = 60_000

/** Sentiment, quality and flags of a range. */
export function qualityQuery(range: QaRange) {
  return queryOptions({
    queryKey: ['quality', range],
    queryFn: ({ signal }) => api('GET /admin/quality', { query: { range } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
}

/** A page of the conversations that a filter leaves, newest first. Asked for again by a person, so that no row jumps. */
export function conversationsQuery(filter: ConversationFilter, page: number) {
  return queryOptions({
    queryKey: ['conversations', filter, page],
    queryFn: ({ signal }) =>
      api('GET /admin/conversations', { query: { ...filter, page, limit: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  })
}

/** One conversation with the trace of each answer. */
export function conversationQuery(id: string) {
  return queryOptions({
    queryKey: ['conversation', id],
    queryFn: ({ signal }) => api('GET /admin/conversations/:id', { params: { id } }, { signal }),
  })
}

/** The tenant's own criteria. */
export function criteriaQuery() {
  return queryOptions({
    queryKey: ['criteria'],
    queryFn: ({ signal }) => api('GET /admin/criteria', {}, { signal }),
  })
}

/** Unanswered questions, grouped by meaning. */
export function gapsQuery(range: InsightRange) {
  return queryOptions({
    queryKey: ['insights', 'gaps', range],
    queryFn: ({ signal }) => api('GET /admin/insights/gaps', { query: { range } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** What shoppers asked for that the shop lacks. */
export function demandQuery(range: InsightRange) {
  return queryOptions({
    queryKey: ['insights', 'demand', range],
    queryFn: ({ signal }) => api('GET /admin/insights/demand', { query: { range } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Defects of the menu, by the conversations they touched. */
export function menuQuery(range: InsightRange) {
  return queryOptions({
    queryKey: ['insights', 'menu', range],
    queryFn: ({ signal }) => api('GET /admin/insights/menu', { query: { range } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Answers that were taught, most used first. */
export function taughtAnswersQuery() {
  return queryOptions({
    queryKey: ['taught-answers'],
    queryFn: ({ signal }) => api('GET /admin/knowledge/answers', {}, { signal }),
  })
}

/** Saved test cases, newest first. */
export function testCasesQuery() {
  return queryOptions({
    queryKey: ['test-cases'],
    queryFn: ({ signal }) => api('GET /admin/knowledge/test-cases', {}, { signal }),
  })
}
