import { setTimeout as wait } from 'node:timers/promises'
import type { LiveConversationEvent } from '#contract/conversations.ts'
import type { Database } from '#server/db/database.ts'
import type { StaffContext } from '#server/http/context.ts'
import { summarize } from './list-conversations.ts'
import { type ChangedConversation, listChangedConversations } from './queries.ts'

export type WatchDeps = {
  db: Database
  clock: () => Date
  /** Throws once the caller's session no longer opens this call. */
  checkAccess: (context: StaffContext) => Promise<void>
  /** Aborted when the server closes. */
  closing: AbortSignal
}

const POLL_MS = 2_000
/** Transactions of other servers become visible a little after the time that they are stamped with. */
const OVERLAP_MS = 10_000
const LONGEST_LOOK_BACK_MS = 60 * 60 * 1000

/**
 * Conversations that begin, go on or end, as server-sent events, whichever server they run on: each watcher asks the database
 * every two seconds for what has changed. Ends after `seconds`, with the session, or with the server.
 */
export async function* watchConversations(
  deps: WatchDeps,
  context: StaffContext,
  input: { since?: string; seconds: number },
): AsyncGenerator<string> {
  const endsAt = performance.now() + input.seconds * 1000
  const seen = new Map<string, string>()
  let cursor = startOf(input.since, deps.clock())
  yield ': watching\n\n'
  for (;;) {
    const askedAt = deps.clock()
    for (const data of await changedSince(deps, context, { cursor, seen }))
      yield toEvent({ event: 'conversation', data })
    cursor = new Date(Math.max(cursor.getTime(), askedAt.getTime() - OVERLAP_MS))
    const left = endsAt - performance.now()
    if (left <= 0) return
    if (!(await rest(Math.min(POLL_MS, left), deps.closing))) return
    if (!(await isStillAllowed(deps, context))) return
    yield ': still here\n\n'
  }
}

function startOf(since: string | undefined, now: Date): Date {
  const earliest = now.getTime() - LONGEST_LOOK_BACK_MS
  return new Date(since === undefined ? now : Math.max(new Date(since).getTime(), earliest))
}

async function changedSince(
  deps: WatchDeps,
  { tenant }: StaffContext,
  { cursor, seen }: { cursor: Date; seen: Map<string, string> },
): Promise<LiveConversationEvent['data'][]> {
  return deps.db.tenant(tenant.id, async (trx) => {
    const changed = (await listChangedConversations(trx, tenant.id, cursor)).filter(
      (row) => seen.get(row.conversation_id) !== stampOf(row),
    )
    for (const row of changed) seen.set(row.conversation_id, stampOf(row))
    return summarize(trx, tenant.id, changed)
  })
}

function stampOf(row: ChangedConversation): string {
  return `${row.message_count}/${row.ended_at?.getTime() ?? 0}/${row.flag_count}`
}

async function isStillAllowed(deps: WatchDeps, context: StaffContext): Promise<boolean> {
  try {
    await deps.checkAccess(context)
    return true
  } catch {
    return false
  }
}

/** False when the server closes meanwhile. */
async function rest(ms: number, closing: AbortSignal): Promise<boolean> {
  try {
    await wait(ms, undefined, { signal: closing })
    return true
  } catch {
    return false
  }
}

function toEvent({ event, data }: LiveConversationEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
