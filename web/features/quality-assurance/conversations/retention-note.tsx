import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConversationSettings } from '#contract/conversations.ts'
import { api } from '#web/lib/api.ts'
import { ApiError, describeError } from '#web/lib/api-error.ts'
import { conversationSettingsQuery } from '#web/lib/conversation-settings.ts'
import { formatNoun } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'

const SHORTEST_DAYS = 7
const LONGEST_DAYS = 3650

/** How long conversations are kept, for who may change it. */
export function RetentionNote() {
  const [isOpen, setOpen] = useState(false)
  const settings = useQuery(conversationSettingsQuery())
  if (settings.data === undefined) return null
  return (
    <p className="text-xs text-ink-soft">
      Conversations are deleted {formatNoun(settings.data.retentionDays, 'day')} after their last message; the figures
      stay.{' '}
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="rounded-sm font-medium text-brand-ink hover:underline"
      >
        Change
      </button>
      {isOpen && <RetentionDialog settings={settings.data} onClose={() => setOpen(false)} />}
    </p>
  )
}

function RetentionDialog({ settings, onClose }: { settings: ConversationSettings; onClose: () => void }) {
  const [days, setDays] = useState(String(settings.retentionDays))
  const save = useSave(settings, onClose)
  const retentionDays = readDays(days)
  const isShorter = retentionDays !== null && retentionDays < settings.retentionDays
  const problems = save.error instanceof ApiError ? save.error.fields : {}
  return (
    <Dialog
      open
      onClose={onClose}
      title="How long conversations are kept"
      description="Deleted means for good: what was said, scores, reviews and flags. Counts and revenue stay."
    >
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (retentionDays !== null) save.mutate(retentionDays)
        }}
      >
        <TextField
          label="Days after the last message"
          inputMode="numeric"
          value={days}
          error={
            retentionDays === null ? `Enter a number from ${SHORTEST_DAYS} to ${LONGEST_DAYS}` : problems.retentionDays
          }
          hint={isShorter ? 'Older conversations are lost with the next clean-up, within a day.' : undefined}
          onChange={(event) => setDays(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            look={isShorter ? 'danger' : 'primary'}
            disabled={retentionDays === null || retentionDays === settings.retentionDays}
            busy={save.isPending}
            busyLabel="Saving..."
          >
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function useSave(settings: ConversationSettings, onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (retentionDays: number) =>
      api('PUT /admin/conversations/settings', { body: { ...settings, retentionDays } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(conversationSettingsQuery().queryKey, saved)
      toastDone(`Conversations are kept for ${formatNoun(saved.retentionDays, 'day')}.`)
      onDone()
    },
    onError: (error) => toastFailed(describeError(error)),
  })
}

function readDays(text: string): number | null {
  const days = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
  return days >= SHORTEST_DAYS && days <= LONGEST_DAYS ? days : null
}
