import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Store } from '#contract/settings.ts'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'

export function MakeMainStore({ store }: { store: Store }) {
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { name } = store.profile
  const make = useMutation({
    mutationFn: () => api('POST /admin/stores/:id/main', { params: { id: store.id } }),
    onSuccess: () => toastDone(`${name} is the main store now.`),
    onError: (error) => toastFailed(describeError(error)),
    onSettled: () => {
      setAsking(false)
      void queryClient.invalidateQueries({ queryKey: ['stores'] })
    },
  })
  return (
    <>
      <Button size="small" look="quiet" aria-label={`Make ${name} the main store`} onClick={() => setAsking(true)}>
        Make main
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => make.mutate()}
        title={`Make ${name} the main store?`}
        text="From then on your concierge answers with its name, hours, delivery, deals and rules, and names the others as your other locations. The menu and your reports stay as they are."
        confirmLabel="Make main store"
        busy={make.isPending}
        busyLabel="Changing..."
      />
    </>
  )
}
