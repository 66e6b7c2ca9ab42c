import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { EVENT_WORDS } from '#contract/api-keys.ts'
import type { Webhook } from '#contract/public-api.ts'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { CopyField } from './copy-field.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { LoadFailure } from './load-failure.tsx'
import { WebhookForm } from './webhook-form.tsx'

export const WEBHOOKS_KEY = ['webhooks']

/** The addresses that hear of what happens, each with its log. */
export function Webhooks() {
  const [isAdding, setAdding] = useState(false)
  const [fresh, setFresh] = useState<string | null>(null)
  const { data, isError, refetch } = useQuery({
    queryKey: WEBHOOKS_KEY,
    queryFn: ({ signal }) => api('GET /admin/webhooks', {}, { signal }),
  })
  return (
    <section className="space-y-3" aria-label="Webhooks">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">Webhooks</h3>
        {!isAdding && (
          <Button size="small" icon={<Plus size={15} aria-hidden="true" />} onClick={() => setAdding(true)}>
            Add an address
          </Button>
        )}
      </div>
      {fresh !== null && (
        <CopyField
          label="Signing secret"
          value={fresh}
          hint="Shown this once. With it your system knows that a call is ours."
        />
      )}
      {isAdding && (
        <WebhookForm
          onDone={(secret) => {
            setAdding(false)
            if (secret !== null) setFresh(secret)
          }}
        />
      )}
      {isError && data === undefined && <LoadFailure what="The webhooks" onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton className="h-20" />}
      {data?.webhooks.length === 0 && !isAdding && <p className="text-ink-soft">Nobody hears of what happens yet.</p>}
      <ul className="space-y-3">
        {data?.webhooks.map((webhook) => (
          <WebhookItem key={webhook.id} webhook={webhook} />
        ))}
      </ul>
    </section>
  )
}

function WebhookItem({ webhook }: { webhook: Webhook }) {
  const [open, setOpen] = useState<'log' | 'removal' | null>(null)
  const { test, toggle, remove } = useWebhook(webhook)
  return (
    <li className="space-y-2 rounded-lg border border-line px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 font-medium break-all">{webhook.url}</p>
        {webhook.isOn ? (
          <Badge tone="good">On</Badge>
        ) : (
          <Badge tone={webhook.offReason ? 'bad' : 'plain'}>Switched off</Badge>
        )}
        {webhook.isOn && webhook.failures > 0 && <Badge tone="middling">Failing</Badge>}
      </div>
      <p className="text-xs text-ink-soft">
        {[
          webhook.description,
          ...webhook.events.map((event) => EVENT_WORDS[event]),
          `secret ends in ${webhook.lastFour}`,
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      {webhook.offReason !== null && (
        <p role="alert" className="text-xs text-bad-ink">
          {webhook.offReason} Mend it, send a test, and switch it on again.
        </p>
      )}
      <div className="flex flex-wrap gap-1">
        <Button size="small" busy={test.isPending} busyLabel="Sending..." onClick={() => test.mutate()}>
          Send a test
        </Button>
        <Button
          size="small"
          look="quiet"
          aria-expanded={open === 'log'}
          onClick={() => setOpen(open === 'log' ? null : 'log')}
        >
          Log
        </Button>
        <Button size="small" look="quiet" busy={toggle.isPending} busyLabel="Saving..." onClick={() => toggle.mutate()}>
          {webhook.isOn ? 'Switch off' : 'Switch on'}
        </Button>
        <Button size="small" look="quiet" onClick={() => setOpen('removal')}>
          Remove
        </Button>
      </div>
      {open === 'log' && <DeliveryLog webhookId={webhook.id} />}
      <ConfirmDialog
        open={open === 'removal'}
        onClose={() => setOpen(null)}
        onConfirm={() => remove.mutate()}
        title="Remove this webhook?"
        text={`${webhook.url} hears nothing more. Its secret is destroyed and its log is gone.`}
        confirmLabel="Remove"
        busy={remove.isPending}
        busyLabel="Removing..."
      />
    </li>
  )
}

function useWebhook({ id, url, description, events, isOn }: Webhook) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: WEBHOOKS_KEY })
  const onError = (error: unknown) => toastFailed(describeError(error))
  const test = useMutation({
    mutationFn: () => api('POST /admin/webhooks/:id/test', { params: { id } }),
    onSuccess: ({ result, statusCode }) => {
      if (result === 'delivered') toastDone('The test arrived.')
      else toastFailed(statusCode === null ? 'The test got no answer.' : `The test was answered with ${statusCode}.`)
    },
    onError,
  })
  const toggle = useMutation({
    mutationFn: () =>
      api('PUT /admin/webhooks/:id', { params: { id }, body: { url, description, events, isOn: !isOn } }),
    onSuccess: refresh,
    onError,
  })
  const remove = useMutation({
    mutationFn: () => api('DELETE /admin/webhooks/:id', { params: { id } }),
    onSuccess: refresh,
    onError,
  })
  return { test, toggle, remove }
}
