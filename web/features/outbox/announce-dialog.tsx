import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'

const SHORTEST = 10

/** Texts everyone who wants to hear of system maintenance. */
export function AnnounceDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const announce = useMutation({
    mutationFn: () => api('POST /operator/maintenance', { body: { text: text.trim() } }),
    onSuccess: ({ queued }) => {
      onClose()
      toastDone(queued === 1 ? '1 text message is on its way.' : `${queued} text messages are on their way.`)
    },
    onError: (error) => toastFailed(describeError(error)),
  })
  const submit = () => {
    if (text.trim().length < SHORTEST) return setFault('Please write when it is and how long it takes')
    announce.mutate()
  }
  return (
    <Dialog
      open
      onClose={() => !announce.isPending && onClose()}
      title="Announce maintenance"
      description="A text message to every member of every dispensary who asked for it."
      footer={
        <>
          <Button onClick={onClose} disabled={announce.isPending}>
            Cancel
          </Button>
          <Button look="primary" onClick={submit} busy={announce.isPending} busyLabel="Sending...">
            Send
          </Button>
        </>
      }
    >
      <TextAreaField
        label="Message"
        required
        maxLength={300}
        value={text}
        error={fault ?? undefined}
        onChange={(event) => {
          setText(event.target.value)
          setFault(null)
        }}
      />
    </Dialog>
  )
}
