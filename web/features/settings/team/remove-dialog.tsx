import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { TeamRow } from '#contract/team.ts'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { useUser } from '#web/lib/session.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'

/** Removes a member, or withdraws an invitation, after asking. */
export function RemoveDialog({ row, onClose }: { row: TeamRow; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { tenantName } = useUser()
  const isMember = row.kind === 'member'
  const who = row.name ?? row.email
  const remove = useMutation({
    mutationFn: async () => {
      const params = { id: row.id }
      if (isMember) await api('DELETE /admin/team/:id', { params })
      else await api('DELETE /admin/team/invitations/:id', { params })
    },
    onSuccess: () => toastDone(isMember ? `${who} was removed.` : `The invitation of ${row.email} was revoked.`),
    onError: (error) => toastFailed(describeError(error)),
    onSettled: () => {
      onClose()
      void queryClient.invalidateQueries({ queryKey: ['team'] })
      if (row.isYou) void queryClient.invalidateQueries({ queryKey: ['me'] })
    },
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => remove.mutate()}
      title={isMember ? `Remove ${who}?` : 'Revoke the invitation?'}
      text={
        isMember
          ? `${who} loses access to ${tenantName} with the next click and is signed out.`
          : `The link that was sent to ${row.email} stops working.`
      }
      confirmLabel={isMember ? 'Remove' : 'Revoke'}
      busy={remove.isPending}
      busyLabel={isMember ? 'Removing...' : 'Revoking...'}
    />
  )
}
