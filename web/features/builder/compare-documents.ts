import type { AgentDocument } from '#contract/agent.ts'

export type FieldChange = { path: string; label: string; before: string; after: string }

/** The fields that differ, in the order of the builder, each with both values in words. */
export function compareDocuments(before: AgentDocument, after: AgentDocument): FieldChange[] {
  const old = flatten(before)
  return [...flatten(after)]
    .filter(([path, value]) => old.get(path) !== value)
    .map(([path, value]) => ({ path, label: labelOf(path), before: old.get(path) ?? NOTHING, after: value }))
}

const NOTHING = 'Empty'

/** Paths whose last part alone would not say what they are. */
const LABELS: Readonly<Record<string, string>> = {
  'brief.personality.name': 'Agent name',
  'brief.personality.communicationTone': 'Tone',
  'brief.customWelcome': 'Agent greeting',
  'brief.customGuidelines': 'Own guidelines',
  'brief.salesFunnels.newCustomer.prompt': 'Welcome of new customers',
  'brief.salesFunnels.returningCustomer.prompt': 'Welcome of returning customers',
  'brief.salesCycle.strategy': 'Sales strategy',
  'brief.revenue.aovTargetCents': 'AOV target (cents)',
  'theme.iconSize': 'Widget size',
  'theme.chatInputPlaceholder': 'Chat input placeholder',
  'theme.requestAuthentication': 'Request authentication',
  'theme.useLogoBackground': 'Logo background',
  'theme.autoOpenDelay': 'Auto-open delay (ms)',
  'theme.avatarName': 'Name in the chat',
}

function labelOf(path: string): string {
  const known = LABELS[path]
  if (known !== undefined) return known
  const words = (path.split('.').at(-1) ?? path).replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function flatten(value: object, path = ''): Map<string, string> {
  const flat = new Map<string, string>()
  for (const [key, inner] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner)) {
      for (const [deep, found] of flatten(inner, at)) flat.set(deep, found)
    } else flat.set(at, inWords(inner))
  }
  return flat
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? NOTHING : value.join(', ')
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  return value === '' || value === null ? NOTHING : String(value).replaceAll('_', ' ')
}
