import * as z from 'zod'
import { PLANS } from '#contract/plans.ts'
import { entitlementAt } from '#contract/entitlement.ts'
import type { Database } from '#server/db/database.ts'
import { standingOf } from '#server/db/standing-of.ts'
import { findSubscription } from '#server/db/subscriptions.ts'
import { AppError } from '#server/http/app-error.ts'
import type { StaffContext } from '#server/http/context.ts'
import {
  findActiveAgent,
  findLastSeen,
  findMenu,
  findOrigins,
  findPublishing,
  findWebsite,
  listConnections,
} from './queries.ts'
import type { ShopState } from './shop-state.ts'

export type SupportDeps = {
  db: Database
  publicUrl: string
  /** Where questions go that a person is to answer. */
  supportEmail: string
  version: string
  isWidgetServed: () => boolean
  isHealthy: () => Promise<boolean>
}

const SAMPLE_SOURCE = 'sample'
const Origins = z.array(z.string())

/** How the caller's dispensary stands, for the assistant to answer from. */
export async function readShopState(deps: SupportDeps, { tenant, now }: StaffContext): Promise<ShopState> {
  return deps.db.bothSides(async (sides) => {
    const above = await sides.platform(async (trx) => ({
      origins: await findOrigins(trx, tenant.id),
      subscription: await findSubscription(trx, tenant.id),
    }))
    if (above.subscription === undefined) throw new AppError('not_found')
    const own = await sides.tenant(tenant.id, async (trx) => {
      const agent = await findActiveAgent(trx, tenant.id)
      return {
        agent,
        lastSeenAt: await findLastSeen(trx, tenant.id, deps.publicUrl),
        website: await findWebsite(trx, tenant.id),
        menu: await findMenu(trx, tenant.id),
        connections: await listConnections(trx, tenant.id),
        publishing:
          agent === undefined
            ? { publishedAt: null, draftSavedAt: null }
            : await findPublishing(trx, tenant.id, agent.agent_id),
      }
    })
    const { subscription } = above
    return {
      lastSeenAt: own.lastSeenAt,
      allowedOrigins: Origins.parse(above.origins?.origins ?? []),
      websiteOrigin: originOf(own.website),
      agentName: own.agent?.name ?? null,
      ...own.publishing,
      menu: own.menu === undefined ? null : toMenu(own.menu),
      connections: own.connections.map(toConnection),
      plan: {
        name: PLANS[subscription.plan].name,
        isTrial: subscription.status === 'trialing',
        trialEndsAt: subscription.trial_ends_at,
        periodEndsAt: subscription.current_period_ends_at,
        entitlement: entitlementAt(standingOf(subscription), now),
      },
      isWidgetServed: deps.isWidgetServed(),
    }
  })
}

function originOf(website: string | null): string | null {
  if (website === null || website === '') return null
  const url = URL.parse(/^https?:/.test(website) ? website : `https://${website}`)
  return url === null ? null : url.origin
}

function toMenu(row: { product_count: number; imported_at: Date; source: string }): ShopState['menu'] {
  return { products: row.product_count, importedAt: row.imported_at, isSample: row.source === SAMPLE_SOURCE }
}

const NAMES: Record<string, string> = {
  shopify: 'Shopify',
  bigcommerce: 'BigCommerce',
  'dutchie-pos': 'Dutchie POS',
  woocommerce: 'WooCommerce',
  'custom-api': 'The Custom API',
  'google-analytics': 'Google Analytics 4',
  mailchimp: 'Mailchimp',
  slack: 'Slack',
  webhooks: 'Automation webhooks',
}

/** What helps, by the result of the last look. */
const ADVICE: Record<string, string> = {
  bad_credentials: 'Its key was refused: save a new one.',
  missing_permission: 'Its key lacks a permission.',
  unreachable: 'It did not answer.',
  not_a_store: 'Something else answered at its address.',
  rate_limited: 'It asked us to wait.',
  empty: 'It has no products for sale.',
}

function toConnection(row: { provider: string; last_result: string; is_menu_source: boolean }) {
  return {
    name: NAMES[row.provider] ?? row.provider,
    isWorking: row.last_result === 'ok',
    advice: ADVICE[row.last_result] ?? '',
    isMenuSource: row.is_menu_source,
  }
}
