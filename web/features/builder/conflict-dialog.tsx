import { useState } from 'react'
import type { AgentDocument } from '#contract/agent.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { compareDocuments } from './compare-documents.ts'
import { FieldChanges } from './field-changes.tsx'
import type { AgentDraftControl } from './use-agent-draft.ts'

type ConflictDialogProps = { mine: AgentDocument; conflict: NonNullable<AgentDraftControl['conflict']> }

/** Somebody saved another draft meanwhile: both are shown, and one is chosen. */
export function ConflictDialog({ mine, conflict }: ConflictDialogProps) {
  const { theirs, keepMine, takeTheirs, close } = conflict
  const [isSaving, setSaving] = useState(false)
  const keep = async () => {
    setSaving(true)
    await keepMine()
    setSaving(false)
  }
  return (
    <Dialog
      open
      onClose={close}
      title="Someone else saved this draft"
      description={`${theirs.draft.updatedBy ?? 'A colleague'} was faster. Yours is not saved yet; nothing is lost until you choose.`}
      footer={
        <>
          <Button disabled={isSaving} onClick={takeTheirs}>
            Take theirs
          </Button>
          <Button look="primary" busy={isSaving} busyLabel="Saving..." onClick={() => void keep()}>
            Keep mine
          </Button>
        </>
      }
    >
      <FieldChanges
        caption="Where the two drafts differ"
        beforeTitle="Theirs"
        afterTitle="Yours"
        changes={compareDocuments(theirs.draft.document, mine)}
      />
    </Dialog>
  )
}
