import { WidgetTheme } from '#contract/widget-config.ts'
import { DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR } from '#contract/widget-config.ts'
import type { Database } from '#server/db/database.ts'
import type { StaffContext } from '#server/http/context.ts'
import { countMembers, findActiveAgent, findCatalog, hasConversation, hasForeignConversation } from './queries.ts'

/** The looks that make an agent the shop's own. Names and texts are filled in at sign-up and prove nothing. */
const LOOKS = ['primaryColor', 'logoUrl', 'avatarUrl', 'iconSize', 'roundness', 'glowEffect', 'position'] as const
const SAMPLE_SOURCE = 'sample'

/** What has really been done of the five first steps, read from the rows that doing them leaves behind. */
export async function getOnboarding(deps: { db: Database; publicUrl: string }, { tenant }: StaffContext) {
  const facts = await deps.db.tenant(tenant.id, async (trx) => ({
    catalog: await findCatalog(trx, tenant.id),
    agent: await findActiveAgent(trx, tenant.id),
    widgetSeenLive: await hasForeignConversation(trx, tenant.id, deps.publicUrl),
    conversationHad: await hasConversation(trx, tenant.id),
  }))
  const members = await deps.db.platform((trx) => countMembers(trx, tenant.id))
  return {
    menuConnected:
      facts.catalog !== undefined && facts.catalog.product_count > 0 && facts.catalog.source !== SAMPLE_SOURCE,
    brandingChanged: facts.agent !== undefined && isBranded(WidgetTheme.parse(facts.agent.theme)),
    widgetSeenLive: facts.widgetSeenLive,
    teamInvited: members > 1,
    conversationHad: facts.conversationHad,
    agentKey: facts.agent?.agent_key ?? '',
  }
}

const SECONDARY_DEFAULTS: readonly string[] = [DEFAULT_SECONDARY_COLOR, WidgetTheme.parse({}).secondaryColor]

function isBranded(theme: WidgetTheme): boolean {
  const plain = WidgetTheme.parse({ primaryColor: DEFAULT_PRIMARY_COLOR })
  return LOOKS.some((look) => theme[look] !== plain[look]) || !SECONDARY_DEFAULTS.includes(theme.secondaryColor)
}
