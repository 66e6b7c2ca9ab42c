import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TaughtAnswer } from '#contract/knowledge.ts'
import { useDraft } from '#web/features/quality-assurance/review/drafts.tsx'
import { api } from '#web/lib/api.ts'
import { ApiError, describeError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'

type Teaching = { question: string; answer: string; needsAge: boolean }

type TeachFormProps = {
  start: Teaching
  /** The taught answer that is reworded; without one a new one is taught. */
  id?: string
  conversationId?: string
  onDone: () => void
}

/** The answer that should be given to a question, in the words of the shop. */
export function TeachForm({ start, id, conversationId, onDone }: TeachFormProps) {
  const [draft, setDraft] = useState(start)
  const teach = useTeach(id, conversationId, onDone)
  const isReady = draft.question.trim().length >= SHORTEST_QUESTION && draft.answer.trim() !== ''
  const problems = teach.error instanceof ApiError ? teach.error.fields : {}
  useDraft('answer', draft.question !== start.question || draft.answer !== start.answer)
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        teach.mutate(draft)
      }}
    >
      <TextField
        label="Question"
        hint="Shoppers who ask this in slightly other words get the answer too."
        error={problems.question}
        maxLength={300}
        value={draft.question}
        onChange={(event) => setDraft({ ...draft, question: event.target.value })}
      />
      <TextAreaField
        label="Answer"
        hint="Given word for word from now on, above the built-in answer. Safety rules still come first."
        error={problems.answer}
        maxLength={1500}
        rows={4}
        ref={focusOnMount}
        value={draft.answer}
        onChange={(event) => setDraft({ ...draft, answer: event.target.value })}
      />
      <CheckboxField
        label="Only after the shopper has confirmed to be 21+"
        hint="For answers about products."
        checked={draft.needsAge}
        onChange={(event) => setDraft({ ...draft, needsAge: event.target.checked })}
      />
      <div className="flex gap-2">
        <Button
          type="submit"
          look="primary"
          size="small"
          disabled={!isReady}
          busy={teach.isPending}
          busyLabel="Saving..."
        >
          {id === undefined ? 'Teach this answer' : 'Save answer'}
        </Button>
        <Button size="small" look="quiet" disabled={teach.isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const SHORTEST_QUESTION = 3

function useTeach(id: string | undefined, conversationId: string | undefined, onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ question, answer, needsAge }: Teaching): Promise<TaughtAnswer> => {
      const body = { question: question.trim(), answer: answer.trim(), needsAge }
      return id === undefined
        ? api('POST /admin/knowledge/answers', { body: { ...body, conversationId } })
        : api('PUT /admin/knowledge/answers/:id', { params: { id }, body })
    },
    onSuccess: async () => {
      toastDone(id === undefined ? 'Answer taught. It is used from now on.' : 'Answer saved.')
      onDone()
      const changed = [['taught-answers'], ['insights', 'gaps']]
      await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
    onError: (error) => toastFailed(describeError(error)),
  })
}
