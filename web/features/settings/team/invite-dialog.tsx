import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  checkInvitationEmail,
  DEFAULT_INVITATION_ROLE,
  INVITATION_FAILED,
  invitationSent,
} from '#contract/invitation-roles.ts'
import type { InvitationRole } from '#contract/permissions.ts'
import { api } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { RoleField } from './role-field.tsx'

/** Invites one person by e-mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<InvitationRole>(DEFAULT_INVITATION_ROLE)
  const [fault, setFault] = useState<string | null>(null)
  const invite = useMutation({
    mutationFn: () => api('POST /admin/team', { body: { email: email.trim(), role } }),
    onSuccess: (row) => {
      void queryClient.invalidateQueries({ queryKey: ['team'] })
      onClose()
      toastDone(invitationSent(row.email, role))
    },
    onError: (error) => {
      if (error instanceof ApiError) setFault(error.fields.email ?? (error.code === 'conflict' ? error.message : null))
      toastFailed(INVITATION_FAILED)
    },
  })
  const submit = () => {
    const found = checkInvitationEmail(email)
    setFault(found)
    if (found === null) invite.mutate()
    else field.current?.focus()
  }
  return (
    <Dialog
      open
      onClose={() => !invite.isPending && onClose()}
      title="Invite User"
      description="They get an email with a link that works once and for 7 days."
      footer={
        <>
          <Button onClick={onClose} disabled={invite.isPending}>
            Cancel
          </Button>
          <Button look="primary" onClick={submit} busy={invite.isPending} busyLabel="Sending...">
            Send Invitation
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          ref={field}
          label="Email Address"
          type="email"
          required
          autoComplete="off"
          maxLength={254}
          value={email}
          error={fault ?? undefined}
          onChange={(event) => {
            setEmail(event.target.value)
            setFault(null)
          }}
        />
        <RoleField role={role} onChange={setRole} />
      </form>
    </Dialog>
  )
}
