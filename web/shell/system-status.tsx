import { useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'

const CHECK_MS = 60_000

/** Whether the system answers, as the health check says it; never green on a guess. */
export function SystemStatus() {
  const health = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => api('GET /health', {}, { signal }),
    refetchInterval: CHECK_MS,
    retry: false,
  })
  const state = readState(health)
  return (
    <p role="status" className="flex items-center gap-2 text-xs font-medium whitespace-nowrap">
      <span aria-hidden="true" className={`size-2 rounded-full ${DOTS[state]}`} />
      <span className={TEXTS[state]}>{LABELS[state]}</span>
    </p>
  )
}

type State = 'checking' | 'online' | 'degraded' | 'offline'

function readState(health: { data?: { status: string }; error: Error | null }): State {
  if (health.error instanceof ApiError) return health.error.status === 503 ? 'degraded' : 'offline'
  if (health.error !== null) return 'offline'
  if (health.data === undefined) return 'checking'
  return health.data.status === 'ok' ? 'online' : 'degraded'
}

const LABELS: Record<State, string> = {
  checking: 'Checking system',
  online: 'System Online',
  degraded: 'System Degraded',
  offline: 'System Unreachable',
}
const DOTS: Record<State, string> = {
  checking: 'bg-line-strong',
  online: 'bg-good',
  degraded: 'bg-middling',
  offline: 'bg-bad',
}
const TEXTS: Record<State, string> = {
  checking: 'text-ink-soft',
  online: 'text-good-ink',
  degraded: 'text-middling-ink',
  offline: 'text-bad-ink',
}
