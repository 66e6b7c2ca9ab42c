import type { AgentBrief } from '#contract/agent.ts'
import type { StoreProfile } from '#contract/store-profile.ts'
import type { Turn } from '#contract/turn.ts'
import type { WidgetTheme } from '#contract/widget-config.ts'
import type { Store } from '#concierge/open-store.ts'
import type { PastMessage } from '#concierge/ports.ts'
import type { Database, TenantTrx } from '#server/db/database.ts'

/** A shop as an agent of it works: the same that shoppers meet, with the brief and the theme that are being tried. */
export type TriedShop = {
  tenantId: string
  agentId: string
  agentKey: string
  store: Store
  profile: StoreProfile
  brief: AgentBrief
  theme: WidgetTheme
  catalogAt: Date | null
}

export type TriedTurn = {
  conversationId: string
  history: PastMessage[]
  text: string
  now: Date
  mayRecommend: boolean
}

/** One answer that is stored nowhere and counted in no figure. */
export type TryTurn = (shop: TriedShop, request: TriedTurn) => Promise<Turn>

export type AgentsDeps = {
  db: Database
  clock: () => Date
  openShop: (trx: TenantTrx, tenantId: string, agentId: string) => Promise<TriedShop | undefined>
  /** As shoppers are answered, by the configured model where there is one. */
  answerAsLive: TryTurn
  /** The built-in engine alone, with what the tenant has taught until now: the same question gets the same answer. */
  openBuiltIn: (tenantId: string) => Promise<TryTurn>
}
