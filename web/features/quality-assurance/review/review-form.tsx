import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConversationDetails } from '#contract/conversations.ts'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { choiceList } from '#web/lib/choices.ts'
import { readChoice } from '#web/lib/choices.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextAreaField } from '#web/ui/field.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { useDraft } from './drafts.tsx'
import { refreshScores } from './refresh-scores.ts'
import { QUALITY_WORDS } from './score-words.ts'

/** The form's fields as the page knows them: texts, with nothing chosen for what the score keeps. */
type Draft = { sentiment: string; answered: string; quality: string; note: string }

/** A person's word on a conversation. What is left open follows the built-in score. */
export function ReviewForm({ conversation, onDone }: { conversation: ConversationDetails; onDone: () => void }) {
  const [saved] = useState(() => toDraft(conversation.review))
  const [draft, setDraft] = useState(saved)
  const save = useSaveReview(conversation.id, onDone)
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const isChanged = FIELDS.some((name) => draft[name] !== saved[name])
  useDraft('review', isChanged)
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(draft)
      }}
    >
      <div className="grid gap-3 sm:grid-cols-3">
        <SelectField
          label="Sentiment"
          value={draft.sentiment}
          onChange={(event) => change({ sentiment: event.target.value })}
        >
          <option value="">As scored</option>
          <option value="5">5, very positive</option>
          <option value="4">4, positive</option>
          <option value="3">3, neutral</option>
          <option value="2">2, negative</option>
          <option value="1">1, very negative</option>
          {!WHOLE.includes(draft.sentiment) && <option value={draft.sentiment}>{draft.sentiment}</option>}
        </SelectField>
        <SelectField
          label="Answered"
          value={draft.answered}
          onChange={(event) => change({ answered: event.target.value })}
        >
          <option value="">As scored</option>
          <option value="yes">Yes</option>
          <option value="no">No</option>
        </SelectField>
        <SelectField
          label="Response quality"
          value={draft.quality}
          onChange={(event) => change({ quality: event.target.value })}
        >
          <option value="">As scored</option>
          {choiceList(QUALITY_WORDS).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField
        label="Review note"
        hint="Optional. Why you see it differently."
        maxLength={1000}
        rows={2}
        value={draft.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <div className="flex gap-2">
        <Button
          type="submit"
          look="primary"
          size="small"
          disabled={!isChanged}
          busy={save.isPending}
          busyLabel="Saving..."
        >
          Save review
        </Button>
        <Button size="small" look="quiet" disabled={save.isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const FIELDS = ['sentiment', 'answered', 'quality', 'note'] as const
const WHOLE = ['', '1', '2', '3', '4', '5']

function useSaveReview(conversationId: string, onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (draft: Draft) =>
      api('PUT /admin/conversations/:id/review', { params: { id: conversationId }, body: toVerdict(draft) }),
    onSuccess: async () => {
      toastDone('Review saved.')
      onDone()
      await refreshScores(queryClient, conversationId)
    },
    onError: (error) => toastFailed(describeError(error)),
  })
}

function toDraft(review: ConversationDetails['review']): Draft {
  const answered = review?.answered ?? null
  return {
    sentiment: review?.sentiment == null ? '' : String(review.sentiment),
    answered: answered === null ? '' : answered ? 'yes' : 'no',
    quality: review?.quality ?? '',
    note: review?.note ?? '',
  }
}

function toVerdict({ sentiment, answered, quality, note }: Draft) {
  return {
    sentiment: sentiment === '' ? null : Number(sentiment),
    answered: answered === '' ? null : answered === 'yes',
    quality: readChoice(quality, QUALITY_WORDS) ?? null,
    note: note.trim() === '' ? null : note.trim(),
  }
}
