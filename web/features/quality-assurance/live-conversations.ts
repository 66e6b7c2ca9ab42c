import { useEffect, useRef } from 'react'
import type { ConversationSummary } from '#contract/conversations.ts'
import { openApi } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { readEventStream } from '#web/lib/event-stream.ts'

type Listener = (conversation: ConversationSummary) => void

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

/** Calls back with each conversation that begins or goes on while the screen is open and in sight. */
export function useLiveConversations(onConversation: Listener): void {
  const latest = useRef(onConversation)
  useEffect(() => {
    latest.current = onConversation
  })
  useEffect(() => listen((conversation) => latest.current(conversation)), [])
}

const listeners = new Set<Listener>()
let stop: (() => void) | null = null

/** All listeners share one stream: browsers allow only a few connections at a time. */
function listen(listener: Listener): () => void {
  listeners.add(listener)
  stop ??= watch()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = null
  }
}

/** Keeps a stream open while the tab is in sight, and catches up on what happened while it was not. */
function watch(): () => void {
  let since = new Date().toISOString()
  let reading: AbortController | null = null
  const follow = () => {
    if (document.visibilityState === 'hidden') {
      reading?.abort()
      reading = null
    } else if (reading === null) {
      reading = new AbortController()
      void readOn(
        reading.signal,
        () => since,
        (at) => (since = at),
      )
    }
  }
  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    reading?.abort()
  }
}

/** Opens the stream again when it ends, at once after a good one, later and later while it cannot be opened. */
async function readOn(signal: AbortSignal, readSince: () => string, writeSince: (at: string) => void): Promise<void> {
  let waitMs = FIRST_WAIT_MS
  while (!signal.aborted) {
    const openedAt = new Date().toISOString()
    try {
      await readOnce(readSince(), signal)
      writeSince(openedAt)
      waitMs = FIRST_WAIT_MS
    } catch (error) {
      if (signal.aborted || isFinal(error)) return
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
    }
    await pause(waitMs, signal)
  }
}

async function readOnce(since: string, signal: AbortSignal): Promise<void> {
  const { body } = await openApi('GET /admin/conversations/live', { query: { since } }, { signal })
  if (body === null) return
  for await (const { event, data } of readEventStream(body)) {
    if (event === 'conversation' && isSummary(data)) for (const listener of listeners) listener(data)
  }
}

function isSummary(data: unknown): data is ConversationSummary {
  return typeof data === 'object' && data !== null && 'id' in data && 'startTime' in data
}

/** Signed out, or not allowed: asking again would not help. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status !== null && error.status < 500 && error.status !== 429
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
