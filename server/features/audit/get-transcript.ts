import type { ComplianceTranscript, TranscriptEntry } from '#contract/audit-log.ts'
import { Turn } from '#contract/turn.ts'
import { FIRST_HASH } from '#server/db/audit-log.ts'
import type { Database } from '#server/db/database.ts'
import { hashMessage } from '#server/db/transcript-seals.ts'
import { AppError } from '#server/http/app-error.ts'
import type { StaffContext } from '#server/http/context.ts'
import { findConversation, listMessages, listSeals } from './queries.ts'

type Message = Awaited<ReturnType<typeof listMessages>>[number]
type Seal = Awaited<ReturnType<typeof listSeals>>[number]

/** A conversation as a regulator asks for it, and whether it is as it was sealed. Throws `not_found`. */
export async function getTranscript(
  deps: { db: Database },
  { tenant }: StaffContext,
  id: string,
): Promise<ComplianceTranscript> {
  const found = await deps.db.tenant(tenant.id, async (trx) => ({
    conversation: await findConversation(trx, tenant.id, id),
    messages: await listMessages(trx, tenant.id, id),
    seals: await listSeals(trx, tenant.id, id),
  }))
  const { conversation, messages, seals } = found
  if (conversation === undefined) throw new AppError('not_found')
  const sealOf = new Map(seals.map((seal) => [seal.seq, seal]))
  return {
    conversationId: id,
    tenantName: tenant.name,
    startedAt: conversation.started_at.toISOString(),
    endedAt: conversation.ended_at?.toISOString() ?? null,
    minimumAge: conversation.minimum_age,
    ageGateRequired: conversation.age_gate_required,
    ageConfirmedAt: conversation.age_confirmed_at?.toISOString() ?? null,
    ageRefusedAt: conversation.age_refused_at?.toISOString() ?? null,
    entries: messages.map((message) => toEntry(message, sealOf.get(message.seq))),
    chain: {
      sealed: seals.length,
      unsealed: messages.filter((message) => !sealOf.has(message.seq)).length,
      fault: findFault({ tenantId: tenant.id, id, messages, seals, stored: conversation.message_count }),
      lastHash: seals.at(-1)?.hash ?? null,
    },
  }
}

function toEntry(message: Message, seal: Seal | undefined): TranscriptEntry {
  const turn = message.turn === null ? null : Turn.safeParse(message.turn)
  return {
    seq: message.seq,
    at: message.created_at.toISOString(),
    role: message.role,
    text: message.text,
    seal: seal === undefined ? null : { ruleSet: seal.rule_set, ageGate: seal.age_gate, hash: seal.hash },
    answer:
      turn?.success !== true
        ? null
        : {
            intent: turn.data.intent,
            guard: turn.data.guard,
            engine: turn.data.engine,
            factsChecked: turn.data.factsChecked,
            factsRepaired: turn.data.factsRepaired,
            products: turn.data.products.map(({ productId, name, reasons }) => ({ productId, name, reasons })),
            rules: turn.data.trace,
          },
  }
}

type Checked = {
  tenantId: string
  id: string
  messages: readonly Message[]
  seals: readonly Seal[]
  /** How many messages the conversation says it has. */
  stored: number
}

/** Messages from before sealing began stand at the beginning; from the first seal on, every message has one. */
function findFault({ tenantId, id, messages, seals, stored }: Checked): ComplianceTranscript['chain']['fault'] {
  const [first] = seals
  if (first === undefined) return null
  const bySeq = new Map(messages.map((message) => [message.seq, message]))
  let previous = FIRST_HASH
  let next = first.seq
  for (const seal of seals) {
    const message = bySeq.get(next)
    if (seal.seq !== next || message === undefined) return { seq: next, what: 'missing' }
    if (seal.previous_hash !== previous) return { seq: seal.seq, what: 'unlinked' }
    const right = hashMessage(previous, {
      tenantId,
      conversationId: id,
      seq: message.seq,
      role: message.role,
      text: message.text,
      turn: message.turn,
      at: message.created_at,
      ruleSet: seal.rule_set,
      ageGate: seal.age_gate,
    })
    if (right !== seal.hash) return { seq: seal.seq, what: 'changed' }
    previous = seal.hash
    next = seal.seq + 1
  }
  const unsealed = messages.find((message) => message.seq >= next)
  if (unsealed !== undefined) return { seq: unsealed.seq, what: 'unlinked' }
  // Cut off together with their seals, the last messages are missed by the conversation's own count.
  return messages.length < stored ? { seq: next, what: 'missing' } : null
}
