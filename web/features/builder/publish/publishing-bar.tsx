import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { agentsQuery } from '#web/features/builder/builder-queries.ts'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { useCan } from '#web/lib/can.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'

/** The share of probes below which publishing needs a reason. An admin sets it. */
export function PublishingBar({ barPercent }: { barPercent: number }) {
  const [percent, setPercent] = useState(String(barPercent))
  const queryClient = useQueryClient()
  const mayChange = useCan('manage_settings')
  const save = useMutation({
    mutationFn: () => api('PUT /admin/agent-settings', { body: { barPercent: Number(percent) } }),
    onSuccess: async () => {
      toastDone(`The pass mark is ${percent}% now.`)
      await queryClient.invalidateQueries({ queryKey: agentsQuery().queryKey })
    },
    onError: (error) => toastFailed(describeError(error)),
  })
  const isValid = /^\d{1,3}$/.test(percent) && Number(percent) <= 100
  if (!mayChange) {
    return (
      <p className="text-xs text-ink-soft">
        The pass mark of your dispensary is {barPercent}% of the questions. An admin can change it.
      </p>
    )
  }
  return (
    <form
      className="flex items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isValid) save.mutate()
      }}
    >
      <div className="w-40">
        <TextField
          label="Pass mark (%)"
          inputMode="numeric"
          value={percent}
          error={isValid ? undefined : 'A number from 0 to 100'}
          onChange={(event) => setPercent(event.target.value)}
        />
      </div>
      <Button
        type="submit"
        className="h-10"
        disabled={!isValid || Number(percent) === barPercent}
        busy={save.isPending}
        busyLabel="Saving..."
      >
        Save pass mark
      </Button>
    </form>
  )
}
