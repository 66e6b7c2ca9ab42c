import { createHash } from 'node:crypto'
import { AgentBrief, AgentDocument } from '#contract/agent.ts'
import type { InheritedLook } from '#contract/agents.ts'
import { HexColor, WidgetTheme } from '#contract/widget-config.ts'
import * as z from 'zod'
import type { AgentRow, DraftRow } from './queries.ts'

const text = z.string().trim().min(1)
const orNull = (schema: z.ZodType<string>) => schema.nullable().catch(null).default(null)

/** The parts of the App settings that a widget's look is taken from. Anything unusable counts as not given. */
const SettingsLook = z.object({
  organization: z
    .object({ name: orNull(text), logo: orNull(z.string()) })
    .partial()
    .catch({})
    .default({}),
  theme: z
    .object({ primaryColor: orNull(HexColor), secondaryColor: orNull(HexColor) })
    .partial()
    .catch({})
    .default({}),
})

/** What a look inherits. A logo that Settings do not have is no logo; a picture that no page may load is none either. */
export function readInherited(settings: object): InheritedLook {
  const { organization, theme } = SettingsLook.parse(settings)
  const logo = WidgetTheme.shape.logoUrl.safeParse(organization.logo ?? undefined)
  return {
    primaryColor: theme.primaryColor ?? null,
    secondaryColor: theme.secondaryColor ?? null,
    logoUrl: typeof organization.logo === 'string' && logo.success ? logo.data : null,
    businessName: organization.name ?? null,
  }
}

/** The document with what it takes from Settings, and with the name that the chat shows being that of the agent. */
export function withInherited(document: AgentDocument, inherited: InheritedLook): AgentDocument {
  const given = Object.fromEntries(Object.entries(inherited).filter(([, value]) => value !== null))
  const { brief } = document
  return AgentDocument.parse({ brief, theme: { ...document.theme, ...given, avatarName: brief.personality.name } })
}

export function publishedDocument(agent: Pick<AgentRow, 'brief' | 'theme'>): AgentDocument {
  return { brief: AgentBrief.parse(agent.brief), theme: WidgetTheme.parse(agent.theme) }
}

/** The draft as it would go live now: what was saved, else what is published, with what Settings give. */
export function draftDocument(
  agent: Pick<AgentRow, 'brief' | 'theme'>,
  draft: Pick<DraftRow, 'document'> | undefined,
  inherited: InheritedLook,
): AgentDocument {
  const saved = draft === undefined ? publishedDocument(agent) : AgentDocument.parse(draft.document)
  return withInherited(saved, inherited)
}

/** Equal for equal documents alone: the schema puts every key in one order. */
export function hashDocument(document: AgentDocument): string {
  return createHash('sha256')
    .update(JSON.stringify(AgentDocument.parse(document)))
    .digest('hex')
}

export function isSameDocument(one: AgentDocument, other: AgentDocument): boolean {
  return hashDocument(one) === hashDocument(other)
}

type Plain = Record<string, unknown>

/** What differs, by dotted path, for the audit log: `{ 'brief.personality.name': 'Sage' }` of either side. */
export function findChanges(before: AgentDocument, after: AgentDocument): { before: Plain; after: Plain } {
  const old = flatten(before)
  const changed = [...flatten(after)].filter(([path, value]) => old.get(path) !== value)
  return {
    before: Object.fromEntries(changed.map(([path]) => [path, old.get(path) ?? null])),
    after: Object.fromEntries(changed),
  }
}

/** Lists count as one value. */
function flatten(value: object, path = ''): Map<string, unknown> {
  const flat = new Map<string, unknown>()
  for (const [key, inner] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`
    if (Array.isArray(inner)) flat.set(at, inner.join(', '))
    else if (typeof inner === 'object' && inner !== null)
      for (const [deep, found] of flatten(inner, at)) flat.set(deep, found)
    else flat.set(at, inner)
  }
  return flat
}
