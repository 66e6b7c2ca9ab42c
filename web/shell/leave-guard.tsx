import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type LeaveGuardProps = {
  /** Whether something was written that is not saved yet. */
  when: boolean
  /** What would be lost: `Your note is not saved yet. It will be lost.` */
  text: string
  /** Parts of the query that the written belongs to; a change of any other part loses nothing. */
  parts?: readonly string[]
}

/** Asks before what was written is lost: on any way that leads off it, and when the tab is closed. */
export function LeaveGuard({ when, text, parts = [] }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      when &&
      (current.pathname !== next.pathname ||
        parts.some((part) => readPart(current.search, part) !== readPart(next.search, part))),
    enableBeforeUnload: () => when,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title="Leave without saving?"
      text={text}
      confirmLabel="Leave"
    />
  )
}

function readPart(search: object, part: string): unknown {
  return new Map(Object.entries(search)).get(part)
}
