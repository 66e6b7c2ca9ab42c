import type { Database } from '#server/db/database.ts'
import { type Limit, takeHit } from '#server/http/limits.ts'
import { hashToken } from '#server/http/tokens.ts'

/** What the public chat allows, before the factor of the configuration. */
const PER_MINUTE = 60
const ALLOWED = {
  startsPerAddress: 20,
  messagesPerConversation: 20,
  messagesPerAddress: 60,
  messagesPerTenant: 1200,
  callsPerAddress: 240,
}

/** Throws `too_many` with the seconds to wait. Visitors can change their ids, so the address counts too. */
export function createChatLimits(db: Database, factor: number) {
  const limit = (bucket: string, allowed: number): Limit => ({
    bucket,
    limit: Math.round(allowed * factor),
    windowSeconds: PER_MINUTE,
  })
  return {
    start: (address: string, now: Date) => takeHit(db, [limit(`start:${address}`, ALLOWED.startsPerAddress)], now),
    message: (from: { address: string; conversationSecret: string; tenantId: string }, now: Date) =>
      takeHit(
        db,
        [
          limit(`message:${from.address}`, ALLOWED.messagesPerAddress),
          limit(`conversation:${hashToken(from.conversationSecret)}`, ALLOWED.messagesPerConversation),
          limit(`tenant:${from.tenantId}`, ALLOWED.messagesPerTenant),
        ],
        now,
      ),
    call: (address: string, now: Date) => takeHit(db, [limit(`call:${address}`, ALLOWED.callsPerAddress)], now),
  }
}

export type ChatLimits = ReturnType<typeof createChatLimits>
