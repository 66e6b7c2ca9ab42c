import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type LeaveGuardProps = {
  /** What is written and not saved at this moment, in a word: `note`; null when nothing is. */
  findDraft: () => string | null
  /** Parts of the query that the written belongs to; a change of any other part loses nothing. */
  parts?: readonly string[]
}

/** Asks before what was written is lost: on any way that leads off it, and when the tab is closed. */
export function LeaveGuard({ findDraft, parts = [] }: LeaveGuardProps) {
  const [draft, setDraft] = useState('text')
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const written = findDraft()
      if (written === null) return false
      setDraft(written)
      return (
        current.pathname !== next.pathname ||
        parts.some((part) => readPart(current.search, part) !== readPart(next.search, part))
      )
    },
    enableBeforeUnload: () => findDraft() !== null,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title="Leave without saving?"
      text={`Your ${draft} is not saved yet. It will be lost.`}
      confirmLabel="Leave"
    />
  )
}

function readPart(search: object, part: string): unknown {
  return new Map(Object.entries(search)).get(part)
}
