import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConversationDetails } from '#contract/conversations.ts'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { Can } from '#web/lib/can.tsx'
import { useUser } from '#web/lib/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { When } from '#web/ui/when.tsx'
import { refreshScores } from './refresh-scores.ts'
import { ReviewForm } from './review-form.tsx'
import { describeVerdict, scoreLines } from './score-words.ts'

/** What the built-in scorer found beside what a person said: two columns that are never mixed. */
export function ScorePanel({ conversation }: { conversation: ConversationDetails }) {
  const [isWriting, setWriting] = useState(false)
  const { score, review } = conversation
  return (
    <section aria-labelledby="review-score" className="rounded-card border border-line">
      <h3 id="review-score" className="px-4 pt-3 font-semibold">
        Score
      </h3>
      <p className="px-4 pb-2 text-xs text-ink-soft">{describeVerdict(conversation)}</p>
      <table className="w-full border-t border-line text-left">
        <caption className="sr-only">Built-in score and review</caption>
        <thead className="text-xs text-ink-soft">
          <tr>
            <th scope="col" className="py-1.5 pl-4 font-medium">
              Part
            </th>
            <th scope="col" className="px-2 py-1.5 font-medium">
              Built-in score
            </th>
            <th scope="col" className="py-1.5 pr-4 pl-2 font-medium">
              Review
            </th>
          </tr>
        </thead>
        <tbody>
          {scoreLines(score, review).map((line) => (
            <tr key={line.name}>
              <th scope="row" className="py-1 pl-4 font-normal text-ink-soft">
                {line.name}
              </th>
              <td className={line.reviewed === null ? 'px-2 py-1' : 'px-2 py-1 text-ink-soft line-through'}>
                {line.scored}
              </td>
              <td className="py-1 pr-4 pl-2 font-medium">
                {line.reviewed ?? <span className="font-normal text-ink-soft">–</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {review !== null && <ReviewedBy review={review} />}
      <Can
        permission="review_conversations"
        fallback={
          <p className="px-4 pt-1 pb-3 text-xs text-ink-soft">Your role can read scores, but not review them.</p>
        }
      >
        <div className="px-4 pt-2 pb-4">
          {isWriting ? (
            <ReviewForm conversation={conversation} onDone={() => setWriting(false)} />
          ) : (
            <div className="flex flex-wrap gap-2">
              <Button size="small" onClick={() => setWriting(true)}>
                {review === null ? 'Review this score' : 'Change the review'}
              </Button>
              {review !== null && <WithdrawButton conversationId={conversation.id} />}
            </div>
          )}
        </div>
      </Can>
    </section>
  )
}

function ReviewedBy({ review }: { review: NonNullable<ConversationDetails['review']> }) {
  const { timeZone } = useUser()
  return (
    <p className="px-4 pt-1.5 break-words">
      <span className="text-xs text-ink-soft">
        Reviewed by {review.reviewedBy}, <When at={review.reviewedAt} timeZone={timeZone} />
        {review.note === null ? '' : ': '}
      </span>
      {review.note}
    </p>
  )
}

function WithdrawButton({ conversationId }: { conversationId: string }) {
  const queryClient = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => api('DELETE /admin/conversations/:id/review', { params: { id: conversationId } }),
    onSuccess: async () => {
      toastDone('Review withdrawn. The built-in score counts again.')
      await refreshScores(queryClient, conversationId)
    },
    onError: (error) => toastFailed(describeError(error)),
  })
  return (
    <Button
      size="small"
      look="quiet"
      busy={withdraw.isPending}
      busyLabel="Withdrawing..."
      onClick={() => withdraw.mutate()}
    >
      Withdraw the review
    </Button>
  )
}
