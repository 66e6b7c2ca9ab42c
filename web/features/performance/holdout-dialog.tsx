import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConversationSettings } from '#contract/conversations.ts'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { conversationSettingsQuery } from '#web/lib/conversation-settings.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailurePanel } from '#web/ui/failure-panel.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'

const SHARES = [0, 5, 10, 20, 30, 50]

/** Sets apart the share of visitors who do not see the assistant, so that what it brings can be measured. */
export function HoldoutDialog({ onClose }: { onClose: () => void }) {
  const settings = useQuery(conversationSettingsQuery())
  return (
    <Dialog
      open
      onClose={onClose}
      title="Measure the lift"
      description="A random share of visitors does not see the assistant. Comparing both sides shows what it brings."
    >
      {settings.data !== undefined ? (
        <HoldoutForm settings={settings.data} onClose={onClose} />
      ) : settings.error !== null ? (
        <FailurePanel
          title="The settings could not be loaded."
          text={describeError(settings.error)}
          onRetry={() => void settings.refetch()}
          retrying={settings.isFetching}
        />
      ) : (
        <>
          <LoadingNote />
          <Skeleton className="h-16 w-full" />
        </>
      )}
    </Dialog>
  )
}

function HoldoutForm({ settings, onClose }: { settings: ConversationSettings; onClose: () => void }) {
  const [percent, setPercent] = useState(settings.holdoutPercent)
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: () => api('PUT /admin/conversations/settings', { body: { ...settings, holdoutPercent: percent } }),
    onSuccess: async ({ holdoutPercent }) => {
      toastDone(
        holdoutPercent === 0
          ? 'Every visitor sees the assistant again.'
          : `${holdoutPercent}% of visitors do not see the assistant from now on.`,
      )
      onClose()
      const changed = [conversationSettingsQuery().queryKey, ['performance']]
      await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
    onError: (error) => toastFailed(describeError(error)),
  })
  const shares = SHARES.includes(settings.holdoutPercent) ? SHARES : [...SHARES, settings.holdoutPercent]
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <SelectField
        label="Visitors held out"
        hint="A change begins a new measurement: what was counted before no longer counts."
        value={String(percent)}
        onChange={(event) => setPercent(Number(event.target.value))}
      >
        {shares.map((share) => (
          <option key={share} value={share}>
            {share === 0 ? 'None: every visitor sees the assistant' : `${share}%`}
          </option>
        ))}
      </SelectField>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose} disabled={save.isPending}>
          Cancel
        </Button>
        <Button
          type="submit"
          look="primary"
          disabled={percent === settings.holdoutPercent}
          busy={save.isPending}
          busyLabel="Saving..."
        >
          Save
        </Button>
      </div>
    </form>
  )
}
