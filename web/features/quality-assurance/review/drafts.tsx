import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from 'react'
import { LeaveGuard } from '#web/shell/leave-guard.tsx'

type Report = (id: string, name: string | null) => void

const DraftContext = createContext<Report>(() => undefined)

type DraftGuardProps = {
  /** Parts of the query that what is inside belongs to. */
  parts?: readonly string[]
  children: ReactNode
}

/** Asks before the page is left while anything inside it is written and not saved. */
export function DraftGuard({ parts, children }: DraftGuardProps) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map())
  const report = useCallback<Report>((id, name) => {
    setDrafts((before) => {
      if ((before.get(id) ?? null) === name) return before
      const after = new Map(before)
      if (name === null) after.delete(id)
      else after.set(id, name)
      return after
    })
  }, [])
  const [first = 'text'] = drafts.values()
  return (
    <DraftContext value={report}>
      {children}
      <LeaveGuard parts={parts} when={drafts.size > 0} text={`Your ${first} is not saved yet. It will be lost.`} />
    </DraftContext>
  )
}

/** Tells the guard around it that something is written: `note`, `answer`; and that it no longer is. */
export function useDraft(name: string, isWritten: boolean): void {
  const id = useId()
  const report = useContext(DraftContext)
  useEffect(() => {
    report(id, isWritten ? name : null)
    return () => report(id, null)
  }, [id, isWritten, name, report])
}
