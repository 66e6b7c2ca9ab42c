import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountDetails } from '#contract/kitchen.ts'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { useSetQuery } from '#web/lib/query-choice.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'

/** Erases a suspended account for good, once its name has been repeated. */
export function EraseDialog({ account, onClose }: { account: AccountDetails; onClose: () => void }) {
  const [confirm, setConfirm] = useState('')
  const setQuery = useSetQuery()
  const queryClient = useQueryClient()
  const erase = useMutation({
    mutationFn: () => api('POST /kitchen/accounts/:id/erase', { params: { id: account.id }, body: { confirm } }),
    onSuccess: async ({ customers }) => {
      const left = customers.length === 0 ? '' : ` Its subscription is being ended at Stripe (${customers.join(', ')}).`
      toastDone(`${account.businessName} is erased.${left}`)
      setQuery({ account: undefined })
      queryClient.removeQueries({ queryKey: ['kitchen', 'account', account.id] })
      await queryClient.invalidateQueries({ queryKey: ['kitchen'] })
    },
    onError: (error) => toastFailed(describeError(error)),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Erase ${account.businessName}`}
      description="Its menu, conversations, orders, settings, agents and people are deleted for good. Only a backup could bring them back."
    >
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          erase.mutate()
        }}
      >
        <TextField
          label={`Type ${account.tenantId} to confirm`}
          autoComplete="off"
          value={confirm}
          onChange={(event) => setConfirm(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose} disabled={erase.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            look="danger"
            disabled={confirm !== account.tenantId}
            busy={erase.isPending}
            busyLabel="Erasing..."
          >
            Erase for good
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
