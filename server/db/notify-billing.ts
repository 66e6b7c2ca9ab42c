import type { BothSides } from './database.ts'
import { notifyMembers } from './notify-members.ts'

/**
 * Tells whoever manages the bill, and wants to hear of it, what happened to it, in the caller's transaction. `onceKey` names
 * the happening, such as `invoice:2026-03`: told twice it is mailed once.
 */
export function notifyBilling(
  sides: BothSides,
  tenant: { id: string; name: string },
  notice: { subject: string; lines: readonly string[]; onceKey: string; except?: string },
  at: { publicUrl: string; now: Date },
): Promise<number> {
  const { subject, lines, onceKey, except } = notice
  return notifyMembers(
    sides,
    tenant,
    {
      kind: 'billing',
      subject,
      onceKey: `billing:${onceKey}`,
      ...(except === undefined ? {} : { except }),
      parts: [
        { kind: 'heading', text: subject },
        ...lines.map((text) => ({ kind: 'text' as const, text })),
        { kind: 'button', label: 'Open Billing', href: `${at.publicUrl}/settings?tab=billing` },
      ],
    },
    at,
  )
}
