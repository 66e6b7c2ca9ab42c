import type { AgentCheck, CheckEvent } from '#contract/agent-checks.ts'
import { ERRORS } from '#contract/errors.ts'
import { AppError } from '#server/http/app-error.ts'

type Run = (onProgress: (done: number, total: number) => boolean) => Promise<AgentCheck | null>

const TELL_EVERY_MS = 100

/** A run as server-sent events. A caller who goes away ends it at the next pause. */
export async function* streamCheck(run: Run, onUnexpected: (error: unknown) => void): AsyncGenerator<string> {
  let told = { done: 0, total: 0 }
  let isGone = false
  const finished = run((done, total) => {
    told = { done, total }
    return !isGone
  }).then(
    (check): CheckEvent | null => (check === null ? null : { event: 'done', data: check }),
    (error: unknown): CheckEvent => ({ event: 'error', data: toError(error, onUnexpected) }),
  )
  try {
    for (;;) {
      const last = await Promise.race([finished, pause()])
      if (last === 'pause') {
        if (told.total > 0) yield toEvent({ event: 'progress', data: told })
        continue
      }
      if (last !== null) yield toEvent(last)
      return
    }
  } finally {
    isGone = true
  }
}

function pause(): Promise<'pause'> {
  return new Promise((resolve) => setTimeout(resolve, TELL_EVERY_MS, 'pause'))
}

function toError(error: unknown, onUnexpected: (error: unknown) => void): { error: string; code: string } {
  if (!(error instanceof AppError)) onUnexpected(error)
  const known = error instanceof AppError ? error.toReply() : { error: ERRORS.internal.text, code: 'internal' }
  return { error: known.error, code: known.code }
}

function toEvent({ event, data }: CheckEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
