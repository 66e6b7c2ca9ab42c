import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EVENT_WORDS, WEBHOOK_EVENTS, type WebhookEventType } from '#contract/api-keys.ts'
import { api } from '#web/lib/api.ts'
import { ApiError, describeError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { TextField } from '#web/ui/field.tsx'
import { toastFailed } from '#web/ui/toast.tsx'

/** A new address. `onDone` is given its secret, or null when it was given up. */
export function WebhookForm({ onDone }: { onDone: (secret: string | null) => void }) {
  const [url, setUrl] = useState('')
  const [description, setDescription] = useState('')
  const [events, setEvents] = useState<readonly WebhookEventType[]>(WEBHOOK_EVENTS)
  const queryClient = useQueryClient()
  const make = useMutation({
    mutationFn: () => api('POST /admin/webhooks', { body: { url: url.trim(), description, events: [...events] } }),
    onSuccess: async ({ secret }) => {
      onDone(secret)
      await queryClient.invalidateQueries({ queryKey: ['webhooks'] })
    },
    onError: (error) => toastFailed(describeError(error)),
  })
  const problems = make.error instanceof ApiError ? make.error.fields : {}
  return (
    <form
      className="space-y-3 rounded-lg border border-line p-4"
      aria-label="New webhook"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        make.mutate()
      }}
    >
      <TextField
        label="Address"
        hint="Where each event is posted, https only"
        type="url"
        error={problems.url}
        maxLength={2000}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <TextField
        label="Description"
        hint="Optional"
        maxLength={120}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
      <CheckboxGroup
        legend="What it hears of"
        options={WEBHOOK_EVENTS.map((value) => ({ value, label: EVENT_WORDS[value], hint: value }))}
        chosen={events}
        onChange={setEvents}
      />
      <div className="flex gap-2">
        <Button
          type="submit"
          look="primary"
          size="small"
          disabled={url.trim() === '' || events.length === 0}
          busy={make.isPending}
          busyLabel="Saving..."
        >
          Add
        </Button>
        <Button size="small" look="quiet" onClick={() => onDone(null)}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
