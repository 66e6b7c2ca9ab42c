import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TaughtAnswer } from '#contract/knowledge.ts'
import { useOpenConversation } from '#web/features/quality-assurance/quality-frame.tsx'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { Can } from '#web/lib/can.tsx'
import { formatNoun } from '#web/lib/format.ts'
import { useUser } from '#web/lib/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { When } from '#web/ui/when.tsx'
import { TeachForm } from './teach-form.tsx'

/** One taught answer with its hits, and what can be done with it. */
export function TaughtAnswerRow({ taught }: { taught: TaughtAnswer }) {
  const [isEditing, setEditing] = useState(false)
  const { timeZone } = useUser()
  const open = useOpenConversation()
  const { id, question, answer, needsAge, conversationId, hits, lastUsedAt } = taught
  if (isEditing) {
    return (
      <li className="px-5 py-4 sm:px-6">
        <TeachForm start={{ question, answer, needsAge }} id={id} onDone={() => setEditing(false)} />
      </li>
    )
  }
  return (
    <li className="px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 className="font-medium break-words">{question}</h3>
        <Badge tone={hits > 0 ? 'brand' : 'plain'}>
          {hits === 0 ? 'Not used yet' : `Used ${formatNoun(hits, 'time')}`}
        </Badge>
        {needsAge && <Badge>After 21+</Badge>}
      </div>
      <p className="mt-1 max-w-[80ch] break-words whitespace-pre-wrap">{answer}</p>
      <p className="mt-1 text-xs text-ink-soft">
        Taught by {taught.taughtBy}, <When at={taught.updatedAt} timeZone={timeZone} />
        {lastUsedAt !== null && (
          <>
            . Last used <When at={lastUsedAt} timeZone={timeZone} />
          </>
        )}
      </p>
      <div className="mt-2 -ml-3 flex flex-wrap gap-1">
        {conversationId !== null && (
          <Button size="small" look="quiet" onClick={() => open(conversationId)}>
            Open the conversation
          </Button>
        )}
        <Can permission="edit_knowledge">
          <Button size="small" look="quiet" onClick={() => setEditing(true)}>
            Edit
          </Button>
          <ForgetButton taught={taught} />
        </Can>
      </div>
    </li>
  )
}

function ForgetButton({ taught }: { taught: TaughtAnswer }) {
  const [isAsking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const forget = useMutation({
    mutationFn: () => api('DELETE /admin/knowledge/answers/:id', { params: { id: taught.id } }),
    onSuccess: async () => {
      setAsking(false)
      toastDone('Answer forgotten. The built-in one is given again.')
      const changed = [['taught-answers'], ['insights', 'gaps']]
      await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
    onError: (error) => toastFailed(describeError(error)),
  })
  return (
    <>
      <Button size="small" look="quiet" onClick={() => setAsking(true)}>
        Forget
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => forget.mutate()}
        title="Forget this answer?"
        text={`The answer to “${taught.question}” and its count of uses are lost. The built-in answer is given again.`}
        confirmLabel="Forget answer"
        busy={forget.isPending}
        busyLabel="Forgetting..."
      />
    </>
  )
}
