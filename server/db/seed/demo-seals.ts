import type { Selectable } from 'kysely'
import { FIRST_HASH } from '#server/db/audit-log.ts'
import type { TenantTables } from '#server/db/schema.ts'
import { hashMessage, ageGateOf } from '#server/db/transcript-seals.ts'
import { RULE_SET } from '#server/rule-set.ts'
import type { DemoHistory } from './demo-history.ts'

const SEALED_DAYS = 60
const DAY_MS = 24 * 60 * 60 * 1000

/** The seals that storing each message of the last two months would have made. */
export function sealHistory(
  { conversations, messages }: Pick<DemoHistory, 'conversations' | 'messages'>,
  now: Date,
): Selectable<TenantTables['transcript_seals']>[] {
  const from = new Date(now.getTime() - SEALED_DAYS * DAY_MS)
  const said = Map.groupBy(messages, (message) => message.conversation_id)
  return conversations
    .filter((conversation) => conversation.started_at >= from)
    .flatMap((conversation) => {
      let previous = FIRST_HASH
      const inOrder = (said.get(conversation.conversation_id) ?? []).toSorted((a, b) => a.seq - b.seq)
      return inOrder.map((message) => {
        // At the time of a message, the gate was passed only if that happened before it.
        const { age_confirmed_at: confirmedAt } = conversation
        const isConfirmed = confirmedAt !== null && confirmedAt <= message.created_at
        const ageGate = ageGateOf({ ...conversation, age_confirmed_at: isConfirmed ? confirmedAt : null })
        const { tenant_id, conversation_id, seq, role, text, turn } = message
        const hash = hashMessage(previous, {
          tenantId: tenant_id,
          conversationId: conversation_id,
          seq,
          role,
          text,
          turn,
          at: message.created_at,
          ruleSet: RULE_SET,
          ageGate,
        })
        const seal = {
          tenant_id,
          conversation_id,
          seq,
          rule_set: RULE_SET,
          age_gate: ageGate,
          previous_hash: previous,
          hash,
        }
        previous = hash
        return seal
      })
    })
}
