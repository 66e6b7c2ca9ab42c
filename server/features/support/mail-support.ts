import { randomUUIDv7 } from 'node:crypto'
import { queueMail } from '#server/db/mail-outbox.ts'
import type { StaffContext } from '#server/http/context.ts'
import type { SupportDeps } from './read-shop-state.ts'

type Handoff = { note: string; conversation: readonly { role: 'user' | 'assistant'; text: string }[] }

/** Mails a conversation with the assistant to the people who run the product; their answer goes to the caller. */
export async function mailSupport(
  deps: SupportDeps,
  { tenant, actor, now }: StaffContext,
  { note, conversation }: Handoff,
): Promise<{ sent: true; replyTo: string }> {
  const reference = randomUUIDv7().slice(-8).toUpperCase()
  const said = conversation.map(({ role, text }) => `${role === 'user' ? actor.email : 'Assistant'}: ${text}`)
  const text = [
    `${actor.email} (${actor.role}) of ${tenant.name} (${tenant.slug}) asks for help.`,
    ...(note === '' ? [] : [`They add:\n${note}`]),
    `What was said so far:\n\n${said.join('\n\n')}`,
  ].join('\n\n')
  const mail = {
    kind: 'support',
    to: deps.supportEmail,
    replyTo: actor.email,
    subject: `[Support ${reference}] ${tenant.name}`,
    text,
  }
  await deps.db.tenant(tenant.id, (trx) => queueMail(trx, tenant.id, mail, now))
  return { sent: true, replyTo: actor.email }
}
