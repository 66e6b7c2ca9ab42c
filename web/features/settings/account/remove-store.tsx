import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Store } from '#contract/settings.ts'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'

export function RemoveStore({ store }: { store: Store }) {
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { name } = store.profile
  const remove = useMutation({
    mutationFn: () => api('DELETE /admin/stores/:id', { params: { id: store.id } }),
    onSuccess: () => toastDone(`${name} was removed.`),
    onError: (error) => toastFailed(describeError(error)),
    onSettled: () => {
      setAsking(false)
      void queryClient.invalidateQueries({ queryKey: ['stores'] })
    },
  })
  return (
    <>
      <Button size="small" look="quiet" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate()}
        title={`Remove ${name}?`}
        text="Its hours, delivery, deals and rules will be lost, and your concierge stops naming it."
        confirmLabel="Remove"
        busy={remove.isPending}
        busyLabel="Removing..."
      />
    </>
  )
}
