import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AgentCheck } from '#contract/agent-checks.ts'
import { lastCheckQuery } from '#web/features/builder/builder-queries.ts'
import { openApi } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { readEventStream } from '#web/lib/event-stream.ts'

export type CheckRun =
  | { state: 'idle' }
  | { state: 'running'; done: number; total: number }
  | { state: 'failed'; text: string }

/** Runs the probes against a saved draft and follows how far they are. Leaving the screen ends the run. */
export function useCheckRun(agentId: string) {
  const queryClient = useQueryClient()
  const [run, setRun] = useState<CheckRun>({ state: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (version: number) => {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    setRun({ state: 'running', done: 0, total: 0 })
    try {
      const { body } = await openApi(
        'POST /admin/agents/:id/checks',
        { params: { id: agentId }, body: { version, stream: true } },
        { signal: control.signal },
      )
      if (body === null) throw new Error('no stream')
      for await (const { event, data } of readEventStream(body)) {
        if (event === 'progress' && isProgress(data)) setRun({ state: 'running', ...data })
        if (event === 'error') return setRun({ state: 'failed', text: textOf(data) })
        if (event === 'done' && isCheck(data)) {
          queryClient.setQueryData(lastCheckQuery(agentId).queryKey, { check: data })
          return setRun({ state: 'idle' })
        }
      }
      setRun({ state: 'failed', text: 'The run was cut off. Try again.' })
    } catch (error) {
      if (!control.signal.aborted) setRun({ state: 'failed', text: describeError(error) })
    }
  }
  return { run, start }
}

function isProgress(data: unknown): data is { done: number; total: number } {
  return typeof data === 'object' && data !== null && 'done' in data && 'total' in data
}

function isCheck(data: unknown): data is AgentCheck {
  return typeof data === 'object' && data !== null && 'results' in data && 'changes' in data
}

function textOf(data: unknown): string {
  if (typeof data === 'object' && data !== null && 'error' in data && typeof data.error === 'string') return data.error
  return 'The run failed. Try again.'
}
