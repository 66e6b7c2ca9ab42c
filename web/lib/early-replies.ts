type EarlyReply = { token: string; reply: Promise<Response>; askedAt: number }

const FRESH_MS = 10_000
const replies = new Map<string, EarlyReply>()

/** Keeps the reply to a call that was made before the app was there to make it, for the first who makes the same call. */
export function keepEarlyReply(url: string, { token, reply }: Pick<EarlyReply, 'token' | 'reply'>): void {
  // Told to whoever takes it; a reply that nobody takes fails for nobody.
  reply.catch(() => undefined)
  replies.set(url, { token, reply, askedAt: performance.now() })
}

/** The reply to the same call in the same name, once, and only while it is fresh. */
export function takeEarlyReply(url: string, token: string): Promise<Response> | undefined {
  const kept = replies.get(url)
  replies.delete(url)
  if (kept === undefined || kept.token !== token || performance.now() - kept.askedAt > FRESH_MS) return undefined
  return kept.reply
}
