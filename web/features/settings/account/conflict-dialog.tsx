import { formatExact } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import type { Difference } from './account-form-values.ts'

type ConflictDialogProps = {
  /** What both were changing: `These settings`. */
  what: string
  by: string | null
  at: string
  timeZone: string
  differences: readonly Difference[]
  busy: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Someone else saved first: both versions side by side, and nothing lost until one of them is chosen. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { what, by, at, timeZone, differences, busy } = props
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={`${what} were changed by someone else`}
      description={`${by ?? 'Somebody'} saved them on ${formatExact(at, timeZone)}. Your changes are still here.`}
      footer={
        <>
          <Button onClick={props.onTakeTheirs} disabled={busy}>
            Use theirs
          </Button>
          <Button look="primary" onClick={props.onKeepMine} busy={busy} busyLabel="Saving...">
            Save mine over theirs
          </Button>
        </>
      }
    >
      {differences.length === 0 ? (
        <p>Both versions say the same.</p>
      ) : (
        <Table caption="Both versions">
          <thead>
            <tr>
              <HeadCell>Field</HeadCell>
              <HeadCell>Yours</HeadCell>
              <HeadCell>Theirs</HeadCell>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <Cell className="font-medium">{label}</Cell>
                <Cell className="max-w-48 break-words">{mine === '' ? '(empty)' : mine}</Cell>
                <Cell className="max-w-48 break-words">{theirs === '' ? '(empty)' : theirs}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Dialog>
  )
}
