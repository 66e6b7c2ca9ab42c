import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/field.tsx'

type HandoffProps = { conversation: { role: 'user' | 'assistant'; text: string }[]; onClose: () => void }

/** Sends the conversation to a person, who answers by mail. */
export function HandoffForm({ conversation, onClose }: HandoffProps) {
  const [note, setNote] = useState('')
  const mail = useMutation({
    mutationFn: () => api('POST /resources/assistant/handoff', { body: { note, conversation } }),
  })
  if (mail.data !== undefined) {
    return <p role="status">Sent. A person will answer to {mail.data.replyTo}.</p>
  }
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        mail.mutate()
      }}
    >
      <TextAreaField
        label="Anything to add"
        hint="The conversation above is sent along."
        value={note}
        maxLength={2000}
        onChange={(event) => setNote(event.target.value)}
      />
      {mail.error !== null && (
        <p role="alert" className="text-bad-ink">
          {describeError(mail.error)}
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" look="primary" busy={mail.isPending} busyLabel="Sending...">
          Send
        </Button>
        <Button onClick={onClose} disabled={mail.isPending}>
          Not now
        </Button>
      </div>
    </form>
  )
}
