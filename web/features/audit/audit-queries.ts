import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { AuditAction, OperatorAction } from '#contract/audit.ts'
import { api } from '#web/lib/api.ts'

export type AuditSearch<Action extends string> = { actor?: string; action?: Action; from?: string; to?: string }

/** Whose log: the own one, or another account's as the operator reads it. */
export type AuditSource = { kind: 'own' } | { kind: 'account'; id: string }

export function auditQuery(source: AuditSource, filter: AuditSearch<AuditAction>) {
  return infiniteQueryOptions({
    queryKey: ['audit', source, filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filter, ...(pageParam === null ? {} : { before: pageParam }) }
      return source.kind === 'own'
        ? api('GET /admin/audit', { query }, { signal })
        : api('GET /kitchen/accounts/:id/audit', { params: { id: source.id }, query }, { signal })
    },
    initialPageParam: readStart(),
    getNextPageParam: (page) => (page.hasMore ? (page.entries.at(-1)?.seq ?? null) : null),
  })
}

function readStart(): number | null {
  return null
}

export function operatorAuditQuery(filter: AuditSearch<OperatorAction>) {
  return infiniteQueryOptions({
    queryKey: ['audit', 'operator', filter],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /kitchen/audit',
        { query: { ...filter, ...(pageParam === null ? {} : { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: readStart(),
    getNextPageParam: (page) => (page.hasMore ? (page.entries.at(-1)?.seq ?? null) : null),
  })
}

export function transcriptQuery(id: string) {
  return queryOptions({
    queryKey: ['transcript', id],
    queryFn: ({ signal }) => api('GET /admin/conversations/:id/transcript', { params: { id } }, { signal }),
  })
}
