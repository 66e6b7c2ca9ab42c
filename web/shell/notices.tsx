import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Eye, Gauge } from 'lucide-react'
import { useState } from 'react'
import { api } from '#web/lib/api.ts'
import { Can } from '#web/lib/can.tsx'
import { formatCount, formatTimeOfDay } from '#web/lib/format.ts'
import { session, useUser } from '#web/lib/session.tsx'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { StandingBanner } from './standing-banner.tsx'

const REFRESH_MS = 60_000

/** Above every page: that support is looking, how the account stands, and limits that are nearly used up. */
export function Notices() {
  const { supportUntil } = useUser()
  if (supportUntil !== undefined) return <VisitBanner until={supportUntil} />
  return <TenantNotices />
}

/** What an operator sees who is here as support. */
function VisitBanner({ until }: { until: string }) {
  const { tenantName, timeZone } = useUser()
  const [isLeaving, setLeaving] = useState(false)
  return (
    <Banner icon={<Eye size={16} aria-hidden="true" />}>
      <span className="min-w-0 flex-1">
        You are looking at <strong className="font-semibold">{tenantName}</strong> as support until{' '}
        {formatTimeOfDay(until, timeZone)}. You can change nothing.
      </span>
      <Button
        size="small"
        busy={isLeaving}
        busyLabel="Leaving..."
        onClick={() => {
          setLeaving(true)
          void leaveSupport()
        }}
      >
        Leave support
      </Button>
    </Banner>
  )
}

/** Back to one's own session, which also ends the visit at once. */
export async function leaveSupport(): Promise<void> {
  const own = session.comeBack()
  if (own === null) return session.end('person')
  try {
    await api('POST /kitchen/support/end', { body: {} })
  } finally {
    window.location.assign(paths.kitchen)
  }
}

const USAGE_WORDS = { apiCalls: 'API calls', tokens: 'assistant tokens' } as const

function TenantNotices() {
  const { timeZone } = useUser()
  const notices = useQuery({
    queryKey: ['notices'],
    queryFn: ({ signal }) => api('GET /admin/notices', {}, { signal }),
    refetchInterval: REFRESH_MS,
  })
  const { support = null, standing = null, usage = [] } = notices.data ?? {}
  return (
    <>
      {standing !== null && <StandingBanner standing={standing} />}
      {support !== null && (
        <Banner icon={<Eye size={16} aria-hidden="true" />}>
          <span className="min-w-0 flex-1">
            eConcierge support ({support.operator}) is looking at this account, without changing anything, until{' '}
            {formatTimeOfDay(support.expiresAt, timeZone)}.
          </span>
        </Banner>
      )}
      <Can permission="view_kitchen">
        {usage.map(({ kind, percent, limit }) => (
          <Banner key={kind} icon={<Gauge size={16} aria-hidden="true" />}>
            <span className="min-w-0 flex-1">
              {percent >= 100
                ? `All ${formatCount(limit)} ${USAGE_WORDS[kind]} of this month are used. Your assistant keeps answering with its built-in engine.`
                : `${Math.floor(percent)}% of this month’s ${formatCount(limit)} ${USAGE_WORDS[kind]} are used.`}
            </span>
            <Link to={paths.kitchen} search={{ tab: 'health' }} className="font-medium underline underline-offset-2">
              See usage
            </Link>
          </Banner>
        ))}
      </Can>
    </>
  )
}
