import { HEARING_PROVIDERS, type HearingProvider } from '#contract/integration-providers.ts'
import type { TenantTrx } from '#server/db/database.ts'
import type { OutgoingEvent } from '#server/db/events.ts'
import { VendorError } from './connector.ts'
import { openCredentials } from './credentials.ts'
import type { IntegrationDeps } from './integration-deps.ts'
import { findIntegration, listIntegrationRows, updateIntegration } from './queries.ts'

const PREFIX = 'integration:'

/** The connections that hear of this event, by the names under which their deliveries go. */
export async function listHearers(
  deps: IntegrationDeps,
  trx: TenantTrx,
  tenantId: string,
  event: OutgoingEvent,
): Promise<string[]> {
  const rows = await listIntegrationRows(trx, tenantId)
  return rows
    .map((row) => hearingProvider(row.provider))
    .filter((provider) => provider !== null && deps.hearing[provider].hears(event))
    .map((provider) => `${PREFIX}${provider}`)
}

/** Tells one connection of an event, once; null when it is no longer connected. How it went shows on its card. */
export async function tellHearer(
  deps: IntegrationDeps,
  tenantId: string,
  told: { hearer: string; event: OutgoingEvent },
) {
  const provider = hearingProvider(told.hearer.slice(PREFIX.length))
  if (provider === null) return null
  const credentials = await deps.db.tenant(tenantId, async (trx) => {
    const row = await findIntegration(trx, tenantId, provider)
    return row === undefined ? null : openCredentials(trx, deps.sealer, row)
  })
  if (credentials === null) return null
  const outcome = await tell(() => deps.hearing[provider].tell(credentials, told.event))
  const change = { last_result: outcome.vendorResult, checked_at: deps.clock() }
  await deps.db.tenant(tenantId, (trx) => updateIntegration(trx, tenantId, provider, change))
  return outcome
}

async function tell(call: () => Promise<{ status: number }>) {
  try {
    const { status } = await call()
    return { vendorResult: 'ok', result: 'delivered' as const, statusCode: status, retryAfterMs: null }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    const { result: vendorResult, status: statusCode, retryAfterMs } = error
    const isKnown = vendorResult === 'rate_limited' || vendorResult === 'unreachable'
    return { vendorResult, result: isKnown ? vendorResult : ('refused' as const), statusCode, retryAfterMs }
  }
}

function hearingProvider(name: string): HearingProvider | null {
  return HEARING_PROVIDERS.find((provider) => provider === name) ?? null
}
