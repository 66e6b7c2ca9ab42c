import type { QueryClient } from '@tanstack/react-query'

/** Asks again for everything that a review or a flag of a conversation changes. */
export async function refreshScores(queryClient: QueryClient, conversationId: string): Promise<void> {
  const changed = [['conversation', conversationId], ['quality'], ['conversations'], ['performance']]
  await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
