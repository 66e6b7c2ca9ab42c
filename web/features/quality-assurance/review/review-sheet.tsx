import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ConversationDetails } from '#contract/conversations.ts'
import { useLiveConversations } from '#web/features/quality-assurance/live-conversations.ts'
import { ApiError, describeError } from '#web/lib/api-error.ts'
import { Can } from '#web/lib/can.tsx'
import { formatCents, formatDuration, formatExact, formatNoun } from '#web/lib/format.ts'
import { useUser } from '#web/lib/session.tsx'
import { paths } from '#web/paths.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailurePanel } from '#web/ui/failure-panel.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { DraftGuard } from './drafts.tsx'
import { EraseShopper } from './erase-shopper.tsx'
import { FlagPanel } from './flag-panel.tsx'
import { conversationQuery } from '#web/features/quality-assurance/quality-queries.ts'
import { ScorePanel } from './score-panel.tsx'
import { Transcript } from './transcript.tsx'

const OPENED_BY = ['conversation']

/** One conversation, opened for review: its flags, its score, what was said and why. */
export function ReviewSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { timeZone } = useUser()
  const details = useQuery(conversationQuery(id))
  const conversation = details.data
  const queryClient = useQueryClient()
  useLiveConversations((changed) => {
    if (changed.id === id) void queryClient.invalidateQueries({ queryKey: conversationQuery(id).queryKey })
  })
  return (
    <DraftGuard parts={OPENED_BY}>
      <Dialog
        open
        onClose={onClose}
        shape="sheet"
        title="Conversation review"
        description={conversation && `Started ${formatExact(conversation.startTime, timeZone)}`}
      >
        {conversation !== undefined ? (
          <Review conversation={conversation} onErased={onClose} />
        ) : details.error === null ? (
          <ReviewLoading />
        ) : details.error instanceof ApiError && details.error.status === 404 ? (
          <EmptyState
            title="This conversation is not here"
            text="It may have been erased, or the address is not complete."
          />
        ) : (
          <FailurePanel
            title="The conversation could not be loaded."
            text={describeError(details.error)}
            onRetry={() => void details.refetch()}
            retrying={details.isFetching}
          />
        )}
      </Dialog>
    </DraftGuard>
  )
}

function Review({ conversation, onErased }: { conversation: ConversationDetails; onErased: () => void }) {
  return (
    <div className="space-y-6">
      <Facts conversation={conversation} />
      {conversation.flags.length > 0 && (
        <section aria-labelledby="review-flags">
          <h3 id="review-flags" className="mb-2 font-semibold">
            Flags
          </h3>
          <ul className="space-y-2">
            {conversation.flags.map((flag) => (
              <FlagPanel key={flag.id} flag={flag} />
            ))}
          </ul>
        </section>
      )}
      <ScorePanel conversation={conversation} />
      <section aria-labelledby="review-transcript">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-2">
          <h3 id="review-transcript" className="font-semibold">
            Transcript
          </h3>
          <Link
            to={paths.transcript}
            params={{ id: conversation.id }}
            className="rounded-sm text-xs font-medium text-brand-ink underline-offset-2 hover:underline"
          >
            Compliance transcript
          </Link>
        </div>
        <Transcript conversation={conversation} />
      </section>
      <Can permission="manage_settings">
        <div className="border-t border-line pt-3">
          <EraseShopper conversationId={conversation.id} onErased={onErased} />
        </div>
      </Can>
    </div>
  )
}

/** How it went and what came of it, at a glance. */
function Facts({ conversation }: { conversation: ConversationDetails }) {
  const { rating, helpful } = conversation.feedback
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-5">
      <Fact name="Shopper's rating">{describeFeedback(rating, helpful)}</Fact>
      <Fact name="Length">
        <span className="whitespace-nowrap">{formatNoun(conversation.messageCount, 'message')},</span>{' '}
        <span className="whitespace-nowrap">{formatDuration(conversation.duration)}</span>
      </Fact>
      <Fact name="Products shown">{conversation.recommendationCount}</Fact>
      <Fact name="Age confirmed">{conversation.ageConfirmed ? 'Yes' : 'No'}</Fact>
      <Fact name="Ordered">{describeOrders(conversation)}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="mt-0.5 tabular-nums">{children}</dd>
    </div>
  )
}

function describeFeedback(rating: number | null, helpful: boolean | null): string {
  if (rating !== null) return `${rating} out of 5`
  if (helpful === null) return 'None given'
  return helpful ? 'Helpful' : 'Not helpful'
}

function describeOrders({ orderedCents, orders }: ConversationDetails): string {
  if (orders.length === 0) return 'No order'
  const direct = orders.reduce((sum, order) => sum + order.directCents, 0)
  const total = formatCents(orderedCents)
  return direct === 0 ? total : `${total} (${formatCents(direct)} direct)`
}

function ReviewLoading() {
  return (
    <div className="space-y-4">
      <LoadingNote>Loading the conversation</LoadingNote>
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-16 w-3/4" />
      <Skeleton className="ml-auto h-12 w-1/2" />
      <Skeleton className="h-32 w-3/4" />
    </div>
  )
}
