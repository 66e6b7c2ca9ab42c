import { useState } from 'react'
import { ApiError, describeError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField, TextField } from '#web/ui/field.tsx'

type Named = { name: string; description: string }

type NameDialogProps = {
  title: string
  description: string
  confirmLabel: string
  start: Named
  onClose: () => void
  /** Throws what the server refused. */
  onSave: (named: Named) => Promise<void>
}

const NEEDED = 'Agent name is required'

/** What an agent is called among colleagues; shoppers see the name of step 1. */
export function NameDialog({ title, description, confirmLabel, start, onClose, onSave }: NameDialogProps) {
  const [form, setForm] = useState(start)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    if (form.name.trim() === '') return setError(NEEDED)
    setBusy(true)
    try {
      await onSave({ name: form.name.trim(), description: form.description.trim() })
    } catch (refused) {
      setError((refused instanceof ApiError ? refused.fields.name : undefined) ?? describeError(refused))
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} title={title} description={description}>
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextField
          label="Name"
          required
          maxLength={80}
          hint="For you and your colleagues. Shoppers see the agent name of step 1."
          error={error}
          value={form.name}
          onChange={(event) => {
            setError(undefined)
            setForm({ ...form, name: event.target.value })
          }}
        />
        <TextAreaField
          label="Description"
          maxLength={500}
          value={form.description}
          onChange={(event) => setForm({ ...form, description: event.target.value })}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" look="primary" busy={busy} busyLabel="Saving...">
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
