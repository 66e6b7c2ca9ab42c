import { randomUUIDv7 } from 'node:crypto'
import type { AgentBrief } from '#contract/agent.ts'
import type { Product } from '#contract/catalog.ts'
import type { StoreProfile } from '#contract/store-profile.ts'
import type { WidgetTheme } from '#contract/widget-config.ts'
import { createToken, hashToken } from '#server/http/tokens.ts'
import type { BothSides, PlatformTrx, TenantTrx } from './database.ts'
import { replaceProducts } from './products.ts'
import { type NewSubscription, openSubscription, plainTrial } from './subscriptions.ts'

export type NewTenant = {
  slug: string
  name: string
  timeZone: string
  profile: StoreProfile
  brief: AgentBrief
  theme: WidgetTheme
  /** The App settings entity of the specification. */
  settings: object
  menu: { products: readonly Product[]; source: string } | null
  now: Date
  /** What it pays for; a plain trial unless given. */
  subscription?: NewSubscription
  /** The demo tenant's own ids and keys; everyone else's are drawn. */
  demo?: CreatedTenant
}

export type CreatedTenant = { tenantId: string; agentId: string; agentKey: string; storeKey: string }

const PUBLIC_KEY_CHARS = 32
/** The first version is what the set-up of the shop made. */
const FIRST_PUBLISHER = 'Setup'

/** Makes a tenant with its subscription, settings, store, first active agent and store key, in the caller's transaction. The store key is shown this once. */
export async function createTenant(sides: BothSides, tenant: NewTenant): Promise<CreatedTenant> {
  const created = tenant.demo ?? drawKeys()
  await sides.platform((trx) => insertReferences(trx, tenant, created))
  await sides.tenant(created.tenantId, (trx) => insertShop(trx, tenant, created))
  await openSubscription(sides, created.tenantId, tenant.subscription ?? plainTrial(tenant.now))
  return created
}

function drawKeys(): CreatedTenant {
  return {
    tenantId: randomUUIDv7(),
    agentId: randomUUIDv7(),
    agentKey: drawAgentKey(),
    storeKey: createToken('sk_'),
  }
}

/** The public key of a new agent. */
export function drawAgentKey(): string {
  return createToken('ak_').slice(0, PUBLIC_KEY_CHARS)
}

async function insertReferences(trx: PlatformTrx, tenant: NewTenant, created: CreatedTenant): Promise<void> {
  const { tenantId, agentId, agentKey, storeKey } = created
  const { slug, name, now } = tenant
  await trx
    .insertInto('tenants')
    .values({
      id: tenantId,
      slug,
      name,
      status: 'active',
      time_zone: tenant.timeZone,
      is_demo: tenant.demo !== undefined,
      created_at: now,
    })
    .execute()
  await trx.insertInto('agent_keys').values({ agent_key: agentKey, tenant: tenantId, agent_id: agentId }).execute()
  await trx
    .insertInto('store_keys')
    .values({
      key_hash: hashToken(storeKey),
      tenant: tenantId,
      name: 'Store server',
      last_four: storeKey.slice(-4),
      created_at: now,
    })
    .execute()
}

async function insertShop(trx: TenantTrx, tenant: NewTenant, created: CreatedTenant): Promise<void> {
  const { tenantId, agentId, agentKey } = created
  const { brief, now } = tenant
  await trx
    .insertInto('settings')
    .values({ tenant_id: tenantId, version: 1, data: JSON.stringify(tenant.settings), updated_at: now })
    .execute()
  await trx
    .insertInto('stores')
    .values({
      tenant_id: tenantId,
      store_id: randomUUIDv7(),
      is_primary: true,
      profile: JSON.stringify(tenant.profile),
      updated_at: now,
    })
    .execute()
  await trx
    .insertInto('agents')
    .values({
      tenant_id: tenantId,
      agent_id: agentId,
      agent_key: agentKey,
      name: brief.personality.name,
      description: '',
      status: 'active',
      brief: JSON.stringify(brief),
      theme: JSON.stringify(tenant.theme),
      published_version: 1,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await trx
    .insertInto('agent_versions')
    .values({
      tenant_id: tenantId,
      agent_id: agentId,
      version: 1,
      document: JSON.stringify({ brief, theme: tenant.theme }),
      published_by: FIRST_PUBLISHER,
      published_at: now,
      passed: null,
      probes: null,
      reason: null,
    })
    .execute()
  if (tenant.menu !== null) await replaceProducts(trx, tenantId, { ...tenant.menu, now })
}
