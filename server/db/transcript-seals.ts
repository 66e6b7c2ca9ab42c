import { createHash } from 'node:crypto'
import { RULE_SET } from '#server/rule-set.ts'
import { FIRST_HASH } from './audit-log.ts'
import type { TenantTrx } from './database.ts'
import type { TranscriptTables } from './kitchen-tables.ts'

export type AgeGate = TranscriptTables['transcript_seals']['age_gate']
type GateState = { age_gate_required: boolean; age_confirmed_at: Date | null; age_refused_at: Date | null }

export type SealedMessage = {
  tenantId: string
  conversationId: string
  seq: number
  role: string
  text: string
  /** The whole turn of an answer with its trace; null for a shopper's message. */
  turn: unknown
  at: Date
  ruleSet: string
  ageGate: AgeGate
}

/**
 * Seals a message in the transaction that stores it: its hash covers the text, the trace, the rules in force, the state of
 * the age gate and the seal before. The caller holds the conversation's lock.
 */
export async function sealMessage(
  trx: TenantTrx,
  message: Omit<SealedMessage, 'ruleSet' | 'ageGate'>,
  gate: GateState,
): Promise<void> {
  const { tenantId, conversationId, seq } = message
  const last = await trx
    .selectFrom('transcript_seals')
    .select('hash')
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', conversationId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const previous = last?.hash ?? FIRST_HASH
  const ageGate = ageGateOf(gate)
  await trx
    .insertInto('transcript_seals')
    .values({
      tenant_id: tenantId,
      conversation_id: conversationId,
      seq,
      rule_set: RULE_SET,
      age_gate: ageGate,
      previous_hash: previous,
      hash: hashMessage(previous, { ...message, ruleSet: RULE_SET, ageGate }),
    })
    .execute()
}

/** SHA-256 over the seal before and every field, in a fixed order; hexadecimal. */
export function hashMessage(previous: string, message: SealedMessage): string {
  const { tenantId, conversationId, seq, role, text, turn, at, ruleSet, ageGate } = message
  const fields = [previous, tenantId, conversationId, seq, role, text, sorted(turn), at.toISOString(), ruleSet, ageGate]
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

export function ageGateOf({ age_gate_required, age_confirmed_at, age_refused_at }: GateState): AgeGate {
  if (!age_gate_required) return 'not_required'
  if (age_confirmed_at !== null) return 'confirmed'
  return age_refused_at === null ? 'open' : 'refused'
}

/** The database keeps JSON without the order of its keys, so the hash is taken over sorted ones. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, part]) => [name, sorted(part)]))
}
