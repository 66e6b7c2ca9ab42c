import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AttemptResult } from '#contract/api-keys.ts'
import type { Delivery } from '#contract/public-api.ts'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { formatCount, formatNoun } from '#web/lib/format.ts'
import { useUser } from '#web/lib/session.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { When } from '#web/ui/when.tsx'
import { LoadFailure } from './load-failure.tsx'

const FRESH_MS = 10_000

/** What was sent to an address, newest first: each attempt, what was in it, and the way to send it again. */
export function DeliveryLog({ webhookId }: { webhookId: string }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['webhooks', webhookId, 'deliveries'],
    queryFn: ({ signal }) => api('GET /admin/webhooks/:id/deliveries', { params: { id: webhookId } }, { signal }),
    refetchInterval: FRESH_MS,
  })
  if (isError && data === undefined) return <LoadFailure what="The log" onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton className="h-20" />
  if (data.deliveries.length === 0) return <p className="text-xs text-ink-soft">Nothing was sent here yet.</p>
  return (
    <ul aria-label="Deliveries" className="max-h-96 divide-y divide-line overflow-y-auto border-t border-line">
      {data.deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} webhookId={webhookId} />
      ))}
    </ul>
  )
}

const STATUS: Record<Delivery['status'], { label: string; tone: Tone }> = {
  waiting: { label: 'Waiting', tone: 'middling' },
  delivered: { label: 'Delivered', tone: 'good' },
  failed: { label: 'Given up', tone: 'bad' },
  dropped: { label: 'Dropped', tone: 'plain' },
}

const RESULTS: Record<AttemptResult, string> = {
  delivered: 'arrived',
  refused: 'refused',
  unreachable: 'no answer',
  rate_limited: 'asked to wait',
}

function DeliveryRow({ delivery, webhookId }: { delivery: Delivery; webhookId: string }) {
  const { timeZone } = useUser()
  const queryClient = useQueryClient()
  const again = useMutation({
    mutationFn: () =>
      api('POST /admin/webhooks/:id/deliveries/:deliveryId/redeliver', {
        params: { id: webhookId, deliveryId: delivery.id },
      }),
    onSuccess: async () => {
      toastDone('It is sent again within a minute.')
      await queryClient.invalidateQueries({ queryKey: ['webhooks', webhookId, 'deliveries'] })
    },
    onError: (error) => toastFailed(describeError(error)),
  })
  const { label, tone } = STATUS[delivery.status]
  return (
    <li className="py-2 text-xs">
      <div className="flex flex-wrap items-center gap-2">
        <code>{delivery.type}</code>
        <Badge tone={tone}>{label}</Badge>
        <span className="text-ink-soft">
          <When at={delivery.createdAt} timeZone={timeZone} />
        </span>
        <Button
          size="small"
          look="quiet"
          className="ml-auto"
          disabled={delivery.status === 'waiting'}
          busy={again.isPending}
          busyLabel="Sending..."
          onClick={() => again.mutate()}
        >
          Send again
        </Button>
      </div>
      <details>
        <summary className="w-fit rounded-md text-ink-soft">{formatNoun(delivery.attempts.length, 'attempt')}</summary>
        <ol className="mt-1 space-y-0.5">
          {delivery.attempts.map((attempt) => (
            <li key={attempt.at}>
              <When at={attempt.at} timeZone={timeZone} />: {RESULTS[attempt.result]}
              {attempt.statusCode !== null && ` (${attempt.statusCode})`}, {formatCount(attempt.durationMs)} ms
            </li>
          ))}
        </ol>
        <pre className="mt-1 overflow-x-auto rounded-md bg-sunken p-2" tabIndex={0}>
          {JSON.stringify(JSON.parse(delivery.body), null, 2)}
        </pre>
      </details>
    </li>
  )
}
