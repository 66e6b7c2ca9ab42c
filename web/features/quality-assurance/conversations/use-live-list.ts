import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConversationFilter, ConversationSummary } from '#contract/conversations.ts'
import { useLiveConversations } from '#web/features/quality-assurance/live-conversations.ts'
import { PAGE_SIZE } from '#web/features/quality-assurance/quality-choices.ts'
import { conversationsQuery } from '#web/features/quality-assurance/quality-queries.ts'
import { countFilters } from './conversation-filter.ts'

/** What is not in the list that was read at that time. */
type Unlisted = { listedAt: number; ids: ReadonlySet<string> }
type List = { conversations: readonly ConversationSummary[] }

/** Keeps the listed rows up to date where they stand, and counts the conversations that are not listed yet. */
export function useLiveList(filter: ConversationFilter, page: number, listedAt: number): number {
  const queryClient = useQueryClient()
  const { queryKey } = conversationsQuery(filter, page)
  const [unlisted, setUnlisted] = useState<Unlisted>({ listedAt, ids: NONE })
  useLiveConversations((conversation) => {
    const list = queryClient.getQueryData(queryKey)
    if (list === undefined) return
    if (list.conversations.some((listed) => listed.id === conversation.id)) {
      const conversations = list.conversations.map((listed) => (listed.id === conversation.id ? conversation : listed))
      queryClient.setQueryData(queryKey, { ...list, conversations }, { updatedAt: listedAt })
    } else if (isUnlisted(conversation, list, { isWhole: page === 1 && countFilters(filter) === 0, listedAt })) {
      setUnlisted((before) => {
        const ids = before.listedAt === listedAt ? before.ids : NONE
        return { listedAt, ids: new Set(ids).add(conversation.id) }
      })
    }
  })
  return unlisted.listedAt === listedAt ? unlisted.ids.size : 0
}

/**
 * Whether a conversation that is not in the list would be, were it asked for now. On the first page of all conversations
 * its place tells; elsewhere only one that began after the list was read counts.
 */
export function isUnlisted(
  conversation: Pick<ConversationSummary, 'startTime'>,
  { conversations }: List,
  { isWhole, listedAt }: { isWhole: boolean; listedAt: number },
): boolean {
  const startedAt = Date.parse(conversation.startTime)
  if (!isWhole) return startedAt > listedAt
  const last = conversations[PAGE_SIZE - 1]
  return last === undefined || startedAt > Date.parse(last.startTime)
}

const NONE: ReadonlySet<string> = new Set()
