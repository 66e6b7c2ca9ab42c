import { useMutation, useQueryClient } from '@tanstack/react-query'
import { INVITATION_FAILED, roleLabel } from '#contract/invitation-roles.ts'
import type { TeamRow } from '#contract/team.ts'
import { api } from '#web/lib/api.ts'
import { useUser } from '#web/lib/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { When } from '#web/ui/when.tsx'

type TeamTableProps = {
  team: readonly TeamRow[]
  onEdit: (row: TeamRow) => void
  onRemove: (row: TeamRow) => void
}

export function TeamTable({ team, onEdit, onRemove }: TeamTableProps) {
  const { timeZone } = useUser()
  return (
    <Table caption="Team">
      <thead>
        <tr>
          <HeadCell>User</HeadCell>
          <HeadCell className="hidden sm:table-cell">Role</HeadCell>
          <HeadCell className="hidden sm:table-cell">Status</HeadCell>
          <HeadCell className="hidden sm:table-cell">Last Active</HeadCell>
          <HeadCell>Actions</HeadCell>
        </tr>
      </thead>
      <tbody>
        {team.map((row) => (
          <tr key={row.id}>
            <Cell>
              <p className="font-medium">
                {row.name ?? row.email}
                {row.isYou && <span className="font-normal text-ink-soft"> (you)</span>}
              </p>
              {row.name !== null && <p className="wrap-anywhere text-ink-soft">{row.email}</p>}
              <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 sm:hidden">
                {roleLabel(row.role)} <Status row={row} />
              </p>
            </Cell>
            <Cell className="hidden sm:table-cell">{roleLabel(row.role)}</Cell>
            <Cell className="hidden sm:table-cell">
              <Status row={row} />
            </Cell>
            <Cell className="hidden text-ink-soft sm:table-cell">
              {row.lastActiveAt === null ? 'Never' : <When at={row.lastActiveAt} timeZone={timeZone} />}
            </Cell>
            <Cell>
              {row.mayChange ? (
                <Actions row={row} onEdit={() => onEdit(row)} onRemove={() => onRemove(row)} />
              ) : (
                <span className="text-xs text-ink-soft">Managed by eConcierge</span>
              )}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Status({ row }: { row: TeamRow }) {
  switch (row.status) {
    case 'active':
      return <Badge tone="good">Active</Badge>
    case 'invited':
      return <Badge tone="accent">Invited</Badge>
    case 'expired':
      return <Badge tone="bad">Invitation expired</Badge>
  }
}

function Actions({ row, onEdit, onRemove }: { row: TeamRow; onEdit: () => void; onRemove: () => void }) {
  const who = row.name ?? row.email
  return (
    <span className="flex flex-wrap gap-1.5">
      {row.kind === 'member' ? (
        <Button size="small" onClick={onEdit} aria-label={`Edit ${who}`}>
          Edit
        </Button>
      ) : (
        <ResendButton row={row} />
      )}
      <Button
        size="small"
        look="quiet"
        onClick={onRemove}
        aria-label={`${row.kind === 'member' ? 'Remove' : 'Revoke'} ${who}`}
      >
        {row.kind === 'member' ? 'Remove' : 'Revoke'}
      </Button>
    </span>
  )
}

function ResendButton({ row }: { row: TeamRow }) {
  const queryClient = useQueryClient()
  const resend = useMutation({
    mutationFn: () => api('POST /admin/team/invitations/:id/resend', { params: { id: row.id } }),
    onSuccess: () => toastDone(`Invitation sent again to ${row.email}. The link in the first mail no longer works.`),
    onError: () => toastFailed(INVITATION_FAILED),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['team'] }),
  })
  return (
    <Button
      size="small"
      busy={resend.isPending}
      busyLabel="Sending..."
      onClick={() => resend.mutate()}
      aria-label={`Resend ${row.email}`}
    >
      Resend
    </Button>
  )
}
