import type { AuditAction, OperatorAction } from '#contract/audit.ts'

/** What was done, in words. */
export const ACTION_WORDS: Record<AuditAction | OperatorAction, string> = {
  'session.started': 'Signed in',
  'session.ended': 'Signed out',
  'settings.changed': 'Changed settings',
  'store.changed': 'Changed a store',
  'member.invited': 'Invited a member',
  'invitation.revoked': 'Revoked an invitation',
  'invitation.accepted': 'Accepted an invitation',
  'member.role-changed': 'Changed a role',
  'member.removed': 'Removed a member',
  'agent.created': 'Created an agent',
  'agent.changed': 'Changed an agent',
  'agent.activated': 'Activated an agent',
  'agent.published': 'Published an agent',
  'agent.restored': 'Restored an agent',
  'agent.deleted': 'Deleted an agent',
  'origins.changed': 'Changed allowed websites',
  'integration.connected': 'Connected an integration',
  'integration.disconnected': 'Disconnected an integration',
  'secret.made': 'Made a secret',
  'secret.destroyed': 'Destroyed a secret',
  'webhook.changed': 'Changed a webhook',
  'catalog.imported': 'Imported a menu',
  'data.exported': 'Exported data',
  'conversation.erased': 'Erased conversations',
  'retention.changed': 'Changed retention',
  'plan.changed': 'Changed the plan',
  'subscription.cancelled': 'Cancelled the subscription',
  'notifications.changed': 'Changed notifications',
  'support.started': 'Support began to look',
  'support.ended': 'Support left',
  'tenant.erased': 'Erased the account',
  'customer.closed': 'Ended what an erased account paid for',
  'outbox.viewed': 'Looked at the outbox',
  'maintenance.announced': 'Announced maintenance',
  'tenant.created': 'Created the account',
  'tenant.suspended': 'Suspended the account',
  'tenant.resumed': 'Resumed the account',
  'trial.extended': 'Extended the trial',
  'kitchen.viewed': 'Looked at the Kitchen',
  'accounts.listed': 'Listed accounts',
  'account.viewed': 'Looked at an account',
  'infrastructure.viewed': 'Looked at infrastructure',
  'audit.viewed': 'Looked at an audit log',
  'audit.exported': 'Exported an audit log',
  'super-admin.granted': 'Granted super admin',
  'super-admin.revoked': 'Revoked super admin',
}

export function describeAction(action: string): string {
  const known = new Map<string, string>(Object.entries(ACTION_WORDS))
  return known.get(action) ?? action
}

export const FAULT_WORDS = {
  changed: 'is not as it was written',
  missing: 'is missing',
  unlinked: 'does not follow the one before it',
  head: 'is not the end that was written down',
} as const

export type Change = { name: string; before: string | null; after: string | null }

/** What a change changed, name by name; deep parts are spelled with dots. */
export function listChanges(before: unknown, after: unknown): Change[] {
  const was = flatten(before)
  const is = flatten(after)
  const names = [...new Set([...was.keys(), ...is.keys()])]
  return names
    .map((name) => ({ name, before: was.get(name) ?? null, after: is.get(name) ?? null }))
    .filter((change) => change.before !== change.after)
}

function flatten(value: unknown, path = ''): Map<string, string> {
  if (value === null || value === undefined) return new Map()
  if (typeof value !== 'object' || Array.isArray(value))
    return new Map([[path === '' ? 'value' : path, typeof value === 'string' ? value : JSON.stringify(value)]])
  const parts = Object.entries(value).map(([name, part]) => flatten(part, path === '' ? name : `${path}.${name}`))
  return new Map(parts.flatMap((part) => [...part]))
}
