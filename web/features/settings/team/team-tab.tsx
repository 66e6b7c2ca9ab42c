import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { TeamRow } from '#contract/team.ts'
import { describeError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { FailurePanel } from '#web/ui/failure-panel.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { EditRoleDialog } from './edit-role-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { teamQuery } from './team-query.ts'
import { TeamTable } from './team-table.tsx'

type Opened = { what: 'invite' } | { what: 'edit' | 'remove'; row: TeamRow } | null

/** Who works here, who has been invited, and what each may do. */
export function TeamTab() {
  const team = useQuery(teamQuery())
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  return (
    <Card aria-labelledby="team-title">
      <CardHead
        id="team-title"
        title="User Management"
        note="A new role, or a removal, holds from that person's next click on."
        actions={
          <Button
            look="primary"
            icon={<UserPlus size={16} aria-hidden="true" />}
            onClick={() => setOpened({ what: 'invite' })}
          >
            Invite User
          </Button>
        }
      />
      {team.error !== null && (
        <CardBody>
          <FailurePanel
            title={team.data === undefined ? 'Your team could not be loaded.' : 'Your team could not be refreshed.'}
            text={describeError(team.error)}
            onRetry={() => void team.refetch()}
            retrying={team.isFetching}
          />
        </CardBody>
      )}
      {team.isPending && <TeamLoading />}
      {team.data !== undefined && (
        <TeamTable
          team={team.data.team}
          onEdit={(row) => setOpened({ what: 'edit', row })}
          onRemove={(row) => setOpened({ what: 'remove', row })}
        />
      )}
      {opened?.what === 'invite' && <InviteDialog onClose={close} />}
      {opened?.what === 'edit' && <EditRoleDialog row={opened.row} onClose={close} />}
      {opened?.what === 'remove' && <RemoveDialog row={opened.row} onClose={close} />}
    </Card>
  )
}

function TeamLoading() {
  return (
    <CardBody className="space-y-3">
      <LoadingNote>Loading your team</LoadingNote>
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} className="h-12 w-full" />
      ))}
    </CardBody>
  )
}
