import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useState } from 'react'
import { LeaveGuard } from '#web/shell/leave-guard.tsx'

type Drafts = { set: (id: string, name: string | null) => void; find: () => string | null }

const DraftContext = createContext<Drafts>({ set: () => undefined, find: () => null })

type DraftGuardProps = {
  /** Parts of the query that what is inside belongs to. */
  parts?: readonly string[]
  children: ReactNode
}

/** Asks before the page is left while anything inside it is written and not saved. */
export function DraftGuard({ parts, children }: DraftGuardProps) {
  const [drafts] = useState(keepDrafts)
  return (
    <DraftContext value={drafts}>
      {children}
      <LeaveGuard parts={parts} findDraft={drafts.find} />
    </DraftContext>
  )
}

/** Tells the guard around it that something is written: `note`, `answer`; and that it no longer is. */
export function useDraft(name: string, isWritten: boolean): void {
  const id = useId()
  const { set } = useContext(DraftContext)
  useLayoutEffect(() => {
    set(id, isWritten ? name : null)
    return () => set(id, null)
  }, [id, isWritten, name, set])
}

function keepDrafts(): Drafts {
  const written = new Map<string, string>()
  return {
    set(id, name) {
      if (name === null) written.delete(id)
      else written.set(id, name)
    },
    find: () => written.values().next().value ?? null,
  }
}
