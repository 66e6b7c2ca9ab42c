import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FlaggedConversation } from '#contract/quality.ts'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { Can } from '#web/lib/can.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { FlagLine } from '#web/features/quality-assurance/flag-line.tsx'
import { useDraft } from './drafts.tsx'
import { refreshScores } from './refresh-scores.ts'

/** One flag of the open conversation, with the way to resolve or reopen it. */
export function FlagPanel({ flag }: { flag: FlaggedConversation }) {
  return (
    <li className="rounded-card border border-line px-4 py-3">
      <FlagLine flag={flag} />
      <p className="mt-1.5 break-words text-ink-soft">“{flag.snippet}”</p>
      {flag.note !== null && (
        <p className="mt-1.5 break-words">
          <span className="text-ink-soft">Note{flag.resolvedBy === null ? '' : ` by ${flag.resolvedBy}`}: </span>
          {flag.note}
        </p>
      )}
      <Can
        permission="review_conversations"
        fallback={<p className="mt-2 text-xs text-ink-soft">Your role can read flags, but not resolve them.</p>}
      >
        <FlagAction key={String(flag.resolved)} flag={flag} />
      </Can>
    </li>
  )
}

function FlagAction({ flag }: { flag: FlaggedConversation }) {
  const [isWriting, setWriting] = useState(false)
  const [note, setNote] = useState('')
  const cancel = () => {
    setNote('')
    setWriting(false)
  }
  const change = useFlagChange(flag, cancel)
  useDraft('note', isWriting && note.trim() !== '')
  const verb = flag.resolved ? 'Reopen' : 'Resolve'
  const busyLabel = flag.resolved ? 'Reopening...' : 'Resolving...'
  if (!isWriting) {
    return (
      <Button size="small" className="mt-3" onClick={() => setWriting(true)}>
        {verb}
      </Button>
    )
  }
  const submit = () => change.mutate(note.trim() === '' ? undefined : note.trim())
  return (
    <form
      className="mt-3 space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextAreaField
        label="Note"
        hint={flag.resolved ? 'Optional. Why it needs another look.' : 'Optional. What you did about it.'}
        maxLength={1000}
        rows={2}
        value={note}
        ref={focusOnMount}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" look="primary" size="small" busy={change.isPending} busyLabel={busyLabel}>
          {verb}
        </Button>
        <Button size="small" look="quiet" disabled={change.isPending} onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Resolves an open flag or reopens a resolved one; every figure that counts flags is then asked for again. */
function useFlagChange(flag: FlaggedConversation, onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (note: string | undefined) => {
      const input = { params: { id: flag.id }, body: { note } }
      return flag.resolved ? api('POST /admin/flags/:id/reopen', input) : api('POST /admin/flags/:id/resolve', input)
    },
    onSuccess: async ({ resolved }) => {
      toastDone(resolved ? 'Flag resolved.' : 'Flag reopened.')
      onDone()
      await refreshScores(queryClient, flag.conversationId)
    },
    onError: (error) => toastFailed(describeError(error)),
  })
}
