import { useQueryClient } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import type { ConversationSummary } from '#contract/conversations.ts'
import { formatCents, formatCount, formatDuration } from '#web/lib/format.ts'
import { useUser } from '#web/lib/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { When } from '#web/ui/when.tsx'
import { conversationQuery } from '#web/features/quality-assurance/quality-queries.ts'
import { SentimentBadge } from '#web/features/quality-assurance/sentiment.tsx'

type ConversationsTableProps = {
  conversations: readonly ConversationSummary[]
  /** Opens one; absent in the sample view. */
  onOpen?: (id: string) => void
}

/** Columns that narrow screens show below the first one instead. */
const WIDE = 'hidden sm:table-cell'

export function ConversationsTable({ conversations, onOpen }: ConversationsTableProps) {
  return (
    <Table caption="Conversations">
      <thead>
        <tr>
          <HeadCell>Conversation</HeadCell>
          <HeadCell className={WIDE}>Started</HeadCell>
          <HeadCell className={WIDE}>Sentiment</HeadCell>
          <HeadCell>Answered</HeadCell>
          <HeadCell numeric>Messages</HeadCell>
          <HeadCell numeric>Duration</HeadCell>
          <HeadCell numeric>Ordered</HeadCell>
        </tr>
      </thead>
      <tbody>
        {conversations.map((conversation) => (
          <Row key={conversation.id} {...{ conversation, onOpen }} />
        ))}
      </tbody>
    </Table>
  )
}

function Row({ conversation, onOpen }: { conversation: ConversationSummary; onOpen?: (id: string) => void }) {
  const { timeZone } = useUser()
  const queryClient = useQueryClient()
  const fetchAhead =
    onOpen === undefined ? undefined : () => void queryClient.prefetchQuery(conversationQuery(conversation.id))
  return (
    <tr onPointerEnter={fetchAhead} className={onOpen === undefined ? undefined : 'relative hover:bg-sunken'}>
      <Cell className="min-w-56 max-w-80">
        <button
          type="button"
          disabled={onOpen === undefined}
          onClick={() => onOpen?.(conversation.id)}
          onFocus={fetchAhead}
          className={classNames(
            'line-clamp-1 w-full rounded-sm text-left font-medium break-all',
            onOpen !== undefined && 'after:absolute after:inset-0',
          )}
        >
          {conversation.firstMessage ?? 'No message yet'}
        </button>
        <span className="mt-1 flex flex-wrap items-center gap-2 text-xs text-ink-soft sm:hidden">
          <When at={conversation.startTime} timeZone={timeZone} />
          <SentimentBadge score={conversation.sentiment} />
        </span>
        {conversation.flagCount > 0 && (
          <span className="mt-1 inline-block">
            <Badge tone="accent" icon={<Flag size={12} aria-hidden="true" />}>
              {formatCount(conversation.flagCount)} flagged
            </Badge>
          </span>
        )}
      </Cell>
      <Cell className={`${WIDE} text-ink-soft`}>
        <When at={conversation.startTime} timeZone={timeZone} />
      </Cell>
      <Cell className={`${WIDE} whitespace-nowrap`}>
        <SentimentBadge score={conversation.sentiment} />
      </Cell>
      <Cell className="text-ink-soft">{describeAnswered(conversation)}</Cell>
      <Cell numeric>{formatCount(conversation.messageCount)}</Cell>
      <Cell numeric className="whitespace-nowrap">
        {formatDuration(conversation.duration)}
      </Cell>
      <Cell numeric>{formatCents(conversation.orderedCents)}</Cell>
    </tr>
  )
}

function describeAnswered({ answered, endTime }: ConversationSummary): string {
  if (answered === null) return endTime === null ? 'Under way' : '–'
  return answered ? 'Yes' : 'No'
}
