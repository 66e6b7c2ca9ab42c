import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const FRESH_MS = 30_000

/** Screens open from what is known and refresh behind. One more try where that may help; a refusal stays a refusal. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && mayPass(error),
      },
      mutations: { networkMode: 'always' },
    },
  })
}

function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === 'timeout') return false
  return error.status === null || error.status >= 500
}
