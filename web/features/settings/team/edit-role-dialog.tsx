import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DEFAULT_INVITATION_ROLE, roleLabel } from '#contract/invitation-roles.ts'
import { INVITATION_ROLES, type InvitationRole } from '#contract/permissions.ts'
import type { TeamRow } from '#contract/team.ts'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { RoleField } from './role-field.tsx'

/** Gives a member another role. */
export function EditRoleDialog({ row, onClose }: { row: TeamRow; onClose: () => void }) {
  const queryClient = useQueryClient()
  const who = row.name ?? row.email
  const [role, setRole] = useState<InvitationRole>(
    () => INVITATION_ROLES.find((known) => known === row.role) ?? DEFAULT_INVITATION_ROLE,
  )
  const change = useMutation({
    mutationFn: () => api('PATCH /admin/team/:id', { params: { id: row.id }, body: { role } }),
    onSuccess: () => {
      onClose()
      toastDone(`${who} is ${roleLabel(role)} now.`)
    },
    onError: (error) => toastFailed(describeError(error)),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['team'] })
      if (row.isYou) void queryClient.invalidateQueries({ queryKey: ['me'] })
    },
  })
  return (
    <Dialog
      open
      onClose={() => !change.isPending && onClose()}
      title={`Edit ${who}`}
      description={row.isYou ? 'This is your own role: a smaller one may close this page to you.' : row.email}
      footer={
        <>
          <Button onClick={onClose} disabled={change.isPending}>
            Cancel
          </Button>
          <Button look="primary" onClick={() => change.mutate()} busy={change.isPending} busyLabel="Saving...">
            Save role
          </Button>
        </>
      }
    >
      <RoleField role={role} onChange={setRole} />
    </Dialog>
  )
}
