import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SupportAnswer } from '#contract/resources.ts'
import { api } from '#web/lib/api.ts'

export type Turn = { id: number; question: string; answer: SupportAnswer | null; failed: boolean }

const HISTORY_MAX = 30

/** A conversation with the support assistant. It lives as long as the page; nothing of it is stored. */
export function useAssistant() {
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const change = (id: number, part: Partial<Turn>) =>
    setTurns((before) => before.map((turn) => (turn.id === id ? { ...turn, ...part } : turn)))
  const ask = useMutation({
    mutationFn: ({ question }: { id: number; question: string }) =>
      api('POST /resources/assistant', { body: { text: question } }),
    onSuccess: (answer, { id }) => change(id, { answer, failed: false }),
    onError: (_error, { id }) => change(id, { failed: true }),
  })
  const send = (question: string) => {
    const id = turns.length
    setTurns([...turns, { id, question, answer: null, failed: false }])
    ask.mutate({ id, question })
  }
  const retry = ({ id, question }: Turn) => {
    change(id, { failed: false })
    ask.mutate({ id, question })
  }
  return { turns, send, retry, isBusy: ask.isPending }
}

/** What was said, as the mail to a person carries it. */
export function toConversation(turns: readonly Turn[]): { role: 'user' | 'assistant'; text: string }[] {
  return turns
    .flatMap(({ question, answer }) => [
      { role: 'user' as const, text: question },
      ...(answer === null ? [] : [{ role: 'assistant' as const, text: printAnswer(answer) }]),
    ])
    .slice(-HISTORY_MAX)
}

function printAnswer({ text, findings, steps, articles }: SupportAnswer): string {
  return [text, ...findings.map((finding) => `- ${finding.text}`), ...steps, ...articles.map(({ url }) => url)]
    .join('\n')
    .slice(0, 4000)
}
